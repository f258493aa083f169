import type { BodyContent, Parameter, RequestBody, Validate } from '../contract.ts'
import { Problem, type Violation } from '../problem.ts'
import { findSchemaError } from './explain.ts'
import { findContent } from './find-content.ts'
import { toCanonical } from './protojson.ts'
import { alternatives } from './quote.ts'
import { describeMisspellings, misspellingFinder } from './suggest.ts'
import { replaceBytes, toBinaryString } from './uploaded-file.ts'

/** Objects of a refused body that are searched for misspelled names. */
const MAX_READ_OF_REFUSED = 2000

/** The type of a body, and who accepts it. */
export interface BodyContext {
  readonly contentType: string | undefined
  /** Takes the violation of a rule that only a strict server enforces; a strict server has none, and refuses the body. */
  readonly tolerate?: (violation: Violation) => void
}

/**
 * Validates a body by the content of its type, or the first one, and returns it in the spelling of the contract; throws an
 * `invalid-request` problem.
 */
export function validateBody(
  rule: RequestBody | undefined,
  body: unknown,
  { contentType, tolerate }: BodyContext,
): unknown {
  if (body instanceof Problem) throw body
  if (rule === undefined) return undefined
  if (body === undefined) {
    if (rule.required) throw new Problem('invalid-request', 'The body of the request is empty.')
    return undefined
  }
  const { content, canonical } = findBodyContent(rule, body, contentType)
  // The other media types of the range cannot be validated.
  if (content?.format === 'any' && body instanceof Uint8Array) return body
  const error = content && findBodyError(content, canonical, tolerate)
  if (error === undefined) return canonical
  const hint = describeMisspellings(misspellingFinder(content ?? {})(canonical, MAX_READ_OF_REFUSED))
  throw asProblem(hint === '' ? error : addHint(error, hint))
}

/** The content that describes a body, and the body in the spelling of the contract. */
export function findBodyContent(rule: RequestBody, body: unknown, contentType: string | undefined) {
  const content = findContent(rule, contentType) ?? rule.content[0]
  const isOther = content?.protojson === undefined || body instanceof Problem
  return { content, canonical: isOther ? body : toCanonical(body, content.protojson) }
}

function findBodyError(content: BodyContent, body: unknown, tolerate: BodyContext['tolerate']): Violation | undefined {
  const { validate } = content
  if (validate === undefined) return undefined
  const described = describeBody(content, body)
  const error = findSchemaError(validate, described, 'client')
  if (tolerate === undefined || error?.question === undefined) return error
  const remaining = findSchemaError(validate, described, 'lenient')
  if (remaining === undefined) tolerate(error)
  return remaining
}

/** A hint about the path of the error does not name it again. */
function addHint(error: Violation, hint: string): Violation {
  const again = `\`${error.param}\` is unknown, `
  return { ...error, message: `${error.message}; ${hint.startsWith(again) ? hint.slice(again.length) : hint}` }
}

/** What the schema of the content describes. */
export function describeBody({ format }: BodyContent, body: unknown): unknown {
  return format === 'json' || format === 'text' ? body : replaceBytes(body, toBinaryString)
}

/** The parameters of one kind. */
export interface ParameterKind {
  readonly in: Parameter['in']
  /** All of the operation; a strict server leaves them out, since it takes no aliases. */
  readonly parameters: readonly Parameter[]
}

/** Throws an `invalid-request` problem for an invalid parameter, with the other names by which clients may send it. */
export function validateParameters(validate: Validate | undefined, values: unknown, kind: ParameterKind): void {
  const error = validate && findSchemaError(validate, values, 'client')
  if (error === undefined) return
  const noun = kind.in === 'path' || kind.in === 'query' ? `${kind.in} parameter` : kind.in
  const parameter = kind.parameters.find(({ in: location, name }) => location === kind.in && name === error.param)
  const names = parameter?.aliases.map((alias) => `\`${alias}\``) ?? []
  const hint = names.length === 0 ? '' : `; clients send it as ${alternatives(names)}`
  throw asProblem({ ...error, in: kind.in, message: `the ${noun} ${error.message}${hint}` })
}

function asProblem(violation: Violation): Problem {
  const { param, message } = violation
  const text = param === '' ? `The body ${message}` : `${param}: ${message}`
  return new Problem('invalid-request', text, { violations: [violation] })
}
