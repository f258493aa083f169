import type { Stream } from '../../runtime/contract.ts'
import { isEventStream } from '../../runtime/stream/framing.ts'
import { declaresStatus } from '../declared-errors.ts'
import { matchesCall, matchesRoute } from '../match-request.ts'
import type { MockExchange } from '../middleware.ts'
import { findIllegalStream } from './corpus.ts'
import type { Fault, FaultKind } from './fault.ts'

/** Whether a fault applies to a request, by its match and its kind. */
export function isInScope(fault: Fault, exchange: MockExchange): boolean {
  const { route, call } = exchange
  const { match = {} } = fault
  return reasonNotInScope(fault, exchange) === undefined && matchesRoute(match, route) && matchesCall(match, call)
}

const streamKinds: readonly FaultKind[] = ['corpus', 'error-event', 'malformed-frame', 'duplicate', 'drop', 'reorder']

/** Why the kind of fault cannot apply to a request; undefined if it can. */
export function reasonNotInScope(fault: Fault, exchange: MockExchange): string | undefined {
  const { route, stream } = exchange
  if (fault.kind === 'status') {
    return declaresStatus(route, fault.status) ? undefined : `${route.operationId} does not answer with ${fault.status}`
  }
  if (fault.kind === 'truncate') return stream === undefined ? undefined : 'a stream has no Content-Length'
  if (!('afterEvents' in fault) && !streamKinds.includes(fault.kind)) return undefined
  return stream === undefined ? 'it applies to streams only' : reasonInStream(fault, { ...exchange, stream })
}

interface StreamExchange extends Pick<MockExchange, 'contract'> {
  readonly stream: Stream
}

function reasonInStream(fault: Fault, { contract, stream }: StreamExchange): string | undefined {
  if (fault.kind === 'corpus' && findIllegalStream(contract, stream, fault.name) === undefined)
    return `it belongs to another stream than ${stream.name}`
  const needsNames = fault.kind === 'malformed-frame' && fault.how === 'wrong-name'
  return needsNames && !isEventStream(stream) ? 'only server-sent events have names' : undefined
}
