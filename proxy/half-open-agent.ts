import { Agent, type AgentOptions, type ClientRequestArgs } from 'node:http'
import { Socket, type TcpNetConnectOpts } from 'node:net'
import type { Duplex } from 'node:stream'

/** How long to read a reply from a target that has stopped reading the request. */
const LINGER_MS = 200

/**
 * Keeps reading for a while after writing fails. A server that refuses a long body replies and closes; Node's socket
 * would be destroyed before the reply is read.
 */
class HalfOpenSocket extends Socket {
  override _write(chunk: unknown, encoding: BufferEncoding, callback: Callback): void {
    super._write(chunk, encoding, keepReading(callback))
  }

  override _writev(chunks: Chunks, callback: Callback): void {
    super._writev?.(chunks, keepReading(callback))
  }
}

type Callback = (error?: Error | null) => void
type Chunks = Parameters<NonNullable<Duplex['_writev']>>[0]

function keepReading(callback: Callback): Callback {
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
