import { connect, type Socket } from 'node:net'

/** A complete reply. */
export interface Reply {
  readonly status: number
  /** From the last byte of the request's write to the first byte of the body, in milliseconds. */
  readonly firstByteMs: number
}

interface Pending {
  readonly sentAt: number
  readonly onBody: (() => void) | undefined
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

const nothing = Buffer.alloc(0)
const headEnd = '\r\n\r\n'
const lastChunk = Buffer.from('0\r\n\r\n')

/**
 * A keep-alive HTTP/1.1 connection with one request at a time. It parses only what it needs to find the end of a reply,
 * so that the figures are those of the server.
 */
export class Connection {
  readonly #socket: Socket
  #pending: Pending | undefined
  #held: Buffer = nothing
  #status = 0
  #firstByteMs = 0
  /** Missing bytes of the body; -1 during a chunked body. */
  #missing = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => this.#read(bytes))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
      socket.once('error', reject)
    })
  }

  /** Sends a whole request; `onBody` is called at the first byte of the reply's body. */
  exchange(request: Buffer, onBody?: () => void): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#socket.write(request)
      this.#pending = { sentAt: performance.now(), onBody, resolve, reject }
    })
  }

  close(): void {
    this.#pending = undefined
    this.#socket.destroy()
  }

  #fail(error: Error): void {
    this.#pending?.reject(error)
    this.#pending = undefined
  }

  #read(bytes: Buffer): void {
    if (this.#status !== 0) this.#readBody(bytes)
    else this.#readHead(this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]))
  }

  #readHead(bytes: Buffer): void {
    const end = bytes.indexOf(headEnd)
    if (end < 0) {
      this.#held = bytes
      return
    }
    const head = bytes.toString('latin1', 0, end)
    this.#held = nothing
    this.#status = Number(head.slice(9, 12))
    const length = /\ncontent-length: *(\d+)/i.exec(head)
    this.#missing = length === null ? -1 : Number(length[1])
    const body = bytes.subarray(end + headEnd.length)
    if (body.length > 0 || this.#missing === 0) this.#readBody(body)
  }

  #readBody(bytes: Buffer): void {
    if (this.#firstByteMs === 0 && this.#pending !== undefined) {
      this.#firstByteMs = performance.now() - this.#pending.sentAt
      this.#pending.onBody?.()
    }
    if (this.#missing >= 0) this.#missing -= bytes.length
    else this.#held = lastBytes(this.#held, bytes)
    if (this.#missing === 0 || this.#held.equals(lastChunk)) this.#finish()
  }

  #finish(): void {
    const pending = this.#pending
    const reply = { status: this.#status, firstByteMs: this.#firstByteMs }
    this.#pending = undefined
    this.#held = nothing
    this.#status = 0
    this.#firstByteMs = 0
    pending?.resolve(reply)
  }
}

/** Keeps the last bytes, as many as the end of a chunked body has. */
function lastBytes(held: Buffer, bytes: Buffer): Buffer {
  const tail = bytes.subarray(-lastChunk.length)
  if (tail.length === lastChunk.length) return tail
  return Buffer.concat([held, tail]).subarray(-lastChunk.length)
}
