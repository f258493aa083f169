import type { Grant } from '../core/http/keys.ts'

export type { Grant } from '../core/http/keys.ts'

/** Which keys there are, and what the holder of each may do. */
export interface KeyRing {
  /**
   * The grant of a key, undefined where the key opens nothing. The key begins with `sk-`, whether or not the client has
   * sent that: of keys that were issued without it, it is to be taken off. Asked with each request, so what takes long is
   * to be kept for a while; what is known at once is best given without a promise. Keys are to be compared in constant
   * time, or by a digest. Rejects when it cannot be told: the request is then answered with a 500. What it grants is
   * kept without it: models, and limits by the grant's `id`.
   */
  find(key: string): Grant | undefined | Promise<Grant | undefined>
}
