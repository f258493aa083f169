import type { FastifyReply } from 'fastify'
import type { Family, Problems, Route } from '../contract.ts'
import { encodeProblem } from '../problem.ts'
import { fromHttpError } from './edge-problem.ts'
import type { ServerContext } from './server-context.ts'
import { encodeProblemReply } from './whole-reply.ts'

/** The family and route that determine the error body. */
export interface ProblemScope {
  readonly family: Family | undefined
  /** Undefined if no route matches the request. */
  readonly route?: Route
  /** The error bodies of the route's path, by default those of the route. */
  readonly problems?: Problems | undefined
  readonly server: Pick<ServerContext, 'log' | 'replyValidation'>
}

/**
 * Sets the status and headers of an error reply and returns its body, which the router sends; undefined if it has none and
 * is sent. Internal errors are logged and not revealed to the client.
 */
export function replyWithProblem(reply: FastifyReply, error: unknown, scope: ProblemScope): string | undefined {
  const { family, route, problems = route?.problems, server } = scope
  const problem = fromHttpError(error)
  const { method, url, context } = reply.request
  context.problem = problem
  // An error after a disconnect is a result of the abort.
  if (problem.kind === 'internal' && !reply.raw.destroyed) {
    server.log(`${method} ${url.split('?', 1)[0]} failed.`, problem.cause ?? problem)
  }
  const encoded = encodeProblem(problem, family, problems)
  if (route && problem.status === undefined) server.replyValidation?.reply(route, { ...encoded, value: encoded.body })
  const { status, headers, body } = encodeProblemReply(encoded)
  reply.code(status).headers(headers)
  if (body === undefined) reply.send()
  return body
}
