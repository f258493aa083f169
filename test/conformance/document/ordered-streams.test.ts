import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { readDocumentContract } from '../../../generators/document-contract.ts'
import { loadContract } from '../../../generators/load-contract.ts'
import { isObject, type JsonObject } from '../../../runtime/json.ts'
import { ExchangeJudge } from '../../../runtime/judge/exchange.ts'
import { describeFinding } from '../../../runtime/judge/finding.ts'
import { sharedFolder } from '../../support/temporary-folder.ts'

const info = { title: 'Talks', version: '1' }
const word = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } }
const describe = (event: string, contentSchema: JsonObject = { type: 'object' }): JsonObject => ({
  properties: { event: { const: event }, data: { contentMediaType: 'application/json', contentSchema } },
})
const order = { order: 'start word+ stop' }
const oneOf = [describe('start'), describe('word', word), describe('stop')]
const when = { 'x-stream-when': { in: 'body', name: 'aloud', equals: true } }

interface Documents {
  readonly items?: JsonObject[]
  readonly order?: JsonObject
  /** The payloads of an AsyncAPI document; none without it. */
  readonly messages?: JsonObject
}

const base = sharedFolder()
let count = 0

/** Writes the documents, and returns the path of the first one. */
function write({ items = oneOf, order: extension, messages }: Documents): string {
  const folder = join(base, String(++count))
  mkdirSync(folder)
  const media = {
    itemSchema: { type: 'object', required: ['event', 'data'], oneOf: items },
    ...(extension ? { 'x-event-order': extension } : {}),
  }
  const body = {
    content: { 'application/json': { schema: { type: 'object', properties: { aloud: { type: 'boolean' } } } } },
  }
  const content = { 'application/json': { schema: { type: 'object' } }, 'text/event-stream': media }
  const talk = { operationId: 'talk', requestBody: body, responses: { 200: { description: 'A talk.', content } } }
  writeFileSync(
    join(folder, 'openapi.yaml'),
    stringify({ openapi: '3.2.0', info, paths: { '/talks': { post: talk } } }),
  )
  if (messages === undefined) return join(folder, 'openapi.yaml')
  const named = Object.keys(messages).map((name) => [name, { payload: { $ref: `#/components/schemas/${name}` } }])
  const operation = {
    action: 'send',
    channel: { $ref: '#/channels/c' },
    'x-operation': 'talk',
    'x-event-framing': 'named',
    'x-event-order': order,
    ...when,
  }
  const channels = { c: { messages: Object.fromEntries(named) } }
  const components = { schemas: messages }
  writeFileSync(
    join(folder, 'asyncapi.yaml'),
    stringify({ asyncapi: '3.1.0', info, channels, operations: { talkEvents: operation }, components }),
  )
  return join(folder, 'openapi.yaml')
}

async function judge(documents: Documents, text: string): Promise<string[]> {
  const { judged } = await readDocumentContract(write(documents), () => {})
  const findings: string[] = []
  const head = { method: 'POST', path: '/talks', query: {}, headers: { 'content-type': 'application/json' } }
  const exchange = new ExchangeJudge(judged, head, {
    onFinding: (finding) => findings.push(`${describeFinding(finding)} ${finding.specPointer}`),
  })
  exchange.takeRequest({ isTooLarge: false, text: '{"aloud":true}' })
  const reply = exchange.takeReply(200, 'text/event-stream')
  reply?.feed(Buffer.from(text))
  reply?.end()
  return findings
}

const [start, said, stop] = [
  'event: start\ndata: {}\n\n',
  'event: word\nid: 7\ndata: {"text":"a"}\n\n',
  'event: stop\ndata: {}\n\n',
]
const messages = { start: { type: 'object' }, word, stop: { type: 'object', description: 'The end.' } }

test.each<readonly [string, Documents, string]>([
  ['an AsyncAPI document beside the items', { messages }, 'asyncapi.yaml#/operations/talkEvents/x-event-order'],
  [
    'the extension beside the items',
    { order },
    'openapi.yaml#/paths/~1talks/post/responses/200/content/text~1event-stream/x-event-order',
  ],
])('the order comes from %s', async (_, documents, pointer) => {
  expect(await judge(documents, start + said + said + stop)).toEqual([])
  expect(await judge(documents, said + stop)).toEqual([
    `violation: reply event 1 word: expected start at the start, got word [order] ${pointer}`,
  ])
  expect(await judge(documents, start + said)).toEqual([
    `violation: reply end: expected stop after word, got the end [order] ${pointer}`,
  ])
  expect(await judge(documents, `${start}event: word\ndata: {}\n\n${stop}`)).toEqual([
    expect.stringContaining('violation: reply event 2 word data.text: is required [schema] openapi.yaml#'),
  ])
})

test('an event with a wrong payload has its place in the order', async () => {
  expect(await judge({ order }, `${start}event: word\ndata: {\n\n`)).toEqual([
    expect.stringContaining('reply event 2 word data: is not JSON: "{" [json]'),
    expect.stringContaining('reply end: expected stop after word, got the end [order]'),
  ])
})

test('without an order, events may come in any order', async () => {
  expect(await judge({}, said + start)).toEqual([])
})

test('the sample of a stream follows its order', () => {
  const loaded = loadContract(write({ messages }))
  const examples = 'documents' in loaded ? loaded.documents.get('examples/default.json') : {}
  const names = JSON.stringify(isObject(examples) ? examples.talk : {}).match(/"event":"(\w+)"/g)
  expect(names).toEqual(['"event":"start"', '"event":"word"', '"event":"stop"'])
})

const disagreements = (documents: Documents): readonly string[] => {
  const loaded = loadContract(write(documents))
  const lines = 'warnings' in loaded ? loaded.warnings : loaded.errors
  return lines.flatMap((line) => /stream-disagreement\n {2}(.*)/.exec(line)?.[1] ?? [])
}

test.each<readonly [string, Documents, readonly string[]]>([
  ['agree', { messages }, []],
  [
    'lack an event',
    { messages, items: oneOf.slice(0, 2) },
    ['talkEvents: the `itemSchema` of talk has no event `stop`.'],
  ],
  [
    'have one more',
    { messages, items: [...oneOf, describe('more')] },
    ['talkEvents: the message `more` of talk is missing, which its `itemSchema` has.'],
  ],
  [
    'have another payload',
    { messages, items: [describe('start'), describe('word', { type: 'object' }), describe('stop')] },
    ['talkEvents: the payload of `word` is not the data that the `itemSchema` of talk describes.'],
  ],
])('the generator says where the items %s', (_, documents, expected) => {
  expect(disagreements(documents)).toEqual(expected)
})

test('an order that names an unknown event is an error', () => {
  const loaded = loadContract(write({ order: { order: 'start words' } }))
  expect('errors' in loaded ? loaded.errors.join('') : '').toContain(
    'The order names `words`, which is not an event of the stream.',
  )
})
