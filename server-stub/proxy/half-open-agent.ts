import { Agent, type AgentOptions, type ClientRequestArgs } from 'node:http'
import { Socket, type TcpNetConnectOpts } from 'node:net'
import type { Duplex } from 'node:stream'

/** How long a target that takes no more bytes may go on with what it has to say; its reply is mostly there by then. */
const LINGER_MS = 200

/**
 * A socket that goes on reading for a while when nothing can be written any more. A server that refuses a long body
 * answers and closes, and Node's own socket would be destroyed before that answer is read.
 */
class HalfOpenSocket extends Socket {
  override _write(chunk: unknown, encoding: BufferEncoding, callback: Done): void {
    super._write(chunk, encoding, keepReading(callback))
  }

  override _writev(chunks: Chunks, callback: Done): void {
    super._writev?.(chunks, keepReading(callback))
  }
}

type Done = (error?: Error | null) => void
type Chunks = Parameters<NonNullable<Duplex['_writev']>>[0]

function keepReading(callback: Done): Done {
  return (error) => (error ? void setTimeout(() => callback(error), LINGER_MS) : callback())
}

export class HalfOpenAgent extends Agent {
  readonly #options: AgentOptions

  constructor(options: AgentOptions) {
    super(options)
    this.#options = options
  }

  override createConnection(options: ClientRequestArgs): Duplex {
    const socket = new HalfOpenSocket()
    if (this.#options.timeout !== undefined) socket.setTimeout(this.#options.timeout)
    socket.setNoDelay(true)
    return socket.connect(options as TcpNetConnectOpts)
  }
}
