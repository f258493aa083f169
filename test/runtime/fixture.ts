import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Contract, Family, ProblemTemplate, Route, Validate } from '../../runtime/contract.ts'
import type { HandlerTable } from '../../runtime/handler.ts'
import { keyRing } from '../../runtime/http/keys.ts'
import { createServer, type ServerOptions } from '../../runtime/http/server.ts'

/** A contract of two families, small enough to be read: letters are text, parcels are everything else. */

/** Compiled as the generated validators are: stopping at the first failure. */
export function compile(schema: object): Validate {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    $data: true,
  })
  return ajv.compile(schema)
}

const anything = compile({})

function letterProblem(status: number, type: string, message: string): ProblemTemplate {
  const body = (code: string | null) => ({ type: 'error', error: { type, message, code } })
  return { status, variants: [{ name: 'plain', body: body(null) }], slots: letterSlots }
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
        {
          name: 'invalid-key',
          body: {
            type: 'error',
            error: { type: 'authentication_error', message: 'Bad key.', code: 'invalid_api_key' },
          },
        },
        {
          name: 'missing-key',
          body: { type: 'error', error: { type: 'authentication_error', message: 'No key.', code: null } },
        },
      ],
      slots: letterSlots,
    },
  },
}

const parcels: Family = {
  name: 'parcels',
  fallback: true,
  problems: {
    'not-found': {
      status: 404,
      variants: [
        {
          name: 'gone',
          body: { error: { message: 'Not found.', type: 'invalid_request_error', param: 'id', code: null } },
        },
      ],
      slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
    },
    'invalid-request': {
      status: 400,
      variants: [
        {
          name: 'bad',
          body: {
            error: {
              message: 'Bad.',
              details: [{ '@type': 'BadRequest', fieldViolations: [{ field: 'a', description: 'b' }] }],
            },
          },
        },
      ],
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

const letter: Route = {
  operationId: 'createLetter',
  family: 'letters',
  method: 'POST',
  path: '/v1/letters',
  aliases: ['/letters'],
  credentials: [[{ ...header, alias: false }], [{ ...bearer, alias: true }]],
  parameters: [{ in: 'header', name: 'letters-version', aliases: ['old-version'], type: 'string' }],
  validateHeaders: compile({
    type: 'object',
    required: ['letters-version'],
    properties: { 'letters-version': { type: 'string', minLength: 1 } },
  }),
  body: {
    required: true,
    content: [
      {
        mediaType: 'application/json',
        format: 'json',
        validate: compile({
          type: 'object',
          required: ['text'],
          properties: { text: { type: 'string', minLength: 1, maxLength: 20 }, stream: { type: 'boolean' } },
        }),
      },
    ],
  },
  replies: [
    { status: 200, mediaType: 'application/json', validate: compile({ type: 'object', required: ['id'] }) },
    { status: 200, mediaType: 'text/event-stream' },
    { status: 400, mediaType: 'application/json', validate: anything },
  ],
  streams: [
    {
      name: 'letterStream',
      operationId: 'createLetter',
      when: { in: 'body', name: 'stream', equals: true },
      framing: 'named',
      events: ['start', 'delta', 'stop', 'error'].map((name) => ({
        name,
        validate: compile({ type: 'object', required: ['type'] }),
      })),
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

const ofType = (type: string) => compile({ type: 'object', properties: { type: { const: type } } })

const weighing = {
  operationId: 'weighParcel',
  events: ['start', 'stop'].map((name) => ({ name, validate: ofType(name) })),
  order: { states: [{ start: 0, stop: 1 }, {}], accepting: [1] },
}

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
        validate: compile({ type: 'object', properties: { picture: { type: 'string', maxLength: 3 } } }),
        fields: [
          { name: 'tag', type: { array: 'string' }, style: 'form', explode: true },
          { name: 'picture', type: { anyOf: ['file', 'string'] } },
        ],
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
  return {
    method: 'POST',
    url: '/v1/letters',
    headers: Object.fromEntries(given),
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  } as const
}
