import type { Clock } from '../../core/clock.ts'
import type { ExampleReply, OperationExamples } from '../../core/example-handlers.ts'
import type { NamedEvent, Outcome } from '../../core/handler.ts'
import { isJson } from '../../core/media-types.ts'
import { Problem } from '../../core/problem.ts'
import type { Route } from '../../core/tables.ts'
import type { Exchange } from '../layer.ts'
import type { Preferences } from './preferences.ts'

/**
 * The answer that the preferences name; undefined where they leave it to the gateway. Throws a problem where the
 * contract knows no such answer.
 */
export function answerAsPreferred(
  exchange: Exchange,
  { code, example, dynamic }: Preferences,
  examples: OperationExamples,
): Outcome | undefined {
  const { route } = exchange
  if (code !== undefined && !route.replies.some(({ status }) => status === code)) throw undeclared(route, code)
  const namesNothing = code === undefined && example === undefined
  if (example === undefined && dynamic !== false && (namesNothing || isSuccess(code))) return undefined
  const answers = answersOf(exchange, examples)
  const found = answers.find(
    ({ status, name }) =>
      (code ?? status) === status && (example ?? name) === name && (!namesNothing || isSuccess(status)),
  )
  if (found === undefined && example !== undefined) throw unknownExample(route, example, answers)
  return found?.outcome()
}

interface Answer {
  readonly status: number
  readonly name: string
  readonly outcome: () => Outcome
}

/** What the examples could answer, streams first where one was asked for. */
function answersOf({ stream, universe }: Exchange, examples: OperationExamples): readonly Answer[] {
  const streams = examples.streams.filter((each) => each.stream === stream?.name)
  const replies = examples.replies.filter(({ mediaType }) => mediaType !== 'text/event-stream')
  return [
    ...streams.map(({ name, events }) => {
      return { status: 200, name, outcome: () => ({ events: replay(events, universe.clock) }) }
    }),
    ...replies.map((reply) => ({ status: reply.status, name: reply.name, outcome: () => asRelay(reply) })),
  ]
}

function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300
}

function undeclared({ replies }: Route, code: number): Problem {
  const codes = [...new Set(replies.map(({ status }) => status))].sort((a, b) => a - b).join(', ')
  return new Problem('invalid-request', `Prefer: this operation never answers ${code}; it answers ${codes}.`)
}

function unknownExample({ operationId }: Route, example: string, answers: readonly Answer[]): Problem {
  const names = [...new Set(answers.map(({ name }) => name))].join(', ')
  const message = `Prefer: there is no such example ${example} of ${operationId}; there are ${names}.`
  return new Problem('invalid-request', message)
}

const RETRY_AFTER_SECONDS = '1'

function asRelay({ status, mediaType, value }: ExampleReply): Outcome {
  const isText = typeof value === 'string' && !isJson(mediaType)
  const bytes = Buffer.from(isText ? value : JSON.stringify(value))
  const headers = {
    'content-type': isJson(mediaType) ? `${mediaType}; charset=utf-8` : mediaType,
    'content-length': String(bytes.length),
    ...(status === 429 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
  }
  return { relay: { status, headers, body: once(bytes) } }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Between two events of an example. */
const EVENT_MS = 20

async function* replay(events: readonly NamedEvent[], clock: Clock): AsyncGenerator<NamedEvent> {
  for (const event of events) {
    await clock.sleep(EVENT_MS)
    yield event
  }
}
