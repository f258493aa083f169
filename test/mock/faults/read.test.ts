import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { families } from '../../../generated/errors.ts'
import { UsageError } from '../../../settings/errors.ts'
import { readFault, readFaults } from '../gateway-readers.ts'

const published = JSON.parse(readFileSync('mock/fault.schema.json', 'utf8'))
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
ajv.addVocabulary(['errorMessage'])
const validate = ajv.compile(published)

const good: readonly object[] = [
  { kind: 'status', status: 429, retryAfter: 2, message: 'Slow down.' },
  { kind: 'status', status: 403, variant: 'quota-exhausted', match: { family: 'generate-content' } },
  { kind: 'status', status: 302, retryAfter: 'none', headers: { location: '/b', 'set-cookie': ['a=1', 'b=2'], x: 1 } },
  { kind: 'status', status: 529, retryAfter: '2026-01-31' },
  { kind: 'delay', ms: 250 },
  { kind: 'delay', ms: [100, 300], match: { operation: ['createMessage', 'createResponse'], model: 'gw-*' } },
  { kind: 'hang', times: 1, skip: 2, probability: 0.5, untilMs: 60_000 },
  { kind: 'cut' },
  { kind: 'cut', afterEvents: 3, match: { headers: { 'x-test': 'a*' } } },
  { kind: 'stall', afterBytes: 10, ms: 5 },
  { kind: 'error-event', variant: 'unavailable' },
  { kind: 'malformed-frame', event: 'message_start', how: 'broken-utf8' },
  { kind: 'drop', event: 0 },
  { kind: 'end', afterBytes: 9 },
  { kind: 'insert', event: 'unheard_of', data: { a: [1] }, index: 2 },
  { kind: 'insert', comment: '' },
  { kind: 'framing', how: 'no-names' },
  { kind: 'split', at: 'line' },
  { kind: 'slow', bytesPerSecond: 1000 },
  { kind: 'truncate' },
  { kind: 'corrupt', at: 3 },
  { kind: 'rate-limit', requests: 3, perMs: 1000 },
  { kind: 'quota', requests: 0 },
  { kind: 'corpus', name: 'messages/message_stop-missing' },
]

test('the short form refuses duplicate fields', () => {
  expect(() => readFault('cut:1:2')).toThrow('afterEvents must not be repeated.')
  expect(() => readFault('')).toThrow('A fault needs a kind; known: status, ')
})

test.each(good)('%j is valid for the schema and the reader', (fault) => {
  expect(readFault(fault)).toEqual(fault)
  expect(readFault(JSON.stringify(fault))).toEqual(fault)
  expect(validate(fault)).toBe(true)
})

const bad: readonly (readonly [unknown, string])[] = [
  [7, 'A fault must be an object with a kind, such as {"kind": "hang"}.'],
  [{ kind: 'kut' }, 'unknown fault `kut`; did you mean `cut`?'],
  [{ kind: 'HANG' }, 'unknown fault `HANG`; did you mean `hang`?'],
  [{ kind: 'cut', afterEvent: 3 }, 'afterEvent: unknown property; did you mean `afterEvents`?'],
  [{ kind: 'cut', afterEvents: -1 }, 'afterEvents must be at least 0, got -1.'],
  [{ kind: 'cut', afterEvents: 1, afterBytes: 1 }, '`afterEvents` and `afterBytes` exclude each other; remove one.'],
  [{ kind: 'insert', comment: 'a', data: 1 }, '`data` and `comment` exclude each other; remove one.'],
  [{ kind: 'split', bytes: 1, at: 'line' }, '`bytes` and `at` exclude each other; remove one.'],
  [{ kind: 'split', at: 'lines' }, 'at: unknown at `lines`; did you mean `line`?'],
  [{ kind: 'status', status: 600 }, 'status must be at most 599, got 600.'],
  [{ kind: 'status', status: 429, headers: { 'a b': 'c' } }, 'is no name of a header that can be sent.'],
  [{ kind: 'status', status: 429, headers: { a: 'b\r\nc: d' } }, 'headers.a must be one line of Latin-1 characters.'],
  [{ kind: 'status', status: 429, retryAfter: -1 }, 'retryAfter must be seconds, a date such as 2026-01-31, or none.'],
  [{ kind: 'delay' }, 'ms is required.'],
  [{ kind: 'delay', ms: [1] }, 'ms must be milliseconds, or [least, most] of them.'],
  [{ kind: 'drop', event: '' }, 'event must be the name of an event or its number from 0.'],
  [{ kind: 'hang', times: 0 }, 'times must be at least 1, got 0.'],
  [{ kind: 'hang', probability: 2 }, 'probability must be at most 1, got 2.'],
  [{ kind: 'hang', match: { models: 'a' } }, 'match.models: unknown property; did you mean `model`?'],
  [{ kind: 'hang', match: { family: 'mesages' } }, 'unknown family `mesages`; did you mean `messages`?'],
  [
    { kind: 'hang', match: { operation: ['createMesage'] } },
    'unknown operation `createMesage`; did you mean `createMessage`?',
  ],
  [{ kind: 'hang', match: { headers: 'a' } }, 'match.headers must be an object of globs by header name.'],
  [
    { kind: 'malformed-frame', how: 'x' },
    'how: unknown how `x`; known: bad-json, no-blank-line, wrong-name, broken-utf8.',
  ],
]

