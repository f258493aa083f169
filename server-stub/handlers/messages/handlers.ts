import type { MessagesHandlers } from '../../../generated/handlers.ts'
import type { TextPorts } from '../text-format.ts'
import { decodePrompt } from './decode.ts'
import { encodeMessage } from './encode.ts'
import { foldMessage } from './fold.ts'

/** The messages format over a text model. */
export function messagesHandlers({ text, newId }: TextPorts): MessagesHandlers {
  return {
    createMessage: async ({ body, streaming, signal }) => {
      const deltas = text.generate(decodePrompt(body), signal, { whole: !streaming })
      const events = encodeMessage(deltas, { id: newId('msg_'), model: body.model })
      return streaming ? { events } : { json: await foldMessage(events) }
    },
  }
}
