import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stream } from 'gatewright/core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as chatStreams from '../../../../generated/chat-completions/streams.ts'
import * as gatewayStreams from '../../../../generated/streams.ts'
import type { JsonObject } from '../../../../runtime/json.ts'
import { ownValue } from '../../../../runtime/json.ts'
import { followOrder } from '../../../../runtime/judge/event-order.ts'
import { StreamJudge } from '../../../../runtime/judge/stream.ts'
import { createAlteration } from '../../../conformance/mutants/alteration.ts'
import { allRules } from '../../../support/find-violations.ts'

const streams = { ...gatewayStreams, ...chatStreams }

/** A valid stream, and streams that differ from it, a row each. */
interface Base {
  readonly base: string
  /** Names of the events; `?` is an event that matches no schema. */
  readonly reads: readonly string[]
  /** By the rule that the stream keeps or breaks. */
  readonly cases?: Readonly<Record<string, Row>>
}

/**
 * The verbs of `conformance/mutants/README.md` that alter the base, and what the judge reports. Indexes of events count
 * from 0, places from 1.
 */
type Row = JsonObject & {
  /** By default the events of the base, or unchecked after the verbs `stream` and `array`. */
  readonly reads?: string[]
  /** Lines of `rule | place | message`; none for a valid stream. */
  readonly finds?: string
}

interface Reply {
  readonly contentType: string
  readonly bytes: Buffer
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'))
const tables: Readonly<Record<string, Readonly<Record<string, Base>>>> = Object.assign(
  {},
  ...files.map((name) => parse(readFileSync(join(import.meta.dirname, name), 'utf8'))),
)
const bases = Object.values(streams).flatMap((stream) =>
  Object.entries(tables[stream.name] ?? {}).map(([name, base]) => ({ stream, name, ...base })),
)

function alter({ contentType, bytes }: Reply, verbs: JsonObject): Reply {
  const sent = { status: 200, headers: { 'content-type': contentType }, bytes, body: bytes.toString() }
  const reply = createAlteration(verbs).reply?.({ ...sent, method: 'POST', path: '/', requestBody: '' })
  const { headers = sent.headers, body = sent.body } = reply ?? {}
  return { contentType: headers['content-type'] ?? '', bytes: Buffer.from(body) }
}

function judgeReply(stream: Stream, { contentType, bytes }: Reply, chunkSize = Number.POSITIVE_INFINITY) {
  const read: string[] = []
  const found: string[] = []
  const judge = new StreamJudge(stream, {
    contentType,
    rules: ownValue(allRules.streams, stream.operationId),
    onEvent: ({ event }) => read.push(event === '' ? '?' : event),
    onFinding: ({ rule, place, message, event }) => {
      if (place.startsWith('event ')) expect(event, place).toBe(Number(place.split(' ')[1]))
      found.push(`${rule} | ${place} | ${message}`)
    },
  })
  for (let at = 0; at < bytes.length; at += chunkSize) judge.feed(bytes.subarray(at, at + chunkSize))
  judge.end()
  return { read, found }
}

describe.each(bases)('$stream.name, base $name', ({ stream, base, reads, cases = {} }) => {
  const contentType = stream.framing === 'json-array' ? 'application/json' : 'text/event-stream; charset=utf-8'
  const valid = { contentType, bytes: Buffer.from(base) }
  const check = (reply: Reply, read: readonly string[] | undefined, found: readonly string[]) => {
    const whole = judgeReply(stream, reply)
    expect(whole).toEqual({ read: read ?? whole.read, found })
    expect(judgeReply(stream, reply, 1), 'cut at every byte').toEqual(whole)
    expect(judgeReply(stream, reply, 7), 'cut at every seventh byte').toEqual(whole)
  }

  test('is valid', () => check(valid, reads, []))

  test.each(Object.entries(cases))('%s', (_, { reads: read, finds = '', ...verbs }) => {
    const altered = alter(valid, verbs)
    expect(altered, 'the verbs change nothing').not.toEqual(valid)
    const areEventsEdited = 'stream' in verbs || 'array' in verbs
    check(altered, read ?? (areEventsEdited ? undefined : reads), finds.split('\n').filter(Boolean))
  })
})

test('every stream of the contracts has a table', () => {
  expect(Object.keys(tables).sort()).toEqual(Object.keys(streams).sort())
})

test.each(Object.entries(allRules.streams))('a row violates each rule across the events of %s', (operationId, of) => {
  const rows = bases
    .filter(({ stream }) => stream.operationId === operationId)
    .flatMap(({ cases = {} }) => Object.values(cases))
  const broken = new Set(rows.flatMap(({ finds = '' }) => finds.split('\n')).map((line) => line.split(' | ')[0]))
  expect(of.rules.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([])
})

test('names of inherited members are unknown events, and what is always allowed is not expected', () => {
  const follower = followOrder(streams.createMessage.order)
  const message = 'expected message_start or error at the start, got toString'
  expect(follower.next('toString')).toEqual({ message, expected: ['message_start'] })
  expect(follower.allowed).toEqual(['message_start', 'error'])
})
