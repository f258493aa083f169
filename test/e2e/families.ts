import { expect } from 'vitest'

export type Headers = Readonly<Record<string, string>>

/** One operation of a family, a valid request, and the error format of the family. */
export interface FamilyCase {
  readonly family: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  /** Without the credential. */
  readonly headers: Headers
  /** The key, where the family expects it. */
  readonly credential: (key: string) => { readonly headers?: Headers; readonly query?: string }
  readonly envelope: (error: ErrorFacts) => unknown
}

export interface ErrorFacts {
  readonly status: number
  readonly message: unknown
  /** Whether the key that was sent is wrong. */
  readonly isWrongKey?: boolean
}

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
const slug = expect.toBeOneOf([null, expect.stringMatching(/^[a-z_]+$/)])

/** The members of an error that several formats share. */
function facts({ status, message, isWrongKey }: ErrorFacts) {
  const code = isWrongKey === undefined ? slug : isWrongKey ? 'invalid_api_key' : null
  return { message, type: types[status] ?? 'invalid_request_error', param: null, code }
}

const types: Readonly<Record<number, string>> = { 429: 'rate_limit_error', 500: 'server_error' }
const messageTypes: Readonly<Record<number, string>> = { ...types, 401: 'authentication_error' }
/** 429 and 500 are failures of the gateway, 401 and 403 an unavailable account, the rest an invalid parameter. */
const imageCodes: Readonly<Record<number, number>> = { 401: 24, 403: 24, 429: 23, 500: 23 }
const rpcStatuses: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
}

const video = {
  family: 'video',
  method: 'POST',
  body: { model: 'gw-video-1', prompt: 'A fox' },
  headers: {},
  credential: bearer,
  envelope: (error: ErrorFacts) => ({ ...facts(error), error: facts(error) }),
} as const

export const familyCases: readonly FamilyCase[] = [
  {
    family: 'models',
    method: 'GET',
    path: '/v1/models',
    headers: {},
    credential: bearer,
    envelope: (error) => ({ error: facts(error) }),
  },
  { ...video, path: '/v1/video/generations' },
  { ...video, path: '/v1/videos' },
  {
    family: 'image',
    method: 'POST',
    path: '/img/submit/imagine',
    body: { prompt: 'A fox' },
    headers: {},
    credential: bearer,
    envelope: ({ status, message }) => ({ code: imageCodes[status] ?? 21, description: message, result: null }),
  },
  {
    family: 'messages',
    method: 'POST',
    path: '/v1/messages',
    body: { model: 'gw-text-large', max_tokens: 64, messages: [{ role: 'user', content: 'Hello' }] },
    headers: { 'messages-version': '2023-06-01' },
    credential: (key) => ({ headers: { 'x-api-key': key } }),
    envelope: ({ status, message }) => ({
      type: 'error',
      error: {
        type: messageTypes[status] ?? 'invalid_request_error',
        message,
        code: status === 401 ? 'invalid_api_key' : slug,
      },
    }),
  },
  {
    family: 'generate-content',
    method: 'POST',
    path: '/v1beta/models/gw-text-large:generateContent',
    body: { contents: [{ parts: [{ text: 'Hello' }] }] },
    headers: {},
    credential: (key) => ({ query: `key=${key}` }),
    envelope: ({ status, message }) => {
      const violation = { field: expect.any(String), description: expect.stringMatching(/\S/) }
      const badRequest = { '@type': expect.stringMatching(/\.BadRequest$/), fieldViolations: [violation] }
      const retryInfo = { '@type': expect.stringMatching(/\.RetryInfo$/), retryDelay: expect.stringMatching(/^\d+s$/) }
      // Waiting does not help against a short quota.
      const mayRetry = expect.toBeOneOf([[], [retryInfo]])
      const details = status === 400 ? [badRequest] : status === 429 ? mayRetry : []
      return { error: { code: status, message, status: rpcStatuses[status] ?? 'INVALID_ARGUMENT', details } }
    },
  },
  {
    family: 'responses',
    method: 'POST',
    path: '/v1/responses',
    body: { model: 'gw-text-large', input: 'Hello' },
    headers: {},
    credential: bearer,
    envelope: (error) => ({ error: facts(error) }),
  },
]
