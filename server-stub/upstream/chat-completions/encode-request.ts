import type { Prompt } from '../../ports/text-model.ts'
import type { Target } from '../dialect.ts'
import { getEffort } from '../dialect.ts'
import { Unsupported } from '../unsupported.ts'
import { encodeTools } from './encode-tools.ts'
import { encodeTurns } from './encode-turns.ts'
import type { ChatFormat, ChatRequest } from './wire.ts'

export function encodeRequest(prompt: Prompt, target: Target): ChatRequest {
  refuse(prompt)
  const { instructions, sampling, maxOutputTokens, stopSequences, candidates, logprobs } = prompt
  const { temperature, topP, seed } = sampling
  const effort = getEffort(prompt.reasoning)
  const format = encodeFormat(prompt.output)
  return {
    model: target.model,
    messages: [
      ...(instructions === '' ? [] : [{ role: 'system', content: instructions } as const]),
      ...encodeTurns(prompt),
    ],
    stream: true,
    stream_options: { include_usage: true },
    ...(maxOutputTokens === undefined ? {} : { [target.maxTokensField ?? 'max_completion_tokens']: maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(seed === undefined ? {} : { seed }),
    ...(stopSequences.length === 0 ? {} : { stop: stopSequences }),
    ...(candidates === 1 ? {} : { n: candidates }),
    ...(logprobs === undefined ? {} : { logprobs: true, top_logprobs: logprobs }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
    ...(format === undefined ? {} : { response_format: format }),
    ...encodeTools(prompt),
  }
}

function refuse({ pages, cachedContent }: Prompt): void {
  if (pages !== undefined) throw new Unsupported('pages', 'the model reads no pages; send their text')
  if (cachedContent !== undefined) throw new Unsupported('cachedContent', 'the model keeps no content; send it whole')
}

function encodeFormat(output: Prompt['output']): ChatFormat | undefined {
  switch (output.type) {
    case 'text':
      return undefined
    case 'json':
      if (output.schema === undefined) return { type: 'json_object' }
      return { type: 'json_schema', json_schema: { name: 'reply', schema: output.schema } }
    case 'choice':
      throw new Unsupported('choiceOutput', 'the model writes text and JSON only; ask for JSON with an enum')
    case 'media':
      throw new Unsupported('mediaOutput', 'the model writes text only; ask for TEXT')
  }
}
