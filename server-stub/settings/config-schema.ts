import type { Json } from '../core/contract.ts'
import { getSchema } from './option.ts'
import { stubOptions } from './options.ts'

type Schema = { readonly [keyword: string]: Json }

/** The JSON Schema of the configuration file, which `config.schema.json` publishes. */
export function makeSchema(): Schema {
  const { config, ...options } = stubOptions
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of the server stub',
    description:
      'What stands in the file that --config names: settings, keys, real providers behind the gateway, and which models those serve.',
    ...object({
      $schema: { description: 'Where this schema is, for editors.', type: 'string' },
      server: {
        description: 'Options of the command line, under their names without the dashes.',
        ...object(Object.fromEntries(Object.values(options).map((option) => [option.name, getSchema(option)]))),
      },
      keys: {
        description: 'The keys that let requests in, and what their holders may do.',
        errorMessage: 'must be an array of objects with `key` and `id`',
        type: 'array',
        minItems: 1,
        items: { $ref: '#/$defs/grantedKey' },
      },
      upstreams: {
        description: 'The providers, by names of your own.',
        type: 'object',
        propertyNames: { pattern: '^[A-Za-z0-9_-]+$', errorMessage: 'must have a name of letters, digits, - and _' },
        additionalProperties: { $ref: '#/$defs/upstream' },
      },
      models,
    }),
    $defs: {
      text: {
        description: 'A string, or where to find it, so that no secret has to stand in the file.',
        errorMessage: 'must be a string, `{env: NAME}` or `{file: PATH}`',
        type: ['string', 'object'],
        ...source,
      },
      texts: {
        description: 'A string, or several.',
        errorMessage: 'must be a string, `{env: NAME}` or `{file: PATH}`, or an array of these',
        type: ['string', 'object', 'array'],
        ...source,
        items: { $ref: '#/$defs/text' },
      },
      grantedKey,
      upstream,
    },
  }
}

function object(properties: Schema, required: readonly string[] = []): Schema {
  return { type: 'object', additionalProperties: false, ...(required.length > 0 ? { required } : {}), properties }
}

const text: Schema = { type: 'string', minLength: 1 }
const whole = (minimum: number, more: Schema = {}): Schema => ({ type: 'integer', minimum, ...more })

const source: Schema = {
  minLength: 1,
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
  properties: {
    env: { description: 'The environment variable with its value.', ...text },
    file: { description: 'The file with its value.', ...text },
  },
}

const models: Schema = {
  description:
    'Which upstreams serve a model, in order of preference: the first that speaks the format of the request does. A name is a model id, or ends in * and stands for all ids that begin so; of several that fit the longest counts. Models that none fits stay with the simulated gateway, unless no-simulation leaves it out.',
  type: 'object',
  propertyNames: {
    pattern: '^[^*]+\\*?$|^\\*$',
    errorMessage: 'must be named after a model id, with a * at the end only',
  },
  additionalProperties: { type: ['string', 'array'], minLength: 1, minItems: 1, items: text },
}

const grantedKey: Schema = {
  errorMessage: 'must be an object with `key` and `id`',
  ...object(
    {
      key: { description: 'The key itself.', $ref: '#/$defs/text' },
      id: {
        description: 'Under which logs, traces and limits know the key.',
        errorMessage: 'must be up to 64 letters, digits, dots, dashes and _, a letter or digit first',
        type: 'string',
        pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
      },
      models: {
        description: 'Those it may use: ids, or beginnings of ids that end in *; all when absent.',
        type: 'array',
        minItems: 1,
        items: text,
      },
      requestsPerMinute: whole(1, { description: 'In the place of the option requests-per-minute.' }),
      concurrent: whole(1, { description: 'In the place of the option concurrent.' }),
    },
    ['key', 'id'],
  ),
}

const upstreamKey: Schema = {
  errorMessage: 'must name the environment variable that has the key, as `key: {env: NAME}`; no key stands in the file',
  ...object(
    {
      env: {
        description: 'The environment variable that holds the key.',
        errorMessage: 'must be the name of an environment variable; no key stands in the file',
        type: 'string',
        pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
      },
      as: {
        description: 'Where the key is sent; where the format has it unless given.',
        enum: ['bearer', 'x-api-key', 'x-goog-api-key', 'query'],
      },
    },
    ['env'],
  ),
}

const upstream: Schema = object(
  {
    kind: {
      description:
        'What the upstream speaks. chat-completions and responses serve all three text formats; pass-through serves its own format only, unchanged.',
      enum: ['chat-completions', 'responses', 'pass-through'],
    },
    format: {
      description:
        'Of a pass-through: the format that it speaks. One of video, image and models serves its whole family.',
      enum: ['messages', 'generate-content', 'responses', 'video', 'image', 'models'],
    },
    baseUrl: {
      description:
        'What stands before /chat/completions or /responses; of a pass-through before the path of the request, such as /v1/messages.',
      errorMessage: 'must be an http or https address without user, query or fragment',
      type: 'string',
      pattern: '^https?://[^/?#@\\s]+(/[^?#\\s]*)?$',
    },
    key: upstreamKey,
    models: {
      description: "Ids of models as clients know them, and the upstream's own ids. Others are the same on both sides.",
      type: 'object',
      additionalProperties: text,
    },
    timeouts: object({
      connectMs: whole(1, { description: 'To connect.', default: 5000 }),
      headersMs: whole(1, { description: 'From the request to the head of the reply.', default: 120_000 }),
      idleMs: whole(1, { description: 'Between two pieces of the reply.', default: 60_000 }),
    }),
    retries: object({
      times: whole(0, { description: 'After the first try.', maximum: 10, default: 2 }),
      maxWaitMs: whole(0, {
        description: 'Longer than this no retry waits; a longer Retry-After is told to the client.',
        default: 2000,
      }),
      statuses: {
        description: 'Replies that are tried again when they say after how long.',
        type: 'array',
        items: { enum: [429, 503] },
        default: [429, 503],
      },
    }),
    breaker: object({
      failures: whole(0, { description: 'So many failures in a row open the breaker; 0 turns it off.', default: 5 }),
      openMs: whole(1, { description: 'How long nothing is sent before one request tries again.', default: 10_000 }),
    }),
    connections: whole(1, {
      description: 'How many requests may be under way at a time; the others wait.',
      default: 1000,
    }),
    maxReplyBytes: whole(1, {
      description: 'A longer reply is broken off. 64 MiB, of video 2 GiB, unless given.',
    }),
    maxTokensField: {
      description: 'What a chat-completions upstream calls the limit of output tokens.',
      enum: ['max_completion_tokens', 'max_tokens'],
      default: 'max_completion_tokens',
    },
  },
  ['kind', 'baseUrl'],
)
