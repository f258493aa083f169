import type { FastifyReply } from 'fastify'
import type { Family, ProblemKind, Route } from '../contract.ts'
import { ownValue } from '../json.ts'
import { asProblem, encodeProblem, getErrorCode, Problem } from '../problem.ts'
import { findReplies } from './replies.ts'
import type { ServerContext } from './server-context.ts'
import { encodeProblemReply, sendWhole, type WholeReply } from './whole-reply.ts'

/** The family and route that determine the error body. */
export interface ProblemScope {
  readonly family: Family | undefined
  /** Undefined if no route matches the request. */
  readonly route?: Route
  readonly server: Pick<ServerContext, 'log' | 'replyValidation'>
}

/**
 * Sends an error reply. Internal errors are logged and not revealed to the client.
 */
export function replyWithProblem(reply: FastifyReply, error: unknown, scope: ProblemScope): void {
  const { family, route, server } = scope
  const problem = fromHttpError(error)
  const { method, url, context } = reply.request
  context.problem = problem
  // An error after a disconnect is a result of the abort.
  if (problem.kind === 'internal' && !reply.raw.destroyed) {
    server.log(`${method} ${url.split('?', 1)[0]} failed.`, problem.cause ?? problem)
  }
  const encoded = encodeProblem(problem, family, route)
  if (route && (problem.status === undefined || findReplies(route.replies, problem.status).length > 0))
    server.replyValidation?.reply(route, { ...encoded, value: encoded.body })
  sendWhole(reply, encodeProblemReply(encoded))
}

/** Creates a function that sends problems which many requests share, and encodes each once. */
export function createRefuse(scope: ProblemScope): (reply: FastifyReply, problem: Problem) => void {
  const { family, route, server } = scope
  const replies = new WeakMap<Problem, WholeReply>()
  return (reply, problem) => {
    if (server.replyValidation !== undefined) return replyWithProblem(reply, problem, scope)
    const encoded = replies.get(problem) ?? encodeProblemReply(encodeProblem(problem, family, route))
    replies.set(problem, encoded)
    reply.request.context.problem = problem
    sendWhole(reply, encoded)
  }
}

/** Converts an error of the HTTP framework to a problem. */
export function fromHttpError(error: unknown): Problem {
  if (error instanceof Problem) return error
  const code = getErrorCode(error)
  const edgeProblem = ownValue(edgeProblems, code)
  if (edgeProblem !== undefined) return new Problem(edgeProblem.kind, edgeProblem.message, { cause: error })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  if (!code.startsWith('FST_') || status < 400 || status >= 500) return asProblem(error)
  return new Problem('invalid-request', 'The request could not be read.', { cause: error })
}

/** Problems by error code of the HTTP framework. */
const edgeProblems: Readonly<Record<string, { readonly kind: ProblemKind; readonly message: string }>> = {
  FST_ERR_BAD_URL: { kind: 'invalid-request', message: 'The path of the URL is not validly encoded.' },
  FST_ERR_MAX_PARAM_LENGTH: { kind: 'invalid-request', message: 'A part of the path is too long.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { kind: 'payload-too-large', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    kind: 'unsupported-media-type',
    message: 'The Content-Type of the body is not supported.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    kind: 'invalid-request',
    message: 'The length of the body is not what Content-Length says.',
  },
}
