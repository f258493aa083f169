import type { NamedEvent } from '../../core/handler.ts'
import type { Stream } from '../../core/tables.ts'

/** The name of an event in the contract, by its form where it has none of its own. */
export function nameOfEvent({ events }: Stream, { event, data }: NamedEvent): string | undefined {
  return event === '' ? events.find(({ validate }) => validate(data))?.name : event
}
