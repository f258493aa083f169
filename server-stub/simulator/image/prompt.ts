import { excerpt } from '../excerpt.ts'

/** What the bot reads in a prompt beside its text. */
export interface PromptParameters {
  /** Width by height, from `--ar <width>:<height>`, within what can be painted. */
  readonly aspectRatio: number | undefined
  /** Digits, from `--seed <number>`. */
  readonly seed: string | undefined
}

const FLATTEST = 3

export function getParameters(prompt: string): PromptParameters {
  const text = excerpt(prompt)
  const [, width, height] = /--(?:ar|aspect)\s+(\d{1,4}):(\d{1,4})(?!\S)/.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  const [, seed] = /--seed\s+(\d{1,10})(?!\S)/.exec(text) ?? []
  return { aspectRatio: ratio > 0 ? Math.min(FLATTEST, Math.max(1 / FLATTEST, ratio)) : undefined, seed }
}

/** Words that no prompt may hold. */
const BANNED = ['nsfw', 'nude', 'naked', 'gore', 'beheading', 'sim:banned']

/** The first banned word of an English prompt, whatever its case. */
export function bannedWordIn(promptEn: string): string | undefined {
  const words = new Set(
    excerpt(promptEn)
      .toLowerCase()
      .match(/sim:[a-z-]+|[\p{L}\p{N}]+/gu),
  )
  return BANNED.find((word) => words.has(word))
}
