import type { ServerResponse } from 'node:http'

const maxPendingBytes = 64 * 1024
/** Limits the work in one turn of the event loop, so that other requests run. */
const maxBatch = 256

/**
 * Joins the strings of one turn of the event loop to one write. Pending bytes and the number of writes per turn are
 * bounded.
 */
export class CoalescingWriter {
  readonly #raw: ServerResponse
  #pending = ''
  #batchSize = 0
  #isScheduled = false

  constructor(raw: ServerResponse) {
    this.#raw = raw
  }

  /** Whether the client has disconnected or the reply has ended. */
  get isClosed(): boolean {
    return this.#raw.destroyed || this.#raw.writableEnded
  }

  /** Returns true if the caller must await `settle` before the next write. Bytes are written at once. */
  write(chunk: string | Uint8Array): boolean {
    if (typeof chunk !== 'string') return !this.#raw.write(chunk)
    this.#pending += chunk
    this.#batchSize++
    if (!this.#isScheduled) {
      this.#isScheduled = true
      process.nextTick(this.#flush)
    }
    return this.#batchSize >= maxBatch || this.#pending.length >= maxPendingBytes || this.#raw.writableNeedDrain
  }

  /** Writes pending strings and yields to the event loop; resolves when the socket has drained or is closed. */
  async settle(): Promise<void> {
    this.#flush()
    if (this.#raw.writableNeedDrain) await waitForDrain(this.#raw)
    else await new Promise(setImmediate)
  }

  end(chunk: string): void {
    this.#raw.end(this.#pending + chunk)
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

function waitForDrain(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off('drain', done)
      raw.off('close', done)
      resolve()
    }
    raw.once('drain', done)
    raw.once('close', done)
  })
}
