import { tryParseJson } from '../../runtime/json.ts'
import { followOrder } from '../../runtime/judge/event-order.ts'
import { altersAnswer } from '../../runtime/judge/outcome.ts'
import { assembleAnswer, getPartText } from '../conversation/assemble-answer.ts'
import { listTurns, type Turn } from '../conversation/turns.ts'
import type { Entry } from './entry.ts'
import type { StreamRecord } from './stream-record.ts'

const remembered = new WeakMap<Entry, boolean>()

/** Whether a stream failed, ended early or was cut by a fault; not if its client left. */
export function isStreamBroken(entry: Entry): boolean {
  const { stream, ended, answeredBy } = entry
  if (stream === undefined || ended === 'running') return false
  const before = remembered.get(entry)
  if (before !== undefined) return before
  const isCut = answeredBy.some((source) => source.kind === 'fault' && altersAnswer(source))
  const isBroken = stream.failure !== undefined || (ended === 'closed-early' ? isCut : endsEarly(stream))
  remembered.set(entry, isBroken)
  return isBroken
}

function endsEarly({ stream, names, count }: StreamRecord): boolean {
  // The names of some events may be unknown.
  if (names.length < count || names.includes('')) return false
  const follower = followOrder(stream.order)
  for (const name of names) follower.next(name)
  return follower.end() !== undefined
}

interface BrokenAnswer {
  readonly entry: Entry
  readonly text: string
}

/** Finds requests of which an earlier turn is the answer of a broken stream, each with the earlier request. */
export function* findBrokenStreamsTakenAsWhole(
  entries: readonly Entry[],
): Generator<readonly [entry: Entry, earlier: Entry, words: ReturnType<typeof describe>]> {
  if (!entries.some(isStreamBroken)) return
  /** By the last text before the answer. */
  const broken = new Map<string, BrokenAnswer>()
  for (const entry of entries) {
    const { body, ended, method } = entry
    if (method !== 'POST' || body.isTruncated) continue
    const turns = listTurns(body.value)
    for (const [index, turn] of turns.entries()) {
      const prompt = getText(turns[index - 1])
      const earlier = turn.role === 'assistant' ? broken.get(prompt) : undefined
      if (earlier === undefined || earlier.text !== getText(turn)) continue
      broken.delete(prompt)
      yield [entry, earlier.entry, describe(entry, earlier.entry)]
    }
    const prompt = getText(turns.at(-1))
    const text = isStreamBroken(entry) ? readAnswer(entry) : ''
    if (text !== '') broken.set(prompt, { entry, text })
    // The client has sent it again, and has a whole answer.
    else if (ended === 'answered' && (entry.status ?? 0) < 300) broken.delete(prompt)
  }
}

function describe(entry: Entry, earlier: Entry) {
  const { failure } = earlier.stream ?? {}
  const end = failure ? `failed with ${failure.event}` : earlier.ended === 'answered' ? 'ended early' : 'was cut'
  return {
    rule: 'cut-stream-taken-as-whole',
    message: `Request ${entry.id} goes on with the answer of request ${earlier.id} as if it were whole, but that stream ${end}.`,
    help: 'Treat an answer as whole only after the last event of its stream, and read the events that tell of an error.',
  }
}

/** The text of a broken stream; empty if it was not kept. */
function readAnswer({ stream: record }: Entry): string {
  if (record === undefined || record.dropped > 0) return ''
  const { names, times, count, data } = record
  const events = names.map((event, index) => ({
    event,
    ms: times[index] ?? 0,
    data: tryParseJson(data[index] ?? ''),
  }))
  const { parts } = assembleAnswer({ stream: { name: '', count, dropped: 0, events }, reply: null, ms: 0 })
  return parts
    .filter(({ kind }) => kind === 'text')
    .map(getPartText)
    .join('')
    .trim()
}

function getText(turn: Turn | undefined): string {
  return (turn?.parts ?? [])
    .flatMap((part) => (part.kind === 'text' ? part.text : []))
    .join('')
    .trim()
}
