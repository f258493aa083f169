import type { Json } from '../runtime/json.ts'
import { getSchema } from './option.ts'
import { stubOptions } from './options.ts'
import { keyPlaces, maxTokensFields, upstreamDefaults, upstreamFormats, upstreamKinds } from './upstream-config.ts'

type Schema = { readonly [keyword: string]: Json }

/** The JSON Schema of the configuration file, which `config.schema.json` publishes. */
export function makeSchema(): Schema {
  const { config, ...options } = stubOptions
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of the server stub',
    description: 'The file that --config names: settings, keys, upstream providers and their models.',
    ...objectSchema({
      $schema: { description: 'URL of this schema, for editors.', type: 'string' },
      server: {
        description: 'Options of the command line by name, without the dashes.',
        ...objectSchema(Object.fromEntries(Object.values(options).map((option) => [option.name, getSchema(option)]))),
      },
      keys: {
        description: 'The API keys and their permissions.',
        errorMessage: 'must be an array of objects with `key` and `id`',
        type: 'array',
        minItems: 1,
        items: { $ref: '#/$defs/grantedKey' },
      },
      upstreams: {
        description: 'The providers by name; names are your choice.',
        type: 'object',
        propertyNames: { pattern: '^[A-Za-z0-9_-]+$', errorMessage: 'must have a name of letters, digits, - and _' },
        additionalProperties: { $ref: '#/$defs/upstream' },
      },
      models,
    }),
    $defs: {
      string: {
        description: 'A string or a reference to it, so that the file needs no secrets.',
        errorMessage: 'must be a string, `{env: NAME}` or `{file: PATH}`',
        type: ['string', 'object'],
        ...stringSource,
      },
      strings: {
        description: 'A string or an array of strings.',
        errorMessage: 'must be a string, `{env: NAME}` or `{file: PATH}`, or an array of these',
        type: ['string', 'object', 'array'],
        ...stringSource,
        items: { $ref: '#/$defs/string' },
      },
      grantedKey,
      upstream,
    },
  }
}

function objectSchema(properties: Schema, required: string[] = []): Schema {
  return { type: 'object', additionalProperties: false, ...(required.length > 0 ? { required } : {}), properties }
}

const nonEmpty: Schema = { type: 'string', minLength: 1 }
const integerSchema = (minimum: number, description: string, fallback?: number): Schema => {
  return { type: 'integer', minimum, description, ...(fallback === undefined ? {} : { default: fallback }) }
}

const stringSource: Schema = {
  minLength: 1,
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
  properties: {
    env: { description: 'The environment variable that contains the value.', ...nonEmpty },
    file: { description: 'The file that contains the value.', ...nonEmpty },
  },
}

const models: Schema = {
  description:
    'Which upstreams serve a model, in order of preference: the first that supports the format of the request is used. A name is a model id, or a prefix that ends in *; the longest match wins. Other models are simulated, unless no-simulation is set.',
  type: 'object',
  propertyNames: {
    pattern: '^[^*]+\\*?$|^\\*$',
    errorMessage: 'must be named after a model id, with a * at the end only',
  },
  additionalProperties: { type: ['string', 'array'], minLength: 1, minItems: 1, items: nonEmpty },
}

const grantedKey: Schema = {
  errorMessage: 'must be an object with `key` and `id`',
  ...objectSchema(
    {
      key: { description: 'The key itself.', $ref: '#/$defs/string' },
      id: {
        description: 'Id of the key in logs, traces and limits.',
        errorMessage: 'must be up to 64 letters, digits, dots, dashes and _, a letter or digit first',
        type: 'string',
        pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
      },
      models: {
        description: 'Allowed models: ids, or prefixes that end in *; default: all.',
        type: 'array',
        minItems: 1,
        items: nonEmpty,
      },
      requestsPerMinute: integerSchema(1, 'Overrides the option requests-per-minute.'),
      concurrent: integerSchema(1, 'Overrides the option concurrent.'),
    },
    ['key', 'id'],
  ),
}

const upstreamKey: Schema = {
  errorMessage:
    'must name the environment variable that has the key, as `key: {env: NAME}`; a file must not contain keys',
  ...objectSchema(
    {
      env: {
        description: 'The environment variable that contains the key.',
        errorMessage: 'must be the name of an environment variable; a file must not contain keys',
        type: 'string',
        pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
      },
      as: { description: 'Where the key is sent; default: as in the format.', enum: [...keyPlaces] },
    },
    ['env'],
  ),
}

const { timeouts, retries, breaker } = upstreamDefaults

const upstream: Schema = objectSchema(
  {
    kind: {
      description:
        'API of the upstream. chat-completions and responses serve all three text formats; pass-through serves its `format` only, unchanged.',
      enum: [...upstreamKinds],
    },
    format: {
      description: 'Format of a pass-through. video, image and models serve their whole family.',
      enum: [...upstreamFormats],
    },
    baseUrl: {
      description:
        'URL before /chat/completions or /responses; for a pass-through before the path of the request, such as /v1/messages.',
      errorMessage: 'must be an http or https address without user, query or fragment',
      type: 'string',
      pattern: '^https?://[^/?#@\\s]+(/[^?#\\s]*)?$',
    },
    key: upstreamKey,
    models: {
      description: 'Model ids of the gateway, mapped to ids of the upstream. Other ids are unchanged.',
      type: 'object',
      additionalProperties: nonEmpty,
    },
    timeouts: objectSchema({
      connectMs: integerSchema(1, 'Timeout of the connection.', timeouts.connectMs),
      headersMs: integerSchema(1, 'Timeout from the request to the reply headers.', timeouts.headersMs),
      idleMs: integerSchema(1, 'Timeout between two chunks of the reply.', timeouts.idleMs),
      totalMs: {
        ...integerSchema(1, 'Timeout from the request to the end of the reply, retries included.', timeouts.totalMs),
        maximum: 2 ** 31 - 1,
      },
    }),
    retries: objectSchema({
      times: { ...integerSchema(0, 'Number of retries.', retries.times), maximum: 10 },
      maxWaitMs: integerSchema(
        0,
        'Maximum wait before a retry; a longer Retry-After is passed on to the client.',
        retries.maxWaitMs,
      ),
      statuses: {
        description: 'Statuses that are retried if the reply has Retry-After.',
        type: 'array',
        items: { enum: retries.statuses },
        default: retries.statuses,
      },
    }),
    breaker: objectSchema({
      failures: integerSchema(0, 'Consecutive failures that open the breaker; 0 turns it off.', breaker.failures),
      openMs: integerSchema(1, 'Time until an open breaker lets one request through.', breaker.openMs),
    }),
    connections: integerSchema(1, 'Maximum number of concurrent requests; others wait.', upstreamDefaults.connections),
    maxReplyBytes: integerSchema(
      1,
      'Maximum size of a reply; longer ones are aborted. Default: 64 MiB, for video 2 GiB.',
    ),
    maxTokensField: {
      description: 'Name of the output token limit in a chat-completions upstream.',
      enum: [...maxTokensFields],
      default: upstreamDefaults.maxTokensField,
    },
  },
  ['kind', 'baseUrl'],
)
