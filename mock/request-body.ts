import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { types } from 'node:util'

/** What the classes of Node, jsdom and happy-dom have in common; an object is an instance of only one of them. */
interface BlobLike {
  readonly type: string
  readonly name?: string
  arrayBuffer?(): Promise<ArrayBuffer>
}
export type FormLike = Iterable<readonly [name: string, value: string | BlobLike]>
interface StreamLike {
  getReader(): { read: Source['next']; cancel: Source['stop'] }
}
interface Source {
  next(): Promise<{ readonly done?: boolean; readonly value?: unknown }>
  stop(reason: unknown): Promise<unknown>
}

export interface RequestBody {
  readonly payload: Buffer | Readable
  /** The media type of a request that states none. */
  readonly type: string | undefined
}

/** Reads what a client passes to `fetch` as the body. Rejects with a `TypeError` for a `Blob` that hides its bytes. */
export async function readBody(body: unknown): Promise<RequestBody> {
  const bytes = copyBytes(body)
  if (bytes) return { payload: bytes, type: typeof body === 'string' ? 'text/plain;charset=UTF-8' : undefined }
  const source = openSource(body)
  if (source) return { payload: toReadable(source), type: undefined }
  if (isForm(body)) return encodeForm(body)
  if (isBlob(body)) return { payload: await readBlob(body), type: body.type || undefined }
  const type = isParameters(body) ? 'application/x-www-form-urlencoded' : 'text/plain'
  return { payload: Buffer.from(String(body)), type: `${type};charset=UTF-8` }
}

export function isForm(body: unknown): body is FormLike {
  return hasMethods(body, 'append', 'getAll', Symbol.iterator) && !isParameters(body)
}

/** Whether the client makes the body while it is sent. */
export function isStream(body: unknown): boolean {
  return isWebStream(body) || isIterable(body)
}

/** The body of a form, and its media type. */
export async function encodeForm(form: FormLike): Promise<{ readonly payload: Buffer; readonly type: string }> {
  const boundary = `form-${randomUUID()}`
  const parts: Buffer[] = []
  for (const [name, value] of form) {
    const content =
      typeof value === 'string' ? Buffer.from(value.replaceAll(/\r?\n|\r/g, '\r\n')) : await readBlob(value)
    const file = typeof value === 'string' ? '' : describeFile(value)
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${file}\r\n\r\n`
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'))
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { payload, type: `multipart/form-data; boundary=${boundary}` }
}

function describeFile({ name = 'blob', type }: BlobLike): string {
  return `; filename="${escapeName(name)}"\r\nContent-Type: ${type || 'application/octet-stream'}`
}

function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
}

/** A copy, as the client may change the bytes after the call. */
function copyBytes(value: unknown): Buffer | undefined {
  if (typeof value === 'string') return Buffer.from(value)
  if (types.isAnyArrayBuffer(value)) return Buffer.concat([Buffer.from(value)])
  if (!ArrayBuffer.isView(value)) return undefined
  return Buffer.concat([Buffer.from(value.buffer, value.byteOffset, value.byteLength)])
}

async function readBlob(blob: BlobLike): Promise<Buffer> {
  if (blob.arrayBuffer) return Buffer.from(await blob.arrayBuffer())
  // Older versions of jsdom show the bytes only to their `FileReader`.
  for (const symbol of Object.getOwnPropertySymbols(blob)) {
    const bytes: unknown = Reflect.get(Object(Reflect.get(blob, symbol)), '_buffer')
    if (Buffer.isBuffer(bytes)) return bytes
  }
  throw new TypeError('mock.fetch cannot read this Blob, as it has no method arrayBuffer(); send its bytes.')
}

function openSource(body: unknown): Source | undefined {
  if (isWebStream(body)) {
    const reader = body.getReader()
    return { next: () => reader.read(), stop: (reason) => reader.cancel(reason) }
  }
  if (!isIterable(body)) return undefined
  const iterator = body[Symbol.asyncIterator]()
  return { next: () => iterator.next(), stop: async () => iterator.return?.() }
}

/** Fails as the source does, and stops the source when it is destroyed. */
function toReadable({ next, stop }: Source): Readable {
  const read = async (stream: Readable) => {
    const { done = false, value } = await next()
    const bytes = done ? null : copyBytes(value)
    if (bytes === undefined) throw new TypeError('A chunk of the body is neither bytes nor a string.')
    // A source that never waits would keep all others waiting.
    await new Promise(setImmediate)
    stream.push(bytes)
  }
  return new Readable({
    read() {
      read(this).catch((error) => this.destroy(error || new TypeError('The body failed.', { cause: error })))
    },
    destroy(error, done) {
      stop(error).catch(() => undefined)
      done(error)
    },
  })
}

function isWebStream(value: unknown): value is StreamLike {
  return hasMethods(value, 'getReader')
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return hasMethods(value, Symbol.asyncIterator)
}

function isBlob(value: unknown): value is BlobLike {
  return hasMethods(value, 'slice') && 'size' in value && 'type' in value
}

function isParameters(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object URLSearchParams]'
}

function hasMethods(value: unknown, ...names: readonly (string | symbol)[]): value is object {
  if (typeof value !== 'object' || value === null) return false
  return names.every((name) => typeof Reflect.get(value, name) === 'function')
}
