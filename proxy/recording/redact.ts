import { type Json, mapChildren } from '../../runtime/json.ts'
import { isTimeout, runBounded } from '../../runtime/validation/run-bounded.ts'
import { UsageError } from '../../settings/errors.ts'

/** What replaces a text that matches a pattern. In a recorded request it matches any text. */
export const REDACTED = '[redacted]'

/** Processor time for the texts of one exchange. */
const TIMEOUT_MS = 1000

export interface Span {
  readonly start: number
  readonly end: number
}

/** Finds the parts of a text to redact, in their order. */
export type FindSpans = (text: string) => readonly Span[]

/** Finds texts by patterns. */
export class Redaction {
  readonly #patterns: readonly RegExp[]

  /** Throws a `UsageError` for an invalid pattern, and for one that matches the empty text; `option` has named them. */
  constructor(patterns: readonly (string | RegExp)[], option: string) {
    this.#patterns = patterns.map((pattern) => readPattern(pattern, option))
  }

  /** Runs a function that redacts. Throws if the patterns take too long: what is not redacted must not be recorded. */
  run<T>(redact: (find: FindSpans) => T): T {
    if (this.#patterns.length === 0) return redact(() => [])
    const find: FindSpans = (text) => mergeSpans(this.#patterns.flatMap((pattern) => findMatches(text, pattern)))
    try {
      return runBounded(() => redact(find), TIMEOUT_MS)
    } catch (error) {
      if (!isTimeout(error)) throw error
      const names = this.#patterns.map(({ source }) => `/${source}/`).join(', ')
      throw new Error(`its redaction by ${names} takes longer than ${TIMEOUT_MS} ms`)
    }
  }
}

function readPattern(pattern: string | RegExp, option: string): RegExp {
  const { source, flags } = typeof pattern === 'string' ? { source: pattern, flags: '' } : pattern
  try {
    const regex = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`)
    if (!''.match(regex)) return regex
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${option} takes regular expressions, but: ${reason}.`)
  }
  throw new UsageError(`${option}: /${source}/ matches the empty text, and would redact everything.`)
}

function findMatches(text: string, pattern: RegExp): readonly Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ start: index, end: index + match.length }))
}

/** Sorts spans, and joins those that overlap or touch. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (start === end) continue
    if (last && start <= last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else merged.push({ start, end })
  }
  return merged
}

export function redactText(text: string, find: FindSpans, mark = REDACTED): string {
  return redactPieces([text], find, mark)[0] ?? text
}

/** Redacts one text that came in pieces; the piece in which a match begins has the mark of it. */
export function redactPieces(pieces: readonly string[], find: FindSpans, mark = REDACTED): readonly string[] {
  const spans = find(pieces.join(''))
  if (spans.length === 0) return pieces
  let [offset, next] = [0, 0]
  return pieces.map((piece) => {
    const end = offset + piece.length
    let [redacted, at] = ['', offset]
    for (let span = spans[next]; span && span.start < end; span = spans[next]) {
      if (span.start >= offset) redacted += piece.slice(at - offset, span.start - offset) + mark
      at = Math.min(span.end, end)
      if (span.end > end) break
      next++
    }
    redacted += piece.slice(at - offset)
    offset = end
    return redacted
  })
}

/** Redacts the texts of a value, but not its names. */
export function redactJson(value: Json, find: FindSpans, mark = REDACTED): Json {
  if (typeof value === 'string') return redactText(value, find, mark)
  if (typeof value !== 'object' || value === null) return value
  return mapChildren(value, (inner) => redactJson(inner, find, mark))
}

/** Whether a text equals a recorded one, except for its redacted parts. */
export function matchesRedacted(recorded: string, text: string): boolean {
  const from = recorded.indexOf(REDACTED)
  const last = recorded.lastIndexOf(REDACTED)
  const end = text.length - (recorded.length - last - REDACTED.length)
  if (from === -1 || from > end) return false
  if (!text.startsWith(recorded.slice(0, from)) || !text.endsWith(recorded.slice(last + REDACTED.length))) return false
  let at = from
  for (let mark = from; mark < last; ) {
    const next = recorded.indexOf(REDACTED, mark + REDACTED.length)
    const part = recorded.slice(mark + REDACTED.length, next)
    const index = text.indexOf(part, at)
    if (index === -1 || index + part.length > end) return false
    at = index + part.length
    mark = next
  }
  return true
}
