import { type Colour, getNamedColour } from './colours.ts'
import { findSubject, type Subject } from './subjects.ts'

export type Time = 'day' | 'dawn' | 'dusk' | 'night'
export type Weather = 'rain' | 'snow' | 'fog'
export type Ground = 'hills' | 'sea' | 'snow' | 'sand' | 'water' | 'table'

/** What a prompt says about its picture. */
export interface Brief {
  readonly subjects: readonly Subject[]
  readonly time: Time
  readonly weather: Weather | undefined
  readonly ground: Ground
  /** A named colour that belongs to no subject. */
  readonly colour: Colour | undefined
  /** Whether the prompt names neither a subject nor a landscape. */
  readonly isAbstract: boolean
}

const TIMES: readonly (readonly [Time, RegExp])[] = [
  ['night', /\b(night|midnight|moon|moonlight|stars?|starry|space|galaxy|cosmos|neon)\b/],
  ['dusk', /\b(sunset|dusk|evening|twilight|autumn)\b/],
  ['dawn', /\b(sunrise|dawn|morning|first light)\b/],
]
const WEATHERS: readonly (readonly [Weather, RegExp])[] = [
  ['rain', /\b(rain|rainy|storm|stormy)\b/],
  ['snow', /\b(snow|snowy|winter|blizzard)\b/],
  ['fog', /\b(fog|foggy|mist|misty|haze)\b/],
]
const GROUNDS: readonly (readonly [Ground, RegExp])[] = [
  ['sea', /\b(sea|seaside|ocean|beach|coast|lake|river|island|water)\b/],
  ['snow', /\b(snow|snowy|winter|ice|arctic)\b/],
  ['sand', /\b(desert|sand|dunes?)\b/],
  ['hills', /\b(meadow|field|grass|landscape|hills?|valley|countryside|sky|clouds?)\b/],
]
const MAX_SUBJECTS = 3
/** How much of a prompt a drawing depends on, in UTF-16 code units. */
export const MAX_READ = 2000

export function readPrompt(prompt: string): Brief {
  const [text = ''] = prompt
    .slice(0, MAX_READ)
    .toLowerCase()
    .split(/(?:^|\s)--/)
  const find = <T>(rows: readonly (readonly [T, RegExp])[]) => rows.find(([, words]) => words.test(text))?.[0]
  const [time, weather, ground] = [find(TIMES), find(WEATHERS), find(GROUNDS)]
  const { subjects, colour } = findSubjects(text.match(/[a-z]+/g) ?? [])
  const [first] = subjects
  const isIndoors = subjects.length > 0 && subjects.every(({ place }) => place === 'table')
  const isAfloat = subjects.some(({ place }) => place === 'water')
  const own = isAfloat ? 'sea' : first?.place === 'under-water' ? 'water' : undefined
  return {
    subjects,
    colour,
    weather,
    time: time ?? 'day',
    ground: own ?? ground ?? (isIndoors ? 'table' : 'hills'),
    isAbstract: subjects.length === 0 && time === undefined && weather === undefined && ground === undefined,
  }
}

/** A colour belongs to the next subject; as the last word of the prompt, to the first one. */
function findSubjects(words: readonly string[]): Pick<Brief, 'subjects' | 'colour'> {
  const found = new Map<Subject, Subject>()
  let colour: Colour | undefined
  for (const word of words) {
    colour = getNamedColour(word) ?? colour
    const subject = findSubject(word)
    if (!subject || found.has(subject) || found.size === MAX_SUBJECTS) continue
    found.set(subject, colour === undefined ? subject : { ...subject, colour })
    colour = undefined
  }
  const [first, ...others] = found.values()
  const last = getNamedColour(words.at(-1) ?? '')
  if (!first || !last) return { subjects: [...found.values()], colour }
  return { subjects: [{ ...first, colour: last }, ...others], colour: undefined }
}
