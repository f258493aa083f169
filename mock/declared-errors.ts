import { STATUS_CODES } from 'node:http'
import type { Family, ProblemKind, Problems, ProblemTemplate, Route } from '../runtime/contract.ts'
import { findReplies } from '../runtime/http/replies.ts'
import { type EncodedProblem, encodeProblem, Problem } from '../runtime/problem.ts'
import type { MockOperation } from './mock-contract.ts'

/** The errors of an operation by kind: those of its family, and for other kinds those of the operation alone. */
export function getErrors(operation: MockOperation): Problems {
  return { ...operation.route.problems, ...findFamily(operation)?.problems }
}

/** The errors of an operation with this status; several kinds may have the same one. */
export function findErrors(
  operation: MockOperation,
  status: number,
): readonly (readonly [ProblemKind, ProblemTemplate])[] {
  // The keys of the table are its kinds.
  const errors = Object.entries(getErrors(operation)) as [ProblemKind, ProblemTemplate][]
  return errors.filter(([, template]) => template.status === status)
}

/** Whether an operation declares the status, as such, by its range or by default. */
export function declaresStatus({ replies }: Pick<Route, 'replies'>, status: number): boolean {
  return findReplies(replies, status).length > 0
}

/** A problem as the operation declares it. */
export function encodeError(problem: Problem, operation: MockOperation): EncodedProblem {
  return encodeProblem(problem, findFamily(operation), operation.route)
}

/** A body made from a schema says `string`; the name of the status is clearer. */
export function describeSampled({ status, variants }: ProblemTemplate): string {
  return variants[0]?.name === 'sampled' ? (STATUS_CODES[status] ?? '') : ''
}

/** The error of a status whose declared body is made from a schema; undefined if the operation has an example for it. */
export function encodeSampled(operation: MockOperation, status: number): EncodedProblem | undefined {
  const [error] = findErrors(operation, status)
  if (error === undefined) return undefined
  const [kind, template] = error
  const message = describeSampled(template)
  return message === '' ? undefined : encodeError(new Problem(kind, message), operation)
}

function findFamily({ contract, route }: MockOperation): Family | undefined {
  return contract.families.find(({ name }) => name === route.family)
}
