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
  { kind: 'delay', ms: 250 },
  { kind: 'delay', ms: [100, 300], match: { operation: ['createMessage', 'createResponse'], model: 'gw-*' } },
  { kind: 'hang', times: 1, skip: 2, probability: 0.5, untilMs: 60_000 },
  { kind: 'cut' },
  { kind: 'cut', afterEvents: 3, match: { headers: { 'x-test': 'a*' } } },
  { kind: 'stall', afterBytes: 10, ms: 5 },
  { kind: 'error-event', variant: 'unavailable' },
  { kind: 'malformed-frame', event: 'message_start', how: 'broken-utf8' },
  { kind: 'drop', event: 0 },
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
  test('a status that no operation in the scope declares', () => {
    expect(() => readFault({ kind: 'status', status: 503, match: { family: 'image' } })).toThrow(
      /^status: no operation in its scope answers with status 503; known: 400, 401, .*429, 500\.$/,
    )
  })

  test('an unknown example of an error', () => {
    expect(() => readFault('status:429:variant=quota')).toThrow(
      /^variant: unknown variant `quota` of status 429 in its scope; /,
    )
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
  expect(lines(() => readFault('status:503:family=image:times=0'))).toHaveLength(2)
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
