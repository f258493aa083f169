import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Contract, Family, HandlerTable, ProblemTemplate, Route, ServerOptions, Validate } from 'gatewright/core'
import { keyRing } from '../../runtime/http/keys.ts'
import { createServer } from '../../runtime/http/server.ts'

/** A contract of two families, small enough to be read: letters are text, parcels are everything else. */

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  $data: true,
})

/** Compiled as the generated validators are: stopping at the first failure. */
export function compile(schema: object): Validate {
  return ajv.compile(schema)
}

const anything = compile({})

function letterProblem(status: number, type: string, message: string): ProblemTemplate {
  return { status, variants: [{ name: 'plain', body: letterError(type, message) }], slots: letterSlots }
}

function letterError(type: string, message: string, code: string | null = null) {
  return { type: 'error', error: { type, message, code } }
}

const letterSlots = { message: [['error', 'message']], param: [], sequence: [] }

const letters: Family = {
  name: 'letters',
  fallback: false,
  problems: {
    'invalid-request': letterProblem(400, 'invalid_request_error', 'The request is not valid.'),
    'not-found': letterProblem(404, 'not_found_error', 'There is no such thing.'),
    'method-not-allowed': letterProblem(405, 'invalid_request_error', 'Wrong method.'),
    'payload-too-large': letterProblem(413, 'request_too_large', 'Too large.'),
    'unsupported-media-type': letterProblem(415, 'invalid_request_error', 'Wrong type.'),
    internal: letterProblem(500, 'server_error', 'Something went wrong on our side.'),
    unauthenticated: {
      status: 401,
      variants: [
        { name: 'invalid-key', body: letterError('authentication_error', 'Bad key.', 'invalid_api_key') },
        { name: 'missing-key', body: letterError('authentication_error', 'No key.') },
      ],
      slots: letterSlots,
    },
  },
}

const gone = { message: 'Not found.', type: 'invalid_request_error', param: 'id', code: null }
const badRequest = { '@type': 'BadRequest', fieldViolations: [{ field: 'a', description: 'b' }] }

const parcels: Family = {
  name: 'parcels',
  fallback: true,
  problems: {
    'not-found': {
      status: 404,
      variants: [{ name: 'gone', body: { error: gone } }],
      slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
    },
    'invalid-request': {
      status: 400,
      variants: [{ name: 'bad', body: { error: { message: 'Bad.', details: [badRequest] } } }],
      slots: {
        message: [['error', 'message']],
        param: [],
        sequence: [],
        violations: { at: ['error', 'details', 0, 'fieldViolations'], message: ['description'], param: ['field'] },
      },
    },
  },
}

const bearer = { in: 'bearer', name: 'authorization' } as const
const header = { in: 'header', name: 'x-api-key' } as const

const objectOf = (properties: object, ...required: string[]) => ({ type: 'object', required, properties })
const letterBody = { text: { type: 'string', minLength: 1, maxLength: 20 }, stream: { type: 'boolean' } }

const letter: Route = {
  operationId: 'createLetter',
  family: 'letters',
  method: 'POST',
  path: '/v1/letters',
  aliases: ['/letters'],
  credentials: [[{ ...header, alias: false }], [{ ...bearer, alias: true }]],
  parameters: [{ in: 'header', name: 'letters-version', aliases: ['old-version'], type: 'string' }],
  validateHeaders: compile(objectOf({ 'letters-version': { type: 'string', minLength: 1 } }, 'letters-version')),
  body: {
    required: true,
    content: [{ mediaType: 'application/json', format: 'json', validate: compile(objectOf(letterBody, 'text')) }],
  },
  replies: [
    { status: 200, mediaType: 'application/json', validate: compile(objectOf({}, 'id')) },
    { status: 200, mediaType: 'text/event-stream' },
    { status: 400, mediaType: 'application/json', validate: anything },
  ],
  streams: [
    {
      name: 'letterStream',
      operationId: 'createLetter',
      when: { in: 'body', name: 'stream', equals: true },
      framing: 'named',
      events: ['start', 'delta', 'stop', 'error'].map((name) => ({ name, validate: compile(objectOf({}, 'type')) })),
      // start delta* stop, and error anywhere after the start.
      order: { states: [{ start: 1 }, { delta: 1, stop: 2, error: 2 }, {}], accepting: [2] },
      failure: {
        event: 'error',
        variants: [{ name: 'failed', body: { type: 'error', message: 'The stream broke.', sequence_number: 0 } }],
        slots: { message: [['message']], param: [], sequence: [['sequence_number']] },
      },
    },
  ],
}

