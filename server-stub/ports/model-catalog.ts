export interface ModelInfo {
  readonly id: string
  /** Unix seconds. */
  readonly created: number
  readonly ownedBy: string
  readonly kind: 'text' | 'video' | 'image'
  /** Input and output tokens together; of text models. */
  readonly contextTokens?: number
}

/** Which models there are, and which of them a key may use. Keys begin with `sk-`, as those of a `KeyRing` do. */
export interface ModelCatalog {
  list(key: string): Promise<readonly ModelInfo[]>
  /** The model of that id as far as the key may use it, else undefined. */
  find(id: string, key: string): Promise<ModelInfo | undefined>
}
