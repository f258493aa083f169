import { excerpt } from '../excerpt.ts'

export interface PromptParameters {
  /** Width divided by height, from `--ar <width>:<height>`, within supported limits. */
  readonly aspectRatio: number | undefined
  /** From `--seed <number>`. */
  readonly seed: string | undefined
}

const MAX_RATIO = 3

export function getParameters(prompt: string): PromptParameters {
  const text = excerpt(prompt)
  const [, width, height] = /--(?:ar|aspect)\s+(\d{1,4}):(\d{1,4})(?!\S)/.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  const [, seed] = /--seed\s+(\d{1,10})(?!\S)/.exec(text) ?? []
  return { aspectRatio: ratio > 0 ? Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio)) : undefined, seed }
}

const BANNED = ['nsfw', 'nude', 'naked', 'gore', 'beheading', 'sim:banned']

/** The first banned word of an English prompt, ignoring case. */
export function findBannedWord(promptEn: string): string | undefined {
  const words = new Set(
    excerpt(promptEn)
      .toLowerCase()
      .match(/sim:[a-z-]+|[\p{L}\p{N}]+/gu),
  )
  return BANNED.find((word) => words.has(word))
}
