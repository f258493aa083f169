import { asString, type Json, type Keys, ownValue, pointerKeys, replaceAt } from '../../runtime/json.ts'
import { toStream } from '../cases/base-request.ts'
import { declaredStatuses } from '../contract.ts'
import { wireRequest } from '../http/wire-request.ts'
import type { Observed } from '../judge/received.ts'
import type { Target } from '../targets/target.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { type Exchanged, fillExpressions, type Situation } from './expression.ts'
import type { FlowStep } from './workflow.ts'

/** The request of a step, and the values that expressions can read from it. */
export interface FlowRequest {
  readonly operationId: string
  readonly request: CaseRequest
  readonly exchanged: Exchanged
}

export function getRequest(step: FlowStep, situation: Situation): FlowRequest {
  const filled = (value: Json): Json => fillExpressions(value, situation)
  const of = (place: string): Record<string, string> =>
    Object.fromEntries(
      step.parameters
        .filter((each) => each.in === place)
        .map(({ name, value }) => [place === 'header' ? name.toLowerCase() : name, toText(filled(value))]),
    )
  const [path, query, own] = [of('path'), of('query'), of('header')]
  const body = step.payload === undefined ? undefined : replaced(step, filled)
  const header = body === undefined ? own : { 'content-type': 'application/json', ...own }
  const request: CaseRequest = {
    method: step.operation.method,
    path: step.operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ownValue(path, name) ?? name),
    ),
    query,
    headers: header,
    // The document itself places the key.
    credential: 'none',
    ...(body === undefined ? {} : { body }),
  }
  const { operationId } = step.operation
  return { operationId, request, exchanged: { header, query, path, ...(body === undefined ? {} : { body }) } }
}

function toText(value: Json): string {
  return asString(value) ?? JSON.stringify(value)
}

function replaced({ payload = null, replacements }: FlowStep, filled: (value: Json) => Json): Json {
  return replacements.reduce<Json>(
    (body, { target, value }) => replaceAt(body, getKeys(target), filled(value)),
    filled(payload),
  )
}

function getKeys(pointer: string): Keys {
  return pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

/** A step as a case: any reply that its operation declares passes; the criteria of the workflow are checked in addition. */
export function getCase(whole: Case, { operation, pointer }: FlowStep, request: CaseRequest): Case {
  const stream = toStream(operation, request)
  return {
    ...whole,
    operationId: operation.operationId,
    request,
    expect: {
      status: declaredStatuses(operation),
      ...(stream === undefined ? {} : { stream }),
    },
    rule: { name: 'flow', pointer: `arazzo.yaml#${pointer}`, source: operation.source },
    questions: operation.questions,
  }
}

/** The values that expressions can read from a request and its reply. */
export function getExchange({ operationId, request, exchanged }: FlowRequest, { received }: Observed, target: Target) {
  const header = Object.fromEntries(received?.headers ?? [])
  const body = received?.json as Json | undefined
  return {
    url: wireRequest(operationId, request, target).url,
    method: request.method,
    statusCode: received?.status ?? 0,
    request: exchanged,
    response: { header, ...(body === undefined ? {} : { body }) },
  }
}
