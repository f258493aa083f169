import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asObject, asStrings, type JsonObject } from '../../runtime/json.ts'
import { DiffRepository, type Documents } from './diff-repository.ts'

/** The element after the change (undefined if removed), the expected report, and the element before. */
type Case = readonly [title: string, after: JsonObject | undefined, verdict: string, before: JsonObject]

const block = 'open delta* close'
const order = { order: 'start block* stop', where: { block }, anywhere: ['ping'], 'cut-by': ['error'] }
const properties = { text: { type: 'string' }, kind: { enum: ['a'] }, part: { oneOf: [{ type: 'string' }] } }
const payload = { type: 'object', required: ['text'], properties }
const callback = { payload, 'x-operation': ['create', 'resume'] }
const unasked = { payload, 'x-operation': 'create', 'x-event-framing': 'named', 'x-event-order': order }
const stream = { ...unasked, 'x-stream-when': { in: 'body', name: 'stream', equals: true } }
const unnamed = { ...stream, 'x-event-framing': 'data' }

const ordered = (change: JsonObject, of: JsonObject = stream) => ({ ...of, 'x-event-order': { ...order, ...change } })
const paid = (change: JsonObject) => ({ ...stream, payload: { ...payload, ...change } })
const having = (change: JsonObject) => paid({ properties: { ...properties, ...change } })
const blocks = (block: string) => ordered({ where: { block } })
const sameWords = { order: 'start (open (delta+)? close)* stop', where: {} }
const asked = { 'x-stream-when': { in: 'body', name: 'stream', equals: 'yes' } }

const streams: readonly Case[] = [
  ['a new event anywhere', ordered({ anywhere: ['ping', 'note'] }), 'minor event-added', stream],
  ['a new event at its place', blocks('open delta* note close'), 'minor event-added', stream],
  ['a new cutting event', ordered({ 'cut-by': ['error', 'abort'] }), 'major event-added event-order-loosened', stream],
  ['a new event without a name', ordered({ anywhere: ['ping', 'x'] }, unnamed), 'major unnamed-event-added', unnamed],
  ['a removed event', ordered({ anywhere: [] }), 'major event-lost message-removed', stream],
  ['renamed', ordered({ order: 'start block* stopped' }), 'major event-added event-lost event-order-loosened', stream],
  ['an event left out', ordered({ order: 'start? block* stop' }), 'major event-order-loosened', stream],
  ['a repeated event', blocks('open+ delta* close'), 'major event-order-loosened', stream],
  ['an event that newly cuts', ordered({ 'cut-by': ['error', 'close'] }), 'major event-order-loosened', stream],
  ['a stricter order', ordered({ order: 'start block? stop' }), 'patch', stream],
  ['an equivalent order', ordered(sameWords), 'patch', stream],
  ['other framing', unnamed, 'major event-framing-changed', stream],
  ['another end', { ...unnamed, 'x-end-mark': '[END]' }, 'major event-end-mark-changed', unnamed],
  ['another request for it', { ...stream, ...asked }, 'major stream-condition-changed', stream],
  ['sent unasked', unasked, 'major stream-condition-changed', stream],
  ['to be asked for', stream, 'major stream-condition-changed', unasked],
  ['of another operation', { ...stream, 'x-operation': 'resume' }, 'major stream-operation-lost', stream],
  ['a callback of fewer', { ...callback, 'x-operation': ['create'] }, 'major stream-operation-lost', callback],
  ['a callback of more', { ...callback, 'x-operation': ['create', 'resume', 'cancel'] }, 'patch', callback],
  ['gone', undefined, 'major channel-removed operation-removed', callback],
  ['a member that may be absent', paid({ required: [] }), 'major required-properties-removed', stream],
  ['a member less', paid({ properties: { text: properties.text } }), 'major property-removed', stream],
  ['a member more', having({ more: { type: 'string' } }), 'minor', stream],
  ['a member of more types', having({ text: { type: ['string', 'null'] } }), 'major schema-type-changed', stream],
  ['a new value', having({ kind: { enum: ['a', 'b'] } }), 'major enum-values-added', stream],
  ['a new branch', having({ part: { oneOf: [{ type: 'string' }, payload] } }), 'major event-payload-widened', stream],
  ['a choice more', { ...stream, 'x-choice': { question: ['rule'] } }, 'minor choice-added', stream],
  [
    'another choice',
    { ...stream, 'x-choice': 'a' },
    'minor choice-added choice-removed',
    { ...stream, 'x-choice': 'b' },
  ],
]

