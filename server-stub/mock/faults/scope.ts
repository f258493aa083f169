import { ownValue, type Route, type Stream } from '../../core/contract.ts'
import { declaresStatus } from '../declared-errors.ts'
import { fitsGlob, requestedModel } from '../match-model.ts'
import type { MockExchange } from '../middleware.ts'
import { illegalStream } from './corpus.ts'
import type { Fault, FaultKind, FaultScope } from './fault.ts'

/** Whether the scope of a fault includes an operation. */
export function isOperation({ match: { operation, family } = {} }: FaultScope): (route: Route) => boolean {
  return (route) => names(operation, route.operationId) && names(family, route.family)
}

/** Whether a fault applies to a request, by its match and its kind. */
export function isInScope(fault: Fault, exchange: MockExchange): boolean {
  const { route, call } = exchange
  const { model, headers = {} } = fault.match ?? {}
  return (
    reasonNotInScope(fault, exchange) === undefined &&
    isOperation(fault)(route) &&
    (model === undefined || fitsGlob(model, requestedModel(call))) &&
    Object.entries(headers).every(([name, glob]) => fitsHeader(ownValue(call.rawHeaders, name.toLowerCase()), glob))
  )
}

function names(wanted: string | readonly string[] | undefined, name: string): boolean {
  return wanted === undefined || [wanted].flat().includes(name)
}

function fitsHeader(value: string | readonly string[] | undefined, glob: string): boolean {
  return value !== undefined && fitsGlob(glob, String(value))
}

const ofStreams: ReadonlySet<FaultKind> = new Set([
  'corpus',
  'error-event',
  'malformed-frame',
  'duplicate',
  'drop',
  'reorder',
])

/** Why the kind of fault cannot apply to a request; undefined if it can. */
export function reasonNotInScope(fault: Fault, { route, stream }: MockExchange): string | undefined {
  if (fault.kind === 'status') {
    return declaresStatus(route, fault.status) ? undefined : `${route.operationId} does not answer with ${fault.status}`
  }
  if (fault.kind === 'truncate') return stream === undefined ? undefined : 'a stream has no Content-Length'
  if (!('afterEvents' in fault) && !ofStreams.has(fault.kind)) return undefined
  return stream === undefined ? 'it applies to streams only' : reasonInStream(stream, fault)
}

function reasonInStream(stream: Stream, fault: Fault): string | undefined {
  if (fault.kind === 'corpus' && illegalStream(stream, fault.name) === undefined)
    return `it belongs to another stream than ${stream.name}`
  const needsLines = fault.kind === 'malformed-frame' && fault.how === 'wrong-name'
  return needsLines && stream.framing === 'json-array' ? 'a JSON array has no event names' : undefined
}
