import type { Prompt, PromptPart } from 'gatewright/stub'
import type { CreateResponseRequest } from 'gatewright/types/responses'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../../../runtime/problem.ts'
import type { ConversationItem } from '../../../../server-stub/handlers/responses/conversation.ts'
import { decodePrompt } from '../../../../server-stub/handlers/responses/decode.ts'
import { getPrompt } from '../../../mock/simulator/text/ask.ts'

function prompt(request: Partial<CreateResponseRequest>, items: readonly ConversationItem[] = []): Prompt {
  return decodePrompt({ model: 'm', input: '', ...request }, items)
}

const user = (...parts: PromptPart[]) => ({ role: 'user', parts })
const assistant = (...parts: PromptPart[]) => ({ role: 'assistant', parts })
const words = (text: string): PromptPart => ({ type: 'text', text })
const png = 'iVBORw0KGgo='

test('a minimal request', () => {
  expect(prompt({}, [{ role: 'user', content: 'Hi' }])).toEqual(getPrompt('Hi', { model: 'm' }))
})

test('instructions precede system and developer messages, whose pictures move to a user turn', () => {
  const picture = { type: 'input_image' as const, file_id: 'file-1' }
  const items: ConversationItem[] = [
    { role: 'system', content: 'B' },
    { role: 'user', content: 'Hi' },
    { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'C' }, picture] },
  ]
  const shown: PromptPart = { type: 'media', mediaType: 'image/*', fileId: 'file-1' }
  const turns = [user(words('Hi'), shown)]
  expect(prompt({ instructions: 'A' }, items)).toMatchObject({ instructions: 'A\n\nB\n\nC', turns })
})

describe('items', () => {
  const media = (mediaType: string, more: object) => ({ type: 'media', mediaType, ...more }) as PromptPart
  const call = (id: string, name: string, input: unknown) => assistant({ type: 'tool-call', id, name, input })
  const output = (id: string, text: string): PromptPart => ({ type: 'tool-result', id, text, isError: false })
  const image = (image_url: string) => ({ type: 'input_image' as const, image_url })
  const called = { type: 'function_call', name: 'f' } as const
  const screen = { type: 'computer_screenshot', image_url: `data:image/png;base64,${png}` } as const
  const action = { type: 'click', x: 1 } as const
  const computer = { type: 'computer_call', id: 'cu_1', call_id: 'call_2', status: 'completed' } as const
  const search = { type: 'file_search_call' as const, id: 'fs_1', queries: ['q'], status: 'completed' as const }
  const pdf = 'data:application/pdf;base64,JVBE'
  const seen = media('image/png', { data: png })

  test.each<[string, ConversationItem, unknown[]]>([
    ['input_text', { type: 'input_text', text: 'a' }, [user(words('a'))]],
    ['output_text', { type: 'output_text', text: 'a', annotations: [] }, [assistant(words('a'))]],
    ['refusal', { type: 'refusal', refusal: 'no' }, [assistant(words('no'))]],
    ['an image by address', image('https://a.example/'), [user(media('image/*', { url: 'https://a.example/' }))]],
    ['an image as data', image(`data:image/png;base64,${png}`), [user(seen)]],
    ['an image as data, in upper case', image(`DATA:IMAGE/PNG;BASE64,${png}`), [user(seen)]],
    ['an image by id', { type: 'input_image', file_id: 'file-1' }, [user(media('image/*', { fileId: 'file-1' }))]],
    ['an image without a picture', { type: 'input_image' }, []],
    [
      'a file as data',
      { type: 'input_file', filename: 'a.pdf', file_data: pdf },
      [user(media('application/pdf', { data: 'JVBE', title: 'a.pdf' }))],
    ],
    [
      'a file as data, in upper case',
      { type: 'input_file', file_data: 'data:Application/PDF;BASE64,JVBE' },
      [user(media('application/pdf', { data: 'JVBE' }))],
    ],
    ['a file by id', { type: 'input_file', file_id: 'f' }, [user(media('application/octet-stream', { fileId: 'f' }))]],
    ['a call', { ...called, call_id: 'call_1', arguments: '{"x":1}' }, [call('1', 'f', { x: 1 })]],
    ['a call with cut arguments', { ...called, call_id: 'mine', arguments: '{"x' }, [call('mine', 'f', '{"x')]],
    ['its output', { type: 'function_call_output', call_id: 'call_1', output: '{}' }, [user(output('1', '{}'))]],
    ['computer_call', { ...computer, action, pending_safety_checks: [] }, [call('2', 'computer', action)]],
    ['a screen', { type: 'computer_call_output', call_id: 'call_2', output: screen }, [user(output('2', ''), seen)]],
    [
      'file_search_call',
      { ...search, results: [{ text: 'T' }] },
      [call('fs_1', 'file-search', { queries: ['q'] }), user(output('fs_1', '[{"text":"T"}]'))],
    ],
    [
      'web_search_call',
      { type: 'web_search_call', id: 'ws_1', status: 'completed' },
      [call('ws_1', 'web-search', {}), user(output('ws_1', ''))],
    ],
    ['reasoning', { type: 'reasoning', id: 'rs_1', summary: [] }, []],
  ])('%s', (_, item, turns) => expect(prompt({}, [item]).turns).toEqual(turns))

  test('consecutive items of one role are one turn', () => {
    const items: ConversationItem[] = [
      { type: 'input_text', text: 'a' },
      { role: 'user', content: [{ type: 'input_text', text: 'b' }] },
      { role: 'assistant', content: 'c' },
    ]
    expect(prompt({}, items).turns).toEqual([user(words('a'), words('b')), assistant(words('c'))])
  })
})

