import { orderRunner } from './event-order.ts'
import { explain } from './explain.ts'
import type { StreamWatch } from './handler.ts'
import type { Reply, Route, Stream, Validate } from './tables.ts'

/** Something the server sent that the contract does not allow. */
export interface ContractViolation {
  readonly operationId: string
  readonly status?: number
  /** Of a stream: the name of the event at fault. */
  readonly event?: string
  readonly message: string
}

/** Judges everything that is sent. */
export interface Observer {
  violation(violation: ContractViolation): void
}

export interface SentReply {
  readonly status: number
  readonly mediaType: string
  /** A JSON value; undefined for bytes. */
  readonly value?: unknown
}

export function observeReply(
  observer: Observer,
  { operationId, replies }: Route,
  { status, mediaType, value }: SentReply,
): void {
  const declared = replies.filter((reply) => reply.status === status)
  const reply = declared.find((each) => each.mediaType === mediaType)
  const message = reply === undefined ? undeclared(declared, mediaType) : findViolation(reply.validate, value)
  if (message !== undefined) observer.violation({ operationId, status, message })
}

function undeclared(declared: readonly Reply[], mediaType: string): string {
  return declared.length === 0 ? 'the status is not declared' : `the media type ${mediaType} is not declared`
}

export function watchStream(observer: Observer, stream: Stream): StreamWatch {
  const { operationId, events, order, framing } = stream
  const runner = orderRunner(order)
  const validators = new Map(events.map(({ name, validate }) => [name, validate]))
  const report = (event: string, message: string | undefined) => {
    if (message !== undefined) observer.violation({ operationId, event, message })
  }
  let last = ''
  return {
    event({ event: given, data }) {
      // Without names on the wire a client can tell events by their form only. A payload that is not known is not judged.
      const event =
        framing === 'named' || data === undefined ? given : events.find(({ validate }) => validate(data))?.name
      if (event === undefined) return report(given, 'has the form of no event of the stream')
      last = event
      report(event, runner.next(event) ?? findViolation(validators.get(event), data))
    },
    end() {
      report(last, runner.end())
    },
  }
}

function findViolation(validate: Validate | undefined, value: unknown): string | undefined {
  if (validate === undefined || value === undefined || validate(value)) return undefined
  const { param, message } = explain(validate.errors ?? [], value)
  return `${param} ${message}`.trim()
}
