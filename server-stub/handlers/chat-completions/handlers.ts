import type { ChatCompletionsHandlers } from '../../../generated/chat-completions/handlers.ts'
import type { GenerateOptions } from '../../ports/text-model.ts'
import { encodeAll, encodeBatches, type TextPorts } from '../text-format.ts'
import { decodePrompt } from './decode.ts'
import { ChunkEncoder } from './encode.ts'
import { foldChunks } from './fold.ts'

/** The chat-completions format over a text model. */
export function chatCompletionsHandlers({ text, clock, newId }: TextPorts): ChatCompletionsHandlers {
  return {
    createChatCompletion: async (call) => {
      const { body, streaming, signal } = call
      const prompt = decodePrompt(body)
      const options: GenerateOptions = { whole: !streaming, warn: (warning) => call.warn(warning) }
      const deltas = text.generate(prompt, signal, options)
      const encoder = new ChunkEncoder({
        id: newId('chatcmpl-'),
        created: Math.floor(clock.now() / 1000),
        model: body.model,
        choices: prompt.candidates,
        hasUsage: !streaming || body.stream_options?.include_usage === true,
      })
      if (streaming) return { events: encodeBatches(deltas, encoder) }
      return { json: foldChunks(await encodeAll(deltas, encoder)) }
    },
  }
}
