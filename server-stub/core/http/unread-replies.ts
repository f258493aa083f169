import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a client may take nothing of what waits for it before its connection is cut, unless given. */
export const UNREAD_MS = 60_000

/**
 * Cuts the connections of clients that have stopped to read what they asked for: whoever sits on a reply holds its memory
 * and its place among those that may be under way. One that waits for an answer which is not there yet is let be.
 */
export function cutUnreadReplies(server: FastifyInstance, unreadMs: number): void {
  server.addHook('onRequest', (_, { raw }, done) => {
    raw.setTimeout(unreadMs, cutIfUnread)
    done()
  })
}

function cutIfUnread(this: ServerResponse): void {
  const { socket } = this
  if (socket !== null && socket.writableLength > 0) socket.destroy()
}
