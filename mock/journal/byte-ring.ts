/** The first size; it doubles up to the maximum. */
const MIN_BYTES = 16 * 1024

/**
 * The latest bytes of all that is appended. Copying into memory that stays costs less than buffers and strings that outlive
 * their request: these have to be collected. It grows only while more than half of it is needed.
 */
export class ByteRing {
  readonly #maxBytes: number
  readonly #findStart: () => number
  #buffer = Buffer.alloc(0)
  /** The position of the first byte that is kept. */
  #start = 0
  /** The position after the last byte: all that was ever appended, with what is skipped at the end of the buffer. */
  end = 0

  /** `findStart` returns the first position that is still needed. */
  constructor(maxBytes: number, findStart: () => number) {
    // A part that does not cross the end of the buffer must not cross that of a larger one.
    this.#maxBytes = MIN_BYTES * 2 ** Math.ceil(Math.log2(maxBytes / MIN_BYTES))
    this.#findStart = findStart
  }

  /** The bytes in memory. */
  get size(): number {
    return this.#buffer.length
  }

  /** Whether bytes at or after this position are gone. */
  isOverwritten(position: number): boolean {
    return position < this.#start
  }

  /** Appends chunks of bytes, or a text in UTF-8; returns their position. They must be fewer than half of the maximum. */
  append(content: string | readonly Uint8Array[]): number {
    const isText = typeof content === 'string'
    const size = isText ? Buffer.byteLength(content) : content.reduce((sum, { length }) => sum + length, 0)
    if (size === 0) return this.end
    let position = this.end
    let offset = position % this.#buffer.length
    const isFitting = offset + size <= this.#buffer.length && position + size - this.#start <= this.#buffer.length
    if (!isFitting) {
      position = this.#makeRoom(size)
      offset = position % this.#buffer.length
      this.#start = Math.max(this.#start, position + size - this.#buffer.length)
    }
    this.end = position + size
    if (isText) this.#buffer.write(content, offset)
    else
      for (const chunk of content) {
        this.#buffer.set(chunk, offset)
        offset += chunk.length
      }
    return position
  }

  /** The bytes at a position, until the next call of `append`. */
  read(position: number, size: number): Buffer {
    const offset = position % this.#buffer.length
    return this.#buffer.subarray(offset, offset + size)
  }

  /** The end, or the next beginning of the buffer if there are too few bytes before it. */
  #findPosition(size: number): number {
    const left = this.#buffer.length - (this.end % this.#buffer.length)
    return size > left ? this.end + left : this.end
  }

  /** Returns the position of the next `size` bytes. */
  #makeRoom(size: number): number {
    let position = this.#findPosition(size)
    while (position + size - this.#start > this.#buffer.length && this.#buffer.length < this.#maxBytes) {
      this.#start = Math.max(this.#start, Math.min(this.end, this.#findStart()))
      const needed = this.end - this.#start + size
      if (2 * needed > this.#buffer.length) this.#grow(Math.max(needed, this.#buffer.length + 1))
      position = this.#findPosition(size)
    }
    return position
  }

  /** Doubles the buffer until it has `needed` bytes, or the maximum. */
  #grow(needed: number): void {
    const old = this.#buffer
    let length = Math.max(MIN_BYTES, old.length)
    while (length < needed && length < this.#maxBytes) length *= 2
    const grown = Buffer.allocUnsafeSlow(length)
    for (let at = this.#start; at < this.end; ) {
      const offset = at % old.length
      const copied = old.copy(grown, at % length, offset, Math.min(old.length, offset + this.end - at))
      at += copied
    }
    this.#buffer = grown
  }
}
