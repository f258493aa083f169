/** The first size; it doubles up to the maximum. */
const MIN_BYTES = 16 * 1024

/**
 * The latest bytes of all that is appended. Copying into memory that stays costs less than buffers and strings that outlive
 * their request: these have to be collected.
 */
export class ByteRing {
  readonly #maxBytes: number
  #buffer = Buffer.alloc(0)
  /** Number of bytes ever appended, with those that are skipped at the end of the buffer. */
  #end = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The bytes in memory. */
  get size(): number {
    return this.#buffer.length
  }

  /** The position after the last byte. */
  get end(): number {
    return this.#end
  }

  /** Whether bytes at or after this position are gone. */
  isOverwritten(position: number): boolean {
    return this.#end - position > this.#maxBytes
  }

  /** Appends bytes, or a text in UTF-8; returns their position. They must be fewer than half of the maximum. */
  append(content: string | Uint8Array): number {
    const isText = typeof content === 'string'
    const size = isText ? Buffer.byteLength(content) : content.length
    const position = this.#reserve(size)
    const offset = position % this.#maxBytes
    if (isText) this.#buffer.write(content, offset)
    else this.#buffer.set(content, offset)
    return position
  }

  /** The bytes at a position, until the next call of `append`. */
  read(position: number, size: number): Buffer {
    const offset = position % this.#maxBytes
    return this.#buffer.subarray(offset, offset + size)
  }

  #reserve(size: number): number {
    const offset = this.#end % this.#maxBytes
    const isFull = offset + size > this.#maxBytes
    const position = isFull ? this.#end + this.#maxBytes - offset : this.#end
    this.#grow(isFull ? size : offset + size)
    this.#end = position + size
    return position
  }

  #grow(size: number): void {
    if (size <= this.#buffer.length) return
    let length = Math.max(MIN_BYTES, this.#buffer.length)
    while (length < size) length *= 2
    const grown = Buffer.allocUnsafeSlow(Math.min(length, this.#maxBytes))
    this.#buffer.copy(grown)
    this.#buffer = grown
  }
}
