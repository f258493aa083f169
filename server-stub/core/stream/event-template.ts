import type { NamedEvent } from '../handler.ts'

/** Creates events that differ in one string of their payload only. */
export type EventTemplate<N extends string, D> = (text: string) => TemplateEvent<N, D>

type TemplateEvent<N extends string, D> = NamedEvent & { readonly event: N; readonly data: D }

const placeholder = '\0'

/**
 * Creates an event template; `fill` inserts a string into the payload at exactly one place. The JSON around it is
 * serialised only once, which is four times as fast for small payloads.
 */
export function eventTemplate<const N extends string, D>(event: N, fill: (text: string) => D): EventTemplate<N, D> {
  const [before, after] = JSON.stringify(fill(placeholder)).split(JSON.stringify(placeholder))
  return (text) => ({ event, data: fill(text), json: `${before}${JSON.stringify(text)}${after}` })
}
