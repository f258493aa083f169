/** Bytes of server-sent events that came together, and how many there are. */
export interface EventChunk {
  readonly bytes: Uint8Array
  readonly count: number
}

/** No event is longer. */
const maxEventBytes = 8 * 1024 * 1024

const [lineFeed, carriageReturn] = [10, 13]
const nothing: Buffer = Buffer.alloc(0)
const dataField = Buffer.from('data')

/**
 * Cuts bytes where an event ends. Lines without data between blank ones, such as comments, pass and are not counted.
 * What is left at the end is not an event. Throws where an event is over 8 MiB.
 */
export class SseSplitter {
  #rest = nothing
  #last: Uint8Array = nothing

  /** The bytes of the last whole event. */
  get last(): Uint8Array {
    return this.#last
  }

  /** What these bytes complete; undefined where they complete nothing. */
  split(chunk: Uint8Array): EventChunk | undefined {
    const known = Math.max(0, this.#rest.length - 3)
    const bytes = this.#rest.length === 0 ? asBuffer(chunk) : Buffer.concat([this.#rest, chunk])
    let [end, count] = [0, 0]
    for (let next = eventEnd(bytes, known); next !== -1; next = eventEnd(bytes, next)) {
      const lines = bytes.subarray(end, next)
      end = next
      if (!hasData(lines)) continue
      this.#last = lines
      count++
    }
    this.#rest = bytes.subarray(end)
    if (this.#rest.length > maxEventBytes) throw new Error(`an event is longer than ${maxEventBytes} bytes`)
    return end === 0 ? undefined : { bytes: bytes.subarray(0, end), count }
  }
}

function hasData(lines: Buffer): boolean {
  return lines.subarray(0, 4).equals(dataField) || lines.includes('\ndata')
}

/** After the next blank line; -1 where there is none. */
function eventEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(lineFeed, from); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    if (bytes[at + 1] === lineFeed) return at + 2
    if (bytes[at + 1] === carriageReturn && bytes[at + 2] === lineFeed) return at + 3
  }
  return -1
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}
