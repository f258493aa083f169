import type { NamedEvent } from './handler.ts'
import type { Framing } from './tables.ts'

/** How the events of a stream are put into bytes. */
export interface EventFraming {
  readonly contentType: string
  /** `index` counts from 0. */
  frame(event: NamedEvent, index: number): string
  /** What ends a stream of `count` events. */
  tail(count: number): string
}

const eventStream = 'text/event-stream; charset=utf-8'

export const framings: Readonly<Record<Framing, EventFraming>> = {
  named: {
    contentType: eventStream,
    frame: ({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    tail: () => '',
  },
  data: {
    contentType: eventStream,
    frame: ({ data }) => `data: ${JSON.stringify(data)}\n\n`,
    tail: () => '',
  },
  'json-array': {
    contentType: 'application/json; charset=utf-8',
    frame: ({ data }, index) => `${index === 0 ? '[' : ',\n'}${JSON.stringify(data)}`,
    tail: (count) => (count === 0 ? '[]' : ']'),
  },
}
