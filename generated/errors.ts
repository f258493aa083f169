// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Family } from '../runtime/contract.ts'

export const families: readonly Family[] = [
  {
    name: 'generate-content',
    fallback: false,
    notOffered: [
      { path: '/v1/cachedContents', advice: 'There are no caches. Send the content in the request.' },
      { path: '/v1/models/{model}:batchEmbedContents', advice: 'This contract has no embeddings.' },
      {
        path: '/v1/models/{model}:countTokens',
        advice: 'There is no counting of tokens in advance. The usageMetadata of a reply counts them.',
      },
      { path: '/v1/models/{model}:embedContent', advice: 'This contract has no embeddings.' },
      { path: '/v1beta/cachedContents', advice: 'There are no caches. Send the content in the request.' },
      { path: '/v1beta/models', advice: 'Use GET /v1/models.' },
      { path: '/v1beta/models/{model}', advice: 'Use GET /v1/models.' },
      { path: '/v1beta/models/{model}:batchEmbedContents', advice: 'This contract has no embeddings.' },
      {
        path: '/v1beta/models/{model}:countTokens',
        advice: 'There is no counting of tokens in advance. The usageMetadata of a reply counts them.',
      },
      { path: '/v1beta/models/{model}:embedContent', advice: 'This contract has no embeddings.' },
      { path: '/v1beta/models/{model}:predict', advice: 'Images come from POST /img/submit/imagine.' },
    ],
    problems: {
      forbidden: {
        status: 403,
        variants: [
          {
            name: 'permission-denied',
            body: {
              error: {
                code: 403,
                message: 'This API key may not use the model.',
                status: 'PERMISSION_DENIED',
                details: [],
              },
            },
          },
          {
            name: 'quota-exhausted',
            body: {
              error: {
                code: 403,
                message: 'The quota of this API key is used up. Raise it in the console.',
                status: 'PERMISSION_DENIED',
                details: [],
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      internal: {
        status: 500,
        variants: [
          {
            name: 'internal',
            body: {
              error: { code: 500, message: 'An internal error happened. Try again.', status: 'INTERNAL', details: [] },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'invalid-request': {
        status: 400,
        variants: [
          {
            name: 'invalid-argument',
            body: {
              error: {
                code: 400,
                message: 'generationConfig.temperature: must be at most 2',
                status: 'INVALID_ARGUMENT',
                details: [
                  {
                    '@type': 'type.googleapis.com/google.rpc.BadRequest',
                    fieldViolations: [{ field: 'generationConfig.temperature', description: 'must be at most 2' }],
                  },
                ],
              },
            },
          },
          {
            name: 'failed-precondition',
            body: {
              error: {
                code: 400,
                message: 'This model cannot be used under the present plan. Choose another model or change the plan.',
                status: 'FAILED_PRECONDITION',
                details: [],
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
      'method-not-allowed': {
        status: 405,
        variants: [
          {
            name: 'wrong-method',
            body: {
              error: {
                code: 405,
                message: 'This path does not answer that method. See the Allow header.',
                status: 'INVALID_ARGUMENT',
                details: [],
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'not-found': {
        status: 404,
        variants: [
          {
            name: 'unknown-model',
            body: {
              error: {
                code: 404,
                message: 'The model does not exist. `GET /v1/models` lists the available models.',
                status: 'NOT_FOUND',
                details: [],
              },
            },
          },
          {
            name: 'unknown-resource',
            body: { error: { code: 404, message: 'Unknown path.', status: 'NOT_FOUND', details: [] } },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'payload-too-large': {
        status: 413,
        variants: [
          {
            name: 'too-large',
            body: {
              error: {
                code: 413,
                message: 'The request is too large. Send fewer or smaller media.',
                status: 'PAYLOAD_TOO_LARGE',
                details: [],
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'rate-limited': {
        status: 429,
        variants: [
          {
            name: 'too-many-requests',
            body: {
              error: {
                code: 429,
                message: 'Too many requests. Wait for as long as the Retry-After header says.',
                status: 'RESOURCE_EXHAUSTED',
                details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1s' }],
              },
            },
          },
          {
            name: 'quota-short',
            body: {
              error: {
                code: 429,
                message: 'The quota does not reach for this request. Ask for fewer tokens or wait for it to refill.',
                status: 'RESOURCE_EXHAUSTED',
                details: [],
              },
            },
          },
        ],
        slots: {
          message: [['error', 'message']],
          param: [],
          sequence: [],
          retryDelay: [['error', 'details', 0, 'retryDelay']],
        },
      },
      timeout: {
        status: 504,
        variants: [
          {
            name: 'timeout',
            body: {
              error: {
                code: 504,
                message: 'The answer was not ready in time. Try again with a shorter prompt or a smaller answer.',
                status: 'DEADLINE_EXCEEDED',
                details: [],
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      unauthenticated: {
        status: 401,
        variants: [
          {
            name: 'invalid-key',
            body: {
              error: {
                code: 401,
                message: 'The API key is not valid. Check the key, or create a new one in the console.',
                status: 'UNAUTHENTICATED',
                details: [],
              },
            },
          },
          {
            name: 'missing-key',
            body: {
              error: {
                code: 401,
                message: 'No API key was sent. Add it to the address as `key=<API_KEY>`.',
                status: 'UNAUTHENTICATED',
                details: [],
              },
            },
          },
          {
            name: 'expired-key',
            body: {
              error: {
                code: 401,
                message: 'The API key has expired. Create a new one in the console.',
                status: 'UNAUTHENTICATED',
                details: [],
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      unavailable: {
        status: 503,
        variants: [
          {
            name: 'unavailable',
            body: {
              error: {
                code: 503,
                message: 'The model is overloaded. Try again in a moment.',
                status: 'UNAVAILABLE',
                details: [],
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'unsupported-media-type': {
        status: 415,
        variants: [
          {
            name: 'not-json',
            body: {
              error: {
                code: 415,
                message: 'The body has to be JSON. Send it with `Content-Type: application/json`.',
                status: 'INVALID_ARGUMENT',
                details: [],
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
    },
  },
  {
    name: 'image',
    fallback: false,
    problems: {
      forbidden: {
        status: 403,
        variants: [
          {
            name: 'insufficient-permission',
            body: { code: 24, description: 'This key may not use the image proxy.', result: null },
          },
          {
            name: 'insufficient-balance',
            body: { code: 25, description: 'The balance of this key is used up.', result: null },
          },
          {
            name: 'open-edition',
            body: {
              code: 24,
              description: 'This deployment runs the open edition, which does not offer this.',
              result: null,
            },
          },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      internal: {
        status: 500,
        variants: [
          {
            name: 'internal',
            body: { code: 23, description: 'The gateway failed to answer; try again later.', result: null },
          },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      'invalid-request': {
        status: 400,
        variants: [{ name: 'invalid-parameter', body: { code: 21, description: 'prompt: is required.', result: null } }],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      'method-not-allowed': {
        status: 405,
        variants: [
          {
            name: 'method-not-allowed',
            body: { code: 21, description: 'This path does not answer GET; use POST.', result: null },
          },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      'not-found': {
        status: 404,
        variants: [
          { name: 'not-found', body: { code: 21, description: 'There is nothing here.', result: null } },
          {
            name: 'task-not-found',
            body: { code: 21, description: 'There is no task with the id 1763641200999999.', result: null },
          },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      'payload-too-large': {
        status: 413,
        variants: [
          {
            name: 'payload-too-large',
            body: { code: 21, description: 'The body is larger than 67108864 bytes.', result: null },
          },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      'rate-limited': {
        status: 429,
        variants: [
          { name: 'rate-limited', body: { code: 23, description: 'Too many requests; slow down.', result: null } },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      unauthenticated: {
        status: 401,
        variants: [
          { name: 'invalid-key', body: { code: 24, description: 'The API key is not valid.', result: null } },
          {
            name: 'missing-key',
            body: {
              code: 24,
              description: 'No API key was given; send it as "Authorization: Bearer <API_KEY>".',
              result: null,
            },
          },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
      'unsupported-media-type': {
        status: 415,
        variants: [
          {
            name: 'unsupported-media-type',
            body: {
              code: 21,
              description: 'The body must be JSON; send it with "Content-Type: application/json".',
              result: null,
            },
          },
        ],
        slots: { message: [['description']], param: [], sequence: [] },
      },
    },
  },
  {
    name: 'messages',
    fallback: false,
    notOffered: [
      { path: '/v1/complete', advice: 'Use POST /v1/messages.' },
      { path: '/v1/messages/batches', advice: 'There are no batches. Send each request to POST /v1/messages.' },
      {
        path: '/v1/messages/count_tokens',
        advice: 'There is no counting of tokens in advance. The usage of a reply counts them.',
      },
    ],
    rateLimitHeaders: {
      format: 'date-time',
      requests: {
        limit: 'anthropic-ratelimit-requests-limit',
        remaining: 'anthropic-ratelimit-requests-remaining',
        reset: 'anthropic-ratelimit-requests-reset',
      },
      tokens: {
        limit: 'anthropic-ratelimit-tokens-limit',
        remaining: 'anthropic-ratelimit-tokens-remaining',
        reset: 'anthropic-ratelimit-tokens-reset',
      },
    },
    problems: {
      internal: {
        status: 500,
        variants: [
          {
            name: 'internal-error',
            body: {
              type: 'error',
              error: {
                type: 'server_error',
                message: 'The gateway failed to answer. Try again.',
                code: 'internal_error',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'invalid-request': {
        status: 400,
        variants: [
          {
            name: 'invalid-parameter',
            body: {
              type: 'error',
              error: { type: 'invalid_request_error', message: 'max_tokens: must be greater than 1.', code: null },
            },
          },
          {
            name: 'malformed-body',
            body: {
              type: 'error',
              error: { type: 'invalid_request_error', message: 'The body is not valid JSON.', code: null },
            },
          },
          {
            name: 'unknown-tool-use',
            body: {
              type: 'error',
              error: {
                type: 'invalid_request_error',
                message: 'messages[2].content[0].tool_use_id: no earlier tool_use block has the id toolu_01A4kq8ZpC2rYt6LmWx9Ns3D.',
                code: 'tool_use_not_found',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'method-not-allowed': {
        status: 405,
        variants: [
          {
            name: 'wrong-method',
            body: {
              type: 'error',
              error: {
                type: 'invalid_request_error',
                message: 'GET is not allowed at /v1/messages. Use POST.',
                code: 'method_not_allowed',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'not-found': {
        status: 404,
        variants: [
          {
            name: 'unknown-path',
            body: {
              type: 'error',
              error: { type: 'invalid_request_error', message: 'Unknown path /v1/messages/batches.', code: 'not_found' },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'payload-too-large': {
        status: 413,
        variants: [
          {
            name: 'body-too-large',
            body: {
              type: 'error',
              error: {
                type: 'invalid_request_error',
                message: 'The body is larger than 67108864 bytes.',
                code: 'payload_too_large',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'rate-limited': {
        status: 429,
        variants: [
          {
            name: 'too-many-calls',
            body: {
              type: 'error',
              error: {
                type: 'rate_limit_error',
                message: 'This key has reached its call limit. Wait for as long as the Retry-After header says.',
                code: 'rate_limit_exceeded',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      unauthenticated: {
        status: 401,
        variants: [
          {
            name: 'invalid-key',
            body: {
              type: 'error',
              error: {
                type: 'authentication_error',
                message: 'The API key is not valid. Check the x-api-key header.',
                code: 'invalid_api_key',
              },
            },
          },
          {
            name: 'missing-key',
            body: {
              type: 'error',
              error: {
                type: 'authentication_error',
                message: 'There is no API key. Send it in the x-api-key header.',
                code: 'invalid_api_key',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
      'unsupported-media-type': {
        status: 415,
        variants: [
          {
            name: 'not-json',
            body: {
              type: 'error',
              error: {
                type: 'invalid_request_error',
                message: 'The content type text/plain is not supported. Send application/json.',
                code: 'unsupported_media_type',
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [], sequence: [] },
      },
    },
  },
  {
    name: 'models',
    fallback: true,
    notOffered: [{ path: '/v1/models/{model}', advice: 'Use GET /v1/models.' }],
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
      internal: {
        status: 500,
        variants: [
          {
            name: 'server-error',
            body: {
              error: {
                message: 'The server could not handle the request. Try again.',
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
            name: 'malformed',
            body: {
              error: {
                message: 'The request cannot be read.',
                type: 'invalid_request_error',
                param: null,
                code: 'invalid_value',
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
                message: 'This path does not answer that method. See the Allow header.',
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
            name: 'too-many-requests',
            body: {
              error: {
                message: 'The rate limit of this key is reached. Try again later.',
                type: 'rate_limit_error',
                param: null,
                code: 'rate_limit_exceeded',
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
                message: 'The API key is incorrect. Check the key, or create a new one in the console.',
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
                message: 'No API key was provided. Send it in the Authorization header, as `Bearer <API_KEY>`.',
                type: 'invalid_request_error',
                param: null,
                code: null,
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
            name: 'wrong-type',
            body: {
              error: {
                message: 'This path does not read a body of that type. Send JSON, as `application/json`.',
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
  {
    name: 'responses',
    fallback: false,
    notOffered: [
      { path: '/v1/audio/speech', advice: 'There is no audio.' },
      { path: '/v1/audio/transcriptions', advice: 'There is no audio.' },
      {
        path: '/v1/chat/completions',
        advice: 'Use POST /v1/responses or POST /v1/messages, or start the server with --chat-completions.',
      },
      { path: '/v1/completions', advice: 'Use POST /v1/responses or POST /v1/messages.' },
      {
        path: '/v1/conversations',
        advice: 'There are no conversations. Continue a response by `previous_response_id`.',
      },
      { path: '/v1/embeddings', advice: 'This contract has no embeddings.' },
      { path: '/v1/files', advice: 'There are no files. Send the content in the request.' },
      { path: '/v1/images/generations', advice: 'Images come from POST /img/submit/imagine.' },
      { path: '/v1/moderations', advice: 'There is no moderation.' },
      {
        path: '/v1/responses/input_tokens',
        advice: 'There is no counting of tokens in advance. The usage of a reply counts them.',
      },
      { path: '/v1/responses/{id}', advice: 'Responses are not read again. Continue one by `previous_response_id`.' },
    ],
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
                param: 'input',
                code: 'invalid_value',
              },
            },
          },
          {
            name: 'previous-response-not-found',
            body: {
              error: {
                message: 'Previous response with id \'resp_68f2c6ad2e80f4b1\' not found.',
                type: 'invalid_request_error',
                param: 'previous_response_id',
                code: 'previous_response_not_found',
              },
            },
          },
          {
            name: 'context-length-exceeded',
            body: {
              error: {
                message: 'The input exceeds the context window of this model. Shorten it, or set truncation to auto.',
                type: 'invalid_request_error',
                param: 'input',
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
  {
    name: 'video',
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
      internal: {
        status: 500,
        variants: [
          {
            name: 'server-error',
            body: {
              message: 'The server could not handle the request. Try again.',
              type: 'server_error',
              param: null,
              code: 'internal_error',
              error: {
                message: 'The server could not handle the request. Try again.',
                type: 'server_error',
                param: null,
                code: 'internal_error',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      'invalid-request': {
        status: 400,
        variants: [
          {
            name: 'invalid-field',
            body: {
              message: 'prompt: is required',
              type: 'invalid_request_error',
              param: 'prompt',
              code: 'invalid_value',
              error: {
                message: 'prompt: is required',
                type: 'invalid_request_error',
                param: 'prompt',
                code: 'invalid_value',
              },
            },
          },
          {
            name: 'not-ready',
            body: {
              message: 'The video is not ready. Read the task until its status is `succeeded`, then download it.',
              type: 'invalid_request_error',
              param: 'task_id',
              code: 'video_not_ready',
              error: {
                message: 'The video is not ready. Read the task until its status is `succeeded`, then download it.',
                type: 'invalid_request_error',
                param: 'task_id',
                code: 'video_not_ready',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      'method-not-allowed': {
        status: 405,
        variants: [
          {
            name: 'wrong-method',
            body: {
              message: 'This path does not answer that method. See the Allow header.',
              type: 'invalid_request_error',
              param: null,
              code: 'method_not_allowed',
              error: {
                message: 'This path does not answer that method. See the Allow header.',
                type: 'invalid_request_error',
                param: null,
                code: 'method_not_allowed',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      'not-found': {
        status: 404,
        variants: [
          {
            name: 'not-found',
            body: {
              message: 'There is no such path or video task.',
              type: 'invalid_request_error',
              param: null,
              code: 'not_found',
              error: {
                message: 'There is no such path or video task.',
                type: 'invalid_request_error',
                param: null,
                code: 'not_found',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      'payload-too-large': {
        status: 413,
        variants: [
          {
            name: 'too-large',
            body: {
              message: 'The request body is too large.',
              type: 'invalid_request_error',
              param: null,
              code: 'payload_too_large',
              error: {
                message: 'The request body is too large.',
                type: 'invalid_request_error',
                param: null,
                code: 'payload_too_large',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      'range-not-satisfiable': {
        status: 416,
        variants: [
          {
            name: 'past-the-end',
            body: {
              message: 'The range begins past the end of the file. See the Content-Range header for its size.',
              type: 'invalid_request_error',
              param: 'range',
              code: 'range_not_satisfiable',
              error: {
                message: 'The range begins past the end of the file. See the Content-Range header for its size.',
                type: 'invalid_request_error',
                param: 'range',
                code: 'range_not_satisfiable',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      'rate-limited': {
        status: 429,
        variants: [
          {
            name: 'too-many-requests',
            body: {
              message: 'The rate limit of this key is reached. Try again later.',
              type: 'rate_limit_error',
              param: null,
              code: 'rate_limit_exceeded',
              error: {
                message: 'The rate limit of this key is reached. Try again later.',
                type: 'rate_limit_error',
                param: null,
                code: 'rate_limit_exceeded',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      unauthenticated: {
        status: 401,
        variants: [
          {
            name: 'invalid-key',
            body: {
              message: 'The API key is incorrect. Check the key, or create a new one in the console.',
              type: 'invalid_request_error',
              param: null,
              code: 'invalid_api_key',
              error: {
                message: 'The API key is incorrect. Check the key, or create a new one in the console.',
                type: 'invalid_request_error',
                param: null,
                code: 'invalid_api_key',
              },
            },
          },
          {
            name: 'missing-key',
            body: {
              message: 'No API key was provided. Send it in the Authorization header, as `Bearer <API_KEY>`.',
              type: 'invalid_request_error',
              param: null,
              code: null,
              error: {
                message: 'No API key was provided. Send it in the Authorization header, as `Bearer <API_KEY>`.',
                type: 'invalid_request_error',
                param: null,
                code: null,
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
      'unsupported-media-type': {
        status: 415,
        variants: [
          {
            name: 'wrong-type',
            body: {
              message: 'This path does not read a body of that type. Send JSON, as `application/json`.',
              type: 'invalid_request_error',
              param: null,
              code: 'unsupported_media_type',
              error: {
                message: 'This path does not read a body of that type. Send JSON, as `application/json`.',
                type: 'invalid_request_error',
                param: null,
                code: 'unsupported_media_type',
              },
            },
          },
        ],
        slots: { message: [['message'], ['error', 'message']], param: [['param'], ['error', 'param']], sequence: [] },
      },
    },
  },
]
