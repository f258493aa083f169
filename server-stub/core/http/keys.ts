import { hash, timingSafeEqual } from 'node:crypto'
import { anyone, type Grant } from './grant.ts'

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
