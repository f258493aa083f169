import type { Random } from '../../runtime/random.ts'
import type { Injection } from './active-fault.ts'
import type { FaultOf } from './fault.ts'
import type { Chunks } from './stages.ts'

/** Interrupts a body before the byte at this index, if there is one. */
export function interruptAtByte(index: number, interrupt: () => void | Promise<void>) {
  return async function* (chunks: Chunks): Chunks {
    let left = index
    if (left === 0) yield NO_BYTES
    for await (const chunk of chunks) {
      if (left >= 0 && chunk.length > left) {
        if (left > 0) yield chunk.subarray(0, left)
        await interrupt()
        yield chunk.subarray(left)
        left = -1
      } else {
        if (left >= 0) left -= chunk.length
        yield chunk
      }
    }
  }
}

/** Ends a body before the byte at this index, if there is one. */
export function endAtByte(index: number) {
  return async function* (chunks: Chunks): Chunks {
    let left = index
    for await (const chunk of chunks) {
      if (left > 0) yield chunk.length < left ? chunk : chunk.subarray(0, left)
      left -= chunk.length
      if (left <= 0) return
    }
  }
}

/** Flushes the response head. */
const NO_BYTES = new Uint8Array()

/** Pieces per second. */
const PIECES = 20

export function slowBody({ fault: { bytesPerSecond }, hold }: Injection<FaultOf<'slow'>>) {
  const size = Math.max(1, Math.floor(bytesPerSecond / PIECES))
  return async function* (chunks: Chunks): Chunks {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; at += size) {
        const piece = chunk.subarray(at, at + size)
        await hold(Math.ceil((piece.length / bytesPerSecond) * 1000))
        yield piece
      }
    }
  }
}

/** If the length is unknown, one of the first bytes is changed. */
const FIRST_BYTES = 256

export function corruptBody({ at }: FaultOf<'corrupt'>, random: Random) {
  return async function* (chunks: Chunks, length = FIRST_BYTES): Chunks {
    let left = at ?? random.int(0, Math.max(0, length - 1))
    for await (const chunk of chunks) {
      const byte = left >= 0 ? chunk[left] : undefined
      left -= chunk.length
      // Turns an ASCII byte into a non-ASCII one.
      yield byte === undefined ? chunk : chunk.with(left + chunk.length, byte ^ 0x80)
    }
  }
}
