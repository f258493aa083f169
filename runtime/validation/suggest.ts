import type { KnownNames } from '../contract.ts'
import { isObject, ownValue } from '../json.ts'
import { shortenText } from './quote.ts'

/** Finds the most similar candidate; undefined if none is similar. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const maxDistance = Math.max(1, Math.floor(word.length / 3))
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((match) => match.distance <= maxDistance || isShortened(word, match.candidate))
    .sort((a, b) => a.distance - b.distance || commonPrefix(word, b.candidate) - commonPrefix(word, a.candidate))
  return ranked[0]?.candidate
}

/** Whether up to three letters at the end are missing, as in `stop` for `stopped`. */
function isShortened(word: string, candidate: string): boolean {
  return word.length > 3 && candidate.length - word.length <= 3 && candidate.startsWith(word)
}

/** Describes the alternatives to an unknown word. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const candidate = suggest(word, candidates)
  if (candidate !== undefined) return `did you mean \`${candidate}\`?`
  return candidates.length === 0 ? 'none are known' : `known: ${candidates.join(', ')}`
}

/** Shorter names resemble each other by chance: of those, only one letter is missing, added or swapped. */
const SHORTEST = 6
/** Fit for a header. Longer words are no misspelled names, and take long to compare. */
const PLAIN = /^[!-~]{1,40}$/
/** What does not fit in a header. */
const NOT_PLAIN = /[^!-~]/g
/** Maximum number of unknown names that are compared. */
const COMPARED = 20
/** Maximum number of misspelled names that are described. */
const MOST = 3
/** Maximum number of objects of a valid request that are read, which takes microseconds. */
const READ = 32

/** The names at one level of a body, prepared for requests: a map has no inherited names. */
interface Level {
  readonly children: ReadonlyMap<string, Level | 'leaf'>
  readonly likely: readonly string[]
  readonly notOffered: ReadonlyMap<string, string>
  readonly takesOthers: boolean
  readonly ignoresOthers: boolean
}

/** What a search may still do. */
interface Search {
  readonly reportsUnknown: boolean
  objects: number
  comparisons: number
}

/** A property that is probably misspelled, or ignored. */
export interface Misspelling {
  readonly path: string
  /** Continues the path. */
  readonly message: string
}

/** Finds a few misspelled properties, in up to `maxObjects` objects. */
export type FindMisspellings = (value: unknown, maxObjects?: number) => readonly Misspelling[]

const none: readonly Misspelling[] = Object.freeze([])

const prepared = new WeakMap<KnownNames, Level | undefined>()

/** The finder of one body. `reportsUnknown` says whether other unknown properties are found too. */
export function misspellingFinder(names: KnownNames, reportsUnknown = false): FindMisspellings {
  const level = prepared.has(names) ? prepared.get(names) : prepareLevel(names)
  prepared.set(names, level)
  return (value, maxObjects = READ) => {
    const misspellings = level && findIn(level, value, { reportsUnknown, objects: maxObjects, comparisons: COMPARED })
    return misspellings?.slice(0, MOST) ?? none
  }
}

/** Misspellings as sentences, fit for a header. */
export function describeMisspellings(misspellings: readonly Misspelling[]): string {
  return misspellings.map(({ path, message }) => `\`${path}\` ${message}`).join(' ')
}

function prepareLevel(level: KnownNames): Level | undefined {
  const { names = [], nested = {}, notOffered = {}, takesOthers = false, ignoresOthers = false } = level
  if (names.length === 0) return undefined
  const inner = new Map(Object.entries(nested))
  const children = new Map(names.map((name) => [name, prepareLevel(inner.get(name) ?? {}) ?? ('leaf' as const)]))
  const likely = names.filter((name) => PLAIN.test(name))
  return { children, likely, notOffered: new Map(Object.entries(notOffered)), takesOthers, ignoresOthers }
}

