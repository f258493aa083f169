import { cutText } from '../control/operations/outline-schema.ts'
import type { JournalRequest } from '../conversation/assemble-answer.ts'
import { listTurns, readConversation } from '../conversation/turns.ts'
import { fitJson } from './answer.ts'

const PART_CHARS = 8000
const MAX_TURNS = 4

/** The parts of a request that are read in pages. */
export const pagedParts = ['conversation', 'answer', 'request', 'reply', 'events'] as const

/** Says what to call after these requests are shown. */
export function getNext(requests: readonly JournalRequest[]): string {
  const wrong = requests.findLast(({ verdicts }) => verdicts.length > 0)
  return wrong
    ? `explain_refusal with id: ${wrong.id} says how to mend it.`
    : `get_request with id: ${requests.at(-1)?.id} has the prompt and the answer.`
}

/** A request in a list. */
export function toRow(request: JournalRequest) {
  const { id, method, path, operationId, status, outcome, sentence, ms, answeredBy, verdicts } = request
  return {
    id,
    request: `${method} ${cutText(path, 200)}`,
    operationId,
    status,
    outcome,
    sentence: cutText(sentence, 400),
    ms,
    ...(answeredBy.length > 0
      ? { answeredBy: answeredBy.map(({ kind, name }) => cutText(`${kind} ${name}`, 100)) }
      : {}),
    ...(verdicts.length > 1 ? { findingCount: verdicts.length } : {}),
  }
}

function describeFinding({ verdict, by, place, message, help = '' }: JournalRequest['verdicts'][number]): string {
  return cutText(`${verdict}: ${by === 'client' ? 'request' : 'reply'} ${place}: ${message} ${help}`.trim(), 400)
}

/** One request in short: its turns, its answer, and the sizes of its parts. */
export function summariseWhole(request: JournalRequest) {
  const { verdicts } = request
  const { turns, answer } = readConversation(request)
  return {
    ...toRow(request),
    findings: verdicts.slice(0, 10).map(describeFinding),
    conversation: fitJson(turns.slice(-MAX_TURNS), 4000),
    ...describeCut(request),
    answer: { ...answer, parts: answer.parts.map(({ text, ...part }) => ({ ...part, text: cutText(text, 2000) })) },
    parts: Object.fromEntries(pagedParts.map((part) => [part, printPart(request, part).length])),
    next: verdicts.length > 0 ? getNext([request]) : 'get_request with a part (characters in `parts`) has it as sent.',
  }
}

function describeCut({ bodyIsTruncated, replyIsTruncated }: JournalRequest): { readonly note?: string } {
  const cut = [...(bodyIsTruncated ? ['the body'] : []), ...(replyIsTruncated ? ['the reply'] : [])]
  return cut.length === 0 ? {} : { note: `The journal has only a part of ${cut.join(' and ')}.` }
}

function printPart(request: JournalRequest, part: string): string {
  const { method, path, headers, body, reply, stream } = request
  if (part === 'request') return JSON.stringify({ method, path, headers, body })
  if (part === 'conversation') return JSON.stringify(listTurns(body))
  if (part === 'answer') return JSON.stringify(readConversation(request).answer.parts)
  return JSON.stringify(part === 'events' ? (stream?.events ?? []) : reply)
}

/** A page of a part as JSON text. */
export function readPart(request: JournalRequest, part: string, cursor: number) {
  const text = printPart(request, part)
  const end = cursor + PART_CHARS
  const isLast = end >= text.length
  return {
    id: request.id,
    part,
    json: text.slice(cursor, end).toWellFormed(),
    characters: text.length,
    ...describeCut(request),
    ...(isLast ? {} : { cursor: end, next: `get_request with part: ${part}, cursor: ${end} has the next page.` }),
  }
}
