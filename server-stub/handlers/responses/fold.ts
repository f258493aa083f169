import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'
import { type EventBatches, toBatch } from '../../../runtime/handler.ts'

/** The whole response, which is in the last event of its stream. Throws if the stream is incomplete. */
export async function foldResponse(events: EventBatches<CreateResponseEvent>): Promise<wire.Response> {
  for await (const step of events) {
    const response = finishedResponse(step)
    if (response) return response
  }
  throw new Error('invariant: the stream of a response ended early')
}

/** The response in the last event, if these events include it. */
export function finishedResponse(
  step: CreateResponseEvent | readonly CreateResponseEvent[],
): wire.Response | undefined {
  for (const { event, data } of toBatch(step)) {
    if (event === 'response.completed' || event === 'response.incomplete' || event === 'response.failed')
      return data.response
  }
  return undefined
}
