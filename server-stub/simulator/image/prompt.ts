import { excerpt } from '../excerpt.ts'

const MAX_RATIO = 3

/** The parameters `--ar <width>:<height>`, as a quotient within supported limits, and `--seed <number>`. */
export function getParameters(prompt: string) {
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
