import type { Prompt, PromptPart } from 'gatewright/stub'
import { describe, expect, test } from 'vitest'
import type {
  ChatContentPart,
  ChatMessage,
  CreateChatCompletionRequest,
} from '../../../../generated/chat-completions/types/chat-completions.ts'
import { decodePrompt } from '../../../../server-stub/handlers/chat-completions/decode.ts'
import { getPrompt } from '../../../mock/simulator/text/ask.ts'
import { gateway } from './gateway.ts'

const hi: ChatMessage = { role: 'user', content: 'Hi' }

function decode(request: Partial<CreateChatCompletionRequest>): Prompt {
  return decodePrompt({ model: 'm', messages: [hi], ...request })
}

const words = (text: string): PromptPart => ({ type: 'text', text })
const user = (...parts: PromptPart[]) => ({ role: 'user', parts })
const assistant = (...parts: PromptPart[]) => ({ role: 'assistant', parts })
const parameters = { type: 'object', properties: {} }
const offered = { type: 'function', function: { name: 'f', description: 'F.', parameters } } as const
const bare = { type: 'function', function: { name: 'g' } } as const
const tools = [offered, bare]

test('a minimal request', () => expect(decode({})).toEqual(getPrompt('Hi', { model: 'm' })))

test.each<[string, Partial<CreateChatCompletionRequest>, Partial<Prompt>]>([
  ['max_completion_tokens', { max_completion_tokens: 5 }, { maxOutputTokens: 5 }],
  ['max_tokens', { max_tokens: 6 }, { maxOutputTokens: 6 }],
  ['the newer limit before the older', { max_completion_tokens: 5, max_tokens: 6 }, { maxOutputTokens: 5 }],
  ['sampling', { temperature: 0, top_p: 0.5, seed: 3 }, { sampling: { temperature: 0, topP: 0.5, seed: 3 } }],
  ['a stop sequence', { stop: 'a' }, { stopSequences: ['a'] }],
  ['stop sequences', { stop: ['a', 'b'] }, { stopSequences: ['a', 'b'] }],
  ['n', { n: 3 }, { candidates: 3 }],
  ['logprobs', { logprobs: true }, { logprobs: 0 }],
  ['top_logprobs', { logprobs: true, top_logprobs: 4 }, { logprobs: 4 }],
  ['nulls', { temperature: null, top_p: null, seed: null, stop: null, n: null, logprobs: null }, {}],
  ['no effort', { reasoning_effort: 'none' }, {}],
  ['little effort', { reasoning_effort: 'minimal' }, { reasoning: { enabled: true, visible: false, effort: 'low' } }],
  ['most effort', { reasoning_effort: 'xhigh' }, { reasoning: { enabled: true, visible: false, effort: 'high' } }],
  ['another effort', { reasoning_effort: 'odd' }, { reasoning: { enabled: true, visible: false, effort: 'medium' } }],
  ['text', { response_format: { type: 'text' } }, {}],
  ['an object', { response_format: { type: 'json_object' } }, { output: { type: 'json' } }],
  ['no schema', { response_format: { type: 'json_schema', json_schema: { name: 'a' } } }, { output: { type: 'json' } }],
  [
    'a schema',
    { response_format: { type: 'json_schema', json_schema: { name: 'a', schema: parameters } } },
    { output: { type: 'json', schema: parameters, place: 'response_format.json_schema.schema' } },
  ],
])('%s', (_, request, expected) => expect(decode(request)).toEqual(getPrompt('Hi', { model: 'm', ...expected })))

test('tools, with an empty schema if they have none', () => {
  expect(decode({ tools }).tools).toEqual([
    { type: 'function', name: 'f', description: 'F.', schema: parameters },
    { type: 'function', name: 'g', description: '', schema: parameters },
  ])
})

test.each<[string, Partial<CreateChatCompletionRequest>, Prompt['toolChoice']]>([
  ['by default', {}, { mode: 'auto', parallel: true }],
  ['one at a time', { parallel_tool_calls: false }, { mode: 'auto', parallel: false }],
  ['none', { tool_choice: 'none' }, { mode: 'none', parallel: true }],
  ['any', { tool_choice: 'required' }, { mode: 'required', parallel: true }],
  ['a named one', { tool_choice: bare }, { mode: 'named', name: 'g', parallel: true }],
  [
    'some',
    { tool_choice: { type: 'allowed_tools', allowed_tools: { mode: 'required', tools: [bare] } } },
    { mode: 'required', allowed: ['g'], parallel: true },
  ],
])('a choice of tools: %s', (_, request, expected) =>
  expect(decode({ tools, ...request }).toolChoice).toEqual(expected),
)

