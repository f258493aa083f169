import type { Stream } from '../contract.ts'
import type { NamedEvent } from '../handler.ts'

/** The name of an event in the contract, by its form where it has none of its own. */
export function nameOfEvent({ events }: Pick<Stream, 'events'>, { event, data }: NamedEvent): string | undefined {
  return event === '' ? events.find(({ validate }) => validate(data))?.name : event
}
