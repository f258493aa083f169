import { STATUS_CODES } from 'node:http'
import type { Family, ProblemKind, Problems, ProblemTemplate, Route } from '../runtime/contract.ts'
import { findReplies } from '../runtime/http/replies.ts'
import { type EncodedProblem, encodeProblem, Problem } from '../runtime/problem.ts'
import { getMockedContract } from './mocked-contract.ts'

/** The errors of an operation by kind: those of its family, and what the operation declares for other kinds. */
export function getErrors({ family, problems }: Route): Problems {
  return { ...problems, ...findFamily(family)?.problems }
}

/** The errors of an operation with this status; several kinds may have the same one. */
export function findErrors(route: Route, status: number): readonly (readonly [ProblemKind, ProblemTemplate])[] {
  // The keys of the table are its kinds.
  const errors = Object.entries(getErrors(route)) as [ProblemKind, ProblemTemplate][]
  return errors.filter(([, error]) => error.status === status)
}

/** Whether an operation declares the status, as such, by its range or by default. */
export function declaresStatus({ replies }: Pick<Route, 'replies'>, status: number): boolean {
  return findReplies(replies, status).length > 0
}

/** A problem as the operation declares it. */
export function encodeError(problem: Problem, { family, problems }: Route): EncodedProblem {
  return encodeProblem(problem, findFamily(family), problems)
}

/** A body made from a schema says `string`; the name of the status is clearer. */
export function describeSampled({ status, variants }: ProblemTemplate): string {
  return variants[0]?.name === 'sampled' ? (STATUS_CODES[status] ?? '') : ''
}

/** The error of a status whose declared body is made from a schema; undefined if the operation has an example for it. */
export function encodeSampled(route: Route, status: number): EncodedProblem | undefined {
  const [error] = findErrors(route, status)
  if (error === undefined) return undefined
  const [kind, template] = error
  const message = describeSampled(template)
  return message === '' ? undefined : encodeError(new Problem(kind, message), route)
}

function findFamily(family: string): Family | undefined {
  return getMockedContract().families.find(({ name }) => name === family)
}
