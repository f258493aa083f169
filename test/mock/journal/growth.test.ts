import { encodeEntry } from '../../../mock/control/encode-entry.ts'
import { gatewayMock } from '../../../mock/gateway-mock.ts'
import { findConversations } from '../../../mock/journal/conversations.ts'
import { Entry } from '../../../mock/journal/entry.ts'
import { Journal } from '../../../mock/journal/journal.ts'
import { getRedact } from '../../../mock/journal/redact.ts'
import { type GrowthRow, testGrowth } from '../../support/growth.ts'

const route = gatewayMock.routes.find(({ operationId }) => operationId === 'createMessage')

/** An ended request with this body and an answer that repeats it. */
function record(journal: Journal, body: Buffer): Entry {
  const rawHeaders = ['Content-Type', 'application/json', 'x-api-key', 'sk-test']
  const entry = new Entry({ method: 'POST', url: '/v1/messages', rawHeaders, maxBodyBytes: 10_000_000 })
  entry.route = route
  entry.takeBody(undefined, [body])
  entry.takeReply({ status: 200, contentType: 'application/json', text: body.toString() })
  journal.add(entry, 0)
  entry.end(true)
  journal.end(entry)
  return entry
}

const toBody = (messages: readonly object[]) =>
  Buffer.from(JSON.stringify({ model: 'gw-text-large', max_tokens: 5, messages }))

const repeated: readonly (readonly [name: string, text: string, length?: number])[] = [
  ['words', 'word '],
  ['quotes', '"'],
  ['addresses', 'https://'],
  ['addresses with credentials', 'https://a:b@c '],
  ['signs of credentials', '@'],
  // Each is six bytes of JSON.
  ['unpaired surrogates', '\ud800', 100_000],
]

const texts = repeated.map(
  ([name, text, length = 200_000]): GrowthRow => [
    `a record and a reading of ${name}`,
    length,
    (size) => {
      const content = text.repeat(size / text.length)
      const body = toBody([{ role: 'user', content }])
      return () => {
        const journal = new Journal(10_000)
        const entry = record(journal, body)
        for (const isWhole of [true, false])
          encodeEntry(entry, { contract: gatewayMock, clientFindings: new Map(), isWhole })
      }
    },
  ],
)

const keys: GrowthRow = [
  'a text that is masked by many keys',
  50_000,
  (size) => {
    const url = `/v1/models?${Array.from({ length: size / 50 }, (_, at) => `key=key-aaaaaaaa-${at}`).join('&')}`
    const body = ['key-aaaaaaaa-'.repeat(size / 10), ...Array<string>(size / 10).fill('key-aaaaaaaa')]
    return () => getRedact(gatewayMock).keys({ headers: {}, url }).json(body)
  },
]

const conversation: GrowthRow = [
  'a conversation of many turns',
  2000,
  (size) => {
    const turns = Array.from({ length: size }, (_, at) => ({
      role: at % 2 ? 'assistant' : 'user',
      content: `turn ${at}`,
    }))
    const bodies = [1, size / 4, size / 2, size].map((count) => toBody(turns.slice(0, count)))
    return () => {
      const journal = new Journal(10_000)
      for (const body of bodies) record(journal, body)
      findConversations(journal.all())
    }
  },
]

const requests: GrowthRow = [
  'the requests of a journal',
  20,
  (size) => {
    const body = toBody([{ role: 'user', content: 'Hello '.repeat(1000) }])
    return () => {
      const journal = new Journal(10_000)
      for (let sent = 0; sent < size; sent++) record(journal, body)
      findConversations(journal.all())
    }
  },
]

testGrowth([...texts, keys, conversation, requests])
