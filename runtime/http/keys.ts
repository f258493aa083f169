import { hash, timingSafeEqual } from 'node:crypto'

/** An API key with its grant. */
export interface GrantedKey {
  readonly key: string
  readonly grant: Grant
}

/** Creates a test for the requested keys; see `grantFinder`. */
export function keyRing(keys: readonly string[]): (key: string) => boolean {
  const find = grantFinder(keys.map((key) => ({ key, grant: unrestricted })))
  return (key) => find(key) !== undefined
}

/**
 * Finds the grant of a key in constant time. The prefix `sk-` is optional in configured and requested keys; of equal keys
 * the first one is used.
 */
export function grantFinder(keys: readonly GrantedKey[]): (key: string) => Grant | undefined {
  const digests = keys
    .filter(({ key }) => withoutPrefix(key) !== '')
    .map(({ key, grant }) => ({ digest: hashKey(key), grant }))
    .reverse()
  // Hashing takes a quarter of the time of a small request. Only complete accepted keys are cached, so timing leaks nothing.
  const accepted = new Map<string, Grant>()
  return (key) => {
    const cached = accepted.get(key)
    if (cached !== undefined) return cached
    const requested = hashKey(key)
    let grant: Grant | undefined
    for (const granted of digests) grant = timingSafeEqual(granted.digest, requested) ? granted.grant : grant
    if (grant !== undefined) accepted.set(key, grant)
    return grant
  }
}

function hashKey(key: string): Buffer {
  return hash('sha256', withoutPrefix(key), 'buffer')
}

/** Adds the optional prefix `sk-`; an empty key stays empty. */
export function withPrefix(key: string): string {
  return key === '' || key.startsWith('sk-') ? key : `sk-${key}`
}

/** Removes the optional prefix `sk-`. */
export function withoutPrefix(key: string): string {
  return key.startsWith('sk-') ? key.slice(3) : key
}

/** The permissions and limits of an API key. */
export interface Grant {
  /** Identifies the key in logs and limits without revealing it. Empty if no key was required. */
  readonly id: string
  /** Permitted model ids, or id prefixes ending in `*`; all models if absent. */
  readonly models?: readonly string[]
  /** The operator's limit if absent. */
  readonly requestsPerMinute?: number
  /** Maximum of concurrent requests; the operator's limit if absent. */
  readonly concurrent?: number
}

/** Checks a key, asynchronously if the keys are external. */
export type FindGrant = (key: string) => Admission | Promise<Admission>

/** Rejected, accepted without restrictions, or accepted with a grant. */
export type Admission = Grant | boolean | undefined

/** The grant without restrictions, also for operations that need no key. */
export const unrestricted: Grant = { id: '' }

export function coversModel({ models }: Grant, id: string): boolean {
  if (models === undefined) return true
  return models.some((model) => (model.endsWith('*') ? id.startsWith(model.slice(0, -1)) : id === model))
}
