import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'

/** One item of the output while it is streamed; it makes the events between its `added` and its `done`. */
export interface Block {
  /** The item as it begins. */
  readonly start: BegunItem
  /** The events that end what is open within the item. */
  close(): CreateResponseEvent[]
  /** The item with all that it got. */
  whole(status: FinalStatus): DoneItem
}

export type BegunItem = wire.ResponseOutputItemAddedEvent['item']
export type DoneItem = wire.ResponseOutputItemDoneEvent['item']

/** Of an item that is done: whole, or cut. */
export type FinalStatus = Exclude<wire.ResponseItemStatus, 'in_progress'>

/** Where an item stands in its response. */
export interface Place {
  readonly id: string
  readonly index: number
  /** The number of the next event of the stream. */
  readonly next: () => number
}

/** Which item an event belongs to, and the event's number. */
export function at({ id, index, next }: Place): { sequence_number: number; item_id: string; output_index: number } {
  return { sequence_number: next(), item_id: id, output_index: index }
}

/** An event by its payload, whose `type` is its name. */
export function named<T extends CreateResponseEvent['data']>(data: T): { event: T['type']; data: T } {
  return { event: data.type, data }
}
