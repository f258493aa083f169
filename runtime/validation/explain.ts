import type { Validate, ValidationError } from '../contract.ts'
import { getChild, ownValue, resolvePointer } from '../json.ts'
import type { Violation } from '../problem.ts'
import { explainKeyword, namedPart } from './explain-keyword.ts'
import { quote } from './quote.ts'
import { getRelevantErrors } from './union-errors.ts'

/** Nested unions may report millions of errors. The last one is that of the outermost union. */
const MAX_COMPARED = 2_000

export interface PlacedViolation extends Violation {
  /** JSON pointer of the value. */
  readonly pointer: string
}

/**
 * Describes the errors of a failed validation of `value`: path, rule and actual value. Of a union only the branches are
 * described that match the value best.
 */
export function explain(all: readonly ValidationError[], value: unknown): PlacedViolation {
  const errors = all.length > MAX_COMPARED ? [...all.slice(0, MAX_COMPARED), ...all.slice(-1)] : all
  const [only] = errors
  if (only !== undefined && errors.length === 1) return explainError(only, errors, value)
  const relevant = getRelevantErrors(errors)
  const violations = relevant.map((error) => explainError(error, errors, value))
  const [first, ...others] = new Map(
    violations.map((violation) => [`${violation.param}: ${violation.message}`, violation]),
  ).values()
  if (first === undefined) return { param: '', pointer: '', message: 'is not valid' }
  if (others.length === 0) return first
  const { param, pointer } = resolvePointer(value, sharedPlace(relevant) ?? errors.at(-1)?.instancePath ?? '')
  const name = toRelative(first.param, param)
  const closest = name === '' ? first.message : `\`${name}\` ${first.message}`
  return { param, pointer, message: `matches no allowed form (closest: ${closest})` }
}

function sharedPlace(errors: readonly ValidationError[]): string | undefined {
  const pointer = errors[0]?.instancePath
  return errors.every(({ instancePath }) => instancePath === pointer) ? pointer : undefined
}

/** Describes one of the errors `all` of a failed validation of `root`. */
export function explainError(error: ValidationError, all: readonly ValidationError[], root: unknown): PlacedViolation {
  const { keyword, params } = error
  const at = resolvePointer(root, error.instancePath)
  if (keyword === 'propertyNames')
    return {
      param: at.param,
      pointer: at.pointer,
      message: explainName(params.propertyName, all[all.indexOf(error) - 1]),
    }
  const part = ownValue(namedPart, keyword)
  const { value, ...location } = part === undefined ? at : getChild(at, String(ownValue(params, part)))
  const description = ownValue(explainKeyword, keyword)?.(params, value) ?? error.message ?? 'is not valid'
  return { ...location, message: keyword === 'false schema' ? `${description}${describeConflict(error)}` : description }
}

/** Describes the property that excludes another one, if any. */
function describeConflict({ schemaPath }: ValidationError): string {
  const other = /\/dependentSchemas\/([^/]+)\/properties\/[^/]+\/false schema$/.exec(schemaPath)?.[1]
  return other === undefined ? '' : ` where ${other} is given`
}

function explainName(name: unknown, violated: ValidationError | undefined): string {
  const description = violated && ownValue(explainKeyword, violated.keyword)?.(violated.params, name)
  return description === undefined
    ? `has a name that is not allowed: ${quote(name)}`
    : `has the name ${quote(name)}, which ${description}`
}

function toRelative(param: string, from: string): string {
  return param.startsWith(from) ? param.slice(from.length).replace(/^\./, '') : param
}

/**
 * Who has sent a value: read-only properties are not required of the client, write-only ones not of the server. `lenient`
 * is a client whose server is not strict.
 */
export type Sender = 'client' | 'server' | 'lenient'

/** What generated validators take as `this`; without `choices` they skip `x-choice`, without `strict` those with `x-strict`. */
const contexts = {
  client: [{ sender: 'client' }, { sender: 'client', choices: false }],
  lenient: [
    { sender: 'client', strict: false },
    { sender: 'client', choices: false },
  ],
  server: [{ sender: 'server' }, { sender: 'server', choices: false }],
} as const

/** The error of a value by its schema: one of the document's rules, else one of our choices, with its question. */
export function findSchemaError(validate: Validate, value: unknown, sender: Sender): Violation | undefined {
  const error = findPlacedError(validate, value, sender)
  if (error === undefined) return undefined
  const { pointer, ...violation } = error
  return violation
}

/** The same error with its JSON pointer. */
export function findPlacedError(validate: Validate, value: unknown, sender: Sender): PlacedViolation | undefined {
  const [all, documentOnly] = contexts[sender]
  if (validate.call(all, value)) return undefined
  const errors = validate.errors ?? []
  const question = errors.find((error) => error.question !== undefined)?.question
  if (question === undefined) return explain(errors, value)
  return validate.call(documentOnly, value)
    ? { ...explain(errors, value), question }
    : explain(validate.errors ?? [], value)
}
