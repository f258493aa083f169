import type { Framing, Stream } from '../contract.ts'
import type { NamedEvent } from '../handler.ts'
import { tryParseJson } from '../json.ts'

/** Serialises the events of a stream. */
export interface EventFraming {
  readonly contentType: string
  /** `index` counts from 0. */
  frame(event: NamedEvent, index: number): string
  /** The end of a stream of `count` events. */
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

/** Serialises an event of a stream; `index` counts from 0. */
export function frameEvent(stream: Stream, event: NamedEvent, index: number): string {
  const { failure, framing } = stream
  const framed = framings[framing].frame(event, index)
  if (!failure?.unframed || nameOfEvent(stream, event) !== failure.event) return framed
  return `${event.json ?? JSON.stringify(event.data)}\n\n${framed}`
}

/** Whether a line is the unframed failure event of the stream. */
export function isUnframedFailure({ events, failure }: Stream, line: string): boolean {
  const data = failure?.unframed ? tryParseJson(line) : undefined
  return data !== undefined && nameOfEvent({ events }, { event: '', data }) === failure?.event
}

/** Gets the contract name of an event; without a name, of the first event whose schema matches. */
export function nameOfEvent({ events }: Pick<Stream, 'events'>, { event, data }: NamedEvent): string | undefined {
  return event === '' ? events.find(({ validate }) => validate(data))?.name : event
}

/** Creates events that differ in one string of their payload only. */
export type EventTemplate<N extends string, D> = (text: string) => TemplateEvent<N, D>

type TemplateEvent<N extends string, D> = NamedEvent & { readonly event: N; readonly data: D }

const placeholder = '\0'

/**
 * Creates an event template; `fill` inserts a string into the payload at exactly one place. The JSON around it is
 * serialised only once, for the second event, which is four times as fast for small payloads.
 */
export function eventTemplate<const N extends string, D>(event: N, fill: (text: string) => D): EventTemplate<N, D> {
  let isFirst = true
  let parts: readonly string[] | undefined
  return (text) => {
    const data = fill(text)
    if (isFirst) {
      isFirst = false
      return { event, data }
    }
    parts ??= JSON.stringify(fill(placeholder)).split(JSON.stringify(placeholder))
    return { event, data, json: `${parts[0]}${JSON.stringify(text)}${parts[1]}` }
  }
}
