import { excerpt } from '../excerpt.ts'
import { randomFrom } from '../random.ts'

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

/** Numbers the lines and joins them. */
export function numbered(lines: readonly string[]): string {
  return lines.map((line, i) => `${i + 1}️⃣ ${line}`).join('\n\n')
}
