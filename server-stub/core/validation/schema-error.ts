import type { Validate } from '../contract.ts'
import type { Violation } from '../problem.ts'
import { explain } from './explain.ts'

/** Who has sent a value: read-only properties are not required of the client, write-only ones not of the server. */
export type Sender = 'client' | 'server'

/** What generated validators take as `this`; without `choices` they skip `x-choice`. */
const contexts = {
  client: [{ sender: 'client' }, { sender: 'client', choices: false }],
  server: [{ sender: 'server' }, { sender: 'server', choices: false }],
} as const

/** The error of a value by its schema: one of the document's rules, else one of our choices, with its question. */
export function findSchemaError(validate: Validate, value: unknown, sender: Sender): Violation | undefined {
  const [all, documentOnly] = contexts[sender]
  if (validate.call(all, value)) return undefined
  const errors = validate.errors ?? []
  const question = errors.find((error) => error.question !== undefined)?.question
  if (question === undefined) return explain(errors, value)
  return validate.call(documentOnly, value)
    ? { ...explain(errors, value), question }
    : explain(validate.errors ?? [], value)
}
