import { excerpt } from '../../../runtime/excerpt.ts'
import { randomFrom } from '../../../runtime/random.ts'

const SUBJECTS = [
  'a quiet harbour',
  'rolling hills',
  'an old stone bridge',
  'a lone traveller',
  'a city seen from above',
]
const LIGHTS = ['at first light', 'under a low sun', 'in soft rain', 'on a clear night', 'in the haze of noon']
const MANNERS = [
  'oil on canvas',
  'watercolour',
  'wide-angle photograph',
  'woodcut print',
  'matte painting',
  'pastel drawing',
]
const MOODS = ['calm', 'wistful', 'bold colours', 'muted palette', 'fine detail', 'strong contrast']

const DESCRIPTIONS = 4

/** Four prompts that may have produced a picture, determined by `key`. */
export function describe(key: string): readonly string[] {
  const random = randomFrom('describe', key)
  const manners = random.shuffle(MANNERS)
  const subject = random.pick(SUBJECTS)
  return manners.slice(0, DESCRIPTIONS).map((manner) => {
    return `${subject} ${random.pick(LIGHTS)}, ${manner}, ${random.pick(MOODS)}`
  })
}

const EMPTY_WORDS = new Set(
  'a an the of in on at and or with to very is are that this for from by into over under'.split(' '),
)
const LENGTH_FRACTIONS = [0.8, 0.6, 0.45, 0.3, 0.15]

/** Progressively shorter versions of a prompt, without its parameters: the least important words are removed first. */
export function shorten(promptEn: string): readonly string[] {
  const words = getWords(promptEn)
  const byWeight = words.map((word, at) => ({ at, weight: weigh(word, at) })).sort((a, b) => b.weight - a.weight)
  const versions = LENGTH_FRACTIONS.map((part) => {
    const kept = byWeight.slice(0, Math.max(1, Math.round(words.length * part))).map(({ at }) => at)
    return words
      .filter((_, at) => kept.includes(at))
      .join(' ')
      .replace(/,$/, '')
  })
  return [...new Set(versions)]
}

/** The words of a prompt before its parameters. */
export function getWords(prompt: string): readonly string[] {
  const [text = ''] = excerpt(prompt).split(/(?:^|\s)--/)
  return text.split(/\s+/).filter((word) => word !== '')
}

function weigh(word: string, at: number): number {
  return EMPTY_WORDS.has(word.toLowerCase()) ? -1 : 1 / (at + 1) + word.length / 20
}

export function numbered(lines: readonly string[]): string {
  return lines.map((line, i) => `${i + 1}️⃣ ${line}`).join('\n\n')
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

/** The first banned word of an English prompt, ignoring case. */
export function findBannedWord(promptEn: string): string | undefined {
  const words = new Set(
    excerpt(promptEn)
      .toLowerCase()
      .match(/sim:[a-z-]+|[\p{L}\p{N}]+/gu),
  )
  return BANNED.find((word) => words.has(word))
}
