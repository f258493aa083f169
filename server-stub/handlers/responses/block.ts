import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'

/** An output item while it is streamed; creates the events between its `added` and its `done`. */
export interface Block {
  /** The initial item. */
  readonly start: BegunItem
  /** The events that close the open parts of the item. */
  close(status: FinalStatus): CreateResponseEvent[]
  /** The complete item. */
  whole(status: FinalStatus): DoneItem
}

export type BegunItem = wire.ResponseOutputItemAddedEvent['item']
export type DoneItem = wire.ResponseOutputItemDoneEvent['item']

/** The status of a finished item: complete or truncated. */
export type FinalStatus = Exclude<wire.ResponseItemStatus, 'in_progress'>

/** The position of an item in its response. */
export interface ItemPosition {
  readonly id: string
  readonly index: number
  /** Returns the next sequence number. */
  readonly next: () => number
}

/** The common members of an item's events. */
export function getItemPosition({ id, index, next }: ItemPosition) {
  return { sequence_number: next(), item_id: id, output_index: index }
}

/** Wraps a payload, whose `type` is the event name. */
export function toEvent<T extends CreateResponseEvent['data']>(data: T): { event: T['type']; data: T } {
  return { event: data.type, data }
}
