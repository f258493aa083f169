/** A complete reply. */
export interface Reply {
  readonly status: number
  readonly mediaType: string
  readonly body: Buffer
  /** Whether the server announces the end of the connection. */
  readonly closes: boolean
}

/** Bytes that are not a reply of HTTP/1.1. */
class MalformedReply extends Error {
  override readonly name = 'MalformedReply'
}

const nothing = Buffer.alloc(0)
const lineEnd = '\r\n'
const headEnd = '\r\n\r\n'

/** Reads replies of HTTP/1.1 strictly: a deviation from RFC 9112 throws a `MalformedReply`. */
export class ReplyParser {
  readonly #onReply: (reply: Reply) => void
  /** Methods of the requests that have no reply yet. */
  readonly #methods: string[] = []
  #held: Buffer = nothing
  #head = { status: 0, mediaType: '', closes: false }
  #body: Buffer[] = []
  #missing = 0
  #step: () => boolean = this.#readHead
  #isOver = false

  constructor(onReply: (reply: Reply) => void) {
    this.#onReply = onReply
  }

  expect(method: string): void {
    this.#methods.push(method)
  }

  read(bytes: Buffer): void {
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes])
    while (this.#held.length > 0 && !this.#isOver && this.#step()) {}
  }

  /** Ends the reply that is being read, as the server has closed the connection. */
  end(): void {
    const isBetween = this.#held.length === 0 && this.#step === this.#readHead
    if (this.#step === this.#readToEnd) this.#finish()
    else if (!this.#isOver && !isBetween) throw new MalformedReply('the reply ends too early')
  }

  #readHead(): boolean {
    if (this.#methods.length === 0)
      throw new MalformedReply(`bytes that no request asked for: ${excerptBytes(this.#held)}`)
    const end = this.#held.indexOf(headEnd)
    if (end < 0) return false
    const [first = '', ...lines] = this.#take(end + headEnd.length)
      .toString('latin1', 0, end)
      .split(lineEnd)
    const status = Number(/^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e\x80-\xff]*$/.exec(first)?.[1])
    if (Number.isNaN(status)) throw new MalformedReply(`status line ${JSON.stringify(first)}`)
    const headers = readFields(lines)
    if (status >= 200) this.#beginBody(status, headers)
    else if (status === 101 || headers.size > 0) throw new MalformedReply(`interim reply ${JSON.stringify(first)}`)
    return true
  }

  #beginBody(status: number, headers: ReadonlyMap<string, readonly string[]>): void {
    const method = this.#methods.shift()
    const closes = (headers.get('connection') ?? []).join().toLowerCase().includes('close')
    this.#head = { status, mediaType: headers.get('content-type')?.[0] ?? '', closes }
    const { isChunked, length } = getFraming(headers)
    const hasNone = method === 'HEAD' || status === 204 || status === 304
    if (hasNone) this.#finish()
    else if (isChunked) this.#step = this.#readChunkSize
    else if (length === 0) this.#finish()
    else if (length !== undefined) this.#readFixed(length, this.#finish)
    else if (closes) this.#step = this.#readToEnd
    else throw new MalformedReply('a reply that nothing ends')
    // A request that could not be read has no method, and its refusal may have a body.
    if (method === 'HEAD' && closes) this.#isOver = true
  }

  #readToEnd(): boolean {
    this.#body.push(this.#take(this.#held.length))
    return false
  }

  #readChunkSize(): boolean {
    const line = this.#takeLine()
    if (line === undefined) return false
    if (!/^[0-9a-f]{1,8}$/i.test(line)) throw new MalformedReply(`chunk size ${JSON.stringify(line)}`)
    const size = Number.parseInt(line, 16)
    if (size === 0) this.#step = this.#readTrailers
    else this.#readFixed(size, this.#readChunkEnd)
    return true
  }

  #readChunkEnd(): boolean {
    const line = this.#takeLine()
    if (line === undefined) return false
    if (line !== '') throw new MalformedReply('a chunk is longer than its size')
    this.#step = this.#readChunkSize
    return true
  }

  #readTrailers(): boolean {
    const line = this.#takeLine()
    if (line === undefined) return false
    if (line !== '') readFields([line])
    else this.#finish()
    return true
  }

  #readFixed(length: number, then: () => unknown): void {
    this.#missing = length
    this.#step = () => {
      const part = this.#take(Math.min(this.#missing, this.#held.length))
      this.#missing -= part.length
      this.#body.push(part)
      if (this.#missing > 0) return false
      if (then === this.#finish) this.#finish()
      else this.#step = this.#readChunkEnd
      return true
    }
  }

  #finish(): void {
    const body = Buffer.concat(this.#body)
    this.#body = []
    this.#step = this.#readHead
    this.#onReply({ ...this.#head, body })
  }

  #takeLine(): string | undefined {
    const end = this.#held.indexOf(lineEnd)
    return end < 0 ? undefined : this.#take(end + lineEnd.length).toString('latin1', 0, end)
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }
}

function readFields(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>()
  for (const line of lines) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw new MalformedReply(`header ${JSON.stringify(line)}`)
    const key = name.toLowerCase()
    fields.set(key, [...(fields.get(key) ?? []), value])
  }
  return fields
}

function getFraming(headers: ReadonlyMap<string, readonly string[]>) {
  const [length, ...more] = headers.get('content-length') ?? []
  const encoding = headers.get('transfer-encoding')?.join()
  const isRight = (length === undefined || /^\d+$/.test(length)) && (encoding === undefined || encoding === 'chunked')
  if (!isRight || more.length > 0 || (length !== undefined && encoding !== undefined))
    throw new MalformedReply(`content-length ${length}, transfer-encoding ${encoding}`)
  return { isChunked: encoding !== undefined, length: length === undefined ? undefined : Number(length) }
}

export function excerptBytes(bytes: Buffer, length = 200): string {
  return JSON.stringify(bytes.toString('latin1', 0, length))
}
