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
    frame: ({ event, data, json = JSON.stringify(data) }) => `event: ${event}\ndata: ${json}\n\n`,
    tail: () => '',
  },
  data: {
    contentType: eventStream,
    frame: ({ data, json = JSON.stringify(data) }) => `data: ${json}\n\n`,
    tail: () => '',
  },
  'json-array': {
    contentType: 'application/json; charset=utf-8',
    frame: ({ data, json = JSON.stringify(data) }, index) => `${index === 0 ? '[' : ',\n'}${json}`,
    tail: (count) => (count === 0 ? '[]' : ']'),
  },
}
