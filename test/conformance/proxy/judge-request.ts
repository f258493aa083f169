import type { IncomingHttpHeaders } from 'node:http'
import { authenticator } from '../../../server-stub/core/authenticate.ts'
import { bodyGate } from '../../../server-stub/core/body.ts'
import { essence, isJson } from '../../../server-stub/core/media-types.ts'
import { Problem } from '../../../server-stub/core/problem.ts'
import { parameterReader } from '../../../server-stub/core/read-parameters.ts'
import type { Route } from '../../../server-stub/core/tables.ts'
import { validateBody, validateParameters } from '../../../server-stub/core/validate.ts'
import type { HeldBody } from './held-body.ts'
import type { Violation } from './violation.ts'

export interface PassedRequest {
  readonly route: Route
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, string>>
  readonly body: HeldBody
}

export interface JudgedRequest {
  readonly violations: readonly Violation[]
  /** As JSON, if it was read. */
  readonly body: unknown
}

/** Judges a whole request by its operation; the key itself is for the target to judge. */
export function judgeRequest({ route, headers, query, body }: PassedRequest): JudgedRequest {
  const violations: Violation[] = []
  const check = (place: string, act: () => void) => {
    try {
      act()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      violations.push({ side: 'request', kind: 'broken', place, message: error.message || 'no key is given' })
    }
  }
  check('credential', () => authenticator(route.credentials, () => true)({ headers, query }))
  check('query', () =>
    validateParameters(route.validateQuery, parameterReader(route.parameters, 'query')(query), 'query parameter'),
  )
  check('header', () =>
    validateParameters(route.validateHeaders, parameterReader(route.parameters, 'header')(headers), 'header'),
  )
  check('content-type', () => bodyGate(route.body, Number.POSITIVE_INFINITY)(headers))
  if (route.body === undefined || violations.some(({ place }) => place === 'content-type'))
    return { violations, body: undefined }
  const type = essence(headers['content-type'] ?? '')
  const doubt = body.isTooLarge ? 'it is too large' : type !== '' && !isJson(type) ? `it is ${type}` : undefined
  if (doubt !== undefined) {
    violations.push({ side: 'request', kind: 'unchecked', place: 'body', message: doubt })
    return { violations, body: undefined }
  }
  let value: unknown
  check('body', () => {
    value = parse(body.text)
    validateBody(route.body, value)
  })
  return { violations, body: value }
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid-request', 'it is no JSON')
  }
}
