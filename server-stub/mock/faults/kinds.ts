import { families } from '../../../generated/errors.ts'
import { routes } from '../../../generated/routes.ts'
import { type FaultKind, malformations } from './fault.ts'
import {
  eventRef,
  type FieldTable,
  globsByName,
  group,
  milliseconds,
  names,
  optional,
  pickOne,
  required,
  share,
  span,
  text,
  whole,
} from './fields.ts'

/** A kind of fault, as everything that is said or read about it comes from here. */
export interface Kind {
  /** One sentence without its full stop. */
  readonly about: string
  /** What a value without a name is in the short form. */
  readonly main?: string
  readonly fields: FieldTable
  /** Of these fields at most one may stand. */
  readonly alternatives?: readonly string[]
}

const afterEvents = optional(whole({ from: 0 }), 'How many events come before; for streams only.')
const spot = {
  afterEvents,
  afterBytes: optional(whole({ from: 0 }), 'How many bytes of the body come before.'),
}
const alternatives = ['afterEvents', 'afterBytes']
const event = required(eventRef, 'The number of the event from 0, or its name for the first such.')
const limit = required(whole({ from: 0 }), 'How many requests are let through.')

export const kinds: Readonly<Record<FaultKind, Kind>> = {
  status: {
    about: 'An error that the operation declares, in the words of its family',
    main: 'status',
    fields: {
      status: required(whole({ from: 400, to: 599 }), 'The status of the error.'),
      variant: optional(text, 'Which example of the error, where there are several.'),
      message: optional(text, 'Stands in the place of the message of the example.'),
      retryAfter: optional(whole({ from: 0 }), 'Seconds of `Retry-After`; 1 for status 429 unless given.'),
    },
  },
  delay: { about: 'The answer comes later', main: 'ms', fields: { ms: required(span, 'By how many milliseconds.') } },
  hang: { about: 'There is no answer for as long as the client waits', fields: {} },
  cut: {
    about: 'The connection is closed in the middle of the body, or before the head of the answer',
    main: 'afterEvents',
    fields: spot,
    alternatives,
  },
  stall: {
    about: 'Nothing more is sent, for a while or for good',
    main: 'afterEvents',
    fields: { ...spot, ms: optional(span, 'For how long; for good unless given.') },
    alternatives,
  },
  'error-event': {
    about: 'The stream fails with the event that the contract has for that',
    main: 'afterEvents',
    fields: {
      afterEvents: optional(whole({ from: 0 }), 'How many events come before.', 1),
      variant: optional(text, 'Which of the failures that the contract knows, such as `rate-limited`.'),
      message: optional(text, 'Stands in the place of its message.'),
    },
  },
  'malformed-frame': {
    about: 'An event cannot be read as it stands',
    main: 'how',
    fields: {
      event: optional(eventRef, 'The number of the event from 0, or its name for the first such.', 0),
      how: optional(pickOne(malformations), 'What is wrong with it.', 'bad-json'),
    },
  },
  duplicate: { about: 'An event comes twice', main: 'event', fields: { event } },
  drop: { about: 'An event does not come', main: 'event', fields: { event } },
  reorder: { about: 'An event comes after the one that follows it', main: 'event', fields: { event } },
  slow: {
    about: 'The body comes slowly',
    main: 'bytesPerSecond',
    fields: { bytesPerSecond: required(whole({ from: 1 }), 'How fast.') },
  },
  truncate: {
    about: 'The connection is closed before all that Content-Length announces has been sent',
    main: 'bytes',
    fields: { bytes: optional(whole({ from: 0 }), 'How many are sent; half of them unless given.') },
  },
  corrupt: {
    about: 'One byte of the body is another one',
    main: 'at',
    fields: { at: optional(whole({ from: 0 }), 'Which byte, from 0; any one unless given.') },
  },
  'rate-limit': {
    about: 'More than so many requests in a window are answered 429 with Retry-After',
    main: 'requests',
    fields: {
      requests: limit,
      perMs: optional(whole({ from: 1 }), 'The window, in milliseconds of the clock.', 60_000),
    },
  },
  quota: {
    about: 'More than so many requests are told that the quota is used up',
    main: 'requests',
    fields: { requests: limit, perMs: optional(whole({ from: 1 }), 'When it is filled again; never unless given.') },
  },
  corpus: {
    about: 'A stream that breaks its contract in one named way',
    main: 'name',
    fields: { name: required(text, 'Its name in the corpus.') },
  },
}

const operationIds = routes.map(({ operationId }) => operationId).sort()

export const scopeFields: FieldTable = {
  match: group(
    {
      operation: optional(names(operationIds, 'an operation'), 'By operationId.'),
      family: optional(
        names(
          families.map(({ name }) => name),
          'a family',
        ),
        'By the family of the operation.',
      ),
      model: optional(text, 'A glob, in which * stands for any characters and ? for one.'),
      headers: optional(globsByName, 'Globs by the names of headers.'),
    },
    'Which requests it applies to; all conditions must match.',
  ),
  times: optional(whole({ from: 1 }), 'Strikes so many requests at most.'),
  skip: optional(whole({ from: 0 }), 'Spares the first so many requests.', 0),
  probability: optional(share, 'Strikes so often, under the seed.', 1),
  untilMs: optional(milliseconds, 'Is over when so much time of the clock has passed since it was set.'),
}
