// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Family } from '../../runtime/contract.ts'

export const families: readonly Family[] = [
  {
    name: 'chat-completions',
    fallback: false,
    rateLimitHeaders: {
      format: 'duration',
      requests: {
        limit: 'x-ratelimit-limit-requests',
        remaining: 'x-ratelimit-remaining-requests',
        reset: 'x-ratelimit-reset-requests',
      },
      tokens: {
        limit: 'x-ratelimit-limit-tokens',
        remaining: 'x-ratelimit-remaining-tokens',
        reset: 'x-ratelimit-reset-tokens',
      },
    },
    problems: {
      forbidden: {
        status: 403,
        variants: [
          {
            name: 'forbidden',
            body: {
              error: {
                message: 'The key may not use this model.',
                type: 'invalid_request_error',
                param: null,
                code: 'forbidden',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      internal: {
        status: 500,
        variants: [
          {
            name: 'internal',
            body: {
              error: {
                message: 'The server had an error while processing the request. Please try again.',
                type: 'server_error',
                param: null,
                code: 'internal_error',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'invalid-request': {
        status: 400,
        variants: [
          {
            name: 'invalid-request',
            body: {
              error: {
                message: 'The request is not valid.',
                type: 'invalid_request_error',
                param: 'messages',
                code: 'invalid_value',
              },
            },
          },
          {
            name: 'context-length-exceeded',
            body: {
              error: {
                message: 'The messages exceed the context window of this model. Shorten them.',
                type: 'invalid_request_error',
                param: 'messages',
                code: 'context_length_exceeded',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'method-not-allowed': {
        status: 405,
        variants: [
          {
            name: 'wrong-method',
            body: {
              error: {
                message: 'This path does not answer that method.',
                type: 'invalid_request_error',
                param: null,
                code: 'method_not_allowed',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'not-found': {
        status: 404,
        variants: [
          {
            name: 'unknown-path',
            body: { error: { message: 'Unknown path.', type: 'invalid_request_error', param: null, code: 'not_found' } },
          },
          {
            name: 'unknown-model',
            body: {
              error: {
                message: 'The model does not exist.',
                type: 'invalid_request_error',
                param: 'model',
                code: 'model_not_found',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'payload-too-large': {
        status: 413,
        variants: [
          {
            name: 'too-large',
            body: {
              error: {
                message: 'The request body is too large.',
                type: 'invalid_request_error',
                param: null,
                code: 'payload_too_large',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'rate-limited': {
        status: 429,
        variants: [
          {
            name: 'rate-limited',
            body: {
              error: {
                message: 'Rate limit reached. Please try again after a while.',
                type: 'rate_limit_error',
                param: null,
                code: 'rate_limit_exceeded',
              },
            },
          },
          {
            name: 'insufficient-quota',
            body: {
              error: {
                message: 'The quota of this key is used up.',
                type: 'insufficient_quota',
                param: null,
                code: 'insufficient_quota',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      timeout: {
        status: 504,
        variants: [
          {
            name: 'timeout',
            body: {
              error: {
                message: 'The model took too long to answer. Please try again.',
                type: 'server_error',
                param: null,
                code: 'timeout',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      unauthenticated: {
        status: 401,
        variants: [
          {
            name: 'invalid-key',
            body: {
              error: {
                message: 'Incorrect API key provided.',
                type: 'invalid_request_error',
                param: null,
                code: 'invalid_api_key',
              },
            },
          },
          {
            name: 'missing-key',
            body: {
              error: {
                message: 'No API key provided. Send it as a bearer token in the Authorization header.',
                type: 'invalid_request_error',
                param: null,
                code: null,
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      unavailable: {
        status: 503,
        variants: [
          {
            name: 'unavailable',
            body: {
              error: {
                message: 'The model is overloaded. Please try again after a while.',
                type: 'server_error',
                param: null,
                code: 'service_unavailable',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'unsupported-media-type': {
        status: 415,
        variants: [
          {
            name: 'not-json',
            body: {
              error: {
                message: 'Send the body as application/json.',
                type: 'invalid_request_error',
                param: null,
                code: 'unsupported_media_type',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
    },
  },
]
