import type { Operation } from '../../generators/model/contract.ts'
import type { Json } from '../../runtime/json.ts'
import { draftCase } from '../cases/draft-case.ts'
import { accepted, refused } from '../cases/expected.ts'
import type { Mutation } from '../cases/mutators/mutation.ts'
import { getMutations } from '../cases/mutators.ts'
import { walkSchema } from '../cases/schema-sites.ts'
import { errorsAt, nodeAt } from '../contract.ts'
import { specPlace } from '../spec-place.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { getBodies } from './bodies.ts'
import { type Declared, getParameters } from './parameters.ts'
import { documentRequest, giveValues } from './request.ts'

/** Each required parameter left out, and for each rule of a plain parameter a value outside and one at the bound. */
export function parameterCases(operation: Operation): Case[] {
  return getParameters(operation).flatMap((own) => [
    ...(own.required && own.in !== 'path' ? [missingCase(operation, own)] : []),
    ...valueCases(operation, own),
  ])
}

function missingCase(operation: Operation, own: Declared): Case {
  return draftCase(operation, {
    path: `parameter/${own.in}/${own.name}/required/missing`,
    request: requestWith(operation, own, undefined),
    expect: refused(operation),
    pointer: specPlace(own.schema.replace(/\/schema$/, '')).pointer,
  })
}

function requestWith(operation: Operation, own: Declared, value: Json | undefined): CaseRequest {
  const others = getParameters(operation).filter((each) => each.required && each.name !== own.name)
  const [first] = operation.body ? getBodies(operation) : []
  const changed = value === undefined ? [] : [[own, value] as const]
  const request = documentRequest(operation, { body: first?.value, parameters: [...giveValues(others), ...changed] })
  return own.in === 'header' ? { ...request, about: own.name.toLowerCase() } : request
}

function valueCases(operation: Operation, own: Declared): Case[] {
  const { schema, value } = own
  if (value === undefined || nodeAt(schema) === undefined || own.isJson || typeof value === 'object') return []
  const sites = walkSchema(schema, value).sites.filter(({ keys }) => keys.length === 0)
  return sites.flatMap((site) =>
    getMutations(site)
      .filter((mutation) => isSendable(own, mutation, value))
      .map((mutation) => {
        const request = requestWith(operation, own, mutation.value)
        return draftCase(operation, {
          path: `parameter/${own.in}/${own.name}/${mutation.rule}/${mutation.name}`,
          request,
          expect: mutation.keeps ? accepted(operation, request) : refused(operation),
          pointer: `${specPlace(site.pointer).pointer}/${mutation.rule}`,
        })
      }),
  )
}

/** A text has no type: only what is invalid as text too is a case. */
function isSendable({ in: place, schema }: Declared, { keeps, value, keys }: Mutation, valid: Json): boolean {
  if (keys.length > 0 || value === undefined || value === null || typeof value === 'object') return false
  const text = String(value)
  if (text === '' || text === '.' || text === '..') return false
  // A server may read a number as a string.
  const readings = typeof value === 'number' && typeof valid === 'number' ? [text, value] : [text]
  if (readings.some((each) => errorsAt(schema, each).length === 0) !== keeps) return false
  if (keeps && typeof value !== typeof valid) return false
  return place === 'query' || (place === 'path' ? !text.includes('/') : /^[!-~]+$/.test(text))
}
