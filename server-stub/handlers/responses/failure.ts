import type * as wire from '../../../generated/types/responses.ts'
import type { ProblemKind } from '../../../runtime/contract.ts'
import type { Problem } from '../../../runtime/problem.ts'

type ErrorReply = Required<Pick<wire.ResponseError, 'code' | 'type' | 'message'>>

const unexpectedStop: ErrorReply = {
  code: 'server_error',
  type: 'server_error',
  message: 'The model stopped unexpectedly. Please try again.',
}

const errors: Readonly<Partial<Record<ProblemKind, ErrorReply>>> = {
  'rate-limited': {
    code: 'rate_limit_exceeded',
    type: 'rate_limit_error',
    message: 'Rate limit reached. Please try again after a while.',
  },
  'invalid-request': {
    code: 'invalid_prompt',
    type: 'invalid_request_error',
    message: 'The model cannot answer this request.',
  },
}

/** The error of a response that failed after its start. */
export function describeFailure({ kind, message, violations }: Problem): wire.ResponseError {
  const reply = errors[kind] ?? unexpectedStop
  return { ...reply, message: message || reply.message, param: violations[0]?.param || null }
}