/** Allocates nothing but lists of keys until there is an unknown one. */
function findIn(level: Level, value: unknown, search: Search): Misspelling[] | undefined {
  if (Array.isArray(value)) return findInItems(level, value, search)
  if (!isObject(value) || search.objects-- <= 0) return undefined
  let misspellings: Misspelling[] | undefined
  let unknown: string[] | undefined
  for (const key of Object.keys(value)) {
    const inner = level.children.get(key)
    if (inner === undefined) {
      unknown ??= []
      if (unknown.length < COMPARED) unknown.push(key)
    } else if (inner !== 'leaf') {
      const nested = findIn(inner, ownValue(value, key), search)
      if (nested !== undefined) misspellings = appendNested(misspellings, nested, key)
    }
  }
  return unknown === undefined
    ? misspellings
    : [...compareNames(level, value, { unknown, search }), ...(misspellings ?? [])]
}

function findInItems(level: Level, items: readonly unknown[], search: Search): Misspelling[] | undefined {
  let misspellings: Misspelling[] | undefined
  for (let i = 0; i < items.length && search.objects > 0; i++) {
    const nested = Array.isArray(items[i]) ? undefined : findIn(level, items[i], search)
    if (nested !== undefined) misspellings = appendNested(misspellings, nested, `[${i}]`)
  }
  return misspellings
}

function appendNested(misspellings: readonly Misspelling[] = [], nested: readonly Misspelling[], prefix: string) {
  const placed = nested.map(({ path, message }) => ({
    message,
    path: `${prefix}${path.startsWith('[') ? '' : '.'}${path}`,
  }))
  return [...misspellings, ...placed]
}

function compareNames(
  level: Level,
  value: object,
  { unknown, search }: { unknown: readonly string[]; search: Search },
) {
  const absent = level.likely.filter((name) => !Object.hasOwn(value, name))
  return unknown.flatMap((key): Misspelling[] => {
    const advice = level.notOffered.get(key)
    if (advice !== undefined) return [{ path: key, message: `is unknown here. ${advice}` }]
    const isComparable = PLAIN.test(key) && search.comparisons-- > 0
    const likely = isComparable ? absent.filter((name) => name.length >= SHORTEST || isSlip(key, name)) : []
    const meant = suggest(key, likely)
    if (meant !== undefined) return [{ path: key, message: `is unknown, did you mean \`${meant}\`?` }]
    if (!level.ignoresOthers && (level.takesOthers || !search.reportsUnknown)) return []
    const message = level.ignoresOthers ? 'is ignored.' : 'is unknown and ignored.'
    return [{ path: shortenText(key).replace(NOT_PLAIN, '?'), message }]
  })
}

/** Whether one letter is missing, added or swapped with its neighbour. */
function isSlip(word: string, name: string): boolean {
  if (Math.min(word.length, name.length) < 3 || editDistance(word, name) !== 1) return false
  return word.length !== name.length || [...word].sort().join('') === [...name].sort().join('')
}

/** The length of the common prefix. */
export function commonPrefix<T extends string | readonly string[]>(a: T, b: T): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** The edit distance (optimal string alignment: swapped neighbours count as one edit). */
export function editDistance(a: string, b: string): number {
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  const letters = [...a]
  for (const [row, letter] of letters.entries()) {
    const line = [row + 1]
    for (let i = 1; i <= b.length; i++) {
      const replaced = (above[i - 1] ?? 0) + (letter === b[i - 1] ? 0 : 1)
      const isSwapped = i > 1 && letter === b[i - 2] && letters[row - 1] === b[i - 1]
      const swapped = isSwapped ? (twoAbove[i - 2] ?? 0) + 1 : Infinity
      line.push(Math.min(replaced, swapped, (above[i] ?? 0) + 1, (line[i - 1] ?? 0) + 1))
    }
    twoAbove = above
    above = line
  }
  return above.at(-1) ?? 0
}
