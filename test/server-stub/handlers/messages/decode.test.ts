import type { Prompt, PromptPart } from 'gatewright/stub'
import type {
  CreateMessageRequest,
  MessageDocumentSource,
  MessageRequestBlock,
  MessageTool,
} from 'gatewright/types/messages'
import { describe, expect, test } from 'vitest'
import { CreateMessageRequest as isRequest } from '../../../../generated/validators/messages.js'
import { Problem } from '../../../../runtime/problem.ts'
import { decodePrompt } from '../../../../server-stub/handlers/messages/decode.ts'
import { getPrompt } from '../../../mock/simulator/text/ask.ts'

const least: CreateMessageRequest = { model: 'm', max_tokens: 64, messages: [{ role: 'user', content: 'Hi' }] }
const png = 'iVBORw0KGgo='
const picture: MessageRequestBlock = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } }
const seen: PromptPart = { type: 'media', mediaType: 'image/png', data: png }
const call: MessageRequestBlock = { type: 'tool_use', id: 'toolu_1', name: 'look', input: { at: 'it' } }
const called: PromptPart = { type: 'tool-call', id: 'toolu_1', name: 'look', input: { at: 'it' } }
const look: MessageTool = { name: 'look', description: 'Looks.', input_schema: { type: 'object' } }

/** The prompt of a request that the contract allows. */
function prompt(request: Partial<CreateMessageRequest>): Prompt {
  const body = { ...least, ...request }
  expect(isRequest(body), JSON.stringify(isRequest.errors)).toBe(true)
  return decodePrompt(body)
}

const words = (text: string): PromptPart => ({ type: 'text', text })
const textBlock = (text: string) => ({ type: 'text' as const, text })

function toProblem(request: Partial<CreateMessageRequest>): Problem {
  try {
    prompt(request)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('That was no problem.')
}

test('a minimal request', () => expect(prompt({})).toEqual(getPrompt('Hi', { model: 'm', maxOutputTokens: 64 })))

const cached = { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } } as const

test.each<[string, CreateMessageRequest['system'] & {}, string]>([
  ['a string', 'Be brief.', 'Be brief.'],
  ['an empty string', '', ''],
  ['blocks', [cached, { type: 'text', text: 'Be kind.' }], 'Be brief.\nBe kind.'],
])('system as %s', (_, system, instructions) => expect(prompt({ system })).toMatchObject({ instructions }))

test('sampling and stop sequences', () => {
  const request = { temperature: 0.3, top_p: 0.9, top_k: 40, stop_sequences: ['END', '###'] }
  expect(prompt(request)).toMatchObject({
    sampling: { temperature: 0.3, topP: 0.9, topK: 40 },
    stopSequences: ['END', '###'],
  })
})

test.each([
  [{ format: { type: 'json_schema', schema: { type: 'null' } } } as const, { type: 'json', schema: { type: 'null' } }],
  [{ format: null }, { type: 'text' }],
  [{}, { type: 'text' }],
])('the format of output_config %j', (output_config, output) => {
  expect(prompt({ output_config })).toMatchObject({ output })
})

const cache_control = { type: 'ephemeral' } as const
const result = (id: string, text: string, isError = false): PromptPart => ({ type: 'tool-result', id, text, isError })
const paper = (source: MessageDocumentSource, more: object = {}) => ({ type: 'document' as const, source, ...more })
const pdf = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' } as const
const link = { type: 'url', url: 'https://a.example/a.pdf' } as const
const tale = { type: 'text', media_type: 'text/plain', data: 'Once.' } as const
const media = (more: object) => ({ type: 'media', mediaType: 'application/pdf', ...more }) as PromptPart
const described = { title: 'Tale', context: 'Old.', citations: { enabled: true } }

