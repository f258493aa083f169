import type { Prompt, PromptPart } from '../../../server-stub/ports/text-model.ts'

const CHARS_PER_TOKEN = 4
const TOKENS_PER_TURN = 4
/** An image, sound, video or document counts the same whatever its size. */
const TOKENS_PER_MEDIUM = 258
/** Cached content counts the same whatever its name. */
export const CACHED_TOKENS = 1_024

/**
 * Counts the input tokens of a prompt: one for every four UTF-16 code units (rounded up) of each text, name, schema
 * and JSON argument, 258 for each medium unless the prompt sets a number per image, 4 for each turn, 1,024 for cached
 * content; at least 1. A video counts as one image.
 */
export function countTokens(prompt: Prompt): number {
  let tokens = countText(prompt.instructions) + (prompt.cachedContent === undefined ? 0 : CACHED_TOKENS)
  for (const { parts } of prompt.turns) {
    tokens += TOKENS_PER_TURN
    for (const part of parts) tokens += countPart(part, prompt)
  }
  for (const tool of prompt.tools) tokens += countText(JSON.stringify(tool))
  return Math.max(1, tokens)
}

/**
 * Estimates the input tokens of a body in any format, before it is decoded: one for every four UTF-16 code units of each
 * text, as many as for a medium for data in base64; at least 1.
 */
export function estimateTokens(body: unknown): number {
  return Math.max(1, estimateIn(body))
}

function estimateIn(value: unknown): number {
  if (typeof value === 'string') return BASE64.test(value) ? TOKENS_PER_MEDIUM : countText(value)
  if (ArrayBuffer.isView(value)) return TOKENS_PER_MEDIUM
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum, item) => sum + estimateIn(item), 0)
}

/** Words have spaces, and are not as long. */
const BASE64 = /^(data:[^,]{0,200},)?[\w+/=-]{400,}$/

function countPart(part: PromptPart, { tokensPerImage = TOKENS_PER_MEDIUM }: Prompt): number {
  if (part.type === 'media') return /^(image|video)\//.test(part.mediaType) ? tokensPerImage : TOKENS_PER_MEDIUM
  if (part.type === 'tool-call') return countText(part.name) + countText(JSON.stringify(part.input) ?? '')
  return countText(part.text)
}

function countText(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN)
}
