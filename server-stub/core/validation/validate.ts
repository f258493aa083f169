import type { RequestBody, Validate } from '../contract.ts'
import { Problem, type Violation } from '../problem.ts'
import { toCanonical } from './protojson.ts'
import { findSchemaError } from './schema-error.ts'

/** Validates a body and returns it in the spelling of the contract; throws an `invalid-request` problem. */
export function validateBody(rule: RequestBody | undefined, body: unknown): unknown {
  if (body instanceof Problem) throw body
  if (rule === undefined) return undefined
  if (body === undefined) {
    if (rule.required) throw new Problem('invalid-request', 'The body of the request is empty.')
    return undefined
  }
  const canonical = rule.protojson === undefined ? body : toCanonical(body, rule.protojson)
  const error = findSchemaError(rule.validate, canonical)
  if (error === undefined) return canonical
  throw asProblem(error)
}

/** Throws an `invalid-request` problem for an invalid parameter; `place` is its kind, such as `query parameter`. */
export function validateParameters(validate: Validate | undefined, values: unknown, place: string): void {
  const error = validate && findSchemaError(validate, values)
  if (error === undefined) return
  throw asProblem({ ...error, in: place.split(' ', 1)[0] ?? '', message: `the ${place} ${error.message}` })
}

function asProblem(violation: Violation): Problem {
  const { param, message } = violation
  const text = param === '' ? `The body ${message}` : `${param}: ${message}`
  return new Problem('invalid-request', text, { violations: [violation] })
}
