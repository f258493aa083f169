import { essence, isJson } from '../runtime/http/media-types.ts'
import { type Chunk, getFields, parseJsonStart, recordBody, recordStream } from './recording/recorded-body.ts'
import type { RecordedBody, RecordedStream } from './recording/recorded-interaction.ts'
import type { Secrets } from './recording/secrets.ts'

/** Bytes kept beyond the limit: a key that crosses the limit is masked before the rest is cut off. */
const MARGIN = 16 * 1024
/** What a piece costs besides its bytes. */
const PIECE_COST = 128

/** The first bytes of a body, with the times of their arrival. */
export class CapturedBody {
  #maxBytes: number
  #pieces: Chunk[] = []
  #kept = 0
  #isIncomplete = false
  /** The number of all bytes. */
  size = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Keeps what is below the limit; returns the memory that this takes. */
  add(piece: Chunk): number {
    this.size += piece.bytes.length
    return this.#keep(piece)
  }

  #keep({ atMs, bytes }: Chunk): number {
    const kept = bytes.subarray(0, this.#maxKept - this.#kept)
    if (kept.length === 0) return 0
    this.#pieces.push({ atMs, bytes: kept })
    this.#kept += kept.length
    return kept.length + PIECE_COST
  }

  get #maxKept(): number {
    return this.#maxBytes === 0 ? 0 : this.#maxBytes + MARGIN
  }

  get isFull(): boolean {
    return this.#kept >= this.#maxKept
  }

  /** The memory that it takes. */
  get weight(): number {
    return this.#kept + PIECE_COST * this.#pieces.length
  }

  get isTruncated(): boolean {
    return this.#isIncomplete || this.size > this.#maxBytes
  }

  /** Some bytes could not be decoded. */
  markIncomplete(): void {
    this.#isIncomplete = true
  }

  /** Keeps only the first bytes, none if the limit is 0. */
  truncate(maxBytes: number): void {
    const pieces = this.#pieces
    this.#pieces = []
    this.#kept = 0
    this.#maxBytes = maxBytes
    for (const piece of pieces) this.#keep(piece)
  }

  /** The body with its secrets, as far as it is kept; of text that is cut, only JSON and `text/*` can be read. */
  async read(contentType: string): Promise<RecordedBody | undefined> {
    const bytes = Buffer.concat(this.#pieces.map((piece) => piece.bytes))
    if (!this.isTruncated || bytes.length === 0) return recordBody(bytes, contentType)
    return this.#readStart(bytes.toString(), contentType)
  }

  #readStart(text: string, contentType: string): RecordedBody {
    const mediaType = essence(contentType)
    const json = isJson(mediaType) ? parseJsonStart(text) : undefined
    if (json !== undefined) return { json }
    return mediaType.startsWith('text/') ? { text } : { base64: '' }
  }

  /** Masks what `read` has returned, once its secrets are learned. */
  mask(body: RecordedBody, contentType: string, secrets: Secrets): RecordedBody {
    if (!this.isTruncated || 'base64' in body) return secrets.maskBody(body)
    const bytes = Buffer.concat(secrets.maskChunks(this.#pieces).map((piece) => piece.bytes))
    return secrets.maskBody(this.#readStart(bytes.subarray(0, this.#maxBytes).toString(), contentType))
  }

  /** The bytes of a stream without its secrets. */
  maskStream(secrets: Secrets): RecordedStream {
    let left = this.#maxBytes
    const pieces = secrets.maskChunks(this.#pieces).flatMap(({ atMs, bytes }) => {
      const start = left
      left -= bytes.length
      return start > 0 ? [{ atMs, bytes: bytes.subarray(0, start) }] : []
    })
    return recordStream(pieces)
  }
}

/** Reads a body, and learns the secrets in its fields, also in those of JSON that is invalid or not complete. */
export async function learnBody(
  captured: CapturedBody,
  contentType: string,
  secrets: Secrets,
): Promise<RecordedBody | undefined> {
  const body = await captured.read(contentType)
  const start = body && 'text' in body && isJson(essence(contentType)) ? parseJsonStart(body.text, '') : undefined
  if (body) secrets.learnFrom(start ?? getFields(body))
  return body
}
