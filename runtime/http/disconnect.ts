import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Default time without reading after which a client is disconnected. */
export const UNREAD_MS = 60_000

/**
 * Disconnects clients that stop reading a reply, since an unread reply keeps its buffers and its concurrency slot. Clients
 * that wait for a reply stay connected.
 */
export function disconnectIdleReaders({ server }: FastifyInstance, unreadMs: number): void {
  server.setTimeout(unreadMs, (socket: Socket) => {
    // Between requests a connection has another timeout, after which it is closed.
    if (socket.writableLength > 0 || socket.timeout !== unreadMs) socket.destroy()
  })
}

/**
 * Creates a function that closes a reply without a socket when its connection breaks. Node 20 closes only the reply that is being sent, not
 * those to pipelined requests that wait for it.
 */
export function createQueueWatch(): (socket: Socket, reply: ServerResponse) => void {
  const queues = new WeakMap<Socket, Set<ServerResponse>>()
  return (socket, reply) => {
    const queue = queues.get(socket) ?? new Set()
    // Later than Node, whose replies have left the queue.
    if (!queues.has(socket)) socket.once('close', () => setImmediate(() => queue.forEach(closeReply)))
    queues.set(socket, queue.add(reply))
    reply.once('close', () => queue.delete(reply))
  }
}

/** Without a socket, `destroy` emits nothing. */
function closeReply(reply: ServerResponse): void {
  reply.destroyed = true
  reply.emit('close')
}
