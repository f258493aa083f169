import { describe, expect, test } from 'vitest'
import chatExamples from '../../../generated/chat-completions/examples/chat-completions.json' with { type: 'json' }
import contentExamples from '../../../generated/examples/generate-content.json' with { type: 'json' }
import messagesExamples from '../../../generated/examples/messages.json' with { type: 'json' }
import responsesExamples from '../../../generated/examples/responses.json' with { type: 'json' }
import { listTurns } from '../../../mock/conversation/turns.ts'
import { isObject } from '../../../runtime/json.ts'

const PNG = 'data:image/png;base64,AAAA'
const PDF = 'data:application/pdf;base64,BBBB'

/** One conversation in each format. */
const formats = {
  messages: {
    system: [{ type: 'text', text: 'Be short.' }],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Look.' },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
          {
            type: 'document',
            title: 'lease.pdf',
            source: { type: 'base64', media_type: 'application/pdf', data: 'BBBB' },
          },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'I need the weather.', signature: 's' },
          { type: 'tool_use', id: 'call_1', name: 'look', input: { where: 'sea' } },
        ],
      },
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'call_1', content: [{ type: 'text', text: 'calm' }] }],
      },
      { role: 'assistant', content: 'It is calm.' },
      { role: 'user', content: 'Thanks.' },
    ],
  },
  responses: {
    instructions: 'Be short.',
    input: [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'Look.' },
          { type: 'input_image', image_url: PNG },
          { type: 'input_file', filename: 'lease.pdf', file_data: PDF },
        ],
      },
      { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'I need the weather.' }] },
      { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'look', arguments: '{"where":"sea"}' },
      { type: 'function_call_output', call_id: 'call_1', output: 'calm' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'It is calm.' }] },
      { role: 'user', content: 'Thanks.' },
    ],
  },
  'generate-content': {
    systemInstruction: { parts: [{ text: 'Be short.' }] },
    contents: [
      {
        role: 'user',
        parts: [
          { text: 'Look.' },
          { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
          { inlineData: { mimeType: 'application/pdf', data: 'BBBB' } },
        ],
      },
      {
        role: 'model',
        parts: [
          { text: 'I need the weather.', thought: true },
          { functionCall: { id: 'call_1', name: 'look', args: { where: 'sea' } } },
        ],
      },
      { role: 'user', parts: [{ functionResponse: { id: 'call_1', name: 'look', response: { sea: 'calm' } } }] },
      { role: 'model', parts: [{ text: 'It is calm.' }] },
      { role: 'user', parts: [{ text: 'Thanks.' }] },
    ],
  },
  'chat-completions': {
    messages: [
      { role: 'developer', content: 'Be short.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Look.' },
          { type: 'image_url', image_url: { url: PNG } },
          { type: 'file', file: { filename: 'lease.pdf', file_data: PDF } },
        ],
      },
      {
        role: 'assistant',
        content: null,
        reasoning_content: 'I need the weather.',
        tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'look', arguments: '{"where":"sea"}' } }],
      },
      { role: 'tool', tool_call_id: 'call_1', content: 'calm' },
      { role: 'assistant', content: 'It is calm.' },
      { role: 'user', content: 'Thanks.' },
    ],
  },
}

test.each(Object.entries(formats))('a conversation of %s has its turns, calls, results and files', (_, body) => {
  expect(listTurns(body)).toMatchObject([
    { role: 'system', parts: [{ kind: 'text', text: 'Be short.' }] },
    {
      role: 'user',
      parts: [
        { kind: 'text', text: 'Look.' },
        { kind: 'image', url: PNG, mediaType: 'image/png' },
        { kind: 'file', url: PDF, mediaType: 'application/pdf' },
      ],
    },
    {
      role: 'assistant',
      parts: [
        { kind: 'thinking', text: 'I need the weather.' },
        { kind: 'tool call', id: 'call_1', name: 'look', arguments: expect.anything() },
      ],
    },
    { role: 'tool', parts: [{ kind: 'tool result', id: 'call_1', name: 'look', text: expect.stringMatching('calm') }] },
    { role: 'assistant', parts: [{ kind: 'text', text: 'It is calm.' }] },
    { role: 'user', parts: [{ kind: 'text', text: 'Thanks.' }] },
  ])
})

