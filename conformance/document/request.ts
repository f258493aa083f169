import type { Operation } from '../../generators/model/contract.ts'
import type { Json as Sent } from '../../runtime/contract.ts'
import type { Json } from '../../runtime/json.ts'
import type { CaseRequest } from '../verdict.ts'
import { writeBody } from './bodies.ts'
import { type Declared, type Given, getParameters, writeParameters } from './parameters.ts'

export interface Content {
  readonly body?: Sent | undefined
  /** Default: the required parameters. */
  readonly parameters?: Given
}

/** A request of an operation of any document. */
export function documentRequest(operation: Operation, { body, parameters }: Content = {}): CaseRequest {
  const given = parameters ?? giveValues(getParameters(operation).filter(({ required }) => required))
  const { path, rawQuery, headers } = writeParameters(operation.path, given)
  const { type, ...sent } = body === undefined ? {} : writeBody(operation, body as Json)
  return {
    method: operation.method,
    path,
    query: {},
    ...(rawQuery === '' ? {} : { rawQuery }),
    headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
    ...sent,
  }
}

/** Valid values; parameters without one are left out. */
export function giveValues(parameters: readonly Declared[]): Given {
  return parameters.flatMap((own) => (own.value === undefined ? [] : [[own, own.value] as const]))
}
