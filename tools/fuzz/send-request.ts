import type { Socket } from 'node:net'
import type { Exchange, RawConnection, Sending } from './raw-connection.ts'
import type { Delivery, FuzzRequest } from './request.ts'
import { key } from './seeds.ts'

/** A request that every server answers with 200. */
const goodRequest = Buffer.from(`GET /v1/models HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\n\r\n`)

/** Sends the request with its kind of delivery. */
export function sendRequest(connection: RawConnection, request: FuzzRequest, timeoutMs: number): Promise<Exchange> {
  return connection.exchange({ ...deliveries[request.delivery](request), timeoutMs })
}

export function sendGoodRequest(connection: RawConnection, timeoutMs: number): Promise<Exchange> {
  return connection.exchange({
    methods: ['GET'],
    send: (socket, done) => socket.write(goodRequest, done),
    until: 'replies',
    timeoutMs,
  })
}

const pauseMs = 5

const deliveries: Readonly<Record<Delivery, (request: FuzzRequest) => Omit<Sending, 'timeoutMs'>>> = {
  whole: ({ method, bytes }) => ({
    methods: [method],
    send: (socket, done) => socket.write(bytes, done),
    until: 'replies',
  }),
  pieces: ({ method, bytes }) => {
    const third = Math.ceil(bytes.length / 3)
    const pieces = [bytes.subarray(0, third), bytes.subarray(third, 2 * third), bytes.subarray(2 * third)]
    return { methods: [method], send: (socket, done) => sendPieces(socket, pieces, done), until: 'replies' }
  },
  'slow-start': ({ method, bytes }) => {
    const pieces = [bytes.subarray(0, 1), Buffer.alloc(0), Buffer.alloc(0), bytes.subarray(1)]
    return { methods: [method], send: (socket, done) => sendPieces(socket, pieces, done), until: 'replies' }
  },
  pipelined: ({ method, bytes }) => {
    const send = (socket: Socket, done: () => void) => socket.write(Buffer.concat([bytes, goodRequest]), done)
    return { methods: [method, 'GET'], send, until: 'replies' }
  },
  // How many requests the bytes are depends on how the server reads them.
  'half-close': ({ method, bytes }) => {
    return { methods: [method, ...Array(50).fill('GET')], send: (socket) => socket.end(bytes), until: 'close' }
  },
  'cut-off': ({ method, bytes }) => {
    const send = (socket: Socket) => socket.write(bytes.subarray(0, bytes.length / 2), () => socket.destroy())
    return { methods: [method], send, until: 'close' }
  },
  'read-partly': ({ method, bytes }) => ({
    methods: [method],
    send: (socket, done) => socket.write(bytes, done),
    until: 'first-bytes',
  }),
}

/** Sends the pieces with pauses, for as long as the server reads. */
function sendPieces(socket: Socket, [piece, ...rest]: readonly Buffer[], done: () => void): void {
  if (piece === undefined) done()
  else if (socket.write(piece) || !socket.destroyed) setTimeout(sendPieces, pauseMs, socket, rest, done)
}
