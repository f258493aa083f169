import type { Operation } from '../../generators/model/contract.ts'
import { streamChooser } from '../../runtime/http/choose-stream.ts'
import { type Json, ownValue } from '../../runtime/json.ts'
import type { SuiteContract } from '../contract.ts'
import { makeDocumentRequest } from '../document/request.ts'
import type { CaseRequest } from '../verdict.ts'

/** Values of the required parameters; no record has these ids. */
const parameterValues: Readonly<Record<string, string>> = {
  id: '1789012345678901',
  model: 'gw-text-large',
  task_id: 'video_123',
  'messages-version': '2023-06-01',
}

/** A request of the operation with its required parameters, and those that select a stream that the document describes. */
export function baseRequest(contract: SuiteContract, operation: Operation, body?: Json): CaseRequest {
  if (!contract.isGateway) return makeDocumentRequest(contract, operation, { body })
  const { method, operationId, parameters } = operation
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ownValue(parameterValues, name) ?? name)
  const required = parameters.filter((parameter) => parameter.in === 'header' && parameter.required)
  const headers = Object.fromEntries(required.map(({ name }) => [name, ownValue(parameterValues, name) ?? 'value']))
  const query = selectStream(contract, operationId)
  if (body === undefined) return { method, path, query, headers }
  return { method, path, query, headers: { ...headers, 'content-type': 'application/json' }, body }
}

/** The query parameter of another stream, if the one without it is a choice as a whole. */
function selectStream(contract: SuiteContract, operationId: string): Record<string, string> {
  const { streams } = contract.findRoute(operationId)
  const isStated = streams.every(({ when, choices }) => when !== undefined || choices?.['*'] === undefined)
  const [other] = isStated ? [] : streams.filter(({ when }) => when?.in === 'query')
  return other?.when === undefined ? {} : { [other.when.name]: String(other.when.equals) }
}

/** The declared statuses of a reply with the whole content. */
export function successStatuses(contract: SuiteContract, operation: Operation): readonly number[] {
  return contract.declaredStatuses(operation).filter((status) => status < 300 && status !== 206)
}

/** The query parameters that select the streams of an operation. */
export function listStreamQueries({ streams }: SuiteContract, { operationId }: Operation) {
  return streams.flatMap(({ operationId: id, when }): { readonly [name: string]: string }[] =>
    id === operationId && when?.in === 'query' ? [{ [when.name]: String(when.equals) }] : [],
  )
}

/** The name of the stream that the request asks for. */
export function findStreamName(
  contract: SuiteContract,
  { operationId }: Operation,
  { body, query, headers }: CaseRequest,
): string | undefined {
  return streamChooser(contract.findRoute(operationId))(query, body, headers.accept)?.name
}
