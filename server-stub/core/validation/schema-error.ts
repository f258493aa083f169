import type { Validate } from '../contract.ts'
import type { Violation } from '../problem.ts'
import { explain } from './explain.ts'

/** Makes a generated validator skip `x-choice`. */
const documentOnly = { choices: false }

/** The error of a value by its schema: one of the document's rules, else one of our choices, with its question. */
export function findSchemaError(validate: Validate, value: unknown): Violation | undefined {
  if (validate(value)) return undefined
  const errors = validate.errors ?? []
  const question = errors.find((error) => error.question !== undefined)?.question
  if (question === undefined) return explain(errors, value)
  return validate.call(documentOnly, value)
    ? { ...explain(errors, value), question }
    : explain(validate.errors ?? [], value)
}