const transitions = { queued: ['running'], running: ['done', 'failed'] }
const lifecycle = { initial: ['queued'], transitions, terminal: ['done', 'failed'] }
const task = { type: 'string', 'x-lifecycle': lifecycle }
const plain = { type: 'string' }

/** The task with these transitions over its own, and these ends. */
const leading = (change: JsonObject, terminal = lifecycle.terminal) => ({
  ...task,
  'x-lifecycle': { ...lifecycle, transitions: { ...transitions, ...change }, terminal },
})
const begun = { ...task, 'x-lifecycle': { ...lifecycle, initial: ['queued', 'running'] } }

const lifecycles: readonly Case[] = [
  ['a new step', leading({ queued: ['running', 'failed'] }), 'minor task-step-added', task],
  ['a new beginning', begun, 'minor task-step-added', task],
  ['a new state', leading({ queued: ['waiting'], waiting: ['running'] }), 'major task-state-added', task],
  ['a new end', leading({ running: ['done', 'failed', 'x'] }, ['done', 'failed', 'x']), 'major task-state-added', task],
  ['an end less', leading({ running: ['done'] }, ['done']), 'major task-end-changed', task],
  ['an end that goes on', leading({ failed: ['queued'] }, ['done']), 'major task-end-changed task-step-added', task],
  ['a state that ends', leading({ running: [] }, ['running', 'done', 'failed']), 'major task-end-changed', task],
  ['a step less', leading({ queued: [] }), 'patch', task],
  ['a lifecycle where was none', task, 'minor', plain],
  ['a choice', { ...plain, 'x-choice': { question: { maxLength: 5 } } }, 'minor choice-added', plain],
  ['no choice any more', plain, 'minor choice-removed', { ...plain, 'x-choice': 'question' }],
  ['no lifecycle any more', plain, 'major task-end-changed', task],
]

const word = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } }
const sent = (event: JsonObject, contentSchema: JsonObject = word) => {
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema }
  return { properties: { event, data } }
}
const [wordEvent, endEvent] = [sent({ const: 'word' }), sent({ enum: ['end', 'stop'] })]
const itemsOf = (...oneOf: JsonObject[]) => ({
  itemSchema: { type: 'object', required: ['event', 'data'], oneOf },
})
const described = itemsOf(wordEvent, endEvent)
const [named, other] = ['Named', 'Other'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
const referring = itemsOf({ ...named }, wordEvent)

const inOrder = (order: string) => ({ ...described, 'x-event-order': { order } })

const items: readonly Case[] = [
  ['an event less', itemsOf(endEvent), 'major event-lost', described],
  ['a name less', itemsOf(wordEvent, sent({ enum: ['end'] })), 'major event-lost', described],
  ['an event more', itemsOf(wordEvent, endEvent, sent({ const: 'more' })), 'major event-added', described],
  ['a component less', itemsOf(wordEvent), 'major event-lost', referring],
  ['a component more', itemsOf({ ...named }, { ...other }, wordEvent), 'major unnamed-event-added', referring],
  [
    'a member of data less',
    itemsOf(sent({ const: 'word' }, { type: 'object' }), endEvent),
    'major property-removed',
    described,
  ],
  [
    'a wider member',
    itemsOf(sent({ const: 'word' }, { ...word, required: [] }), endEvent),
    'major required-properties-removed',
    described,
  ],
  ['a looser order', inOrder('word* end'), 'major event-order-loosened', inOrder('word+ end')],
  ['a stricter order of items', inOrder('word+ end'), 'patch', inOrder('word* end')],
  [
    'another end mark',
    { ...described, 'x-end-mark': 'b' },
    'major event-end-mark-changed',
    { ...described, 'x-end-mark': 'a' },
  ],
  ['the same', itemsOf(endEvent, wordEvent), '', described],
]

/** The names of the messages of a stream: all words of its order but those for parts of it. */
function getEvents(declared: JsonObject): string[] {
  const { order: whole = 'declared', where, anywhere, 'cut-by': cuts } = asObject(declared['x-event-order'])
  const parts = asObject(where)
  const text = [whole, ...Object.values(parts), ...asStrings(anywhere), ...asStrings(cuts)].join(' ')
  return [...new Set(text.match(/\w+/g))].filter((word) => parts[word] === undefined)
}

function getChannel(declared: JsonObject): JsonObject {
  const first = { payload: declared.payload ?? {} }
  const messages = getEvents(declared).map((name, index) => [name, { name, ...(index === 0 ? first : {}) }])
  return { address: '/v1', messages: Object.fromEntries(messages) }
}

function getOperation({ payload, ...declared }: JsonObject, title: string): JsonObject {
  const $ref = `#/channels/${title}`
  const messages = getEvents(declared).map((name) => ({ $ref: `${$ref}/messages/${name}` }))
  return { action: 'send', channel: { $ref }, messages, ...declared }
}

function getStreamPath(media: JsonObject): JsonObject {
  return { get: { responses: { 200: { description: 'Events.', content: { 'text/event-stream': media } } } } }
}

function getPath(status: JsonObject): JsonObject {
  const schema = { type: 'object', properties: { status } }
  return { get: { responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } } } }
}