test.each([
  [{ input: 'Hello' }, 'user', { kind: 'text', text: 'Hello', path: 'input' }],
  [
    { prompt: 'a fox', base64Array: [PNG] },
    'user',
    { kind: 'text', path: 'prompt' },
    { kind: 'image', url: PNG, path: 'base64Array[0]' },
  ],
  [
    { input: [{ type: 'input_image', file_id: 'file-1' }] },
    'user',
    { kind: 'image', url: undefined, name: 'file-1', path: 'input[0]' },
  ],
  [
    { input: [{ type: 'web_search_call', id: 'ws' }] },
    'assistant',
    { kind: 'other', name: 'web_search_call', path: 'input[0]' },
  ],
  [
    {
      input: [{ type: 'computer_call_output', call_id: 'c', output: { type: 'computer_screenshot', image_url: PNG } }],
    },
    'tool',
    { kind: 'tool result', id: 'c', text: '', files: [{ kind: 'image', url: PNG }] },
  ],
  [
    {
      messages: [
        { role: 'user', content: [{ type: 'image', source: { type: 'url', url: 'https://a.example/b.png' } }] },
      ],
    },
    'user',
    { kind: 'image', url: 'https://a.example/b.png', path: 'messages[0].content[0]' },
  ],
  [
    { messages: [{ role: 'user', content: [{ type: 'document', source: { type: 'text', data: 'Once' } }] }] },
    'user',
    { kind: 'text', text: 'Once' },
  ],
  [
    { messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'CCCC', format: 'wav' } }] }] },
    'user',
    { kind: 'file', url: 'data:audio/wav;base64,CCCC', mediaType: 'audio/wav' },
  ],
  [
    { contents: [{ parts: [{ fileData: { fileUri: 'gs://a/b', mimeType: 'video/mp4' } }] }] },
    'user',
    { kind: 'file', url: 'gs://a/b' },
  ],
])('%j is a turn of the %s', (body, role, ...parts) => {
  expect(listTurns(body)).toMatchObject([{ role, parts }])
})

test.each([
  null,
  1,
  'a',
  [],
  {},
  { messages: 1 },
  { messages: [null, 1, { role: 'user', content: { a: 1 } }] },
  { input: 1 },
  { contents: [{}] },
])('%j has no turns', (body) => {
  expect(listTurns(body)).toEqual([])
})

describe('of every example of the contract', () => {
  const families = { chatExamples, contentExamples, messagesExamples, responsesExamples }
  const examples = Object.values(families).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => ('requests' in operation ? operation.requests : [])),
  )

  test('no text is left out', () => {
    expect(examples.length).toBeGreaterThan(40)
    for (const { name, value } of examples) {
      const shown = JSON.stringify(listTurns(value))
      for (const text of listTexts(value))
        expect([name, shown.includes(JSON.stringify(text).slice(1, -1))]).toEqual([name, true])
    }
  })
})

/** The texts of a body: strings that are called so, in its turns. */
function listTexts(body: object): string[] {
  const { messages, contents, input } = body as Record<string, unknown>
  const texts: string[] = []
  const walk = (value: unknown, name = '') => {
    if (typeof value === 'string' && /^(text|content|thinking|output)$/.test(name)) texts.push(value)
    if (Array.isArray(value)) for (const item of value) walk(item, typeof item === 'string' ? name : '')
    else if (isObject(value)) for (const [key, member] of Object.entries(value)) walk(member, key)
  }
  for (const list of [messages, contents, input]) walk(list, 'text')
  return texts
}

test('a turn of very many parts is one turn', () => {
  const content = Array.from({ length: 200_000 }, () => ({ type: 'text', text: 'a' }))
  const messages = [
    { role: 'assistant', content: 'a' },
    { role: 'assistant', content },
  ]
  expect(listTurns({ messages })[0]?.parts.length).toBe(200_001)
})
