import { asString, type Json, type Keys, ownValue, pointerKeys, replaceAt } from '../../runtime/json.ts'
import { findStreamName } from '../cases/base-request.ts'
import type { SuiteContract } from '../contract.ts'
import { toWireRequest } from '../http/wire-request.ts'
import type { RequestResult } from '../judge/received.ts'
import type { Target } from '../targets/target.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { type FlowState, fillExpressions, type MessageValues } from './expression.ts'
import type { FlowParameter, FlowStep } from './workflow.ts'

/** The request of a step, and the values that expressions can read from it. */
export interface FlowRequest {
  readonly request: CaseRequest
  readonly values: MessageValues
}

/** Fills in the expressions of a step's request. Throws a SyntaxError for an expression without a value. */
export function makeFlowRequest(step: FlowStep, state: FlowState): FlowRequest {
  const fill = (value: Json): Json => fillExpressions(value, state)
  const fillParameters = (part: FlowParameter['in']): Record<string, string> =>
    Object.fromEntries(
      step.parameters
        .filter((parameter) => parameter.in === part)
        .map(({ name, value }) => [part === 'header' ? name.toLowerCase() : name, writeText(fill(value))]),
    )
  const [path, query, header] = [fillParameters('path'), fillParameters('query'), fillParameters('header')]
  const body = step.payload === undefined ? {} : { body: fillPayload(step, fill) }
  const headers = step.payload === undefined ? header : { 'content-type': 'application/json', ...header }
  const request: CaseRequest = {
    method: step.operation.method,
    path: step.operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ownValue(path, name) ?? name),
    ),
    query,
    headers,
    // The flow itself adds the key.
    credential: 'none',
    ...body,
  }
  return { request, values: { header: headers, query, path, ...body } }
}

function writeText(value: Json): string {
  return asString(value) ?? JSON.stringify(value)
}

function fillPayload({ payload = null, replacements }: FlowStep, fill: (value: Json) => Json): Json {
  return replacements.reduce<Json>(
    (body, { target, value }) => replaceAt(body, getKeys(target), fill(value)),
    fill(payload),
  )
}

function getKeys(pointer: string): Keys {
  return pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

type FlowCase = Pick<Case, 'operationId' | 'request' | 'expect' | 'rule'>

/** A step as a case: any reply that its operation declares passes. The criteria of the workflow are checked in addition. */
export function makeFlowCase(
  contract: SuiteContract,
  { operation, pointer }: FlowStep,
  request: CaseRequest,
): FlowCase & Required<Pick<Case, 'questions'>> {
  const stream = findStreamName(contract, operation, request)
  return {
    operationId: operation.operationId,
    request,
    expect: {
      status: contract.declaredStatuses(operation),
      ...(stream === undefined ? {} : { stream }),
    },
    rule: { name: 'flow', pointer: `arazzo.yaml#${pointer}`, source: operation.source },
    questions: operation.questions,
  }
}

/** The values that expressions can read from a request and its reply. */
export function getExchange({ request, values }: FlowRequest, { received }: RequestResult, target: Target) {
  const header = Object.fromEntries(received?.headers ?? [])
  const body = received?.json as Json | undefined
  return {
    url: toWireRequest(request, [], target).url,
    method: request.method,
    statusCode: received?.status ?? 0,
    request: values,
    response: { header, ...(body === undefined ? {} : { body }) },
  }
}
