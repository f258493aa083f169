import type { Server, ServerResponse } from 'node:http'
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
 * Closes all replies of a connection that breaks. Node 20 closes only the one that is being sent, not the replies to
 * pipelined requests that wait for it.
 */
export function closeQueuedReplies(server: Server): void {
  const queues = new WeakMap<Socket, Set<ServerResponse>>()
  server.prependListener('request', ({ socket }, reply) => {
    if (reply.socket !== null) return
    const queue = queues.get(socket) ?? new Set()
    // Later than Node, whose replies have left the queue.
    if (!queues.has(socket)) socket.once('close', () => setImmediate(() => queue.forEach(closeReply)))
    queues.set(socket, queue.add(reply))
    reply.once('close', () => queue.delete(reply))
  })
}

/** Without a socket, `destroy` emits nothing. */
function closeReply(reply: ServerResponse): void {
  reply.destroyed = true
  reply.emit('close')
}
