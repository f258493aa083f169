import type { Validate } from '../core/contract.ts'
import { explain } from '../core/validation/explain.ts'

export interface SchemaError {
  readonly param: string
  readonly message: string
  /** The question, if only our choice refuses the value. */
  readonly question?: string
}

/** Makes a generated validator skip `x-choice`. */
const documentOnly = { choices: false }

/** The error of a value by its schema: one of the document's rules, else one of our choices. */
export function findSchemaError(validate: Validate, value: unknown): SchemaError | undefined {
  if (validate(value)) return undefined
  const errors = validate.errors ?? []
  if (!validate.call(documentOnly, value)) return explain(validate.errors ?? [], value)
  const question = errors.find((error) => error.question !== undefined)?.question
  return { ...explain(errors, value), ...(question === undefined ? {} : { question }) }
}
