/** A body that is kept to be looked at, up to so many bytes. */
export class HeldBody {
  readonly #maxBytes: number
  #chunks: Uint8Array[] = []
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get isTooLarge(): boolean {
    return this.#bytes > this.#maxBytes
  }

  /** Past the bound nothing is kept. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.length
    if (this.isTooLarge) this.#chunks = []
    else this.#chunks.push(chunk)
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString()
  }
}
