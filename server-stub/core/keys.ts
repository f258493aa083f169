import { hash, timingSafeEqual } from 'node:crypto'

/**
 * Tells whether a key is one of `keys`, in a time that does not depend on which one it is nor on how much of a wrong
 * one is right. The prefix `sk-` may be left out on either side.
 */
export function keyRing(keys: readonly string[]): (key: string) => boolean {
  const known = keys.filter((key) => withoutPrefix(key) !== '').map(digest)
  // Hashing takes a quarter of a small request's time. A set finds whole texts only, so it tells nobody a part of one.
  const accepted = new Set<string>()
  return (key) => {
    if (accepted.has(key)) return true
    const given = digest(key)
    let matches = 0
    for (const each of known) matches |= Number(timingSafeEqual(each, given))
    if (matches === 0) return false
    accepted.add(key)
    return true
  }
}

function digest(key: string): Buffer {
  return hash('sha256', withoutPrefix(key), 'buffer')
}

function withoutPrefix(key: string): string {
  return key.startsWith('sk-') ? key.slice(3) : key
}
