import type { GenerateContentHandlers } from '../../../generated/handlers.ts'
import type { operations } from '../../../generated/types/generate-content.ts'
import type { Call } from '../../../runtime/handler.ts'
import { Problem } from '../../../runtime/problem.ts'
import { suggest } from '../../../runtime/validation/suggest.ts'
import type { ModelInfo } from '../../ports/access.ts'
import type { GenerateOptions } from '../../ports/text-model.ts'
import { encodeAll, encodeBatches, type TextPorts } from '../text-format.ts'
import { decodePrompt } from './decode.ts'
import { ChunkEncoder } from './encode.ts'
import { foldChunks } from './fold.ts'
import { UsageCount } from './usage.ts'

type Operation = operations['generateContent' | 'streamGenerateContent']

/** The generate-content format over a text model. */
export function generateContentHandlers({ text, models, newId }: TextPorts): GenerateContentHandlers {
  const generate = async (call: Call<Operation>, whole: boolean) => {
    const { path, body, key, signal } = call
    const id = path.model.replace(/^models\//, '')
    const model = await models.find(id, key)
    if (model === undefined) throw unknownModel(id, await models.list(key))
    const prompt = decodePrompt(model.id, body)
    const { candidates } = prompt
    const usage = new UsageCount(prompt, text)
    const head = { id: newId(''), model: model.id, candidates, safety: body.safetySettings ?? [], usage }
    const options: GenerateOptions = { whole, warn: (warning) => call.warn(warning) }
    return { deltas: text.generate(prompt, signal, options), encoder: new ChunkEncoder(head) }
  }
  return {
    generateContent: async (call) => {
      const { deltas, encoder } = await generate(call, true)
      return { json: foldChunks(await encodeAll(deltas, encoder)) }
    },
    streamGenerateContent: async (call) => {
      const { deltas, encoder } = await generate(call, false)
      return { events: encodeBatches(deltas, encoder) }
    },
  }
}

const MAX_ID = 100

function unknownModel(id: string, listed: readonly ModelInfo[]): Problem {
  const ids = listed.filter(({ kind }) => kind === 'text').map((model) => model.id)
  const meant = id.length > MAX_ID ? undefined : suggest(id, ids)
  const question = meant === undefined ? '.' : `, did you mean \`${meant}\`?`
  const message = `The model \`${id}\` does not exist${question} \`GET /v1/models\` lists the available models.`
  return new Problem('not-found', message, { variant: 'unknown-model' })
}
