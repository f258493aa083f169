import { v4 } from 'uuid'
import { excerpt } from './excerpt.ts'

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HEX_DIGITS = '0123456789abcdef'

/** An infinite pseudo-random sequence determined by its seed: Tommy Ettinger's mulberry32. Not for secrets. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** An integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** True with the given probability, from 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One of the items; throws a `RangeError` if there are none. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[this.int(0, items.length - 1)] as T
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result: T[] = []
    for (const item of items) result.splice(this.int(0, result.length), 0, item)
    return result
  }

  /** A string of ASCII letters and digits. */
  id(length: number): string {
    return this.#chars(LETTERS_AND_DIGITS, length)
  }

  /** A string of lower-case hexadecimal digits. */
  hex(length: number): string {
    return this.#chars(HEX_DIGITS, length)
  }

  uuid(): string {
    return v4({ random: Uint8Array.from({ length: 16 }, () => this.int(0, 255)) })
  }

  #chars(alphabet: string, length: number): string {
    let text = ''
    while (text.length < length) text += alphabet[Math.floor(this.next() * alphabet.length)]
    return text
  }
}

/** The same parts give the same sequence on any machine; other parts give an independent one. */
export function randomFrom(...parts: readonly (string | number)[]): Random {
  const read = parts.map((part) => (typeof part === 'string' ? excerpt(part) : part))
  return new Random(hashText(JSON.stringify(read)))
}

/** The mixing of MurmurHash3 over UTF-16 code units, to a signed integer of 32 bits. */
export function hashText(text: string): number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return h ^ (h >>> 16)
}
