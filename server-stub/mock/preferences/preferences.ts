import { ownValue } from '../../core/contract.ts'
import { Problem } from '../../core/problem.ts'
import { cut } from '../../core/validation/quote.ts'

/** What a request asks its answer to be. */
export interface Preferences {
  /** A status that the operation declares. */
  readonly code?: number
  /** The name of an example in the contract. */
  readonly example?: string
  /** An answer made up for the request, or the first example. */
  readonly dynamic?: boolean
  /** Waits for so long first. */
  readonly waitMs?: number
  /** In its short form; strikes this request alone. */
  readonly fault?: string
}

/** Each preference: its name, and what its value is read as. */
const readers: Readonly<Record<string, (value: string, speaker: string) => Preferences>> = {
  code: (value, speaker) => ({ code: readNumber(value, `${speaker}: code takes a status such as 429`) }),
  example: (value) => ({ example: value }),
  dynamic: (value, speaker) => ({ dynamic: readBoolean(value, `${speaker}: dynamic takes true or false`) }),
  wait: (value, speaker) => ({ waitMs: readNumber(value, `${speaker}: wait takes seconds such as 1.5`) * 1000 }),
  fault: (value) => ({ fault: value }),
  delay: (value, speaker) => ({ waitMs: readNumber(value, `${speaker}: delay takes milliseconds such as 250`) }),
}

/** Longer waits are hangs, which are faults. */
const MAX_WAIT_MS = 600_000

/** Nowhere are there two ways to share out the same spaces, which would be tried one after the other. */
const PREFERENCE = /\s*([!#$%&'*+.^_`|~\w-]+)\s*(?:=\s*(?:(?:"([^"]*)"|([^\s,;"]+))\s*)?)?(?:;[^,]*)?(?:,|$)/y

/**
 * Reads a `Prefer` header (RFC 7240). Preferences that this mock does not know are ignored, as the standard wants it;
 * throws an `invalid-request` problem for a known one whose value makes no sense, which begins with `speaker`.
 */
export function readPreferences(header: string, speaker = 'Prefer'): Preferences {
  let preferences: Preferences = {}
  PREFERENCE.lastIndex = 0
  for (let found = PREFERENCE.exec(header); found?.[1]; found = PREFERENCE.exec(header)) {
    const read = Object.hasOwn(readers, found[1]) ? ownValue(readers, found[1]) : undefined
    // The first of two that say the same wins, as in the standard.
    if (read) preferences = { ...preferences, ...read(found[2] ?? found[3] ?? '', speaker), ...preferences }
  }
  return preferences
}

function readNumber(text: string, rule: string): number {
  const value = text === '' ? Number.NaN : Number(text)
  if (value >= 0 && value <= MAX_WAIT_MS) return value
  throw new Problem('invalid-request', `${rule}, not \`${cut(text)}\`.`)
}

function readBoolean(text: string, rule: string): boolean {
  if (text === 'true' || text === '') return true
  if (text === 'false') return false
  throw new Problem('invalid-request', `${rule}, not \`${cut(text)}\`.`)
}
