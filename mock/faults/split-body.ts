import type { Border, FaultOf } from './fault.ts'
import type { Chunks } from './stages.ts'

/** Whether a piece ends after a byte; called once for every byte of a body, in order. */
type EndsPiece = (chunk: Uint8Array, at: number) => boolean

/** Splits a body into pieces, whatever chunks it comes in; of a stream, events. An interrupted body keeps the bytes before. */
export function splitBody({ bytes = 1, at }: FaultOf<'split'>) {
  return async function* (chunks: Chunks): Chunks {
    const endsPiece = at === undefined ? everyBytes(bytes) : borderFinders[at]()
    const held: Uint8Array[] = []
    const release = (last: Uint8Array) => (held.length === 0 ? last : Buffer.concat([...held.splice(0), last]))
    // Sends the head alone, too.
    yield new Uint8Array()
    try {
      for await (const chunk of chunks) {
        // An empty chunk sends the head.
        if (chunk.length === 0) yield chunk
        let start = 0
        for (let index = 0; index < chunk.length; index++) {
          if (!endsPiece(chunk, index)) continue
          yield release(chunk.subarray(start, index + 1))
          start = index + 1
        }
        if (start < chunk.length) held.push(chunk.subarray(start))
      }
    } catch (error) {
      if (held.length > 0) yield release(new Uint8Array())
      throw error
    }
    if (held.length > 0) yield release(new Uint8Array())
  }
}

const borderFinders: Readonly<Record<Border, () => EndsPiece>> = {
  character: atCharacters,
  line: () => endsLine,
  event: () => (chunk, at) => at === chunk.length - 1,
}

function everyBytes(size: number): EndsPiece {
  let count = 0
  return () => ++count % size === 0
}

const [LF, CR] = [10, 13]

/** A line ends with CR, LF or both, in one chunk. */
function endsLine(chunk: Uint8Array, at: number): boolean {
  return chunk[at] === LF || (chunk[at] === CR && chunk[at + 1] !== LF)
}

/** The length of a character in UTF-8 follows from its first byte; a byte that cannot be a first one stands alone. */
function atCharacters(): EndsPiece {
  let missing = 0
  return (chunk, at) => {
    const byte = chunk[at] ?? 0
    const isContinuation = byte >= 0x80 && byte < 0xc0
    missing = isContinuation ? Math.max(0, missing - 1) : byte < 0xc0 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
    return missing === 0
  }
}
