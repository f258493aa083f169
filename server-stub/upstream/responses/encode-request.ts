import type { CreateResponseRequest, ResponseTextFormat } from '../../../generated/types/responses.ts'
import type { Prompt } from '../../ports/text-model.ts'
import type { Target } from '../dialect.ts'
import { getEffort } from '../dialect.ts'
import { Unsupported } from '../unsupported.ts'
import { encodeTools } from './encode-tools.ts'
import { encodeTurns } from './encode-turns.ts'

export function encodeRequest(prompt: Prompt, target: Target): CreateResponseRequest {
  refuse(prompt)
  const { instructions, sampling, maxOutputTokens } = prompt
  const { temperature, topP } = sampling
  const effort = getEffort(prompt.reasoning)
  const format = encodeFormat(prompt.output)
  return {
    model: target.model,
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

function refuse({ pages, cachedContent, candidates, logprobs, stopSequences }: Prompt): void {
  if (pages !== undefined) throw new Unsupported('pages', 'the model reads no pages; send their text')
  if (cachedContent !== undefined) throw new Unsupported('cachedContent', 'the model keeps no content; send it whole')
  if (candidates > 1) throw new Unsupported('candidates', 'the model gives one answer; ask several times')
  if (logprobs !== undefined) throw new Unsupported('logprobs', 'the model tells no probabilities; leave it out')
  if (stopSequences.length > 0) throw new Unsupported('stopSequences', 'the model stops at no text; leave it out')
}

function encodeFormat(output: Prompt['output']): ResponseTextFormat | undefined {
  switch (output.type) {
    case 'text':
      return undefined
    case 'json':
      if (output.schema === undefined) return { type: 'json_object' }
      return { type: 'json_schema', name: 'reply', schema: { ...output.schema } }
    case 'choice':
      throw new Unsupported('choiceOutput', 'the model writes text and JSON only; ask for JSON with an enum')
    case 'media':
      throw new Unsupported('mediaOutput', 'the model writes text only; ask for TEXT')
  }
}
