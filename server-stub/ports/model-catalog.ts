export interface ModelInfo {
  readonly id: string
  /** Unix seconds. */
  readonly created: number
  readonly ownedBy: string
  readonly kind: 'text' | 'video' | 'image'
  /** Input and output tokens together; for text models. */
  readonly contextTokens?: number
}

/** The models, and which of them a key may use. Keys start with `sk-`, as in a `KeyRing`. */
export interface ModelCatalog {
  list(key: string): Promise<readonly ModelInfo[]>
  /** The model with that id if the key may use it, else undefined. */
  find(id: string, key: string): Promise<ModelInfo | undefined>
}
