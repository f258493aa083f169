import type { RequestBody, Validate } from '../contract.ts'
import { Problem, type Violation } from '../problem.ts'
import { explain } from './explain.ts'
import { toCanonical } from './protojson.ts'

/** Validates a body and returns it in the spelling of the contract; throws an `invalid-request` problem. */
export function validateBody(rule: RequestBody | undefined, body: unknown): unknown {
  if (body instanceof Problem) throw body
  if (rule === undefined) return undefined
  if (body === undefined) {
    if (rule.required) throw new Problem('invalid-request', 'The body of the request is empty.')
    return undefined
  }
  const canonical = rule.protojson === undefined ? body : toCanonical(body, rule.protojson)
  if (rule.validate(canonical)) return canonical
  throw asProblem(explain(rule.validate.errors ?? [], canonical))
}

/** Throws an `invalid-request` problem for an invalid parameter; `place` is its kind, such as `query parameter`. */
export function validateParameters(validate: Validate | undefined, values: unknown, place: string): void {
  if (validate === undefined || validate(values)) return
  const { param, message } = explain(validate.errors ?? [], values)
  throw asProblem({ param, in: place.split(' ', 1)[0] ?? '', message: `the ${place} ${message}` })
}

function asProblem(violation: Violation): Problem {
  const { param, message } = violation
  const text = param === '' ? `The body ${message}` : `${param}: ${message}`
  return new Problem('invalid-request', text, { violations: [violation] })
}
