import { v4 } from 'uuid'
import { excerpt } from './excerpt.ts'

/** An infinite pseudo-random sequence determined by its seed. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** An integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number
  /** True with the given probability, from 0 to 1. */
  chance(probability: number): boolean
  /** One of the items; throws a `RangeError` if there are none. */
  pick<T>(items: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
  /** A string of ASCII letters and digits. */
  id(length: number): string
  /** A string of lower-case hexadecimal digits. */
  hex(length: number): string
  /** A version 4 UUID in lower case. */
  uuid(): string
}

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HEX_DIGITS = '0123456789abcdef'

/** The same parts give the same sequence on any machine; other parts give an independent one. Not for secrets. */
export function randomFrom(...parts: readonly (string | number)[]): Random {
  const read = parts.map((part) => (typeof part === 'string' ? excerpt(part) : part))
  const next = mulberry32(hash(JSON.stringify(read)))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  const chars = (alphabet: string, length: number) => {
    let text = ''
    while (text.length < length) text += alphabet[int(0, alphabet.length - 1)]
    return text
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    shuffle: (items) => shuffled(items, int),
    id: (length) => chars(LETTERS_AND_DIGITS, length),
    hex: (length) => chars(HEX_DIGITS, length),
    uuid: () => v4({ random: Uint8Array.from({ length: 16 }, () => int(0, 255)) }),
  }
}

function shuffled<T>(items: readonly T[], int: (min: number, max: number) => number): T[] {
  return items.reduce<T[]>((result, item) => {
    result.splice(int(0, result.length), 0, item)
    return result
  }, [])
}

/** The mixing of MurmurHash3 over UTF-16 code units, to 32 bits. */
function hash(text: string): number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** Tommy Ettinger's mulberry32: full period over 32 bits, not cryptographic. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
