import { hash, timingSafeEqual } from 'node:crypto'

/** A key, and what its holder may do. */
export interface GrantedKey {
  readonly key: string
  readonly grant: Grant
}

/** Tells whether a key is one of `keys`; see `grantFinder`. */
export function keyRing(keys: readonly string[]): (key: string) => boolean {
  const find = grantFinder(keys.map((key) => ({ key, grant: anyone })))
  return (key) => find(key) !== undefined
}

/**
 * Finds the grant of a key, in a time that does not depend on which one it is nor on how much of a wrong one is right.
 * The prefix `sk-` may be left out on either side; of two that are the same the first one counts.
 */
export function grantFinder(keys: readonly GrantedKey[]): (key: string) => Grant | undefined {
  const known = keys
    .filter(({ key }) => withoutPrefix(key) !== '')
    .map(({ key, grant }) => ({ digest: digest(key), grant }))
    .reverse()
  // Hashing takes a quarter of a small request's time. A map finds whole texts only, so it tells nobody a part of one.
  const accepted = new Map<string, Grant>()
  return (key) => {
    const accepting = accepted.get(key)
    if (accepting !== undefined) return accepting
    const given = digest(key)
    let found: Grant | undefined
    for (const each of known) found = timingSafeEqual(each.digest, given) ? each.grant : found
    if (found !== undefined) accepted.set(key, found)
    return found
  }
}

function digest(key: string): Buffer {
  return hash('sha256', withoutPrefix(key), 'buffer')
}

/** The one form of a key that may be sent in two; no key stays none. */
export function withPrefix(key: string): string {
  return key === '' || key.startsWith('sk-') ? key : `sk-${key}`
}

/** What counts of a key. */
export function withoutPrefix(key: string): string {
  return key.startsWith('sk-') ? key.slice(3) : key
}

/** What the holder of a key may do. */
export interface Grant {
  /** By what the key is known in logs and limits: never the key itself. Empty where no key was asked for. */
  readonly id: string
  /** The models it may use: ids, or beginnings of ids that end in `*`; all when absent. */
  readonly models?: readonly string[]
  /** The operator's own limit when absent. */
  readonly requestsPerMinute?: number
  /** Requests under way at a time; the operator's own limit when absent. */
  readonly concurrent?: number
}

/** Whether a key lets in: no, yes, or what its holder may do; a promise where that has to be asked for elsewhere. */
export type IsKey = (key: string) => Admission | Promise<Admission>

export type Admission = Grant | boolean | undefined

/** The grant of a key without restrictions, and of operations that need no key. */
export const anyone: Grant = { id: '' }

/** Whether the grant covers the model of that id. */
export function coversModel({ models }: Grant, id: string): boolean {
  if (models === undefined) return true
  return models.some((each) => (each.endsWith('*') ? id.startsWith(each.slice(0, -1)) : id === each))
}
