import type { Operation } from '../../generators/model/contract.ts'
import type { Json } from '../../runtime/contract.ts'
import { streamChooser } from '../../runtime/http/media-types.ts'
import { ownValue } from '../../runtime/json.ts'
import { declaredStatuses, findRoute } from '../contract.ts'
import { documentRequest } from '../document/request.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import type { CaseRequest } from '../verdict.ts'

const { isGateway } = getJudgedDocuments()

/** Values of the required parameters; no record has these ids. */
const parameterValues: Readonly<Record<string, string>> = {
  id: '1789012345678901',
  model: 'gw-text-large',
  task_id: 'video_123',
  'messages-version': '2023-06-01',
}

/** A request of the operation with its required parameters, and those that select a stream that the document describes. */
export function baseRequest(operation: Operation, body?: Json): CaseRequest {
  if (!isGateway) return documentRequest(operation, { body })
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ownValue(parameterValues, name) ?? name)
  const required = operation.parameters.filter((parameter) => parameter.in === 'header' && parameter.required)
  const headers = Object.fromEntries(required.map(({ name }) => [name, ownValue(parameterValues, name) ?? 'value']))
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body }
  const query = selectStream(operation.operationId)
  return { method: operation.method, path, query, headers: { ...headers, ...type }, ...sent }
}

/** The query parameter of another stream, if the one without it is a choice as a whole. */
function selectStream(operationId: string): Record<string, string> {
  const own = findRoute(operationId).streams
  const isStated = own.every(({ when, choices }) => when !== undefined || choices?.['*'] === undefined)
  const [other] = isStated ? [] : own.filter(({ when }) => when?.in === 'query')
  return other?.when === undefined ? {} : { [other.when.name]: String(other.when.equals) }
}

export function successStatuses(operation: Operation): readonly number[] {
  return declaredStatuses(operation).filter((status) => status < 300 && status !== 206)
}

/** Name of the stream that the request asks for. */
export function toStream({ operationId }: Operation, { body, query }: CaseRequest): string | undefined {
  return streamChooser(findRoute(operationId).streams)(query, body)?.name
}
