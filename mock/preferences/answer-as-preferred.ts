import type { ReplyStatus, Route } from '../../runtime/contract.ts'
import type { NamedEvent, Outcome } from '../../runtime/handler.ts'
import { type ExampleReply, isEvents, toBytes, toEvents } from '../../runtime/http/example-handlers.ts'
import { isJson, withCharset } from '../../runtime/http/media-types.ts'
import { findReplies, toStatus } from '../../runtime/http/replies.ts'
import { toRelayed } from '../../runtime/http/whole-reply.ts'
import { Problem } from '../../runtime/problem.ts'
import { encodeSampled } from '../declared-errors.ts'
import type { MockExchange } from '../middleware.ts'
import { getExamples, type MockOperation } from '../mock-contract.ts'
import type { Preferences } from './preferences.ts'

/** Preferences with their source, which prefixes error messages. */
export interface LabelledPreferences extends Preferences {
  readonly label: string
}

/**
 * The preferred answer; undefined if the preferences leave it to the gateway. Throws a problem if the contract has no
 * such answer.
 */
export function answerAsPreferred(
  exchange: MockExchange,
  { code, example, dynamic, label }: LabelledPreferences,
): Outcome | undefined {
  const { route } = exchange
  const refuse = (words: string) => new Problem('invalid-request', `${label}: ${words}`)
  if (code !== undefined && findReplies(route.replies, code).length === 0) throw refuse(describeUndeclared(route, code))
  const namesNothing = code === undefined && example === undefined
  if (example === undefined && dynamic !== false && (namesNothing || isSuccess(code))) return undefined
  const answers = getAnswers(exchange)
  const chosen = (code === undefined ? answers : findReplies(answers, code)).find(
    ({ status, name }) => (example ?? name) === name && (!namesNothing || isSuccess(toStatus(status))),
  )
  if (chosen === undefined && example !== undefined) throw refuse(describeUnknownExample(route, example, answers))
  return chosen?.outcome(code ?? toStatus(chosen.status))
}

interface Answer {
  readonly status: number | string
  readonly name: string
  readonly outcome: (status: number) => Outcome
}

/** Answers from the examples; streams first if one is requested. */
function getAnswers(exchange: MockExchange): readonly Answer[] {
  const { route, stream, clock, call } = exchange
  const examples = getExamples(exchange)
  const streams = examples.streams.filter((example) => example.stream === stream?.name)
  const replies = examples.replies.filter((reply) => route.streams.length === 0 || !isEvents(reply))
  return [
    ...streams.map(({ name, events }) => {
      return {
        status: stream?.reply?.status ?? 200,
        name,
        outcome: () => ({ events: replayExample(events, exchange) }),
      }
    }),
    ...replies.map((reply) => {
      const outcome = (sent: number) =>
        isEvents(reply) ? toEvents(reply, clock, call.signal) : asRelay(reply, sent, exchange)
      return { status: reply.status, name: reply.name, outcome }
    }),
  ]
}

function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300
}

function compareStatuses(a: ReplyStatus, b: ReplyStatus): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Number(typeof a !== 'number') - Number(typeof b !== 'number')
}

function describeUndeclared({ replies }: Route, code: number): string {
  const codes = [...new Set(replies.map(({ status }) => status))].sort(compareStatuses).join(', ')
  return `this operation does not answer with ${code}; known: ${codes}.`
}

function describeUnknownExample({ operationId }: Route, example: string, answers: readonly Answer[]): string {
  const names = [...new Set(answers.map(({ name }) => name))].join(', ')
  return `unknown example ${example} of ${operationId}; known: ${names}.`
}

/** Declared headers by status, which examples do not include. */
const HEADERS: Readonly<Record<number, (length: number, method: string) => Readonly<Record<string, string>>>> = {
  206: (length) => ({ 'accept-ranges': 'bytes', 'content-range': `bytes 0-${length - 1}/${length}` }),
  405: (_, method) => ({ allow: method }),
  416: () => ({ 'content-range': 'bytes */0' }),
  429: () => ({ 'retry-after': '1' }),
}

function asRelay(reply: ExampleReply, status: number, operation: MockOperation): Outcome {
  const { mediaType, name } = reply
  const { method } = operation.route
  const error = name === 'sampled' && status >= 400 ? encodeSampled(operation, status) : undefined
  const bytes = toBytes(error?.mediaType === mediaType ? { ...reply, value: error.body } : reply)
  const headers = {
    ...reply.headers,
    ...(mediaType === '' ? {} : { 'content-type': isJson(mediaType) ? withCharset(mediaType) : mediaType }),
    ...HEADERS[status]?.(bytes.length, method),
  }
  return { relay: toRelayed({ status, headers, body: bytes }) }
}

/** Delay between two events of an example. */
const EVENT_MS = 20

/** The events of an example with their delays. */
export async function* replayExample(
  events: readonly NamedEvent[],
  { clock, call }: MockExchange,
): AsyncGenerator<NamedEvent> {
  for (const event of events) {
    await clock.sleep(EVENT_MS, call.signal)
    yield event
  }
}
