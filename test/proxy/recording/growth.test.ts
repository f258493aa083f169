import { compareReplies } from '../../../conformance/drift/compare-reply.ts'
import { Normaliser } from '../../../proxy/recording/normalise.ts'
import { matchesRedacted, Redaction } from '../../../proxy/recording/redact.ts'
import { type GrowthRow, testGrowth } from '../../support/growth.ts'

const range = (size: number) => Array.from({ length: size }, (_, index) => index)

/** Normalises an exchange whose reply is this text. */
const normalise = (name: string, size: number, makeReply: (size: number) => string): GrowthRow => [
  name,
  size,
  (count) => {
    const text = makeReply(count)
    const request = { method: 'POST', path: '/x', query: {}, headers: {}, body: { json: { a: text } } }
    const headers = { 'content-type': 'text/event-stream' }
    const reply = { status: 200, atMs: 0, headers, body: { chunks: [{ atMs: 0, text }] } }
    return () => {
      const redaction = new Redaction(['\\d{4}-\\d{4}', 'secret'], 'test')
      const normaliser = new Normaliser({ findRoute: () => ({ route: undefined }), origin: 'http://a', redaction })
      return normaliser.normalise({ recording: 1, number: 1, request, reply, end: 'whole' })
    }
  },
]

const compare = (name: string, size: number, contentType: string, makeBody: (size: number) => string): GrowthRow => [
  name,
  size,
  (count) => {
    const reply = { status: 200, headers: { 'content-type': contentType }, body: Buffer.from(makeBody(count)) }
    return () => compareReplies([reply], reply)
  },
]

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

testGrowth([
  normalise('many ids', 2000, (size) => event(range(size).map((index) => ({ id: `id_1a2b3c4d5e${index}` })))),
  normalise('many events with a secret', 1000, (size) =>
    range(size)
      .map(() => event({ delta: 'se' }) + event({ delta: 'cret 1' }))
      .join(''),
  ),
  normalise('a secret in many pieces', 1000, (size) =>
    range(size)
      .map(() => event({ delta: '1' }))
      .join(''),
  ),
  normalise('a long text', 100_000, (size) => 'a1'.repeat(size)),
  [
    'a text with many redacted parts',
    5000,
    (size) => () => matchesRedacted('a[redacted]'.repeat(size), 'ab'.repeat(size)),
  ],
  compare('a long list', 2000, 'application/json', (size) =>
    JSON.stringify(range(size).map((id) => ({ id, a: [id] }))),
  ),
  compare('an object with many members', 2000, 'application/json', (size) =>
    JSON.stringify(Object.fromEntries(range(size).map((id) => [`a${id}`, id]))),
  ),
  compare('many events', 2000, 'text/event-stream', (size) =>
    range(size)
      .map((id) => `event: a${id % 100}\n${event({ id })}`)
      .join(''),
  ),
  compare('an object with a long name', 400_000, 'application/json', (size) =>
    JSON.stringify({ ['ab'.repeat(size)]: 1 }),
  ),
  normalise('a long id', 50_000, (size) => event({ id: 'ab'.repeat(size) })),
])
