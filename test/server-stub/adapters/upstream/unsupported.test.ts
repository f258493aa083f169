import type { Prompt, Sampling } from 'gatewright/stub'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { chatSupport } from '../../../../server-stub/adapters/upstream/chat-completions/encode-request.ts'
import { responsesSupport } from '../../../../server-stub/adapters/upstream/responses/encode-request.ts'
import type { PromptSupport } from '../../../../server-stub/adapters/upstream/unsupported.ts'
import { chunk, eventStream } from '../../../support/recording-server.ts'
import { askMessages, upstreamTests } from './upstream-tests.ts'

test('a new member of the prompt or of its sampling does not compile before each format says what happens to it', () => {
  type WithMember = Prompt & { readonly mood: string }
  type WithSampling = Omit<Prompt, 'sampling'> & { readonly sampling: Sampling & { readonly minP?: number } }
  for (const support of [chatSupport, responsesSupport]) {
    expectTypeOf(support).toExtend<PromptSupport>()
    expectTypeOf(support).not.toExtend<PromptSupport<WithMember>>()
    expectTypeOf(support).not.toExtend<PromptSupport<WithSampling>>()
  }
})

describe('a request with', () => {
  const now = upstreamTests({ kind: 'chat-completions' })

  const sendMessage = (more: object) => askMessages(now.request, more)
  const sendContent = (more: object) => {
    const contents = [{ parts: [{ text: 'Read https://a.example/' }] }]
    return now.request('/v1beta/models/m:generateContent', { json: { contents, ...more } })
  }
  const configure = (generationConfig: object) => sendContent({ generationConfig })
  const sendInput = (more: object) => now.request('/v1/responses', { json: { model: 'm', input: 'Hi', ...more } })

  const [chat, responses] = ['chat-completions', 'responses'] as const
  const both = [chat, responses]
  const byUrl = [{ type: 'document', source: { type: 'url', url: 'https://a.example/a.pdf' } }]
  const audio = { parts: [{ inlineData: { mimeType: 'audio/ogg', data: 'AAAA' } }] }
  const choice = { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['a'] } }
  const upload = [{ role: 'user', content: [{ type: 'input_image', file_id: 'file-a', detail: 'auto' }] }]
  const sound = [{ role: 'user', content: [{ type: 'input_file', file_data: 'data:audio/ogg;base64,AAAA' }] }]

  test.each([
    [
      'a document by address',
      both,
      () => sendMessage({ messages: [{ role: 'user', content: byUrl }] }),
      'messages: the model fetches no documents; send the document itself',
    ],
    [
      'a stop sequence',
      [responses],
      () => sendMessage({ stop_sequences: ['END'] }),
      'stop_sequences: stop sequences are not supported; remove them',
    ],
    [
      'a computer',
      [chat],
      () =>
        sendMessage({
          tools: [{ type: 'computer_20241022', name: 'computer', display_width_px: 9, display_height_px: 9 }],
        }),
      'tools: the model has no tool of the kind computer; leave it out, or declare a function',
    ],
    [
      'audio',
      both,
      () => sendContent({ contents: [audio] }),
      'contents: the model does not read audio/ogg; send text, images or PDF',
    ],
    [
      'cached content',
      both,
      () => sendContent({ cachedContent: 'cachedContents/a' }),
      'cachedContent: cached content is not supported; send the content itself',
    ],
    [
      'pages',
      both,
      () => sendContent({ tools: [{ urlContext: {} }] }),
      'tools: the model reads no pages; send their text',
    ],
    [
      'code execution',
      [responses],
      () => sendContent({ tools: [{ codeExecution: {} }] }),
      'tools: the model runs no code; leave the tool out, or declare a function',
    ],
    [
      'pictures as output',
      both,
      () => configure({ responseModalities: ['IMAGE'] }),
      'generationConfig.responseModalities: the model writes text only; ask for TEXT',
    ],
    [
      'a choice as output',
      both,
      () => configure(choice),
      'generationConfig.responseMimeType: the model writes text and JSON only; ask for JSON with an enum',
    ],
    [
      'candidates',
      [responses],
      () => configure({ candidateCount: 2 }),
      'generationConfig.candidateCount: only one candidate is supported; send several requests',
    ],
    [
      'stop sequences',
      [responses],
      () => configure({ stopSequences: ['END'] }),
      'generationConfig.stopSequences: stop sequences are not supported; remove them',
    ],
    [
      'log probabilities',
      [responses],
      () => configure({ responseLogprobs: true }),
      'generationConfig.responseLogprobs: log probabilities are not supported; do not request them',
    ],
    [
      'an uploaded image',
      [chat],
      () => sendInput({ input: upload }),
      'input: the model knows no uploaded images; send the image itself',
    ],
    [
      'a sound',
      both,
      () => sendInput({ input: sound }),
      'input: the model does not read audio/ogg; send text, images or PDF',
    ],
    [
      'a search',
      [chat],
      () => sendInput({ tools: [{ type: 'web_search_preview' }] }),
      'tools: the model has no tool of the kind web-search; leave it out, or declare a function',
    ],
  ] as const)('%s that the format of %j lacks is refused by the name of its field', async (_, kinds, send, message) => {
    for (const kind of kinds) {
      await now.over({ kind })
      const reply = await send()
      expect([reply.status, await reply.json()]).toMatchObject([400, { error: { message } }])
      expect(now.upstream.received).toEqual([])
    }
  })

  const question = { role: 'user', parts: [{ text: 'Draw a cat' }] }
  const drawing = { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }] }
  const safetySettings = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT', 'CIVIC_INTEGRITY'].map(
    (category) => ({ category: `HARM_CATEGORY_${category}`, threshold: 'BLOCK_NONE' }),
  )

  test.each([
    ['top K', chat, () => configure({ topK: 3 }), 'The model does not take top K, and ignores it.'],
    ['a seed', responses, () => configure({ seed: 3 }), 'The model takes no seed, and ignores it.'],
    ['a seed', chat, () => configure({ seed: 3 }), null],
    [
      'a drawing of the model',
      chat,
      () => sendContent({ contents: [question, drawing, question] }),
      'The model does not get the media of earlier answers.',
    ],
    [
      'no safety filters',
      chat,
      () => sendContent({ safetySettings }),
      'The model applies safety filters all the same.',
    ],
  ] as const)('%s, which %s ignores, gets a warning: %#', async (_, kind, send, warning) => {
    await now.over({ kind })
    const end = 'event: response.completed\ndata: {"type":"response.completed","response":{"output":[]}}\n\n'
    now.upstream.answerWith(eventStream(kind === chat ? chunk('Hello', 'stop') : end))
    const reply = await send()
    expect([reply.status, reply.headers.get('gatewright-warning')]).toEqual([200, warning])
  })
})
