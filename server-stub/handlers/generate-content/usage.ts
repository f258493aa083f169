import type * as wire from '../../../generated/types/generate-content.ts'
import type { Delta, Prompt, PromptPart, TextModel, Turn } from '../../ports/text-model.ts'
import type { DeltaOf } from '../text-format.ts'

/** Counts the tokens of a reply: one per delta or none, until the model reports the number. */
export class UsageCount {
  readonly #prompt: Prompt
  readonly #model: Pick<TextModel, 'countTokens'>
  readonly #candidates = new Map<wire.Modality, number>()
  #thoughts = 0
  #toolUse = 0
  #countsAtEnd = false
  #fixed: Pick<wire.UsageMetadata, 'promptTokensDetails' | 'cachedContentTokenCount' | 'cacheTokensDetails'> & {
    readonly promptTokenCount: number
  } = { promptTokenCount: 0 }

  constructor(prompt: Prompt, model: Pick<TextModel, 'countTokens'>) {
    this.#prompt = prompt
    this.#model = model
  }

  start({ inputTokens, cachedTokens, countsAtEnd = false }: DeltaOf<'start'>): void {
    this.#countsAtEnd = countsAtEnd
    const cached = {
      cachedContentTokenCount: cachedTokens,
      cacheTokensDetails: splitByModality(new Map(), cachedTokens),
    }
    this.#fixed = {
      promptTokenCount: inputTokens,
      promptTokensDetails: splitByModality(this.#promptMedia(inputTokens), inputTokens),
      ...(cachedTokens > 0 ? cached : {}),
    }
  }

  count(delta: Delta): void {
    if (delta.type === 'reasoning') this.#thoughts += 1
    else if (delta.type === 'search') this.#toolUse += this.#countResult(JSON.stringify(delta.results))
    else if (delta.type === 'code-result') this.#toolUse += this.#countResult(delta.output)
    else if (delta.type === 'media') this.#add(getModality(delta.mediaType))
    else if (spoken.has(delta.type)) this.#add('TEXT')
  }

  soFar(): wire.UsageMetadata {
    return this.#countsAtEnd
      ? this.#metadata(0, 0)
      : this.#metadata(sumCounts(this.#candidates.values()), this.#thoughts)
  }

  /** The usage that the model reports at the end. */
  total({ outputTokens, reasoningTokens, input }: DeltaOf<'end'>): wire.UsageMetadata {
    if (input) this.start({ type: 'start', inputTokens: input.tokens, cachedTokens: input.cached })
    const candidates = outputTokens - reasoningTokens
    const whole = this.#metadata(candidates, reasoningTokens)
    return candidates > 0 ? { ...whole, candidatesTokensDetails: splitByModality(this.#candidates, candidates) } : whole
  }

  #metadata(candidates: number, thoughts: number): wire.UsageMetadata {
    const toolUse = this.#toolUse
    const toolUseDetails = splitByModality(new Map(), toolUse)
    return {
      ...this.#fixed,
      ...(candidates > 0 ? { candidatesTokenCount: candidates } : {}),
      ...(thoughts > 0 ? { thoughtsTokenCount: thoughts } : {}),
      ...(toolUse > 0 ? { toolUsePromptTokenCount: toolUse, toolUsePromptTokensDetails: toolUseDetails } : {}),
      totalTokenCount: this.#fixed.promptTokenCount + candidates + thoughts + toolUse,
    }
  }

  #add(modality: wire.Modality): void {
    this.#candidates.set(modality, (this.#candidates.get(modality) ?? 0) + 1)
  }

  /** The tokens of the prompt's media by modality; at most the whole prompt. */
  #promptMedia(inputTokens: number): ReadonlyMap<wire.Modality, number> {
    const modalities = new Set<wire.Modality>()
    for (const { parts } of this.#prompt.turns) {
      for (const part of parts) if (part.type === 'media') modalities.add(getModality(part.mediaType))
    }
    const counts = new Map<wire.Modality, number>()
    let left = inputTokens
    for (const modality of modalities) {
      const without = { ...this.#prompt, turns: this.#prompt.turns.map((turn) => removeModality(modality, turn)) }
      const added = this.#model.countTokens(this.#prompt) - this.#model.countTokens(without)
      const count = Math.max(0, Math.min(left, added))
      counts.set(modality, count)
      left -= count
    }
    return left > 0 ? new Map([['TEXT', left], ...counts]) : counts
  }

  /** Tool results count as input of the model. */
  #countResult(text: string): number {
    const part: PromptPart = { type: 'tool-result', id: '', text, isError: false }
    const turns: readonly Turn[] = [{ role: 'user', parts: [part] }]
    const { cachedContent, ...prompt } = { ...this.#prompt, instructions: '', tools: [], turns }
    return this.#model.countTokens(prompt)
  }
}

const spoken: ReadonlySet<Delta['type']> = new Set(['text', 'refusal', 'tool-arguments', 'code'])

/** Adds up to `total`: the rest is counted as text, or as the first modality if there is no text. */
function splitByModality(counts: ReadonlyMap<wire.Modality, number>, total: number): wire.ModalityTokenCount[] {
  const first = counts.size === 0 || counts.has('TEXT') ? 'TEXT' : [...counts.keys()][0]
  const rest = total - sumCounts(counts.values())
  const list = counts.size === 0 ? [['TEXT', 0] as const] : [...counts]
  return list.map(([modality, count]) => ({
    modality,
    tokenCount: Math.max(0, modality === first ? count + rest : count),
  }))
}

function removeModality(modality: wire.Modality, { role, parts }: Turn): Turn {
  return { role, parts: parts.filter((part) => part.type !== 'media' || getModality(part.mediaType) !== modality) }
}

const modalities = new Map<string, wire.Modality>([
  ['image', 'IMAGE'],
  ['audio', 'AUDIO'],
  ['video', 'VIDEO'],
])

function getModality(mediaType: string): wire.Modality {
  return modalities.get(mediaType.split('/')[0] ?? '') ?? 'DOCUMENT'
}

function sumCounts(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0)
}
