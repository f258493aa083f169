import type { Operation } from '../../generators/model/contract.ts'
import type { Json } from '../../runtime/json.ts'
import type { Derived } from '../cases/derive.ts'
import { draftCase, getCaseId } from '../cases/draft-case.ts'
import { expectAccepted, expectRefused } from '../cases/expected.ts'
import type { Mutation } from '../cases/mutators/mutation.ts'
import { getMutations } from '../cases/mutators.ts'
import { walkSchema } from '../cases/schema-sites.ts'
import type { SuiteContract } from '../contract.ts'
import { locateInSpec } from '../spec-location.ts'
import type { CaseRequest } from '../verdict.ts'
import { listDocumentBodies } from './bodies.ts'
import { type DeclaredParameter, getParameters, type ParameterValues } from './parameters.ts'
import { listValues, makeDocumentRequest } from './request.ts'

/** Requests without a required parameter, and for the rules of plain parameters a value outside and one at the bound. */
export function* parameterCases(contract: SuiteContract, operation: Operation): Generator<Derived> {
  for (const parameter of getParameters(contract, operation)) {
    if (isCredential(operation, parameter)) continue
    const makeRequest = requestMaker(contract, operation, parameter)
    const { in: part, name, required, schema } = parameter
    const base = `parameter/${part}/${name}`
    if (required && part !== 'path')
      yield draftCase(operation, {
        path: `${base}/required/missing`,
        request: makeRequest([]),
        expect: expectRefused(contract, operation),
        pointer: locateInSpec(contract, schema.replace(/\/schema$/, '')).pointer,
      })
    for (const { pointer, mutation } of listMutations(contract, parameter)) {
      const { rule, name: change, isValid, value = null } = mutation
      const path = `${base}/${rule}/${change}`
      const reason = mutation.untested ?? explainTooLong(value)
      if (reason !== undefined) yield { id: getCaseId(operation, path), reason }
      if (reason !== undefined) continue
      const request = makeRequest([[parameter, value]])
      const expect = isValid ? expectAccepted(contract, operation, request) : expectRefused(contract, operation)
      yield draftCase(operation, {
        path,
        request,
        expect,
        pointer: `${locateInSpec(contract, pointer).pointer}/${rule}`,
      })
    }
  }
}

/** Whether a parameter is declared as a credential too: every request has it. */
function isCredential({ credentials }: Operation, { in: part, name }: DeclaredParameter): boolean {
  return credentials.flat().some((credential) => credential.in === part && credential.name === name)
}

/** Servers, and what is before them, limit a URL and a header: usually to 8 kB, seldom to 2 kB. */
const longestText = 1500

function explainTooLong(value: Json): string | undefined {
  if (typeof value !== 'string' || encodeURIComponent(value.toWellFormed()).length <= longestText) return undefined
  return `a value of ${value.length} characters is too long for a URL or a header`
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
  { isValid, value, keys, untested }: Mutation,
): boolean {
  if (untested !== undefined) return true
  if (keys.length > 0 || value === undefined || value === null || typeof value === 'object') return false
  const text = String(value)
  if (text === '' || text === '.' || text === '..') return false
  // A server may read a number as a string.
  const readings: Json[] = typeof value === 'number' && typeof valid === 'number' ? [text, value] : [text]
  if (readings.some((reading) => contract.errorsAt(schema, reading).length === 0) !== isValid) return false
  if (isValid && typeof value !== typeof valid) return false
  return part === 'query' || (part === 'path' ? !text.includes('/') : /^[!-~]+$/.test(text))
}
