import type { Prompt, Sampling } from 'gatewright/stub'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { chatSupport } from '../../../../server-stub/adapters/upstream/chat-completions/encode-request.ts'
import { responsesSupport } from '../../../../server-stub/adapters/upstream/responses/encode-request.ts'
import type { PromptSupport } from '../../../../server-stub/adapters/upstream/unsupported.ts'
import { loadAddedContracts } from '../../../../server-stub/added-contracts.ts'
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

describe('a request with', async () => {
  const now = upstreamTests({ kind: 'chat-completions' })
  const added = await loadAddedContracts({ chatCompletions: true })

  const sendMessage = (more: object) => askMessages(now.request, more)
  const sendContent = (more: object) => {
    const contents = [{ parts: [{ text: 'Read https://a.example/' }] }]
    return now.request('/v1beta/models/m:generateContent', { json: { contents, ...more } })
  }
  const configure = (generationConfig: object) => sendContent({ generationConfig })
  const sendChat = (more: object) =>
    now.request('/v1/chat/completions', { json: { model: 'm', messages: user({ type: 'text', text: 'Hi' }), ...more } })
  const sendInput = (more: object) => now.request('/v1/responses', { json: { model: 'm', input: 'Hi', ...more } })

  const [chat, responses] = ['chat-completions', 'responses'] as const
  const both = [chat, responses]
  const byUrl = { type: 'document', source: { type: 'url', url: 'https://a.example/a.pdf' } }
  const computer = { type: 'computer_20241022', name: 'computer', display_width_px: 9, display_height_px: 9 }
  const audio = { parts: [{ inlineData: { mimeType: 'audio/ogg', data: 'AAAA' } }] }
  const choice = { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['a'] } }
  const user = (part: object) => [{ role: 'user', content: [part] }]
  const upload = user({ type: 'input_image', file_id: 'file-a', detail: 'auto' })
  const sound = user({ type: 'input_file', file_data: 'data:audio/ogg;base64,AAAA' })
  const cached = { cachedContent: 'cachedContents/a' }
  const code = { tools: [{ codeExecution: {} }] }
  const logprobs = { responseLogprobs: true }
  const speech = user({ type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } })
  const noTool = (kind: string) => `no tool of the kind ${kind}; leave it out, or declare a function`
  const noStops = 'stop sequences are not supported; remove them'
  const noLogprobs = 'log probabilities are not supported; do not request them'
  const oneCandidate = 'only one candidate is supported; send several requests'

  type Refusal = readonly [kinds: readonly (typeof both)[number][], body: object, message: string]
  const sentBy = (send: (body: object) => Promise<Response>, rows: readonly Refusal[], parent = '') =>
    rows.map(([kinds, body, message]) => [parent + message, kinds, () => send(body)] as const)

  test.each([
    ...sentBy(sendMessage, [
      [both, { messages: user(byUrl) }, 'messages: the model fetches no documents; send the document itself'],
      [[responses], { stop_sequences: ['END'] }, `stop_sequences: ${noStops}`],
      [[chat], { tools: [computer] }, `tools: the model has ${noTool('computer')}`],
    ]),
    ...sentBy(sendContent, [
      [both, { contents: [audio] }, 'contents: the model does not read audio/ogg; send text, images or PDF'],
      [both, cached, 'cachedContent: cached content is not supported; send the content itself'],
      [both, { tools: [{ urlContext: {} }] }, 'tools: the model reads no pages; send their text'],
      [[responses], code, 'tools: the model runs no code; leave the tool out, or declare a function'],
    ]),
    ...sentBy(
      configure,
      [
        [both, { responseModalities: ['IMAGE'] }, 'responseModalities: the model writes text only; ask for TEXT'],
        [both, choice, 'responseMimeType: the model writes text and JSON only; ask for JSON with an enum'],
        [[responses], { candidateCount: 2 }, `candidateCount: ${oneCandidate}`],
        [[responses], { stopSequences: ['END'] }, `stopSequences: ${noStops}`],
        [[responses], logprobs, `responseLogprobs: ${noLogprobs}`],
      ],
      'generationConfig.',
    ),
    ...sentBy(sendInput, [
      [[chat], { input: upload }, 'input: the model knows no uploaded images; send the image itself'],
      [both, { input: sound }, 'input: the model does not read audio/ogg; send text, images or PDF'],
      [[chat], { tools: [{ type: 'web_search_preview' }] }, `tools: the model has ${noTool('web-search')}`],
    ]),
    ...sentBy(sendChat, [
      [[responses], { stop: 'END' }, `stop: ${noStops}`],
      [[responses], { n: 2 }, `n: ${oneCandidate}`],
      [[responses], { logprobs: true }, `logprobs: ${noLogprobs}`],
      [[responses], { messages: speech }, 'messages: the model does not read audio/wav; send text, images or PDF'],
    ]),
  ])('`%s` is the refusal of what the format of %j lacks', async (message, kinds, send) => {
    for (const kind of kinds) {
      await now.over({ kind }, [], { added })
      const reply = await send()
      const { error } = (await reply.json()) as { error: object }
      const [param] = message.split(': ')
      expect([reply.status, error]).toMatchObject([400, { message, ...('param' in error ? { param } : {}) }])
      expect(now.upstream.received).toEqual([])
    }
  })

  const question = { role: 'user', parts: [{ text: 'Draw a cat' }] }
  const drawing = { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }] }
  const contents = [question, drawing, question]
  const safetySettings = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT', 'CIVIC_INTEGRITY'].map(
    (category) => ({ category: `HARM_CATEGORY_${category}`, threshold: 'BLOCK_NONE' }),
  )

  test.each([
    ['top K', chat, () => configure({ topK: 3 }), 'The model does not take top K, and ignores it.'],
    ['a seed', responses, () => configure({ seed: 3 }), 'The model takes no seed, and ignores it.'],
    ['a seed', chat, () => configure({ seed: 3 }), null],
    ['a drawing', chat, () => sendContent({ contents }), 'The model does not get the media of earlier answers.'],
    ['no filters', chat, () => sendContent({ safetySettings }), 'The model applies safety filters all the same.'],
  ] as const)('%s, which %s ignores, gets a warning: %#', async (_, kind, send, warning) => {
    await now.over({ kind })
    const end = 'event: response.completed\ndata: {"type":"response.completed","response":{"output":[]}}\n\n'
    now.upstream.answerWith(eventStream(kind === chat ? chunk('Hello', 'stop') : end))
    const reply = await send()
    expect([reply.status, reply.headers.get('gatewright-warning')]).toEqual([200, warning])
  })
})
