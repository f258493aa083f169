import type { ProblemKind } from '../contract.ts'
import { ownValue } from '../json.ts'
import { asProblem, Problem } from '../problem.ts'

/** Converts an error of the HTTP framework to a problem. */
export function fromHttpError(error: unknown): Problem {
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as EdgeError
  const known = code === undefined ? undefined : ownValue(edgeProblems, code)
  if (known !== undefined) return new Problem(known.kind, known.message, { cause: error })
  if (code?.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem('invalid-request', 'The request could not be read.', { cause: error })
  }
  return asProblem(error)
}

interface EdgeError {
  readonly code?: string
  readonly statusCode?: number
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
