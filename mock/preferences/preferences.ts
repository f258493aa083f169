import type { Call, RequestWarning } from '../../runtime/handler.ts'
import { ownValue } from '../../runtime/json.ts'
import { Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import { suggest } from '../../runtime/validation/suggest.ts'

export interface Preferences {
  /** A declared status. */
  readonly code?: number
  /** Name of an example in the contract. */
  readonly example?: string
  /** True: generated for the request; false: the first example. */
  readonly dynamic?: boolean
  /** Delay before the answer. */
  readonly waitMs?: number
  /** A fault in the short form, for this request only. */
  readonly fault?: string
}

const readers: Readonly<Record<string, (value: string, label: string) => Preferences>> = {
  code: (value, label) => ({ code: readNumber(value, `${label}: code takes a status such as 429`) }),
  example: (value) => ({ example: value }),
  dynamic: (value, label) => ({ dynamic: readBoolean(value, `${label}: dynamic takes true or false`) }),
  wait: (value, label) => ({ waitMs: readNumber(value, `${label}: wait takes seconds such as 1.5`) * 1000 }),
  fault: (value) => ({ fault: value }),
  delay: (value, label) => ({ waitMs: readNumber(value, `${label}: delay takes milliseconds such as 250`) }),
}

/** The limit of `Prefer: wait`; the fault `hang` waits longer. */
const MAX_WAIT_MS = 600_000

/** Written without ambiguous spaces, so that matching does not backtrack. */
const PREFERENCE = /\s*([!#$%&'*+.^_`|~\w-]+)\s*(?:=\s*(?:(?:"([^"]*)"|([^\s,;"]+))\s*)?)?(?:;[^,]*)?(?:,|$)/y

/**
 * Reads a `Prefer` header (RFC 7240). Unknown preferences are ignored, as the standard requires. An invalid value of a
 * supported one throws an `invalid-request` problem that begins with `label`.
 */
export function readPreferences(header: string, label = 'Prefer'): Preferences {
  let preferences: Preferences = {}
  PREFERENCE.lastIndex = 0
  for (let match = PREFERENCE.exec(header); match?.[1]; match = PREFERENCE.exec(header)) {
    const read = Object.hasOwn(readers, match[1]) ? ownValue(readers, match[1]) : undefined
    // The first of duplicates applies, as the standard requires.
    if (read) preferences = { ...preferences, ...read(match[2] ?? match[3] ?? '', label), ...preferences }
  }
  return preferences
}

/** Finds unknown preferences that are probably misspelled ones of the mock; others are ignored. */
export function findMisspelledPreferences(header: string): readonly RequestWarning[] {
  const names = [...header.matchAll(new RegExp(PREFERENCE, 'gy'))].flatMap(([, name]) => name ?? [])
  const unknown = [...new Set(names)].filter((name) => !Object.hasOwn(readers, name))
  const warnings = unknown.flatMap((name): RequestWarning[] => {
    const meant = suggest(name, Object.keys(readers))
    const message = `\`${name}\` is unknown, did you mean \`${meant}\`?`
    return meant === undefined ? [] : [{ rule: 'unknown-preference', place: 'header Prefer', message }]
  })
  return warnings.slice(0, MAX_WARNINGS)
}

const MAX_WARNINGS = 3

function readNumber(text: string, rule: string): number {
  const value = text === '' ? Number.NaN : Number(text)
  if (value >= 0 && value <= MAX_WAIT_MS) return value
  throw new Problem('invalid-request', `${rule}, not \`${shortenText(text)}\`.`)
}

function readBoolean(text: string, rule: string): boolean {
  if (text === 'true' || text === '') return true
  if (text === 'false') return false
  throw new Problem('invalid-request', `${rule}, not \`${shortenText(text)}\`.`)
}

/** Preferences from the header or the model id of a request. */
export interface RequestPreferences {
  readonly kind: 'prefer' | 'model'
  /** Prefixes error messages, such as `Prefer`. */
  readonly label: string
  readonly preferences: Preferences
  /** The end of the model id that has them, if they are there. */
  readonly suffix?: string
}

/** Undefined without a `Prefer` header. */
export function headerPreferences({
  rawHeaders: { prefer },
}: Pick<Call, 'rawHeaders'>): RequestPreferences | undefined {
  if (typeof prefer !== 'string') return undefined
  const label = 'Prefer'
  return { kind: 'prefer', label, preferences: readPreferences(prefer, label) }
}
