import type { MessagesHandlers } from '../../../generated/handlers.ts'
import type { GenerateOptions } from '../../ports/text-model.ts'
import { encodeAll, encodeBatches, type TextPorts } from '../text-format.ts'
import { decodePrompt } from './decode.ts'
import { MessageEncoder } from './encode.ts'
import { foldMessage } from './fold.ts'

/** The messages format over a text model. */
export function messagesHandlers({ text, newId }: TextPorts): MessagesHandlers {
  return {
    createMessage: async (call) => {
      const { body, streaming, signal } = call
      const options: GenerateOptions = { whole: !streaming, warn: (warning) => call.warn(warning) }
      const deltas = text.generate(decodePrompt(body), signal, options)
      const encoder = new MessageEncoder({ id: newId('msg_'), model: body.model })
      if (streaming) return { events: encodeBatches(deltas, encoder) }
      return { json: foldMessage(await encodeAll(deltas, encoder)) }
    },
  }
}
