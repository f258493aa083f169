import type { Grant } from '../../runtime/http/keys.ts'

export type { Grant } from '../../runtime/http/keys.ts'

/** The valid keys and their permissions. */
export interface KeyRing {
  /**
   * The grant of a key; undefined if the key is invalid. The key always starts with `sk-`, which is added if the
   * client omits it: remove it for keys issued without it. Called for every request, so cache slow look-ups, and return
   * cached grants without a promise. Compare keys in constant time, or by a digest. If it rejects, the reply is a 500.
   * The gateway enforces the grant: models, and limits by the grant's `id`.
   */
  find(key: string): Grant | undefined | Promise<Grant | undefined>
}

export interface ModelInfo {
  readonly id: string
  /** Unix seconds. */
  readonly created: number
  readonly ownedBy: string
  readonly kind: 'text' | 'video' | 'image'
  /** The limit of input and output tokens together, of text models. */
  readonly contextTokens?: number
}

/** The models, and which of them a key may use. Keys start with `sk-`, as in a `KeyRing`. */
export interface ModelCatalog {
  list(key: string): Promise<readonly ModelInfo[]>
  /** The model with that id if the key may use it, else undefined. */
  find(id: string, key: string): Promise<ModelInfo | undefined>
}
