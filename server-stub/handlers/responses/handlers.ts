import type { CreateResponseEvent, ResponsesHandlers } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'
import type { GenerateOptions } from '../../ports/text-model.ts'
import type { TextPorts } from '../text-format.ts'
import { keepResponse, loadConversation, readInput } from './conversation.ts'
import { beginResponse } from './echo.ts'
import { encodeResponse } from './encode.ts'
import { fitPrompt } from './fit-prompt.ts'
import { finishedResponse, foldResponse } from './fold.ts'

/** The responses format over a text model. */
export function responsesHandlers({ text, models, store, clock, newId }: TextPorts): ResponsesHandlers {
  return {
    createResponse: async (call) => {
      const { body, key, streaming, signal } = call
      const earlier = await loadConversation(store, body.previous_response_id ?? null)
      const input = await readInput(store, body.input)
      const contextTokens = (await models.find(body.model, key))?.contextTokens
      const countTokens = text.countTokens.bind(text)
      const prompt = fitPrompt(body, [...earlier, ...input], { countTokens, contextTokens })
      const now = () => Math.floor(clock.now() / 1000)
      const response = beginResponse(body, { id: newId('resp_'), createdAt: now() })
      const options: GenerateOptions = { whole: !streaming, warn: (warning) => call.warn(warning) }
      const deltas = text.generate(prompt, signal, options)
      const reply = encodeResponse(deltas, { response, include: body.include ?? [], newId, now })
      const events = response.store ? keepWhenFinished(reply, (whole) => keepResponse(store, whole, input)) : reply
      return streaming ? { events } : { json: await foldResponse(events) }
    },
  }
}

/** Stores the response before its last event is sent, because the client may continue it immediately. */
async function* keepWhenFinished(
  batches: AsyncIterable<readonly CreateResponseEvent[]>,
  keep: (response: wire.Response) => Promise<void>,
): AsyncGenerator<readonly CreateResponseEvent[]> {
  for await (const events of batches) {
    const response = finishedResponse(events)
    if (response) await keep(response)
    yield events
  }
}
