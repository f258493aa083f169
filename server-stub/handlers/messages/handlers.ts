import type { MessagesHandlers } from '../../../generated/handlers.ts'
import type { GenerateOptions } from '../../ports/text-model.ts'
import { encodeAll, encodeBatches, type TextPorts } from '../text-format.ts'
import { decodePrompt } from './decode.ts'
import { messageEncoder } from './encode.ts'
import { foldMessage } from './fold.ts'

/** The messages format over a text model. */
export function messagesHandlers({ text, newId }: TextPorts): MessagesHandlers {
  return {
    createMessage: async (call) => {
      const { body, streaming, signal } = call
      const options: GenerateOptions = { whole: !streaming, warn: (warning) => call.warn(warning) }
      const deltas = text.generate(decodePrompt(body), signal, options)
      const encode = messageEncoder({ id: newId('msg_'), model: body.model })
      if (streaming) return { events: encodeBatches(deltas, encode) }
      return { json: foldMessage(await encodeAll(deltas, encode)) }
    },
  }
}
