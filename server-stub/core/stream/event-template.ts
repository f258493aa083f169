import type { NamedEvent } from '../handler.ts'

/** Makes the events of one name whose payloads differ in one text only. */
export type EventTemplate<N extends string, D> = (text: string) => TemplateEvent<N, D>

type TemplateEvent<N extends string, D> = NamedEvent & { readonly event: N; readonly data: D }

const mark = '\0'

/**
 * `fill` puts a text into a payload, in exactly one place. All around that place is written as JSON only once, which
 * takes a quarter of the time that writing each small payload does.
 */
export function eventTemplate<const N extends string, D>(event: N, fill: (text: string) => D): EventTemplate<N, D> {
  const [before, after] = JSON.stringify(fill(mark)).split(JSON.stringify(mark))
  return (text) => ({ event, data: fill(text), json: `${before}${JSON.stringify(text)}${after}` })
}
