import type { Stream } from '../contract.ts'
import { followOrder } from './event-order.ts'
import { toQuestion } from './finding.ts'

interface OrderError {
  readonly message: string
  /** Present if the document does not state this order. */
  readonly question?: string
}

/** Follows a stream by the order that the document states, and by the full order of the contract, which has more events. */
export function followStatedOrder({ order, documented = order, events }: Stream) {
  const chosen = followOrder(order)
  const stated = followOrder(documented)
  /** The question about events that the document does not state; undefined if it states all. */
  const choiceQuestion = events.find(({ question }) => question !== undefined)?.question
  let hasChosenEvents = false
  /** The question about an event that the document does not state; undefined if it states the event, or all events. */
  const findQuestion = (event: string): string | undefined => {
    const declared = events.find(({ name }) => name === event)
    return declared === undefined ? choiceQuestion : declared.question
  }
  return {
    findQuestion,
    next(event: string): OrderError | undefined {
      const message = chosen.next(event)?.message
      const question = findQuestion(event)
      if (question !== undefined) hasChosenEvents = true
      const violation = question === undefined ? stated.next(event)?.message : undefined
      if (violation !== undefined) return { message: message ?? violation }
      return message === undefined ? undefined : { message, ...toQuestion(question ?? choiceQuestion) }
    },
    end(): OrderError | undefined {
      const message = chosen.end()?.message
      const violation = stated.end()?.message
      if (violation !== undefined && !hasChosenEvents) return { message: message ?? violation }
      return message === undefined ? undefined : { message, ...toQuestion(choiceQuestion) }
    },
  }
}
