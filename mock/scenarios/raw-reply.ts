import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, untilAborted } from '../../runtime/clock.ts'
import type { Relayed } from '../../runtime/handler.ts'
import { hasNoBody } from '../../runtime/http/replies.ts'

/** A reply that is sent as it is written, whatever the contract says. At most one of the bodies is set. */
export interface RawReply {
  /** From 200 to 599; 200 by default. */
  readonly status?: number
  readonly headers?: RawHeaders
  readonly body?: string
  readonly json?: unknown
  /** A path from the folder of the scenario file. */
  readonly file?: string
  readonly events?: readonly RawEvent[]
  readonly chunks?: readonly RawChunk[]
  readonly framing?: EventFraming
  readonly end?: 'clean' | 'cut' | 'never'
}

/** Values by name; an array repeats a header. */
export type RawHeaders = Readonly<Record<string, string | number | readonly string[]>>

export interface EventFraming {
  readonly lineEnd?: 'lf' | 'crlf' | 'cr'
  /** Whether events have their line `event:`. */
  readonly names?: boolean
  /** Whether the stream begins with a byte order mark. */
  readonly bom?: boolean
}

interface Wait {
  /** In milliseconds of the clock. */
  readonly wait: number
}

/** A string as `data` is sent as it is, another value as JSON. */
export type RawEvent =
  | Wait
  | { readonly comment: string }
  | { readonly event?: string; readonly data?: unknown; readonly id?: string; readonly retry?: number }

export type RawChunk = string | { readonly base64: string } | Wait

export interface ReplyContext {
  readonly clock: Clock
  readonly signal: AbortSignal
  /** The folder of the scenario file. */
  readonly folder: string
}

/** The reply; each event and each chunk is a piece of its own. */
export async function sendRaw(reply: RawReply, context: ReplyContext): Promise<Relayed> {
  const { status = 200, end = 'clean' } = reply
  const whole = await getWholeBody(reply, context)
  const written = toHeaders(reply.headers)
  const headers = {
    // The rest of a body of another length must not be read as the next reply.
    ...(written['content-length'] === undefined ? {} : { connection: 'close' }),
    ...(reply.json === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...(reply.events === undefined ? {} : { 'content-type': 'text/event-stream; charset=utf-8' }),
    ...(whole && end === 'clean' && !hasNoBody('GET', status) ? { 'content-length': String(whole.length) } : {}),
    ...written,
  }
  const pieces = whole ? [whole] : (reply.chunks?.map(toPiece) ?? frameEvents(reply.events ?? [], reply.framing))
  return { status, headers, body: sendPieces(pieces, end, context), verbatim: true, inPieces: whole === undefined }
}

/** The headers with names in lower case. */
export function toHeaders(headers: RawHeaders = {}): Relayed['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'number' ? String(value) : value,
    ]),
  )
}

/** Undefined for events and chunks. */
async function getWholeBody(reply: RawReply, { folder }: ReplyContext): Promise<Uint8Array | undefined> {
  if (reply.events ?? reply.chunks) return undefined
  if (reply.file !== undefined) return await readFile(join(folder, reply.file))
  return Buffer.from(reply.json === undefined ? (reply.body ?? '') : JSON.stringify(reply.json))
}

type Piece = Uint8Array | Wait

function toPiece(chunk: RawChunk): Piece {
  if (typeof chunk === 'string') return Buffer.from(chunk)
  return 'base64' in chunk ? Buffer.from(chunk.base64, 'base64') : chunk
}

const lineEnds = { lf: '\n', crlf: '\r\n', cr: '\r' }

function frameEvents(events: readonly RawEvent[], framing: EventFraming = {}): readonly Piece[] {
  const { lineEnd = 'lf', names = true, bom = false } = framing
  const frame = (event: RawEvent) => ('wait' in event ? event : frameRawEvent(event, { lineEnd, names }))
  const start = bom ? [Buffer.from('\ufeff')] : []
  return [...start, ...events.map(frame)]
}

/** The bytes of an event or a comment. */
export function frameRawEvent(
  event: Exclude<RawEvent, Wait>,
  { lineEnd = 'lf', names = true }: EventFraming = {},
): Uint8Array {
  const lines = getLines(event, names).map((line) => line + lineEnds[lineEnd])
  return Buffer.from(lines.join(''))
}

/** The lines of an event, with the empty line that ends it. */
function getLines(event: Exclude<RawEvent, Wait>, names: boolean): readonly string[] {
  if ('comment' in event) return [...splitLines(event.comment).map((line) => `: ${line}`), '']
  const { event: name, data, id, retry } = event
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return [
    ...(name !== undefined && names ? [`event: ${name}`] : []),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...(text === undefined ? [] : splitLines(text).map((line) => `data: ${line}`)),
    '',
  ]
}

function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/)
}

async function* sendPieces(
  pieces: readonly Piece[],
  end: RawReply['end'],
  { clock, signal }: ReplyContext,
): AsyncGenerator<Uint8Array> {
  // Sends the head, also before a wait.
  yield new Uint8Array()
  for (const piece of pieces) {
    if ('wait' in piece) await clock.sleep(piece.wait, signal)
    else if (piece.length > 0) yield piece
  }
  if (end === 'cut') throw new Error('the scenario cuts the connection')
  if (end === 'never') await untilAborted(signal)
}
