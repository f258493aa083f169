import type { IncomingHttpHeaders } from 'node:http'
import { authenticator } from '../core/authenticate.ts'
import { bodyGate, parseJson } from '../core/body.ts'
import { essence, isJson } from '../core/media-types.ts'
import { Problem } from '../core/problem.ts'
import { parameterReader, type Values } from '../core/read-parameters.ts'
import type { Route } from '../core/tables.ts'
import { validateBody, validateParameters } from '../core/validate.ts'

export interface PassedRequest {
  readonly route: Route
  readonly headers: IncomingHttpHeaders
  /** Its parameters. */
  readonly path: Values
  readonly query: Readonly<Record<string, string>>
  readonly body: ReadBody
}

export interface ReadBody {
  readonly isTooLarge: boolean
  readonly text: string
  /** Of a form that has been read: its fields by name. */
  readonly fields?: unknown
}

export interface RequestFault {
  /** `unchecked`: nothing is wrong, but not all was looked at. */
  readonly kind: 'broken' | 'unchecked'
  /** `body`, `query`, `credential`. */
  readonly place: string
  readonly message: string
}

export interface JudgedRequest {
  readonly violations: readonly RequestFault[]
  /** As JSON, if it was read. */
  readonly body: unknown
}

/** Judges a whole request by its operation; the key itself is for the target to judge. */
export function judgeRequest({ route, headers, path, query, body }: PassedRequest): JudgedRequest {
  const violations: RequestFault[] = []
  const check = (place: string, act: () => void) => {
    try {
      act()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      violations.push({ kind: 'broken', place, message: error.message || 'no key is given' })
    }
  }
  check('credential', () => authenticator(route.credentials, () => true)({ headers, query }))
  check('path', () => validateParameters(route.validatePath, path, 'path parameter'))
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
  const isUnread = type !== '' && !isJson(type) && body.fields === undefined
  const doubt = body.isTooLarge ? 'it is too large' : isUnread ? `it is ${type}` : undefined
  if (doubt !== undefined) {
    violations.push({ kind: 'unchecked', place: 'body', message: doubt })
    return { violations, body: undefined }
  }
  let value: unknown
  check('body', () => {
    value = body.fields ?? parseJson(body.text)
    validateBody(route.body, value)
  })
  return { violations, body: value }
}
