import type { Operation } from '../../generators/model/contract.ts'
import type { Json } from '../../runtime/json.ts'
import { draftCase } from '../cases/draft-case.ts'
import { expectAccepted, expectRefused } from '../cases/expected.ts'
import type { Mutation } from '../cases/mutators/mutation.ts'
import { getMutations } from '../cases/mutators.ts'
import { walkSchema } from '../cases/schema-sites.ts'
import type { SuiteContract } from '../contract.ts'
import { locateInSpec } from '../spec-location.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { listDocumentBodies } from './bodies.ts'
import { type DeclaredParameter, getParameters, type ParameterValues } from './parameters.ts'
import { listValues, makeDocumentRequest } from './request.ts'

/** Requests without a required parameter, and for the rules of plain parameters a value outside and one at the bound. */
export function parameterCases(contract: SuiteContract, operation: Operation): Case[] {
  return getParameters(contract, operation).flatMap((parameter) => {
    const makeRequest = requestMaker(contract, operation, parameter)
    const { in: part, name, required, schema } = parameter
    const path = `parameter/${part}/${name}`
    const missing = draftCase(operation, {
      path: `${path}/required/missing`,
      request: makeRequest([]),
      expect: expectRefused(contract, operation),
      pointer: locateInSpec(contract, schema.replace(/\/schema$/, '')).pointer,
    })
    const valueCases = listMutations(contract, parameter).map(
      ({ pointer, mutation: { rule, name: change, ...value } }) => {
        const request = makeRequest([[parameter, value.value ?? null]])
        return draftCase(operation, {
          path: `${path}/${rule}/${change}`,
          request,
          expect: value.isValid ? expectAccepted(contract, operation, request) : expectRefused(contract, operation),
          pointer: `${locateInSpec(contract, pointer).pointer}/${rule}`,
        })
      },
    )
    return [...(required && part !== 'path' ? [missing] : []), ...valueCases]
  })
}

/** Makes requests with the first body and the other required parameters. */
function requestMaker(contract: SuiteContract, operation: Operation, parameter: DeclaredParameter) {
  const others = getParameters(contract, operation).filter(({ required, name }) => required && name !== parameter.name)
  const [body] = operation.body ? listDocumentBodies(contract, operation) : []
  const about = parameter.in === 'header' ? { about: parameter.name.toLowerCase() } : {}
  return (values: ParameterValues): CaseRequest => {
    const parameters = [...listValues(others), ...values]
    return { ...makeDocumentRequest(contract, operation, { body: body?.value, parameters }), ...about }
  }
}

interface PlacedMutation {
  readonly mutation: Mutation
  /** Pointer of the schema with the rule. */
  readonly pointer: string
}

function listMutations(contract: SuiteContract, parameter: DeclaredParameter): PlacedMutation[] {
  const { schema, value, isJson } = parameter
  if (value === undefined || contract.nodeAt(schema) === undefined || isJson || typeof value === 'object') return []
  const sites = walkSchema(contract, schema, value).sites.filter(({ keys }) => keys.length === 0)
  return sites.flatMap((site) =>
    getMutations(site)
      .filter((mutation) => isSendable(contract, parameter, mutation))
      .map((mutation) => ({ mutation, pointer: site.pointer })),
  )
}

/** Whether a parameter can have the value. A text has no type: only what is invalid as text too is invalid. */
function isSendable(
  contract: SuiteContract,
  { in: part, schema, value: valid }: DeclaredParameter,
  { isValid, value, keys }: Mutation,
): boolean {
  if (keys.length > 0 || value === undefined || value === null || typeof value === 'object') return false
  const text = String(value)
  if (text === '' || text === '.' || text === '..') return false
  // A server may read a number as a string.
  const readings: Json[] = typeof value === 'number' && typeof valid === 'number' ? [text, value] : [text]
  if (readings.some((reading) => contract.errorsAt(schema, reading).length === 0) !== isValid) return false
  if (isValid && typeof value !== typeof valid) return false
  return part === 'query' || (part === 'path' ? !text.includes('/') : /^[!-~]+$/.test(text))
}
