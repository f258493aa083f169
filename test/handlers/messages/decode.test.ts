import { describe, expect, test } from 'vitest'
import type { CreateMessageRequest, MessageRequestBlock, MessageTool } from '../../../generated/types/messages.ts'
import { CreateMessageRequest as isRequest } from '../../../generated/validators/messages.js'
import { Problem } from '../../../server-stub/core/problem.ts'
import { decodePrompt } from '../../../server-stub/handlers/messages/decode.ts'
import type { Prompt, PromptPart, ToolChoice } from '../../../server-stub/ports/text-model.ts'

const least: CreateMessageRequest = { model: 'm', max_tokens: 64, messages: [{ role: 'user', content: 'Hi' }] }
const png = 'iVBORw0KGgo='
const picture: MessageRequestBlock = {
  type: 'image',
  source: { type: 'base64', media_type: 'image/png', data: png },
}
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

function words(text: string): PromptPart {
  return { type: 'text', text }
}

function toProblem(request: Partial<CreateMessageRequest>): Problem {
  try {
    prompt(request)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('That was no problem.')
}

test('the least request', () => {
  expect(prompt({})).toEqual({
    model: 'm',
    instructions: '',
    turns: [{ role: 'user', parts: [words('Hi')] }],
    tools: [],
    toolChoice: { mode: 'auto', parallel: true },
    output: { type: 'text' },
    reasoning: { enabled: false, visible: false },
    sampling: {},
    maxOutputTokens: 64,
    stopSequences: [],
    candidates: 1,
  })
})

test.each<[string, CreateMessageRequest['system'] & {}, string]>([
  ['a string', 'Be brief.', 'Be brief.'],
  ['an empty string', '', ''],
  [
    'blocks',
    [
      { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'Be kind.' },
    ],
    'Be brief.\nBe kind.',
  ],
])('system as %s', (_, system, instructions) => {
  expect(prompt({ system })).toMatchObject({ instructions })
})

test('how to sample and when to stop', () => {
  const request = { temperature: 0.3, top_p: 0.9, top_k: 40, stop_sequences: ['END', '###'] }
  expect(prompt(request)).toMatchObject({
    sampling: { temperature: 0.3, topP: 0.9, topK: 40 },
    stopSequences: ['END', '###'],
  })
})

describe('blocks', () => {
  test.each<[string, MessageRequestBlock, PromptPart[]]>([
    ['text', { type: 'text', text: 'a', cache_control: { type: 'ephemeral' } }, [words('a')]],
    ['image', picture, [seen]],
    ['tool_use', call, [called]],
    [
      'a PDF',
      { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' }, title: 'Plan' },
      [{ type: 'media', mediaType: 'application/pdf', data: 'JVBERi0=', title: 'Plan' }],
    ],
    [
      'a document by its address, with what to know about it',
      { type: 'document', source: { type: 'url', url: 'https://a.example/a.pdf' }, title: null, context: 'A draft.' },
      [words('A draft.'), { type: 'media', mediaType: 'application/pdf', url: 'https://a.example/a.pdf' }],
    ],
    [
      'a plain text document',
      {
        type: 'document',
        source: { type: 'text', media_type: 'text/plain', data: 'Once.' },
        title: 'Tale',
        context: 'Old.',
        citations: { enabled: true },
      },
      [words('Tale'), words('Old.'), words('Once.')],
    ],
    [
      'a document of blocks',
      { type: 'document', source: { type: 'content', content: [{ type: 'text', text: 'See:' }, picture] } },
      [words('See:'), seen],
    ],
    ['a document as a string', { type: 'document', source: { type: 'content', content: 'Whole.' } }, [words('Whole.')]],
    ['thinking', { type: 'thinking', thinking: 'Hm.', signature: 'abc' }, []],
    ['redacted thinking', { type: 'redacted_thinking', data: 'abc' }, []],
  ])('%s', (_, block, parts) => {
    const messages: CreateMessageRequest['messages'] = [
      { role: 'user', content: [{ type: 'text', text: 'First.' }, block, { type: 'text', text: 'Last.' }] },
    ]
    expect(prompt({ messages }).turns).toEqual([{ role: 'user', parts: [words('First.'), ...parts, words('Last.')] }])
  })

  test.each<
    [string, Omit<Extract<MessageRequestBlock, { type: 'tool_result' }>, 'type' | 'tool_use_id'>, PromptPart[]]
  >([
    ['a string', { content: '19' }, [{ type: 'tool-result', id: 'toolu_1', text: '19', isError: false }]],
    ['nothing', { content: '' }, [{ type: 'tool-result', id: 'toolu_1', text: '', isError: false }]],
    [
      'a failure',
      { content: 'No.', is_error: true },
      [{ type: 'tool-result', id: 'toolu_1', text: 'No.', isError: true }],
    ],
    [
      'text and a picture',
      { content: [{ type: 'text', text: 'a' }, picture, { type: 'text', text: 'b' }] },
      [{ type: 'tool-result', id: 'toolu_1', text: 'a\nb', isError: false }, seen],
    ],
  ])('a tool result of %s', (_, result, parts) => {
    const messages: CreateMessageRequest['messages'] = [
      { role: 'assistant', content: [call] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', ...result }] },
    ]
    expect(prompt({ messages }).turns).toEqual([
      { role: 'assistant', parts: [called] },
      { role: 'user', parts },
    ])
  })
})

describe('turns', () => {
  test('messages of one role in a row are one turn', () => {
    const messages: CreateMessageRequest['messages'] = [
      { role: 'user', content: 'a' },
      { role: 'user', content: [{ type: 'text', text: 'b' }] },
      { role: 'assistant', content: 'c' },
      { role: 'assistant', content: 'd' },
      { role: 'user', content: 'e' },
    ]
    expect(prompt({ messages }).turns).toEqual([
      { role: 'user', parts: [words('a'), words('b')] },
      { role: 'assistant', parts: [words('c'), words('d')] },
      { role: 'user', parts: [words('e')] },
    ])
  })

  test('what is left empty joins its neighbors', () => {
    const messages: CreateMessageRequest['messages'] = [
      { role: 'user', content: 'a' },
      { role: 'assistant', content: [{ type: 'redacted_thinking', data: 'abc' }] },
      { role: 'user', content: 'b' },
    ]
    expect(prompt({ messages }).turns).toEqual([{ role: 'user', parts: [words('a'), words('b')] }])
  })

  test('neither a count nor an order is demanded', () => {
    expect(prompt({ messages: [] }).turns).toEqual([])
    expect(prompt({ messages: [{ role: 'assistant', content: 'I' }] }).turns).toHaveLength(1)
  })
})

describe('tools', () => {
  test.each<[MessageTool, object]>([
    [look, { type: 'function', name: 'look', description: 'Looks.', schema: { type: 'object' } }],
    [
      { type: 'custom', name: 'go', input_schema: {}, cache_control: { type: 'ephemeral' } },
      { type: 'function', name: 'go', description: '', schema: {} },
    ],
    [
      { type: 'computer_20241022', name: 'computer', display_width_px: 80, display_height_px: 60, display_number: 1 },
      { type: 'computer', width: 80, height: 60 },
    ],
    [
      { type: 'bash_20241022', name: 'bash' },
      { type: 'function', name: 'bash', schema: { required: ['command'] } },
    ],
    [
      { type: 'text_editor_20241022', name: 'str_replace_editor' },
      { type: 'function', name: 'str_replace_editor', schema: { required: ['command', 'path'] } },
    ],
  ])('%j', (tool, expected) => {
    expect(prompt({ tools: [tool] }).tools).toMatchObject([expected])
  })

  test.each<[CreateMessageRequest['tool_choice'] & {}, ToolChoice]>([
    [{ type: 'auto' }, { mode: 'auto', parallel: true }],
    [
      { type: 'auto', disable_parallel_tool_use: true },
      { mode: 'auto', parallel: false },
    ],
    [
      { type: 'any', disable_parallel_tool_use: false },
      { mode: 'required', parallel: true },
    ],
    [
      { type: 'any', disable_parallel_tool_use: true },
      { mode: 'required', parallel: false },
    ],
    [
      { type: 'tool', name: 'look' },
      { mode: 'named', name: 'look', parallel: true },
    ],
    [
      { type: 'tool', name: 'look', disable_parallel_tool_use: true },
      { mode: 'named', name: 'look', parallel: false },
    ],
  ])('choice %j', (tool_choice, toolChoice) => {
    expect(prompt({ tool_choice, tools: [look] }).toolChoice).toEqual(toolChoice)
  })

  test('auto without tools is no rule broken', () => {
    expect(prompt({ tool_choice: { type: 'auto' } }).toolChoice).toMatchObject({ mode: 'auto' })
  })
})

test.each<[CreateMessageRequest['thinking'] & {}, Prompt['reasoning']]>([
  [
    { type: 'enabled', budget_tokens: 1024 },
    { enabled: true, visible: true, budgetTokens: 1024 },
  ],
  [{ type: 'disabled' }, { enabled: false, visible: false }],
])('thinking %j', (thinking, reasoning) => {
  expect(prompt({ thinking, max_tokens: 2048 }).reasoning).toEqual(reasoning)
})

describe('refusals', () => {
  const result: MessageRequestBlock = { type: 'tool_result', tool_use_id: 'toolu_2', content: '' }
  const asked = { role: 'user', content: 'Hi' } as const

  test.each<[string, Partial<CreateMessageRequest>, string, string | undefined]>([
    [
      'a result of no call',
      { messages: [asked, { role: 'assistant', content: [call] }, { role: 'user', content: [result] }] },
      'messages[2].content[0].tool_use_id',
      'unknown-tool-use',
    ],
    [
      'a result before its call',
      {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'a' },
              { ...result, tool_use_id: 'toolu_1' },
            ],
          },
          { role: 'assistant', content: [call] },
        ],
      },
      'messages[0].content[1].tool_use_id',
      'unknown-tool-use',
    ],
    [
      'a result that the assistant gives',
      { messages: [asked, { role: 'assistant', content: [call, { ...result, tool_use_id: 'toolu_1' }] }] },
      'messages[1].content[1].type',
      undefined,
    ],
    ['any of no tools', { tool_choice: { type: 'any' } }, 'tool_choice', undefined],
    ['any of an empty list', { tool_choice: { type: 'any' }, tools: [] }, 'tool_choice', undefined],
    ['a tool of no tools', { tool_choice: { type: 'tool', name: 'look' } }, 'tool_choice', undefined],
    ['another tool', { tool_choice: { type: 'tool', name: 'go' }, tools: [look] }, 'tool_choice.name', undefined],
  ])('%s', (_, request, param, variant) => {
    const problem = toProblem(request)
    expect(problem).toMatchObject({ kind: 'invalid-request', variant, violations: [{ param }] })
    expect(problem.message.startsWith(`${param}: `)).toBe(true)
  })

  test('an unknown id is named', () => {
    const problem = toProblem({ messages: [{ role: 'user', content: [result] }] })
    expect(problem.message).toContain('toolu_2')
  })
})
