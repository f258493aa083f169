/** The bytes of complete server-sent events and their number. */
export interface EventChunk {
  readonly bytes: Uint8Array
  readonly count: number
}

const maxEventBytes = 8 * 1024 * 1024

const [lineFeed, carriageReturn] = [10, 13]
const noBytes: Buffer = Buffer.alloc(0)
const dataField = Buffer.from('data')

/**
 * Splits a byte stream at the ends of events. Blocks without data, such as comments, are passed on and not counted. Throws
 * for an event over 8 MiB.
 */
export class SseSplitter {
  /** The incomplete event. */
  #rest = noBytes
  /** Has space after the incomplete event: copying that for every chunk would take quadratic time. */
  #buffer = noBytes
  /** The bytes of the last complete event. */
  last: Uint8Array = noBytes

  /** Returns the events completed by this chunk; undefined if none. */
  split(chunk: Uint8Array): EventChunk | undefined {
    const searchedEnd = Math.max(0, this.#rest.length - 3)
    const bytes = this.#rest.length === 0 ? asBuffer(chunk) : this.#append(chunk)
    let [end, count] = [0, 0]
    for (let next = findEventEnd(bytes, searchedEnd); next !== -1; next = findEventEnd(bytes, next)) {
      const lines = bytes.subarray(end, next)
      end = next
      if (!hasData(lines)) continue
      this.last = lines
      count++
    }
    this.#rest = bytes.subarray(end)
    if (this.#rest.length > maxEventBytes) throw new Error(`an event is longer than ${maxEventBytes} bytes`)
    if (end === 0) return undefined
    // The caller has it now.
    this.#buffer = noBytes
    return { bytes: bytes.subarray(0, end), count }
  }

  #append(chunk: Uint8Array): Buffer {
    const { length } = this.#rest
    const needed = length + chunk.length
    if (needed > this.#buffer.length) {
      const buffer = Buffer.allocUnsafe(this.#buffer.length === 0 ? needed : 2 * needed)
      buffer.set(this.#rest)
      this.#buffer = buffer
    }
    this.#buffer.set(chunk, length)
    return this.#buffer.subarray(0, needed)
  }
}

function hasData(lines: Buffer): boolean {
  return lines.subarray(0, 4).equals(dataField) || lines.includes('\ndata') || lines.includes('\rdata')
}

/** Finds the index after the next blank line, or -1. */
function findEventEnd(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte !== lineFeed && byte !== carriageReturn) continue
    const next = bytes[at + 1]
    if (next === byte) return at + 2
    if (byte === lineFeed && next === carriageReturn && at + 2 < bytes.length)
      return bytes[at + 2] === lineFeed ? at + 3 : at + 2
  }
  return -1
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}