type Moment = (one: Case) => JsonObject | undefined

const before: Moment = ([, , , before]) => before
const after: Moment = ([, after]) => after
const afterHarmless: Moment = ([, after, verdict, before]) => (verdict.startsWith('major') ? before : after)

function contract(moment: Moment): Documents {
  const info = { title: 'A', version: '1' }
  const made = (cases: readonly Case[], prefix: string, make: (value: JsonObject, title: string) => JsonObject) =>
    Object.fromEntries(
      cases.flatMap((one) => {
        const value = moment(one)
        const title = one[0].replaceAll(' ', '-')
        return value ? [[prefix + title, make(value, title)]] : []
      }),
    )
  const [channels, operations] = [made(streams, '', getChannel), made(streams, '', getOperation)]
  return {
    openapi: {
      openapi: '3.2.0',
      info,
      paths: { ...made(lifecycles, '/', getPath), ...made(items, '/items/', getStreamPath) },
      components: { schemas: { Named: sent({ const: moment === after ? 'renamed' : 'named' }), Other: word } },
    },
    asyncapi: { asyncapi: '3.1.0', info, channels, operations },
  }
}

const repository = new DiffRepository()
repository.commit(contract(before))
repository.commit(contract(afterHarmless))
repository.write(contract(after))
const result = await repository.diff('HEAD~1', '--fail-on', 'major')

afterAll(() => repository.remove())

/** The report under the headings of an element. */
function getReport(heading: string): string {
  const parts = result.stdout.split(/^(?=\S)/m)
  return parts.filter((part) => new RegExp(`^${heading}$`, 'm').test(part)).join('')
}

/** The highest impact in the report, and the rules in it. */
function getVerdict(text: string): string {
  const impact = ['major', 'minor', 'patch'].find((impact) => new RegExp(`^ {2}${impact} `, 'm').test(text))
  const rules = [...text.matchAll(/\((?:gatewright\/)?([\w-]+)\)$/gm)].map(([, rule]) => rule)
  return [impact, ...[...new Set(rules)].sort()].join(' ')
}

test.each(streams)('stream: %s', (title, _, verdict) => {
  expect(getVerdict(getReport(`(channel|operation) ${title.replaceAll(' ', '-')}`))).toBe(verdict)
})

test.each(lifecycles)('task: %s', (title, _, verdict) => {
  expect(getVerdict(getReport(`GET /${title.replaceAll(' ', '-')}`))).toBe(verdict)
})

test.each(items)('stream of items: %s', (title, _, verdict) => {
  const reported = getVerdict(getReport(`GET /items/${title.replaceAll(' ', '-')}`))
  expect(reported.split(' ')).toEqual(expect.arrayContaining(verdict.split(' ')))
})

test('what breaks clients ends with 1, what does not with 0', async () => {
  expect(result.status, result.stderr).toBe(1)
  const { status, stdout } = await repository.diff('HEAD~1', 'HEAD', '--fail-on', 'major')
  expect(status, stdout).toBe(0)
  expect(stdout).toContain('gatewright/event-added')
  expect(stdout).toContain('gatewright/task-step-added')
})

test('a change has its line', () => {
  const [, line] = /event-framing-changed\)\n +at spec\/asyncapi\.yaml:(\d+):\d+$/m.exec(result.stdout) ?? []
  const lines = readFileSync(join(repository.folder, 'spec/asyncapi.yaml'), 'utf8').split('\n')
  expect(lines[Number(line) - 1]).toContain('"x-event-framing": "data"')
})

test('a change in several places is reported once', () => {
  expect(getReport('GET /an-end-that-goes-on').match(/task-end-changed/g)).toHaveLength(1)
})

test('what is lost is named', () => {
  expect(result.stdout).toContain('`named` is no longer sent. (gatewright/event-name-lost)')
  expect(getReport('operation a-removed-event')).toContain('`ping` is no longer sent.')
  expect(getReport('operation of-another-operation')).toContain('`create` no longer leads to these events.')
})

test('a looser order is shown by a newly allowed stream', () => {
  expect(result.stdout).toContain('Now allowed: [open]. Before: expected start at the start, got open.')
})