describe('blocks', () => {
  test.each<[string, MessageRequestBlock, PromptPart[]]>([
    ['text', { type: 'text', text: 'a', cache_control }, [words('a')]],
    ['image', picture, [seen]],
    ['tool_use', call, [called]],
    ['a PDF', paper(pdf, { title: 'Plan' }), [media({ data: 'JVBERi0=', title: 'Plan' })]],
    ['one by its address', paper(link, { title: null, context: 'A.' }), [words('A.'), media({ url: link.url })]],
    ['a plain text document', paper(tale, described), [words('Tale'), words('Old.'), words('Once.')]],
    ['one of blocks', paper({ type: 'content', content: [textBlock('See:'), picture] }), [words('See:'), seen]],
    ['a document as a string', paper({ type: 'content', content: 'Whole.' }), [words('Whole.')]],
    ['thinking', { type: 'thinking', thinking: 'Hm.', signature: 'abc' }, []],
    ['redacted thinking', { type: 'redacted_thinking', data: 'abc' }, []],
  ])('%s', (_, block, parts) => {
    const content = [textBlock('First.'), block, textBlock('Last.')]
    const { turns } = prompt({ messages: [{ role: 'user', content }] })
    expect(turns).toEqual([{ role: 'user', parts: [words('First.'), ...parts, words('Last.')] }])
  })

  test.each<
    [string, Omit<Extract<MessageRequestBlock, { type: 'tool_result' }>, 'type' | 'tool_use_id'>, PromptPart[]]
  >([
    ['a string', { content: '19' }, [result('toolu_1', '19')]],
    ['nothing', { content: '' }, [result('toolu_1', '')]],
    ['a failure', { content: 'No.', is_error: true }, [result('toolu_1', 'No.', true)]],
    ['blocks', { content: [textBlock('a'), picture, textBlock('b')] }, [result('toolu_1', 'a\nb'), seen]],
  ])('a tool result of %s', (_, given, parts) => {
    const content = [{ type: 'tool_result', tool_use_id: 'toolu_1', ...given } as const]
    const { turns } = prompt({
      messages: [
        { role: 'assistant', content: [call] },
        { role: 'user', content },
      ],
    })
    expect(turns).toEqual([
      { role: 'assistant', parts: [called] },
      { role: 'user', parts },
    ])
  })
})

describe('turns', () => {
  type Content = CreateMessageRequest['messages'][number]['content']
  const user = (content: Content) => ({ role: 'user' as const, content })
  const assistant = (content: Content) => ({ role: 'assistant' as const, content })

  test('consecutive messages of one role are one turn', () => {
    const messages = [user('a'), user([textBlock('b')]), assistant('c'), assistant('d'), user('e')]
    const { turns } = prompt({ messages })
    expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(turns.map(({ parts }) => parts)).toEqual([[words('a'), words('b')], [words('c'), words('d')], [words('e')]])
  })

  test('empty messages are merged with their neighbours', () => {
    const messages = [user('a'), assistant([{ type: 'redacted_thinking', data: 'abc' }]), user('b')]
    expect(prompt({ messages }).turns).toEqual([{ role: 'user', parts: [words('a'), words('b')] }])
  })

  test('any number and order is accepted', () => {
    expect(prompt({ messages: [] }).turns).toEqual([])
    expect(prompt({ messages: [{ role: 'assistant', content: 'I' }] }).turns).toHaveLength(1)
  })
})

