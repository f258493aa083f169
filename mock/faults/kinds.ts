import { oncePerContract } from '../mock-contract.ts'
import { borders, type FaultKind, framingChanges, malformations } from './fault.ts'
import {
  eventRef,
  type FieldTable,
  getSchema,
  globsByName,
  headersByName,
  milliseconds,
  namesSchema,
  optional,
  required,
  retryAfter,
  share,
  span,
  text,
  whole,
} from './fields.ts'

export interface Kind {
  /** One sentence without its full stop, for the docs and the JSON Schema. */
  readonly about: string
  /** The field that an unnamed value sets in the short form. */
  readonly main?: string
  readonly fields: FieldTable
  /** Pairs of fields of which at most one may be set. */
  readonly exclusions?: readonly (readonly [string, string])[]
}

const afterEvents = optional(whole({ from: 0 }), 'Number of events sent before; streams only.')
const spot = {
  afterEvents,
  afterBytes: optional(whole({ from: 0 }), 'Number of bytes of the body sent before.'),
}
const exclusions = [['afterEvents', 'afterBytes']] as const
const event = required(eventRef, 'Index of the event from 0, or its name for the first one of that name.')
const limit = required(whole({ from: 0 }), 'Number of requests allowed.')

export const kinds: Readonly<Record<FaultKind, Kind>> = {
  status: {
    about: 'Answers with any status; with the reply that the operation declares for it, if there is one',
    main: 'status',
    fields: {
      status: required(whole({ from: 200, to: 599 }), 'The status, declared or not.'),
      variant: optional(text, 'Name of the example, if the error has several.'),
      message: optional(text, 'Replaces the message of the example.'),
      retryAfter: optional(
        retryAfter,
        '`Retry-After` in seconds, as a date, or `none`; 1 second by default for status 429.',
      ),
      headers: optional(headersByName, 'Headers by name; an array repeats one.'),
    },
  },
  delay: { about: 'Delays the answer', main: 'ms', fields: { ms: required(span, 'Delay in milliseconds.') } },
  hang: { about: 'Never answers', fields: {} },
  cut: {
    about: 'Closes the connection in the middle of the body, or before the response head',
    main: 'afterEvents',
    fields: spot,
    exclusions,
  },
  end: {
    about: 'Ends the body early, as if it were complete',
    main: 'afterEvents',
    fields: spot,
    exclusions,
  },
  stall: {
    about: 'Stops sending for a time, or forever',
    main: 'afterEvents',
    fields: { ...spot, ms: optional(span, 'Duration in milliseconds; forever by default.') },
    exclusions,
  },
  'error-event': {
    about: 'Ends the stream with the failure event of the contract',
    main: 'afterEvents',
    fields: {
      afterEvents: optional(whole({ from: 0 }), 'Number of events sent before.', 1),
      variant: optional(text, 'Name of the failure in the contract, such as `rate-limited`.'),
      message: optional(text, 'Replaces its message.'),
    },
  },
  'malformed-frame': {
    about: 'Sends an event that cannot be parsed',
    main: 'how',
    fields: {
      event: optional(eventRef, 'Index of the event from 0, or its name for the first one of that name.', 0),
      how: optional({ enum: [...malformations] }, 'The defect.', 'bad-json'),
    },
  },
  duplicate: { about: 'Sends an event twice', main: 'event', fields: { event } },
  drop: { about: 'Omits an event', main: 'event', fields: { event } },
  reorder: { about: 'Swaps an event with the one after it', main: 'event', fields: { event } },
  insert: {
    about: 'Inserts an event or a comment into a stream',
    main: 'event',
    fields: {
      event: optional(text, 'Name of the event, also one that the contract does not declare.'),
      data: optional(
        { anyOf: [{ type: ['object', 'array'] }, { type: ['string', 'number', 'boolean', 'null'] }] },
        'Its data: a string is sent as it is, another value as JSON; `{}` by default.',
      ),
      comment: optional({ type: 'string' }, 'Text of the comment; `keepalive` by default.'),
      index: optional(whole({ from: 0 }), 'Number of events before it.', 0),
    },
    exclusions: [
      ['event', 'comment'],
      ['data', 'comment'],
    ],
  },
  framing: {
    about: 'Writes server-sent events in another valid way',
    main: 'how',
    fields: { how: required({ enum: [...framingChanges] }, 'The difference.') },
  },
  split: {
    about: 'Sends the body in pieces, each alone',
    main: 'bytes',
    fields: {
      bytes: optional(whole({ from: 1 }), 'Number of bytes in each piece; 1 by default.'),
      at: optional({ enum: [...borders] }, 'A piece for each of these.'),
    },
    exclusions: [['bytes', 'at']],
  },
  slow: {
    about: 'Limits the rate of the body',
    main: 'bytesPerSecond',
    fields: { bytesPerSecond: required(whole({ from: 1 }), 'Bytes per second.') },
  },
  truncate: {
    about: 'Closes the connection before the number of bytes in Content-Length is sent',
    main: 'bytes',
    fields: { bytes: optional(whole({ from: 0 }), 'Number of bytes sent; half of the body by default.') },
  },
  corrupt: {
    about: 'Changes one byte of the body',
    main: 'at',
    fields: { at: optional(whole({ from: 0 }), 'Index of the byte from 0; random by default.') },
  },
  'rate-limit': {
    about: 'Answers 429 with Retry-After after this number of requests in a window',
    main: 'requests',
    fields: {
      requests: limit,
      tokens: optional(whole({ from: 0 }), 'Number of tokens allowed, estimated from the text of a request.'),
      perMs: optional(whole({ from: 1 }), 'Length of the window, in milliseconds of the clock.', 60_000),
    },
  },
  quota: {
    about: 'Answers that the quota is exhausted after this number of requests',
    main: 'requests',
    fields: {
      requests: limit,
      perMs: optional(whole({ from: 1 }), 'Milliseconds until the quota is renewed; never by default.'),
    },
  },
  corpus: {
    about: 'Sends a stream that breaks the contract in one named way',
    main: 'name',
    fields: { name: required(text, 'Name of the stream in the corpus.') },
  },
}

/** The fields of every fault: the requests that it applies to. */
export const getScopeFields = oncePerContract<FieldTable>(({ families, routes }) => ({
  match: optional(
    getSchema({
      operation: optional(
        namesSchema(routes.map(({ operationId }) => operationId).sort()),
        'operationId of the request.',
      ),
      family: optional(namesSchema(families.map(({ name }) => name)), 'Family of the operation.'),
      model: optional(text, 'Model id; * matches any characters, ? matches one.'),
      headers: optional(globsByName, 'Patterns with * and ?, by header name.'),
    }),
    'Which requests it applies to; all conditions must match.',
  ),
  times: optional(whole({ from: 1 }), 'Maximum number of requests it applies to.'),
  skip: optional(whole({ from: 0 }), 'Number of matching requests to skip first.', 0),
  probability: optional(share, 'Probability that a request is affected, from 0 to 1; depends on the seed.', 1),
  untilMs: optional(milliseconds, 'Expires after this time on the clock.'),
}))
