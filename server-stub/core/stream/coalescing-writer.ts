import type { ServerResponse } from 'node:http'

const maxPendingBytes = 64 * 1024
/** Small events by the thousand must let other requests in between, too. */
const maxBatch = 256

/**
 * Writes many small pieces as few large ones: what is written in one turn of the event loop goes out together. The
 * pieces held back are bounded, and so is how long a source that is always ready can keep the loop for itself.
 */
export class CoalescingWriter {
  readonly #raw: ServerResponse
  #pending = ''
  #batchSize = 0
  #isScheduled = false

  constructor(raw: ServerResponse) {
    this.#raw = raw
  }

  /** Whether the other side has gone, or the last piece has been written. */
  get isClosed(): boolean {
    return this.#raw.destroyed || this.#raw.writableEnded
  }

  /** True when the writer wants to be waited for, with `settle`, before the next piece. Bytes are not held back. */
  write(piece: string | Uint8Array): boolean {
    if (typeof piece !== 'string') return !this.#raw.write(piece)
    this.#pending += piece
    this.#batchSize++
    if (!this.#isScheduled) {
      this.#isScheduled = true
      process.nextTick(this.#flush)
    }
    return this.#batchSize >= maxBatch || this.#pending.length >= maxPendingBytes || this.#raw.writableNeedDrain
  }

  /** Sends what is pending and lets others run; resolves when there is room again or the other side has gone. */
  async settle(): Promise<void> {
    this.#flush()
    if (this.#raw.writableNeedDrain) await drained(this.#raw)
    else await new Promise(setImmediate)
  }

  end(piece: string): void {
    this.#raw.end(this.#pending + piece)
    this.#pending = ''
  }

  readonly #flush = (): void => {
    this.#isScheduled = false
    this.#batchSize = 0
    if (this.#pending === '' || this.#raw.writableEnded) return
    this.#raw.write(this.#pending)
    this.#pending = ''
  }
}

function drained(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) return resolve()
    const done = () => {
      raw.off('drain', done)
      raw.off('close', done)
      resolve()
    }
    raw.once('drain', done)
    raw.once('close', done)
  })
}
