/** A buffered body, up to a maximum size. */
export class BufferedBody {
  readonly #maxBytes: number
  #chunks: Uint8Array[] = []
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get isTooLarge(): boolean {
    return this.#bytes > this.#maxBytes
  }

  /** Discards everything once the body is too large. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.length
    if (this.isTooLarge) this.#chunks = []
    else this.#chunks.push(chunk)
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString()
  }
}