describe('tools', () => {
  const computer = { type: 'computer_20241022', name: 'computer', display_width_px: 80, display_height_px: 60 } as const
  const wanting = (name: string, ...required: string[]) => ({ type: 'function', name, schema: { required } })

  test.each<[string, MessageTool, object]>([
    ['look', look, { type: 'function', name: 'look', description: 'Looks.', schema: { type: 'object' } }],
    ['custom', { type: 'custom', name: 'go', input_schema: {} }, { name: 'go', description: '', schema: {} }],
    ['computer', { ...computer, display_number: 1, cache_control }, { type: 'computer', width: 80, height: 60 }],
    ['bash', { type: 'bash_20241022', name: 'bash' }, wanting('bash', 'command')],
  ])('%s', (_, tool, expected) => expect(prompt({ tools: [tool] }).tools).toMatchObject([expected]))

  test('the editor has the arguments of all its commands', () => {
    const [tool] = prompt({ tools: [{ type: 'text_editor_20241022', name: 'str_replace_editor' }] }).tools
    expect(tool).toMatchObject({
      name: 'str_replace_editor',
      schema: {
        required: ['command', 'path'],
        properties: {
          command: { enum: ['view', 'create', 'str_replace', 'insert', 'undo_edit'] },
          path: { type: 'string' },
          view_range: { type: 'array', items: { type: 'integer' } },
          file_text: { type: 'string' },
          old_str: { type: 'string' },
          new_str: { type: 'string' },
          insert_line: { type: 'integer' },
        },
      },
    })
  })

  const named = { type: 'tool', name: 'look' } as const
  const single = { disable_parallel_tool_use: true }

  test.each<[boolean, CreateMessageRequest['tool_choice'] & {}, object]>([
    [true, { type: 'auto' }, { mode: 'auto' }],
    [false, { type: 'auto', ...single }, { mode: 'auto' }],
    [true, { type: 'any', disable_parallel_tool_use: false }, { mode: 'required' }],
    [false, { type: 'any', ...single }, { mode: 'required' }],
    [true, named, { mode: 'named', name: 'look' }],
    [false, { ...named, ...single }, { mode: 'named', name: 'look' }],
  ])('parallel %j of choice %j', (parallel, tool_choice, toolChoice) => {
    const tools = tool_choice.type === 'auto' ? [] : [look]
    expect(prompt({ tool_choice, tools }).toolChoice).toEqual({ ...toolChoice, parallel })
  })
})

test('thinking', () => {
  const read = (thinking: CreateMessageRequest['thinking'] & {}) => prompt({ thinking, max_tokens: 2048 }).reasoning
  const enabled = { enabled: true, visible: true, budgetTokens: 1024 }
  expect(read({ type: 'enabled', budget_tokens: 1024 })).toEqual(enabled)
  expect(read({ type: 'disabled' })).toEqual({ enabled: false, visible: false })
})

describe('refusals', () => {
  const said = { role: 'user', content: 'Hi' } as const
  const given = (id: string): MessageRequestBlock => ({ type: 'tool_result', tool_use_id: id, content: '' })
  const user = (...content: MessageRequestBlock[]) => ({ role: 'user' as const, content })
  const assistant = (...content: MessageRequestBlock[]) => ({ role: 'assistant' as const, content })
  const unknown = 'unknown-tool-use'

  test.each<[string, Partial<CreateMessageRequest>, param: string, variant?: string]>([
    ['no call', { messages: [said, assistant(call), user(given('2'))] }, 'messages[2].content[0].tool_use_id', unknown],
    [
      'before its call',
      { messages: [user(textBlock('a'), given('toolu_1')), assistant(call)] },
      'messages[0].content[1].tool_use_id',
      unknown,
    ],
    ['by the assistant', { messages: [said, assistant(call, given('toolu_1'))] }, 'messages[1].content[1].type'],
    ['any of no tools', { tool_choice: { type: 'any' } }, 'tool_choice'],
    ['any of an empty list', { tool_choice: { type: 'any' }, tools: [] }, 'tool_choice'],
    ['a tool of no tools', { tool_choice: { type: 'tool', name: 'look' } }, 'tool_choice'],
    ['another tool', { tool_choice: { type: 'tool', name: 'go' }, tools: [look] }, 'tool_choice.name'],
  ])('%s', (_, request, param, variant) => {
    const problem = toProblem(request)
    expect(problem).toMatchObject({ kind: 'invalid-request', variant, violations: [{ param }] })
    expect(problem.message.startsWith(`${param}: `)).toBe(true)
  })

  test('an unknown id is in the message', () => {
    expect(toProblem({ messages: [user(given('toolu_2'))] }).message).toContain('toolu_2')
  })
})
