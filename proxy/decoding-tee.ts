import type { Transform } from 'node:stream'
import { createDecoder } from '../runtime/http/decoder.ts'
import type { BodyJudge } from '../runtime/judge/reply.ts'
import type { CapturedExchange } from './captured-exchange.ts'
import type { Tee } from './exchange-observer.ts'

export interface TeeOptions {
  readonly judge: BodyJudge
  readonly encoding: string
  readonly maxBytes: number
  readonly unchecked: (message: string) => void
}

/** Passes a decoded copy of the transferred bytes to a judge, which may be one that only keeps them. */
export function createTee(options: TeeOptions): Tee {
  const { encoding, unchecked } = options
  if (encoding === '' || encoding === 'identity') return plainTee(options.judge)
  const decoder = createDecoder(encoding)
  if (decoder) return decodingTee(decoder, options)
  unchecked(`it is encoded as ${encoding}`)
  return { push: () => {}, end: async () => {} }
}

/** Keeps the decoded bytes of a reply too; without a judge, the reply does not wait for the end of the decoding. */
export function createCapturingTee(
  captured: CapturedExchange,
  { judge, unchecked, ...options }: Omit<TeeOptions, 'judge'> & { readonly judge: BodyJudge | undefined },
): Tee {
  const tee = createTee({
    ...options,
    judge: {
      feed(bytes) {
        captured.takeReply(bytes)
        judge?.feed(bytes)
      },
      end: (how) => judge?.end(how),
    },
    unchecked(message) {
      captured.reply.markIncomplete()
      if (judge) unchecked(message)
    },
  })
  if (judge) return { ...tee, isJudge: true }
  return {
    push(bytes) {
      if (!captured.reply.isFull) tee.push(bytes)
    },
    async end(how) {
      void tee.end(how)
    },
  }
}

/** Decodes in the next turn of the event loop, after the bytes have been forwarded. */
function plainTee(judge: BodyJudge): Tee {
  let waiting: Uint8Array[] = []
  const look = () => {
    const chunks = waiting
    waiting = []
    for (const chunk of chunks) judge.feed(chunk)
  }
  return {
    push(bytes) {
      if (waiting.length === 0) setImmediate(look)
      waiting.push(bytes)
    },
    async end(how) {
      look()
      judge.end(how)
    },
  }
}

function decodingTee(decoder: Transform, { judge, maxBytes, unchecked }: TeeOptions): Tee {
  let isAborted = false
  const abort = (message: string) => {
    if (isAborted) return
    isAborted = true
    unchecked(message)
    decoder.destroy()
  }
  decoder.on('data', (bytes: Uint8Array) => judge.feed(bytes))
  decoder.on('error', (error) => abort(`it cannot be decoded: ${error.message}`))
  return {
    push(bytes) {
      if (isAborted) return
      decoder.write(bytes)
      if (decoder.writableLength > maxBytes) abort('it comes faster than it can be decoded')
    },
    async end(how) {
      if (isAborted) return
      if (how === 'aborted') isAborted = true
      const closed = new Promise((resolve) => decoder.once('close', resolve))
      if (how === 'aborted') decoder.destroy()
      else decoder.end()
      await closed
      if (!isAborted || how === 'aborted') judge.end(how)
    },
  }
}