test.each(bad)('%j is refused with the rule and the fix', (fault, message) => {
  expect(() => readFault(fault)).toThrow(message)
  expect(validate(fault)).toBe(false)
})

test('a span starts with its minimum', () => {
  expect(() => readFault({ kind: 'delay', ms: [2, 1] })).toThrow('ms: the range must be ascending, as 100..900')
})

describe('refused by the contract', () => {
  test('an unknown example of an error', () => {
    expect(() => readFault('status:429:variant=quota')).toThrow(
      /^variant: unknown variant `quota` of status 429 in its scope; /,
    )
  })

  test.each([
    ['drop:mesage_stop', 'event: unknown event `mesage_stop` in its scope; did you mean `message_stop`?'],
    ['reorder:mesage_stop:family=responses', 'event: unknown event `mesage_stop` in its scope; known: '],
    ['malformed-frame:event=foo', 'event: unknown event `foo` in its scope; known: '],
    ['error-event:2:variant=nope', 'variant: unknown variant `nope` in its scope; known: '],
    ['error-event:2:variant=tiemout', 'variant: unknown variant `tiemout` in its scope; did you mean `timeout`?'],
    ['drop:0:family=video', '`drop` cannot apply to any request in its scope: it applies to streams only.'],
    ['cut:3:operation=listModels', '`cut` cannot apply to any request in its scope: it applies to streams only.'],
    ['framing:no-names:family=generate-content', 'the events of streamGenerateContentEvents have no names; only'],
    ['messages/ping-last:family=responses', 'it belongs to another stream than createResponse.'],
    ['hang:family=video:operation=listModels', 'match: no operation is in `family` and in `operation`; change one.'],
    ['status:204:message=Gone', 'message: only an error has a message.'],
    ['status:429:retryAfter=soon', 'retryAfter must be seconds, a date such as 2026-01-31, or none.'],
  ])('%s, which would have no effect', (fault, message) => {
    expect(() => readFault(fault)).toThrow(message)
  })

  test('an unknown stream of the corpus', () => {
    expect(() => readFault({ kind: 'corpus', name: 'messages/message_stop-mising' })).toThrow(
      'name: unknown stream `messages/message_stop-mising`; did you mean `messages/message_stop-missing`? docs/mock/illegal-streams.md lists them.',
    )
    expect(() => readFault('corpus:foo')).toThrow('unknown stream `foo`; docs/mock/illegal-streams.md lists them.')
  })
})

test('all errors of all faults are reported together', () => {
  const fault = { kind: 'status', status: 999, variant: 3, tims: 1, match: { family: 'videos', modle: 'a' } }
  const lines = (read: () => unknown) => {
    try {
      read()
      return []
    } catch (error) {
      return error instanceof UsageError ? error.message.split('\n') : [String(error)]
    }
  }
  const begins = lines(() => readFault(fault)).map((line) => line.split(/:? /)[0])
  const places = ['tims', 'status', 'variant', 'match.modle', 'match.family']
  expect(begins).toEqual(places.map((place) => `${place}`))
  expect(lines(() => readFaults(['kut', 'cut', 'hang:3:times=0'], (index) => `--fault ${index}`))).toEqual([
    '--fault 0: unknown fault `kut`; did you mean `cut`?',
    '--fault 2: must be name=value, not `3`.',
    '--fault 2: times must be at least 1, got 0.',
  ])
  expect(lines(() => readFault('status:503:variant=no:times=0'))).toHaveLength(2)
})

test('the short form has the same errors', () => {
  const family = families[0]?.name ?? ''
  expect(readFault('cut')).toEqual({ kind: 'cut' })
  expect(readFault('cut:3:times=1')).toEqual({ kind: 'cut', afterEvents: 3, times: 1 })
  expect(readFault(`delay:200..900:family=${family}`)).toEqual({ kind: 'delay', ms: [200, 900], match: { family } })
  expect(readFault('status:500:message=17')).toEqual({ kind: 'status', status: 500, message: '17' })
  expect(readFault('drop:message_stop:model=m')).toEqual({ kind: 'drop', event: 'message_stop', match: { model: 'm' } })
  const name = 'messages/message_stop-missing'
  expect(readFault(`${name}:times=1`)).toEqual({ kind: 'corpus', name, times: 1 })
  expect(() => readFault('hang:3')).toThrow('must be name=value, not `3`.')
  expect(() => readFault('{"kind": ')).toThrow('A fault that begins with { must be JSON')
})
