import type { Stream } from '../core/contract.ts'
import { followOrder } from './event-order.ts'

export interface OrderError {
  readonly message: string
  /** Present if the document does not state this order. */
  readonly question?: string
}

/** Follows a stream by the order that the document states, and by the full order of the contract, which has more events. */
export class StatedOrder {
  readonly #stream: Stream
  readonly #full: ReturnType<typeof followOrder>
  readonly #stated: ReturnType<typeof followOrder>
  /** The question about events that the document does not state; undefined if it states all. */
  readonly #question: string | undefined
  #hasFurtherEvents = false

  constructor(stream: Stream) {
    this.#stream = stream
    this.#full = followOrder(stream.order)
    this.#stated = followOrder(stream.documented ?? stream.order)
    this.#question = stream.events.find(({ question }) => question !== undefined)?.question
  }

  next(event: string): OrderError | undefined {
    const message = this.#full.next(event)?.message
    const question = this.findQuestion(event)
    if (question !== undefined) this.#hasFurtherEvents = true
    const violation = question === undefined ? this.#stated.next(event)?.message : undefined
    if (violation !== undefined) return { message: message ?? violation }
    return message === undefined ? undefined : this.#choice(message, question)
  }

  /** The question about an event that the document does not state; undefined if it states the event, or all events. */
  findQuestion(event: string): string | undefined {
    const own = this.#stream.events.find(({ name }) => name === event)
    return own === undefined ? this.#question : own.question
  }

  end(): OrderError | undefined {
    const message = this.#full.end()?.message
    const violation = this.#stated.end()?.message
    if (violation !== undefined && !this.#hasFurtherEvents) return { message: message ?? violation }
    return message === undefined ? undefined : this.#choice(message)
  }

  #choice(message: string, question = this.#question): OrderError {
    return question === undefined ? { message } : { message, question }
  }
}
