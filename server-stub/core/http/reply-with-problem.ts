import type { FastifyReply } from 'fastify'
import type { Family, Route } from '../contract.ts'
import { encodeProblem } from '../problem.ts'
import { asEdgeProblem } from './edge-problem.ts'
import type { ServerContext } from './server-context.ts'

/** In whose words a problem is told. */
export interface Speaker {
  readonly family: Family | undefined
  /** Undefined where no route answers the request. */
  readonly route?: Route
  readonly server: Pick<ServerContext, 'log' | 'replyValidation'>
}

/**
 * Sets the status and headers that whatever was thrown is answered with, and gives the body. What is a failure of ours
 * is logged, and nothing of it is told. The body is for the router to send: a reply given back to it would be awaited.
 */
export function replyWithProblem(reply: FastifyReply, error: unknown, { family, route, server }: Speaker): string {
  const problem = asEdgeProblem(error)
  const { method, url } = reply.request
  // Whoever has gone away has broken off our work, too: that is no failure.
  if (problem.kind === 'internal' && !reply.raw.destroyed) {
    server.log(`${method} ${url.split('?', 1)[0]} failed.`, problem.cause ?? problem)
  }
  const { status, mediaType, headers, body } = encodeProblem(problem, family)
  if (route && problem.status === undefined) server.replyValidation?.reply(route, { status, mediaType, value: body })
  reply.code(status).headers(headers).header('content-type', `${mediaType}; charset=utf-8`)
  return JSON.stringify(body)
}
