import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as streams from '../../../generated/streams.ts'
import { EventJudge } from '../../../runtime/judge/event-judge.ts'
import { familyRules } from '../../../runtime/judge/families/families.ts'
import { isViolation } from '../../../runtime/judge/finding.ts'

// The document shows the events of a text reply in the responses format; all others are choices of ours.

type Data = Record<string, unknown>
type Events = readonly { readonly event: string; readonly data: Data }[]
type Alter = (events: Events) => Events

const examples: readonly { readonly name: string; readonly events: Events }[] = JSON.parse(
  readFileSync(new URL('../../../generated/examples/responses.json', import.meta.url), 'utf8'),
).createResponse.streams

/** Each rule that the stream breaks, once, and whether the document states it. */
function judge(events: Events = []): string[] {
  const found = new Set<string>()
  const judge = new EventJudge(streams.createResponse, familyRules.streams.createResponse, {
    onFinding: (finding) => found.add(`${finding.rule} ${isViolation(finding) ? 'violation' : 'choice'}`),
  })
  for (const event of events) judge.take(event)
  judge.end()
  return [...found]
}

/** Changes members of the payloads of some events, or of an object in them. */
function set(events: RegExp, members: Data, within?: string): Alter {
  return (all) =>
    all.map(({ event, data }) => {
      if (!events.test(event)) return { event, data }
      const inner = { ...(within === undefined ? data : Object(data[within])), ...members }
      return { event, data: within === undefined ? inner : { ...data, [within]: inner } }
    })
}

function number(events: Events): Events {
  return events.map(({ event, data }, sequence_number) => ({ event, data: { ...data, sequence_number } }))
}

function without(names: RegExp): Alter {
  return (events) => number(events.filter(({ event }) => !names.test(event)))
}

function insert(at: number, ...added: readonly Data[]): Alter {
  return (events) => number(events.toSpliced(at, 0, ...added.map((data) => ({ event: String(data.type), data }))))
}

/** Adds the second item before the first is done. */
function interleave(events: Events): Events {
  const [first = 0, second = 0] = events.flatMap(({ event }, at) => (event.endsWith('item.added') ? [at] : []))
  return number([
    ...events.slice(0, first + 1),
    ...events.slice(second, second + 1),
    ...events.slice(first + 1),
  ]).filter((_, at) => at !== second + 1)
}

const place = { item_id: 'rs', output_index: 0, content_index: 0, part: { type: 'reasoning_text' } }
const unlistedPart = ['added', 'done'].map((step) => ({ type: `response.content_part.${step}`, ...place }))

test.each<[string, string, Alter, readonly string[]]>([
  ['what only clients read', 'text', set(/./, { sequence_number: undefined, logprobs: undefined }), ['schema choice']],
  ['numbers that do not count up', 'text', set(/./, { sequence_number: 7 }), ['sequence choice']],
  ['a lost delta', 'text', (events) => events.toSpliced(4, 1), ['sequence choice', 'text violation']],
  ['a missing text', 'text', without(/output_text.done/), ['order violation']],
  ['a missing item', 'text', without(/item.added/), ['order violation']],
  ['an unlisted event', 'text', insert(4, { type: 'response.ping', item_id: 'x' }), ['order choice']],
  ['deltas of another item', 'text', set(/delta/, { item_id: 'msg_other' }), ['item-index violation']],
  ['deltas of another part', 'text', set(/delta/, { content_index: 1 }), ['part-index violation']],
  ['indexes from one', 'text', set(/item|part|text/, { output_index: 1 }), ['item-order choice']],
  ['a message added as completed', 'text', set(/item.added/, { status: 'completed' }, 'item'), ['schema violation']],
  ['a message added with content', 'text', set(/item.added/, { content: [{}] }, 'item'), ['schema violation']],
  ['a part added with text', 'text', set(/part.added/, { text: 'A' }, 'part'), ['schema violation']],
  ['a message done in progress', 'text', set(/item.done/, { status: 'in_progress' }, 'item'), ['schema violation']],
  ['a message of no text', 'text', set(/item.done/, { content: [] }, 'item'), ['parts violation', 'output violation']],
  ['an output without its message', 'text', set(/completed/, { output: [] }, 'response'), ['output violation']],
  ['no usage', 'text', set(/completed/, { usage: null }, 'response'), ['schema violation']],
  ['no events of calls', 'function-calls', without(/item|arguments/), ['further-output choice']],
  ['calls that are only done', 'function-calls', without(/added|arguments/), ['order choice']],
  ['calls at the same time', 'function-calls', interleave, ['order choice']],
  ['a call added as done', 'function-calls', set(/item.added/, { status: 'completed' }, 'item'), ['schema choice']],
  ['an unlisted part', 'reasoning', insert(4, ...unlistedPart), ['order choice', 'schema choice']],
  ['no events of a refusal', 'refusal', without(/refusal|part/), ['further-parts choice']],
  ['no last event after one that is not shown', 'refusal', without(/completed/), ['order choice']],
])('%s', (_, name, alter, expected) => {
  const events = examples.find((each) => each.name === name)?.events ?? []
  expect(judge(events)).toEqual([])
  expect(judge(alter(events))).toEqual(expected)
})