test.each<[Partial<CreateResponseRequest>, Partial<Prompt>]>([
  [{ max_output_tokens: 5 }, { maxOutputTokens: 5 }],
  [{ temperature: 0, top_p: 0.5 }, { sampling: { temperature: 0, topP: 0.5 } }],
  [{ temperature: null, top_p: null }, { sampling: {} }],
  [{ text: { format: { type: 'json_object' } } }, { output: { type: 'json' } }],
  [
    { text: { format: { type: 'json_schema', name: 'n', schema: { type: 'object' } } } },
    { output: { type: 'json', schema: { type: 'object' } } },
  ],
  [{ reasoning: { effort: 'high' } }, { reasoning: { enabled: true, visible: true, effort: 'high' } }],
  [{ reasoning: {} }, { reasoning: { enabled: true, visible: true, effort: 'medium' } }],
  [{ parallel_tool_calls: false }, { toolChoice: { mode: 'auto', parallel: false } }],
  [{ tool_choice: 'none' }, { toolChoice: { mode: 'none', parallel: true } }],
])('settings: %j', (request, expected) => expect(prompt(request)).toMatchObject(expected))

const f = { type: 'function', name: 'f', parameters: { type: 'object' } } as const
const store = { type: 'file_search', vector_store_ids: ['vs'], max_num_results: 3 } as const
const dated = { type: 'web_search_preview_2025_03_11', search_context_size: 'low' } as const
const screen = { type: 'computer_use_preview', display_width: 8, display_height: 6, environment: 'browser' } as const

test('tools', () => {
  const bare = { type: 'function', name: 'g', parameters: null, strict: null } as const
  expect(prompt({ tools: [f, bare, { ...store, vector_store_ids: ['vs'] }, dated, screen] }).tools).toEqual([
    { type: 'function', name: 'f', description: '', schema: { type: 'object' } },
    { type: 'function', name: 'g', description: '', schema: { type: 'object', properties: {} } },
    { type: 'file-search', maxResults: 3, options: { vector_store_ids: ['vs'], max_num_results: 3 } },
    { type: 'web-search', options: { search_context_size: 'low' } },
    { type: 'computer', width: 8, height: 6, options: { environment: 'browser' } },
  ])
})

test.each<[string, Partial<CreateResponseRequest>, object]>([
  ['any', { tools: [f], tool_choice: 'required' }, { mode: 'required' }],
  ['function', { tools: [f], tool_choice: { type: 'function', name: 'f' } }, { mode: 'named', name: 'f' }],
  ['web', { tools: [dated], tool_choice: { type: 'web_search_preview' } }, { mode: 'named', name: 'web-search' }],
  ['screen', { tools: [screen], tool_choice: { type: 'computer_use_preview' } }, { mode: 'named', name: 'computer' }],
])('choice of %s', (_, request, expected) => {
  expect(prompt(request).toolChoice).toEqual({ ...expected, parallel: true })
})

test.each<[Partial<CreateResponseRequest>, string]>([
  [{ tools: [f], tool_choice: { type: 'function', name: 'g' } }, 'tool_choice.name'],
  [{ tools: [f], tool_choice: { type: 'file_search' } }, 'tool_choice.type'],
  [{ tool_choice: 'required' }, 'tool_choice'],
])('refused: choice %j', (request, param) => {
  const refused = expect(() => prompt(request))
  refused.toThrow(Problem)
  refused.toThrow(expect.objectContaining({ violations: [expect.objectContaining({ param })] }))
})
