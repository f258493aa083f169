import { ownValue } from '../../../runtime/json.ts'
import type { Button, Creation, Edition, ImageAction } from '../../../server-stub/ports/image-bot.ts'
import { getWords } from './words.ts'

export interface Operation {
  /** `same` repeats the action of the task with the button. */
  readonly action: ImageAction | 'same'
  readonly makes: Creation['kind']
  /** Also available in the open edition. */
  readonly isOpen?: true
  /** Input that the bot needs before it starts, on any account. */
  readonly needs?: 'prompt' | 'region'
  /** How the new picture is derived from the old one; absent for a new landscape. */
  readonly view?: ViewChange
}

/** One of four pictures (by index), zoomed out by `zoom`, shifted by fractions of width and height. */
export interface ViewChange {
  readonly cell?: true
  readonly zoom?: number
  readonly x?: number
  readonly y?: number
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  upsample: { action: 'upscale', makes: 'picture', isOpen: true, view: { cell: true } },
  variation: { action: 'variation', makes: 'four-pictures', isOpen: true, view: { cell: true } },
  reroll: { action: 'same', makes: 'four-pictures', isOpen: true },
  upsample_subtle: { action: 'upscale', makes: 'picture', view: {} },
  upsample_creative: { action: 'upscale', makes: 'picture', view: {} },
  low_variation: { action: 'variation', makes: 'four-pictures', view: { cell: true } },
  high_variation: { action: 'variation', makes: 'four-pictures', view: { cell: true } },
  inpaint: { action: 'variation', makes: 'four-pictures', needs: 'region', view: {} },
  outpaint_50: { action: 'zoom', makes: 'four-pictures', view: { zoom: 2 } },
  outpaint_75: { action: 'zoom', makes: 'four-pictures', view: { zoom: 1.5 } },
  custom_zoom: { action: 'zoom', makes: 'four-pictures', needs: 'prompt', view: { zoom: 1.8 } },
  pan_left: { action: 'pan', makes: 'four-pictures', view: { x: -0.5 } },
  pan_right: { action: 'pan', makes: 'four-pictures', view: { x: 0.5 } },
  pan_up: { action: 'pan', makes: 'four-pictures', view: { y: -0.5 } },
  pan_down: { action: 'pan', makes: 'four-pictures', view: { y: 0.5 } },
  shorten: { action: 'shorten', makes: 'words' },
  imagine: { action: 'imagine', makes: 'four-pictures' },
}

type ButtonRow = readonly [operation: string, index: number, emoji: string, label: string]

const PER_PICTURE = [1, 2, 3, 4]

const FOUR_PICTURES: readonly ButtonRow[] = [
  ...PER_PICTURE.map((n): ButtonRow => ['upsample', n, '', `U${n}`]),
  ['reroll', 0, '🔄', ''],
  ...PER_PICTURE.map((n): ButtonRow => ['variation', n, '', `V${n}`]),
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

type Made = Pick<Creation, 'kind' | 'jobId' | 'action' | 'words' | 'promptEn'>

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

function toRows({ kind, action, words, promptEn }: Made): readonly ButtonRow[] {
  if (action === 'swap-face') return []
  if (kind === 'words') return words.map((_, i): ButtonRow => ['imagine', i + 1, `${i + 1}️⃣`, ''])
  if (kind === 'picture') return ONE_PICTURE
  return getWords(promptEn).length < LONG_PROMPT_WORDS ? FOUR_PICTURES : [...FOUR_PICTURES, SHORTEN]
}

/** Parses the id of a button: `<PREFIX>::JOB::<operation>::<index>::<jobId>`. */
export function parseCustomId(text: string) {
  const [, operation, index, jobId] = /^[^:]+::JOB::([^:]+)::(\d+)::([^:]+)$/.exec(text) ?? []
  if (operation === undefined || index === undefined || jobId === undefined) return undefined
  return { operation, index: Number(index), jobId }
}
