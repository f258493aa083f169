import type * as wire from '../../../generated/types/responses.ts'
import type { ProblemKind } from '../../core/contract.ts'
import type { Problem } from '../../core/problem.ts'

type Words = Pick<wire.ResponseError, 'code' | 'type' | 'message'>

const broken: Words = {
  code: 'server_error',
  type: 'server_error',
  message: 'The model stopped unexpectedly. Please try again.',
}

const wordsOf: Readonly<Partial<Record<ProblemKind, Words>>> = {
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

/** Why a response failed that had begun. */
export function describeFailure({ kind, message, violations }: Problem): wire.ResponseError {
  const words = wordsOf[kind] ?? broken
  return { ...words, message: message || words.message, param: violations[0]?.param || null }
}
