import { hash } from 'node:crypto'
import type { Grant, KeyRing } from '../../server-stub/ports/key-ring.ts'

/** What stands for your own table here: grants by the SHA-256 of the key with its `sk-`, as keys are kept nowhere. */
export type Lookup = (digest: string) => Promise<Grant | undefined>

const keepMs = 60_000
const maxKept = 10_000

/** Keys of a table; what was found is kept for a minute, which is also how long a revoked key may still open. */
export function getKeyRing(lookup: Lookup): KeyRing {
  const kept = new Map<string, { readonly grant: Grant; readonly until: number }>()
  const ask = async (digest: string) => {
    const grant = await lookup(digest)
    if (kept.size >= maxKept) kept.clear()
    if (grant) kept.set(digest, { grant, until: Date.now() + keepMs })
    return grant
  }
  return {
    find: (key) => {
      const digest = hash('sha256', key)
      const known = kept.get(digest)
      return known && known.until > Date.now() ? known.grant : ask(digest)
    },
  }
}
