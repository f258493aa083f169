import type { FastifyReply } from 'fastify'
import type { Family, Route } from '../contract.ts'
import { encodeProblem } from '../problem.ts'
import { asEdgeProblem } from './edge-problem.ts'
import type { ServerContext } from './server-context.ts'

/** The family and route that determine the error body. */
export interface ProblemScope {
  readonly family: Family | undefined
  /** Undefined if no route matches the request. */
  readonly route?: Route
  readonly server: Pick<ServerContext, 'log' | 'replyValidation'>
}

/**
 * Sets the status and headers of an error reply and returns its body, which the router sends. Internal errors are logged
 * and not revealed to the client.
 */
export function replyWithProblem(reply: FastifyReply, error: unknown, { family, route, server }: ProblemScope): string {
  const problem = asEdgeProblem(error)
  const { method, url } = reply.request
  // An error after a disconnect is a result of the abort.
  if (problem.kind === 'internal' && !reply.raw.destroyed) {
    server.log(`${method} ${url.split('?', 1)[0]} failed.`, problem.cause ?? problem)
  }
  const { status, mediaType, headers, body } = encodeProblem(problem, family)
  if (route && problem.status === undefined) server.replyValidation?.reply(route, { status, mediaType, value: body })
  reply.code(status).headers(headers).header('content-type', `${mediaType}; charset=utf-8`)
  return JSON.stringify(body)
}