describe('messages', () => {
  const part = (content: ChatContentPart): ChatMessage[] => [{ role: 'user', content: [content] }]
  const media = (more: object) => user({ type: 'media', ...more } as PromptPart)
  const called = { id: 'call_1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } } as const
  const call: PromptPart = { type: 'tool-call', id: '1', name: 'f', input: { a: 1 } }
  const result: PromptPart = { type: 'tool-result', id: '1', text: 'a\nb', isError: false }
  const texts = [{ type: 'text', text: 'a' } as const, { type: 'text', text: 'b' } as const]

  test.each<[string, ChatMessage[], readonly unknown[]]>([
    ['texts', [{ role: 'user', content: texts }], [user(words('a'), words('b'))]],
    ['a reply', [hi, { role: 'assistant', content: 'Yes' }], [user(words('Hi')), assistant(words('Yes'))]],
    ['a refusal', [{ role: 'assistant', content: null, refusal: 'No' }], [assistant(words('No'))]],
    ['a part', [{ role: 'assistant', content: [{ type: 'refusal', refusal: 'No' }] }], [assistant(words('No'))]],
    [
      'calls and results',
      [
        { role: 'assistant', tool_calls: [called] },
        { role: 'tool', tool_call_id: 'call_1', content: texts },
      ],
      [assistant(call), user(result)],
    ],
    [
      'the arguments of a call that was cut',
      [{ role: 'assistant', tool_calls: [{ ...called, function: { name: 'f', arguments: '{"a' } }] }],
      [assistant({ ...call, input: '{"a' } as PromptPart)],
    ],
    [
      'an image',
      part({ type: 'image_url', image_url: { url: 'https://a.example/b' } }),
      [media({ mediaType: 'image/*', url: 'https://a.example/b' })],
    ],
    [
      'image data',
      part({ type: 'image_url', image_url: { url: 'data:image/png;base64,iV' } }),
      [media({ mediaType: 'image/png', data: 'iV' })],
    ],
    [
      'wav',
      part({ type: 'input_audio', input_audio: { data: 'UklG', format: 'wav' } }),
      [media({ mediaType: 'audio/wav', data: 'UklG' })],
    ],
    [
      'mp3',
      part({ type: 'input_audio', input_audio: { data: 'SUQz', format: 'mp3' } }),
      [media({ mediaType: 'audio/mpeg', data: 'SUQz' })],
    ],
    [
      'a file',
      part({ type: 'file', file: { file_data: 'JVBE', filename: 'a' } }),
      [media({ mediaType: 'application/octet-stream', data: 'JVBE', title: 'a' })],
    ],
    [
      'an uploaded file',
      part({ type: 'file', file: { file_id: 'f' } }),
      [media({ mediaType: 'application/octet-stream', fileId: 'f' })],
    ],
  ])('%s', (_, messages, turns) => expect(decode({ messages })).toMatchObject({ turns, instructions: '' }))

  test('instructions are joined', () => {
    const messages: ChatMessage[] = [{ role: 'system', content: 'A' }, hi, { role: 'developer', content: texts }]
    expect(decode({ messages })).toMatchObject({ instructions: 'A\n\na\nb', turns: [user(words('Hi'))] })
  })
})

test.each([
  ['stream_options', { stream_options: {} }],
  ['top_logprobs', { top_logprobs: 1 }],
  ['tool_choice', { tool_choice: 'required' }],
  ['tool_choice.function.name', { tools, tool_choice: { type: 'function', function: { name: 'h' } } }],
  [
    'tool_choice.allowed_tools.tools[1].function.name',
    {
      tools,
      tool_choice: {
        type: 'allowed_tools',
        allowed_tools: { mode: 'auto', tools: [bare, { type: 'function', function: { name: 'h' } }] },
      },
    },
  ],
  [
    'tool_choice.allowed_tools.tools',
    { tools, tool_choice: { type: 'allowed_tools', allowed_tools: { mode: 'required', tools: [] } } },
  ],
  ['messages[0].tool_call_id', { messages: [{ role: 'tool', tool_call_id: 'x', content: '' }] }],
  ['messages[0].role', { messages: [{ role: 'function', name: 'f', content: '' }] }],
  ['messages', { messages: [] }],
  ['tools[0].type', { tools: [{ ...bare, type: 'custom' }] }],
  ['modalities[1]', { modalities: ['text', 'audio'] }],
  ['stop', { stop: ['a', 'b', 'c', 'd', 'e'] }],
  ['n', { n: 0 }],
  ['max_tokens', { max_tokens: 0 }],
])('a wrong %s is refused with its place', async (param, body) => {
  const { post, server, violations } = gateway()
  const reply = await post(body)
  expect([reply.status, reply.json()]).toMatchObject([400, { error: { type: 'invalid_request_error', param } }])
  expect(violations).toEqual([])
  await server.close()
})
