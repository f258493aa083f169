import type { IncomingHttpHeaders } from 'node:http'
import type { ProblemKind, Route } from '../contract.ts'
import { createAuthenticator } from '../http/authenticate.ts'
import { bodyAdmission } from '../http/body.ts'
import { bodyReader } from '../http/body-reader.ts'
import { essence, isJson } from '../http/media-types.ts'
import { parameterReader, type Values } from '../http/parameters.ts'
import type { ValidRequest } from '../http/server-context.ts'
import { ownValue } from '../json.ts'
import { Problem, type Violation } from '../problem.ts'
import { validateBody, validateParameters } from '../validation/validate.ts'
import { type Finding, isViolation, toQuestion } from './finding.ts'

export interface ReceivedRequest {
  readonly route: Route
  readonly headers: IncomingHttpHeaders
  readonly path: Values
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** The path and query as sent. */
  readonly requestTarget?: string | undefined
  readonly body: ReceivedBody
}

export interface ReceivedBody {
  readonly isTooLarge: boolean
  readonly text: string
  /** The fields of a parsed form. */
  readonly fields?: unknown
}

interface JudgedRequest {
  readonly findings: readonly Finding[]
  /** The parsed JSON; undefined if it was not read. */
  readonly body: unknown
  /** Undefined if it is invalid or was not read. */
  readonly request: ValidRequest | undefined
}

/** Judges a complete request, except whether its key is valid. */
export function judgeRequest({ route, headers, path, query, requestTarget, body }: ReceivedRequest): JudgedRequest {
  const findings: Finding[] = []
  const check = (act: () => void) => {
    try {
      act()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      findings.push(...problemFindings(error))
    }
  }
  const read = (where: 'query' | 'header' | 'cookie', values: Values) =>
    parameterReader(route.parameters, where)(values, requestTarget)
  const admitted = createAuthenticator(route.credentials, () => true)({ headers, query })
  if (admitted instanceof Problem) findings.push(...problemFindings(admitted))
  const { parameters } = route
  check(() => validateParameters(route.validatePath, path, { in: 'path', parameters }))
  check(() => validateParameters(route.validateQuery, read('query', query), { in: 'query', parameters }))
  check(() => validateParameters(route.validateHeaders, read('header', headers), { in: 'header', parameters }))
  check(() => validateParameters(route.validateCookies, read('cookie', headers), { in: 'cookie', parameters }))
  check(() => bodyAdmission(route.body, Number.POSITIVE_INFINITY)(headers))
  const isSound = !findings.some(isViolation)
  if (route.body === undefined)
    return { findings, body: undefined, request: isSound ? { path, body: undefined } : undefined }
  const unread = { findings, body: undefined, request: undefined }
  if (findings.some(({ rule }) => rule === 'content-type')) return unread
  const type = headers['content-type']
  const skipReason = getSkipReason(essence(type ?? ''), body)
  if (skipReason !== undefined) {
    findings.push({ rule: 'unchecked', place: 'body', message: skipReason, by: 'client' })
    return unread
  }
  let value: unknown
  let request: ValidRequest | undefined
  const tolerate = (violation: Violation) => void findings.push(toFinding(violation))
  check(() => {
    value = body.fields ?? (route.body && bodyReader(route.body)(type, Buffer.from(body.text)))
    request = { path, body: validateBody(route.body, value, { contentType: type, tolerate }) }
  })
  return { findings, body: value, request: isSound ? request : undefined }
}

export interface SentRequest {
  readonly path: Values
  /** The parsed body, without changes. */
  readonly body: unknown
  readonly contentType?: string | undefined
}

/** Validates the request that a reply is compared with; undefined if its body is invalid. */
export function toValidRequest(route: Route, { path, body, contentType }: SentRequest): ValidRequest | undefined {
  try {
    return { path, body: validateBody(route.body, body, { contentType, tolerate: () => {} }) }
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

function getSkipReason(type: string, { isTooLarge, fields }: ReceivedBody): string | undefined {
  if (isTooLarge) return 'it is too large'
  const isReadable = type === '' || isJson(type) || type === 'application/x-www-form-urlencoded' || fields !== undefined
  return isReadable ? undefined : `it is ${type}`
}

/** Converts the problem of a refused request to findings. */
export function problemFindings({ kind, variant = kind, message, violations }: Problem): Finding[] {
  const [rule, place] = placesByKind[kind] ?? ['schema', 'body']
  if (violations.length === 0)
    return [{ rule, place, message: message || (ownValue(defaultMessages, variant) ?? kind), by: 'client' }]
  return violations.map(toFinding)
}

function toFinding({ param, message, in: where = 'body', question }: Violation): Finding {
  return { rule: 'schema', place: `${where} ${param}`.trim(), message, by: 'client', ...toQuestion(question) }
}

const placesByKind: Readonly<Partial<Record<ProblemKind, readonly [rule: string, place: string]>>> = {
  unauthenticated: ['credential', 'credential'],
  forbidden: ['credential', 'credential'],
  'not-found': ['path', 'path'],
  'method-not-allowed': ['method', 'method'],
  'unsupported-media-type': ['content-type', 'header content-type'],
  'range-not-satisfiable': ['range', 'header range'],
}

/** Messages by variant, for problems without a message. */
const defaultMessages: Readonly<Record<string, string>> = {
  'missing-key': 'the key is missing',
  'invalid-key': 'the key is invalid',
}

/** Makes the finding for a request that matches no operation of the contract. */
export function describeUnknownRoute(methods: readonly string[]): Finding {
  if (methods.length === 0) return { rule: 'path', place: 'path', message: 'is not in the contract', by: 'client' }
  return { rule: 'method', place: 'method', message: `the path has only ${methods.join(', ')}`, by: 'client' }
}
