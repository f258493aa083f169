import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as streams from '../../../generated/streams.ts'
import type { Stream } from '../../../server-stub/core/contract.ts'
import { followOrder } from '../../../server-stub/judge/event-order.ts'
import { familyRules } from '../../../server-stub/judge/families/families.ts'
import { StreamJudge } from '../../../server-stub/judge/stream.ts'
import { readTranscript, type TranscriptCase } from './transcript.ts'

const byName: Readonly<Record<string, Stream>> = { ...streams }

function getLog({ stream: name, contentType, bytes }: TranscriptCase, chunkSize: number): string[] {
  const stream = byName[name]
  if (!stream) throw new Error(`There is no stream ${name}.`)
  const log: string[] = []
  const judge = new StreamJudge(stream, {
    contentType,
    rules: familyRules.streams[stream.operationId],
    onEvent: ({ event }) => log.push(event === '' ? '?' : event),
    onFinding: ({ rule, place, message, event }) => {
      if (place.startsWith('event ')) expect(event, place).toBe(Number(place.split(' ')[1]))
      log.push(`! ${rule} | ${place} | ${message}`)
    },
  })
  for (let at = 0; at < bytes.length; at += chunkSize) judge.feed(bytes.subarray(at, at + chunkSize))
  judge.end()
  return log
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md') && name !== 'README.md')

describe.each(files)('%s', (file) => {
  const cases = readTranscript(join(import.meta.dirname, file))

  test('has at least 12 valid and invalid cases', () => {
    const isGood = ({ log }: TranscriptCase) => log.every((line) => !line.startsWith('!'))
    expect(cases.length).toBeGreaterThanOrEqual(12)
    expect(cases.some(isGood)).toBe(true)
    expect(cases.every(isGood)).toBe(false)
  })

  test.each(cases.map((each) => [each.title, each] as const))('%s', (_, each) => {
    expect(getLog(each, Number.POSITIVE_INFINITY)).toEqual(each.log)
    expect(getLog(each, 1), 'cut at every byte').toEqual(each.log)
    expect(getLog(each, 7), 'cut at every seventh byte').toEqual(each.log)
  })
})

test('every rule across events is violated by a case', () => {
  const lines = files.flatMap((file) => readTranscript(join(import.meta.dirname, file))).flatMap(({ log }) => log)
  const broken = new Set(lines.map((line) => /^! (\S+) \|/.exec(line)?.[1]))
  const names = Object.values(familyRules.streams).flatMap(({ rules }) => rules.map(({ name }) => name))
  expect(names.filter((name) => !broken.has(name))).toEqual([])
})

test('names of inherited members are unknown events, and what is always allowed is not expected', () => {
  const follower = followOrder(streams.createMessage.order)
  const message = 'expected message_start or error at the start, got toString'
  expect(follower.next('toString')).toEqual({ message, expected: ['message_start'] })
  expect(follower.allowed).toEqual(['message_start', 'error'])
})
