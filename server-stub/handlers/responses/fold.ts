import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'

/** The whole response, which the last event of its stream holds. Throws where the stream ends before that. */
export async function foldResponse(events: AsyncIterable<CreateResponseEvent>): Promise<wire.Response> {
  for await (const event of events) {
    const response = finishedResponse(event)
    if (response) return response
  }
  throw new Error('invariant: the stream of a response ended early')
}

/** The response of an event that ends its stream, else undefined. */
export function finishedResponse({ event, data }: CreateResponseEvent): wire.Response | undefined {
  const ends = event === 'response.completed' || event === 'response.incomplete' || event === 'response.failed'
  return ends ? data.response : undefined
}
