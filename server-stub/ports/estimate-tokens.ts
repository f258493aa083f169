import type { Prompt, PromptPart } from './text-model.ts'

const charsPerToken = 4
const tokensPerMedia = 256

/** Estimates the tokens of a prompt, for models that cannot count. */
export function estimateTokens({ instructions, turns, tools, tokensPerImage = tokensPerMedia }: Prompt): number {
  let chars = instructions.length + (tools.length === 0 ? 0 : JSON.stringify(tools).length)
  let media = 0
  for (const { parts } of turns) {
    for (const part of parts) {
      if (part.type === 'media') media += 1
      else chars += countTokens(part)
    }
  }
  return Math.max(1, Math.ceil(chars / charsPerToken) + media * tokensPerImage)
}

function countTokens(part: Exclude<PromptPart, { type: 'media' }>): number {
  return part.type === 'tool-call' ? part.name.length + JSON.stringify(part.input ?? null).length : part.text.length
}

export function estimateOutput(text: string): number {
  return Math.ceil(text.length / charsPerToken)
}
