import type { Operation } from '../../generators/model/contract.ts'
import type { Json } from '../../runtime/json.ts'
import type { SuiteContract } from '../contract.ts'
import type { CaseRequest } from '../verdict.ts'
import { writeBody } from './bodies.ts'
import { type DeclaredParameter, getParameters, type ParameterValues, writeParameters } from './parameters.ts'

export interface RequestContent {
  readonly body?: Json | undefined
  /** Default: the required parameters. */
  readonly parameters?: ParameterValues
}

/** Makes a request of an operation of any document. */
export function makeDocumentRequest(
  contract: SuiteContract,
  operation: Operation,
  { body, parameters }: RequestContent = {},
): CaseRequest {
  const values = parameters ?? listValues(getParameters(contract, operation).filter(({ required }) => required))
  const { path, rawQuery, headers } = writeParameters(operation.path, values)
  const { type, ...written } = body === undefined ? {} : writeBody(contract, operation, body as Json)
  return {
    method: operation.method,
    path,
    query: {},
    ...(rawQuery === '' ? {} : { rawQuery }),
    headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
    ...written,
  }
}

/** Valid values of the parameters; those without one are left out. */
export function listValues(parameters: readonly DeclaredParameter[]): ParameterValues {
  return parameters.flatMap((parameter) =>
    parameter.value === undefined ? [] : [[parameter, parameter.value] as const],
  )
}
