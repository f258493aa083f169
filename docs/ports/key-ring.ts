import { hash } from 'node:crypto'
import type { Grant, KeyRing } from '../../server-stub/ports/access.ts'

/** Replace with your table: grants by the SHA-256 of the key including `sk-`, so that no keys are stored. */
export type Lookup = (digest: string) => Promise<Grant | undefined>

const cacheMs = 60_000
const maxCached = 10_000

/** Caches grants for a minute, so a revoked key stays valid for up to a minute. */
export function getKeyRing(lookup: Lookup): KeyRing {
  const cached = new Map<string, { readonly grant: Grant; readonly until: number }>()
  const load = async (digest: string) => {
    const grant = await lookup(digest)
    if (cached.size >= maxCached) cached.clear()
    if (grant) cached.set(digest, { grant, until: Date.now() + cacheMs })
    return grant
  }
  return {
    find: (key) => {
      const digest = hash('sha256', key)
      const entry = cached.get(digest)
      return entry && entry.until > Date.now() ? entry.grant : load(digest)
    },
  }
}
