import { expect, test } from 'vitest'
import { listTurns } from '../../mock/conversation/turns.ts'
import { splitBody } from '../../mock/faults/split-body.ts'
import { getPieces } from '../../mock/simulator/text/pieces.ts'
import { conversationChecks } from '../../mock/warnings/conversation-warnings.ts'
import { type GrowthRow, testGrowth } from '../support/growth.ts'
import { sharedMockInProcess } from './serve-mock.ts'

const { request } = await sharedMockInProcess()

const fill = (text: string, size: number) => text.repeat(Math.ceil(size / text.length))

/** A request whose body depends on the size. */
const row = (name: string, size: number, path: string, makeBody: (size: number) => object): GrowthRow => [
  name,
  size,
  (count) => {
    const json = makeBody(count)
    return async () => (await request(path, { json })).arrayBuffer()
  },
]

const message = (content: string, fields: object = {}) => {
  const messages = [{ role: 'user', content }]
  return { model: 'gw-text-large', max_tokens: 1_000_000, messages, ...fields }
}
const headers = { 'messages-version': '2023-06-01' }
const messages = (name: string, size: number, makeBody: (size: number) => object): GrowthRow => [
  name,
  size,
  (count) => {
    const json = makeBody(count)
    return async () => (await request('/v1/messages', { json, headers })).arrayBuffer()
  },
]

/** A body without any border between lines, in chunks of a byte. */
const splitBytes: GrowthRow = [
  'a long line that comes byte by byte, split at lines',
  10_000,
  (size) => {
    async function* chunks() {
      for (let sent = 0; sent < size; sent++) yield Uint8Array.of(0x61)
    }
    return async () => Array.fromAsync(splitBody({ kind: 'split', at: 'line' })(chunks()))
  },
]

const prompt = (name: string, text: string) =>
  row(`a prompt of ${name}`, 30_000, '/v1/responses', (size) => ({ model: 'gw-text-large', input: fill(text, size) }))
const echo = (name: string, text: string) =>
  row(`an echo of ${name}`, 20_000, '/v1/responses', (size) => ({
    model: 'gw-text-large',
    input: `sim:echo ${fill(text, size)}`,
  }))
const imagine = (name: string, text: string) =>
  row(`an image prompt of ${name}`, 20_000, '/img/submit/imagine', (size) => ({ prompt: fill(text, size) }))

const generate = '/v1beta/models/gw-text-large:generateContent'
const contents = [{ role: 'user', parts: [{ text: 'What is the time?' }] }]

/** The checks of calls and results in a conversation of `size` pairs. */
const conversation = (list: string, makeItems: (at: number, size: number) => readonly object[]): GrowthRow => [
  `calls and results in ${list}`,
  4_000,
  (size) => {
    const items = Array.from({ length: size }, (_, at) => makeItems(at, size)).flat()
    return () => conversationChecks.get(list)?.(items, [])
  },
]

testGrowth([
  splitBytes,
  ...['split', 'split:at=character', 'insert:index=100000000', 'end:100000000', 'framing:crlf'].map((fault) =>
    row(`a stream with ${fault}`, fault.startsWith('split') ? 60 : 1000, '/v1/responses', (size) => ({
      model: `gw-text-large+fault=${fault}`,
      input: `sim:echo ${fill('word ', size)}`,
      stream: true,
    })),
  ),
  ...[
    ['words', 'word '],
    ['spaces', ' '],
    ['line feeds', '\n'],
    ['digits', '0'],
    ['dashes', '-'],
    ['marks', '\u0301'],
    ['unpaired surrogates', '\ud800'],
    ['joined emoji', '👩\u200d'],
    ['flags', '🇩'],
    ['code fences', '```'],
    ['addresses', 'https:'],
    ['directives', 'sim:unknown '],
    ['beginnings of directives', 'sim:a-'],
    ['questions', '? how to '],
    ['quotes', '"'],
  ].map(([name = '', text = '']) => prompt(name, text)),
  echo('words', 'word '),
  echo('accents', 'é'),
  echo('marks', 'e\u0301'),
  imagine('words', 'word '),
  imagine('options', ' --ar 1:1'),
  imagine('dashes', '--'),
  messages('stop sequences of an echo', 6_000, (size) =>
    message(`sim:echo ${fill('word ', size)}`, {
      stop_sequences: Array.from({ length: size }, (_, at) => `word ${at}`),
    }),
  ),
  messages('one stop sequence of an echo', 20_000, (size) => {
    const half = 'a'.repeat(size / 4)
    return message(`sim:echo ${'a'.repeat(size)}`, { stop_sequences: [`${half}b${half}`] })
  }),
  row('allowed functions', 4_000, generate, (size) => {
    const names = Array.from({ length: size }, (_, at) => `f${at}`)
    return {
      contents,
      tools: [{ functionDeclarations: names.map((name) => ({ name, description: 'A function.' })) }],
      toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: names } },
    }
  }),
  conversation('input', (at, size) => [
    { type: 'reasoning', id: `rs_${at}` },
    { type: 'function_call_output', call_id: `fc_${size - at}` },
    { type: 'function_call', call_id: `call_${at}`, id: `fc_${at}`, name: 'f' },
  ]),
  conversation('messages', (at) => [
    { role: 'assistant', content: [{ type: 'tool_use', id: `t${at}`, name: 'f' }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: `t${at - 1}` }] },
  ]),
  conversation('contents', (at, size) => [
    { role: 'model', parts: [{ functionCall: { name: 'f' } }] },
    { parts: at < size / 2 ? [] : Array(2).fill({ functionResponse: { name: 'f' } }) },
  ]),
  [
    'turns of messages of one role',
    5_000,
    (size) => {
      const content = [{ type: 'tool_use', id: 'a', name: 'b', input: {} }]
      const messages = Array<object>(size).fill({ role: 'assistant', content })
      return () => listTurns({ messages })
    },
  ],
  row('items of input', 2_000, '/v1/responses', (size) => ({
    model: 'gw-text-large',
    input: Array.from({ length: size }, () => ({ role: 'user', content: 'Hello' })),
  })),
  ['pieces of one grapheme', 100_000, (size) => () => getPieces(fill('\u0301', size))],
  ['pieces of letters beyond ASCII', 20_000, (size) => () => getPieces(fill('é', size))],
  ['pieces of runs of ASCII', 20_000, (size) => () => getPieces(fill('é words ', size))],
  ...['a', ' ', '  a', '1', '!', '\n'].map((text): GrowthRow => {
    return [`pieces of ${JSON.stringify(text)}`, 100_000, (size) => () => getPieces(fill(text, size))]
  }),
])

test.each(['upload-chat-images', 'imagine'])('%s takes 100 images and refuses more by the rule', async (operation) => {
  const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
  const send = (count: number) =>
    request(`/img/submit/${operation}`, { json: { prompt: 'A lake', base64Array: Array(count).fill(gif) } })
  expect((await send(100)).status).toBe(200)
  const refused = await send(101)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    code: 21,
    description: 'base64Array: must have at most 100 items, has 101',
  })
})
