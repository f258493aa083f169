import { ownValue } from '../../../runtime/json.ts'
import type { Button, Creation, Edition, ImageAction } from '../../../server-stub/ports/image-bot.ts'
import { getWords } from './prompt.ts'

export interface Operation {
  /** `same` repeats the action of the task with the button. */
  readonly action: ImageAction | 'same'
  readonly makes: Creation['kind']
  /** Also available in the open edition. */
  readonly isOpen?: true
  /** Input that the bot needs before it starts, on any account. */
  readonly needs?: 'prompt' | 'region'
  /** What the new picture shows: one of the four pictures, by index, or all of the old one; absent for a new picture. */
  readonly shows?: 'cell' | 'whole'
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  upsample: { action: 'upscale', makes: 'picture', isOpen: true, shows: 'cell' },
  variation: { action: 'variation', makes: 'four-pictures', isOpen: true, shows: 'cell' },
  reroll: { action: 'same', makes: 'four-pictures', isOpen: true },
  upsample_subtle: { action: 'upscale', makes: 'picture', shows: 'whole' },
  upsample_creative: { action: 'upscale', makes: 'picture', shows: 'whole' },
  low_variation: { action: 'variation', makes: 'four-pictures', shows: 'cell' },
  high_variation: { action: 'variation', makes: 'four-pictures', shows: 'cell' },
  inpaint: { action: 'variation', makes: 'four-pictures', needs: 'region', shows: 'whole' },
  outpaint_50: { action: 'zoom', makes: 'four-pictures', shows: 'whole' },
  outpaint_75: { action: 'zoom', makes: 'four-pictures', shows: 'whole' },
  custom_zoom: { action: 'zoom', makes: 'four-pictures', needs: 'prompt', shows: 'whole' },
  pan_left: { action: 'pan', makes: 'four-pictures', shows: 'whole' },
  pan_right: { action: 'pan', makes: 'four-pictures', shows: 'whole' },
  pan_up: { action: 'pan', makes: 'four-pictures', shows: 'whole' },
  pan_down: { action: 'pan', makes: 'four-pictures', shows: 'whole' },
  shorten: { action: 'shorten', makes: 'texts' },
  imagine: { action: 'imagine', makes: 'four-pictures' },
}

type ButtonRow = readonly [operation: string, index: number, emoji: string, label: string]

const PER_PICTURE = [1, 2, 3, 4]

const FOUR_PICTURES: readonly ButtonRow[] = [
  ...PER_PICTURE.map((index): ButtonRow => ['upsample', index, '', `U${index}`]),
  ['reroll', 0, '🔄', ''],
  ...PER_PICTURE.map((index): ButtonRow => ['variation', index, '', `V${index}`]),
]

const ONE_PICTURE: readonly ButtonRow[] = [
  ['upsample_subtle', 1, '', 'Upscale (Subtle)'],
  ['upsample_creative', 1, '', 'Upscale (Creative)'],
  ['low_variation', 1, '🪄', 'Vary (Subtle)'],
  ['high_variation', 1, '🪄', 'Vary (Strong)'],
  ['inpaint', 1, '🖌️', 'Vary (Region)'],
  ['outpaint_50', 1, '🔍', 'Zoom Out 2x'],
  ['outpaint_75', 1, '🔍', 'Zoom Out 1.5x'],
  ['custom_zoom', 1, '🔍', 'Custom Zoom'],
  ['pan_left', 1, '⬅️', ''],
  ['pan_right', 1, '➡️', ''],
  ['pan_up', 1, '⬆️', ''],
  ['pan_down', 1, '⬇️', ''],
]

const SHORTEN: ButtonRow = ['shorten', 0, '✂️', 'Shorten']

/** Minimum number of words of a prompt that can be shortened. */
const LONG_PROMPT_WORDS = 8

export function getOperation(name: string): Operation | undefined {
  return ownValue(OPERATIONS, name)
}

export function isOffered(operation: Operation | undefined, edition: Edition): boolean {
  return edition === 'paid' || operation?.isOpen === true
}

type Made = Pick<Creation, 'kind' | 'jobId' | 'action' | 'texts' | 'promptEn'>

/** The buttons below the result of a job. */
export function getButtons(made: Made, edition: Edition): readonly Button[] {
  const rows = toRows(made).filter(([name]) => isOffered(getOperation(name), edition))
  return rows.map(([operation, index, emoji, label]) => ({
    customId: `BOT::JOB::${operation}::${index}::${made.jobId}`,
    emoji,
    label,
    style: 2,
    type: 2,
  }))
}

function toRows({ kind, action, texts, promptEn }: Made): readonly ButtonRow[] {
  if (action === 'swap-face') return []
  if (kind === 'texts') return texts.map((_, i): ButtonRow => ['imagine', i + 1, `${i + 1}️⃣`, ''])
  if (kind === 'picture') return ONE_PICTURE
  return getWords(promptEn).length < LONG_PROMPT_WORDS ? FOUR_PICTURES : [...FOUR_PICTURES, SHORTEN]
}

/** Parses the id of a button: `<PREFIX>::JOB::<operation>::<index>::<jobId>`. */
export function parseCustomId(text: string) {
  const [, operation, index, jobId] = /^[^:]+::JOB::([^:]+)::(\d+)::([^:]+)$/.exec(text) ?? []
  if (operation === undefined || index === undefined || jobId === undefined) return undefined
  return { operation, index: Number(index), jobId }
}
