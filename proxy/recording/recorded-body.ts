import { isUtf8 } from 'node:buffer'
import { essence, isJson } from '../../runtime/http/media-types.ts'
import { type Json, tryParseJson } from '../../runtime/json.ts'
import type { RecordedBody, RecordedChunk, RecordedStream } from './recorded-interaction.ts'

export interface Chunk {
  readonly atMs: number
  readonly bytes: Buffer
}

/** Converts a body to the most readable recorded form; undefined if it is empty. */
export async function recordBody(bytes: Buffer, contentType: string): Promise<RecordedBody | undefined> {
  if (bytes.length === 0) return undefined
  const mediaType = essence(contentType)
  if (mediaType === 'multipart/form-data') return (await readForm(bytes, contentType)) ?? recordBytes(bytes)
  // A JSON value would lose bytes that are not UTF-8.
  const json = isJson(mediaType) && isUtf8(bytes) ? tryParseJson(bytes.toString()) : undefined
  return json === undefined ? recordBytes(bytes) : { json: json as Json }
}

/** The parsed fields of a body; null if it has none. */
export function getFields(body: RecordedBody): Json {
  if ('json' in body) return body.json
  return 'form' in body ? body.form : null
}

/** A string, whose closing quote may be cut off, or a mark between values. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*("?)|[{}[\],]/gs
const PARTIAL_ESCAPE = /\\(u[\da-f]{0,3})?$/i

/** Parses the beginning of a JSON text; a string that is cut ends with the mark. Undefined if it is not JSON. */
export function parseJsonStart(text: string, mark = '…'): Json | undefined {
  const closers: string[] = []
  let [lastMark, openString] = [0, -1]
  for (const { 0: token, 1: quote, index } of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) {
      if (quote === '') openString = index
      continue
    }
    if (token === '{' || token === '[') closers.push(token === '{' ? '}' : ']')
    else if (token !== ',') closers.pop()
    lastMark = token === ',' ? index : index + 1
  }
  const end = closers.reverse().join('')
  const withString = openString === -1 ? undefined : tryParseJson(`${text.replace(PARTIAL_ESCAPE, '')}${mark}"${end}`)
  return (withString ?? tryParseJson(text.slice(0, lastMark) + end)) as Json | undefined
}

export function recordStream(pieces: readonly Chunk[]): RecordedStream {
  return { chunks: pieces.map(({ atMs, bytes }): RecordedChunk => ({ atMs, ...recordBytes(bytes) })) }
}

/** Throws if the body is in an external file. */
export function toBytes(body: Exclude<RecordedBody, { form: unknown }> | RecordedChunk): Buffer {
  if ('json' in body) return Buffer.from(JSON.stringify(body.json))
  if ('text' in body) return Buffer.from(body.text)
  if ('base64' in body) return Buffer.from(body.base64, 'base64')
  throw new Error(`invariant: the file ${body.file} of a recording has not been read`)
}

export function recordBytes(bytes: Buffer): { readonly text: string } | { readonly base64: string } {
  return isUtf8(bytes) ? { text: bytes.toString() } : { base64: bytes.toString('base64') }
}

/** The same values as the server's form parser: strings, objects for files, arrays for repeated names. */
async function readForm(bytes: Buffer, contentType: string): Promise<RecordedBody | undefined> {
  const form = new Map<string, Json>()
  try {
    const headers = { 'content-type': contentType }
    for (const [name, value] of await new Response(new Uint8Array(bytes), { headers }).formData()) {
      const content = typeof value === 'string' ? value : await getFile(value)
      const earlier = form.get(name)
      form.set(name, earlier === undefined ? content : [earlier, content].flat())
    }
    return { form: Object.fromEntries(form) }
  } catch {
    return undefined
  }
}

async function getFile(file: Blob): Promise<{ readonly mediaType: string; readonly data: string }> {
  return { mediaType: file.type, data: Buffer.from(await file.arrayBuffer()).toString('base64') }
}
