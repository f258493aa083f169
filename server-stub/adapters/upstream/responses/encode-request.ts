import type { CreateResponseRequest, ResponseTextFormat } from '../../../../generated/types/responses.ts'
import type { Prompt } from '../../../ports/text-model.ts'
import { getEffort, type UpstreamModel } from '../dialect.ts'
import { getOutput, type PromptSupport, sharedSupport, type TextOutput } from '../unsupported.ts'
import { encodeTools } from './encode-tools.ts'
import { encodeTurns } from './encode-turns.ts'

export const responsesSupport: PromptSupport = {
  ...sharedSupport,
  candidates: { refused: 'only one candidate is supported; send several requests' },
  logprobs: { refused: 'log probabilities are not supported; do not request them' },
  stopSequences: { refused: 'stop sequences are not supported; remove them' },
  seed: { ignored: 'The model takes no seed, and ignores it.' },
}

export function encodeRequest(prompt: Prompt, upstreamModel: UpstreamModel): CreateResponseRequest {
  const { instructions, sampling, maxOutputTokens } = prompt
  const { temperature, topP } = sampling
  const effort = getEffort(prompt.reasoning)
  const format = encodeFormat(getOutput(prompt))
  return {
    model: upstreamModel.model,
    input: encodeTurns(prompt),
    stream: true,
    // The gateway stores conversations itself.
    store: false,
    ...(instructions === '' ? {} : { instructions }),
    ...(maxOutputTokens === undefined ? {} : { max_output_tokens: maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(effort === undefined
      ? {}
      : { reasoning: { effort, ...(prompt.reasoning.visible ? { summary: 'auto' } : {}) } }),
    ...(format === undefined ? {} : { text: { format } }),
    ...encodeTools(prompt),
  }
}

function encodeFormat(output: TextOutput): ResponseTextFormat | undefined {
  if (output.type === 'text') return undefined
  if (output.schema === undefined) return { type: 'json_object' }
  return { type: 'json_schema', name: 'reply', schema: { ...output.schema } }
}
