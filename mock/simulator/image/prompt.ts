import { excerpt } from '../../../runtime/excerpt.ts'

const MAX_MARKED = 10_000

/** Marks the Chinese parts of the first 10,000 UTF-16 code units, so that they are not mistaken for a translation. */
export function toEnglish(prompt: string): string {
  const marked = prompt.slice(0, MAX_MARKED).replaceAll(/\p{Script=Han}+/gu, '[zh: $&]')
  return marked + prompt.slice(MAX_MARKED)
}

const DESCRIPTIONS = ['an oil painting', 'a watercolour', 'a photograph', 'a drawing']

/** Four sample prompts for a picture. */
export function describePicture(digest: string): readonly string[] {
  return DESCRIPTIONS.map((style) => `${style}, a sample for the picture ${digest.slice(0, 8)}`)
}

const LENGTH_FRACTIONS = [0.8, 0.6, 0.45, 0.3, 0.15]

/** Progressively shorter versions of a prompt, without its parameters. */
export function shortenPrompt(promptEn: string): readonly string[] {
  const words = getWords(promptEn)
  const versions = LENGTH_FRACTIONS.map((fraction) => words.slice(0, Math.max(1, Math.round(words.length * fraction))))
  return [...new Set(versions.map((version) => version.join(' ')))]
}

/** The words of a prompt before its parameters. */
export function getWords(prompt: string): readonly string[] {
  const [text = ''] = excerpt(prompt).split(/(?:^|\s)--/)
  return text.split(/\s+/).filter((word) => word !== '')
}

export function numberLines(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}️⃣ ${line}`).join('\n\n')
}

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

/** The first banned word of a prompt, ignoring case. */
export function findBannedWord(prompt: string): string | undefined {
  const words = new Set(
    excerpt(prompt)
      .toLowerCase()
      .match(/sim:[a-z-]+|[\p{L}\p{N}]+/gu),
  )
  return BANNED.find((word) => words.has(word))
}
