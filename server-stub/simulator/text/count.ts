import type { Prompt, PromptPart } from '../../ports/text-model.ts'

const CHARS_PER_TOKEN = 4
const TOKENS_PER_TURN = 4
/** Of an image, a sound, a video or a document, whatever its size. */
const TOKENS_PER_MEDIUM = 258
/** Of content that was cached before, whatever its name. */
export const CACHED_TOKENS = 1_024

/**
 * The input tokens of a prompt: one for every four UTF-16 code units begun of each text, name, schema and JSON
 * argument, 258 for each medium unless the prompt says how many for an image or a frame, 4 for each turn, 1,024 for
 * cached content; at least 1. A video counts as one frame.
 */
export function countTokens(prompt: Prompt): number {
  let tokens = ofText(prompt.instructions) + (prompt.cachedContent === undefined ? 0 : CACHED_TOKENS)
  for (const { parts } of prompt.turns) {
    tokens += TOKENS_PER_TURN
    for (const part of parts) tokens += ofPart(part, prompt)
  }
  for (const tool of prompt.tools) tokens += ofText(JSON.stringify(tool))
  return Math.max(1, tokens)
}

function ofPart(part: PromptPart, { tokensPerImage = TOKENS_PER_MEDIUM }: Prompt): number {
  if (part.type === 'media') return /^(image|video)\//.test(part.mediaType) ? tokensPerImage : TOKENS_PER_MEDIUM
  if (part.type === 'tool-call') return ofText(part.name) + ofText(JSON.stringify(part.input) ?? '')
  return ofText(part.text)
}

function ofText(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN)
}
