import type { Stream } from '../../runtime/contract.ts'
import { isEventStream } from '../../runtime/stream/framing.ts'
import { matchesCall, matchesRoute } from '../match-request.ts'
import type { MockExchange } from '../middleware.ts'
import { findIllegalStream } from './corpus.ts'
import type { EventRef, Fault, FaultKind, FaultOf } from './fault.ts'

/** Whether a fault applies to a request, by its match and its kind. */
export function isInScope(fault: Fault, exchange: MockExchange): boolean {
  const { route, call } = exchange
  const { match = {} } = fault
  return reasonNotInScope(fault, exchange) === undefined && matchesRoute(match, route) && matchesCall(match, call)
}

const streamKinds: ReadonlySet<FaultKind> = new Set([
  'corpus',
  'error-event',
  'malformed-frame',
  'duplicate',
  'drop',
  'reorder',
  'insert',
  'framing',
])

/** Why the kind of fault cannot apply to a request; undefined if it can. */
export function reasonNotInScope(
  fault: Fault,
  { contract, stream }: Pick<MockExchange, 'contract' | 'stream'>,
): string | undefined {
  if (fault.kind === 'truncate') return stream === undefined ? undefined : 'a stream has no Content-Length'
  const needsEvents = 'afterEvents' in fault || (fault.kind === 'split' && fault.at === 'event')
  if (!needsEvents && !streamKinds.has(fault.kind)) return undefined
  return stream === undefined ? 'it applies to streams only' : reasonInStream(fault, { contract, stream })
}

interface StreamExchange extends Pick<MockExchange, 'contract'> {
  readonly stream: Stream
}

function reasonInStream(fault: Fault, { contract, stream }: StreamExchange): string | undefined {
  const { name, framing, failure } = stream
  switch (fault.kind) {
    case 'corpus':
      return findIllegalStream(contract, stream, fault.name) ? undefined : `it belongs to another stream than ${name}`
    case 'error-event': {
      const { variant } = fault
      if (failure === undefined) return `${name} has no failure event`
      const isVariant = variant === undefined || failure.variants.some((declared) => declared.name === variant)
      return isVariant ? undefined : `the failure event of ${name} has no variant ${variant}`
    }
    case 'insert':
      return isComment(fault) && !isEventStream(stream) ? 'only server-sent events have comments' : undefined
    case 'framing':
      if (!isEventStream(stream)) return 'only server-sent events have lines'
      return fault.how === 'no-names' && framing === 'data' ? `the events of ${name} have no names` : undefined
    case 'malformed-frame':
      if (fault.how === 'wrong-name' && !isEventStream(stream)) return 'only server-sent events have names'
      return reasonOfEvent(fault.event, stream)
    case 'drop':
    case 'duplicate':
    case 'reorder':
      return reasonOfEvent(fault.event, stream)
    default:
      return undefined
  }
}

/** Whether it inserts a comment, and no event. */
export function isComment({ event, data }: FaultOf<'insert'>): boolean {
  return event === undefined && data === undefined
}

function reasonOfEvent(event: EventRef | undefined, { name, events }: Stream): string | undefined {
  const mayExist =
    typeof event !== 'string' || events.some((declared) => declared.anyName === true || declared.name === event)
  return mayExist ? undefined : `${name} has no event ${event}`
}
