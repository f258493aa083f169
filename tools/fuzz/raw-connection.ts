import { connect, type Socket } from 'node:net'
import { type Reply, ReplyParser } from './reply-parser.ts'

/** The replies to one or several requests on a connection. */
export interface Exchange {
  readonly replies: readonly Reply[]
  /** The error in the received bytes, if there is one. */
  readonly malformed?: string
  /** Whether the server closed the connection. */
  readonly isClosed: boolean
  readonly isLate: boolean
}

/** What a client sends and how long it listens. */
export interface Sending {
  readonly methods: readonly string[]
  /** `done` is called once the last byte is written. */
  readonly send: (socket: Socket, done: () => void) => void
  /** `close` listens until the server closes the connection. */
  readonly until: 'replies' | 'first-bytes' | 'close'
  readonly timeoutMs: number
}

/** A connection whose client may send anything. One exchange at a time. */
export class RawConnection {
  readonly #socket: Socket
  readonly #parser = new ReplyParser((reply) => this.#replies.push(reply))
  #replies: Reply[] = []
  #malformed: string | undefined
  #isClosed = false
  #hasBytes = false
  #isSent = false
  #onChange: () => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => this.#try(() => this.#parser.read(bytes)))
    socket.on('end', () => this.#end())
    socket.on('error', () => this.#end())
    socket.on('close', () => this.#end())
  }

  /** Connects; rejects if no server listens. */
  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
        socket.off('error', reject)
        resolve(new RawConnection(socket))
      })
      socket.once('error', reject)
    })
  }

  get isOpen(): boolean {
    return !this.#isClosed && this.#malformed === undefined
  }

  exchange({ methods, send, until, timeoutMs }: Sending): Promise<Exchange> {
    this.#replies = []
    this.#hasBytes = false
    this.#isSent = false
    for (const method of methods) this.#parser.expect(method)
    return new Promise((resolve) => {
      const finish = (isLate: boolean) => {
        clearTimeout(timer)
        this.#onChange = () => {}
        const malformed = this.#malformed === undefined ? {} : { malformed: this.#malformed }
        resolve({ replies: this.#replies, isClosed: this.#isClosed, isLate, ...malformed })
      }
      const timer = setTimeout(finish, timeoutMs, true)
      this.#onChange = () => {
        if (this.#isOver(until, methods.length)) finish(false)
      }
      send(this.#socket, () => {
        this.#isSent = true
        this.#onChange()
      })
      this.#onChange()
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #isOver(until: Sending['until'], count: number): boolean {
    if (this.#isClosed || this.#malformed !== undefined) return true
    if (until === 'first-bytes') return this.#hasBytes
    // A server that announces the end of a connection has to close it.
    const isAnswered = this.#replies.length >= count && this.#replies.at(-1)?.closes !== true
    return until === 'replies' && this.#isSent && isAnswered
  }

  #end(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#try(() => this.#parser.end())
    this.#socket.destroy()
  }

  #try(read: () => void): void {
    this.#hasBytes = true
    try {
      read()
    } catch (error) {
      this.#malformed ??= error instanceof Error ? error.message : String(error)
    }
    this.#onChange()
  }
}