const parcelPath = { in: 'path', name: 'parcel-id', aliases: [], type: 'string' } as const

const parcel: Route = {
  operationId: 'getParcel',
  family: 'parcels',
  method: 'GET',
  path: '/v1/parcels/{parcel-id}',
  aliases: [],
  credentials: [[{ ...bearer, alias: false }]],
  parameters: [parcelPath, { in: 'query', name: 'limit', aliases: [], type: 'integer' }],
  validateQuery: compile({ type: 'object', properties: { limit: { type: 'integer', minimum: 1 } } }),
  replies: [{ status: 200, mediaType: 'application/json' }],
  streams: [],
}

const content: Route = {
  ...parcel,
  operationId: 'getParcelContent',
  path: '/v1/parcels/{parcel-id}/content',
  parameters: [parcelPath],
  credentials: [],
  replies: [200, 206].map((status) => ({ status, mediaType: 'video/mp4' })),
}

const ofType = (type: string) => compile(objectOf({ type: { const: type } }))

const weighing = {
  operationId: 'weighParcel',
  events: ['start', 'stop'].map((name) => ({ name, validate: ofType(name) })),
  order: { states: [{ start: 0, stop: 1 }, {}], accepting: [1] },
}

const picture = { name: 'picture', type: { anyOf: ['file', 'string'] } } as const

const weigh: Route = {
  ...parcel,
  operationId: 'weighParcel',
  method: 'POST',
  path: '/v1beta/parcels/{parcel-id}:weigh',
  credentials: [[{ in: 'query', name: 'key', alias: false }]],
  parameters: [parcelPath, { in: 'query', name: 'alt', aliases: [], type: 'string' }],
  body: {
    required: true,
    content: [
      { mediaType: 'application/json', format: 'json', validate: compile({ type: 'object' }) },
      {
        mediaType: 'multipart/form-data',
        format: 'form',
        validate: compile(objectOf({ picture: { type: 'string', maxLength: 3 } })),
        fields: [{ name: 'tag', type: { array: 'string' }, style: 'form', explode: true }, picture],
      },
    ],
  },
  streams: [
    { name: 'sse', when: { in: 'query', name: 'alt', equals: 'sse' }, framing: 'data', ...weighing },
    { name: 'array', framing: 'json-array', ...weighing },
  ],
}

export const contract: Contract = { families: [letters, parcels], routes: [letter, parcel, content, weigh] }

export const echo = async (call: object) => ({ json: { id: 'x', ...call } })

/** A server for the contract whose handlers echo the call, but for those given. */
export function serverWith(handlers: HandlerTable = {}, options: Partial<ServerOptions> = {}) {
  return createServer({
    contract,
    handlers: { createLetter: echo, getParcel: echo, getParcelContent: echo, weighParcel: echo, ...handlers },
    isKey: keyRing(['sk-good']),
    log: () => undefined,
    ...options,
  })
}

/** A request to the messages-like operation that nothing is wrong with, but for what is given. */
export function letterRequest(body: unknown = { text: 'hi' }, headers: Record<string, string | undefined> = {}) {
  const all = { 'content-type': 'application/json', 'x-api-key': 'sk-good', 'letters-version': '1', ...headers }
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return { method: 'POST', url: '/v1/letters', headers: Object.fromEntries(given), payload } as const
}
