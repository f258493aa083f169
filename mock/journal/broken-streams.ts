import { createHash } from 'node:crypto'
import { tryParseJson } from '../../runtime/json.ts'
import { followOrder } from '../../runtime/judge/event-order.ts'
import { altersAnswer } from '../../runtime/judge/outcome.ts'
import { assembleAnswer, joinParts } from '../conversation/assemble-answer.ts'
import { listTurns, type Turn } from '../conversation/turns.ts'
import type { Entry } from './entry.ts'
import type { StreamRecord } from './stream-record.ts'

/** A function of an entry that computes its result once, when it is final: by default if the entry has ended. */
export function onceEnded<T>(
  compute: (entry: Entry) => T,
  isFinal = ({ ended }: Entry) => ended !== 'running',
): (entry: Entry) => T {
  const results = new WeakMap<Entry, { readonly value: T }>()
  return (entry) => {
    const result = results.get(entry) ?? { value: compute(entry) }
    if (isFinal(entry)) results.set(entry, result)
    return result.value
  }
}

/** Whether a stream failed, ended early or was cut by a fault; not if its client left. */
export function isStreamBroken(entry: Entry): boolean {
  return entry.stream !== undefined && entry.ended !== 'running' && isBroken(entry)
}

const isBroken = onceEnded(({ stream, ended, answeredBy }) => {
  if (stream === undefined) return false
  const isCut = answeredBy.some((source) => source.kind === 'fault' && altersAnswer(source))
  return stream.failure !== undefined || (ended === 'closed-early' ? isCut : endsEarly(stream))
})

function endsEarly({ stream, names, count }: StreamRecord): boolean {
  // The names of some events may be unknown.
  if (names.length < count || names.includes('')) return false
  const follower = followOrder(stream.order)
  for (const name of names) follower.next(name)
  return follower.end() !== undefined
}

/** Finds requests of which an earlier turn is the answer of a broken stream, each with the earlier request. */
export function* findBrokenStreamsTakenAsWhole(
  entries: readonly Entry[],
): Generator<readonly [entry: Entry, earlier: Entry, words: ReturnType<typeof describe>]> {
  if (!entries.some(isStreamBroken)) return
  /** The broken streams by their exchange, and their exchanges by the prompt. */
  const broken = new Map<string, Entry>()
  const byPrompt = new Map<string, string>()
  for (const entry of entries) {
    if (entry.method !== 'POST') continue
    const { prompt, exchanges, answer } = readTurns(entry)
    for (const exchange of exchanges) {
      const earlier = broken.get(exchange)
      if (earlier === undefined) continue
      broken.delete(exchange)
      yield [entry, earlier, describe(entry, earlier)]
    }
    // The client has sent it again, and has another answer.
    if (answer !== '' || (entry.ended === 'answered' && (entry.status ?? 0) < 300))
      broken.delete(byPrompt.get(prompt) ?? '')
    if (answer === '') continue
    broken.set(answer, entry)
    byPrompt.set(prompt, answer)
  }
}

/** Hashes, so that a long conversation is read once only. An exchange is a text and the answer after it. */
interface ReadTurns {
  /** The last text. */
  readonly prompt: string
  readonly exchanges: readonly string[]
  /** The exchange of a broken stream; empty for other requests. */
  readonly answer: string
}

const unknown: ReadTurns = { prompt: '', exchanges: [], answer: '' }

const readTurns = onceEnded((entry): ReadTurns => {
  const { value, isTruncated } = entry.body
  const turns = isTruncated ? [] : listTurns(value)
  const text = isStreamBroken(entry) ? readAnswer(entry) : ''
  const last = getText(turns.at(-1))
  const exchanges = turns.flatMap((turn, index) =>
    turn.role === 'assistant' ? hash(getText(turns[index - 1]), getText(turn)) : [],
  )
  return turns.length === 0 ? unknown : { prompt: hash(last), exchanges, answer: text && hash(last, text) }
})

function hash(...texts: readonly string[]): string {
  return createHash('sha1').update(texts.join('\0')).digest('base64')
}

function describe(entry: Entry, earlier: Entry) {
  const { failure } = earlier.stream ?? {}
  const end = failure ? `failed with \`${failure.event}\`` : earlier.ended === 'answered' ? 'ended early' : 'was cut'
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
  return joinParts(parts, 'text').trim()
}

function getText(turn: Turn | undefined): string {
  return (turn?.parts ?? [])
    .flatMap((part) => (part.kind === 'text' ? part.text : []))
    .join('')
    .trim()
}
