import { once } from 'node:events'
import net from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Entry } from '../../../server-stub/mock/journal/entry.ts'
import { recordRequests } from '../../../server-stub/mock/journal/journal-recorder.ts'

test.each([
  ['that its client read is complete', 1, 'answered'],
  ['whose last bytes its client never took is not', 32_000_000, 'closed-early'],
])('a reply %s', async (_, length, ended) => {
  const server = fastify()
  const { promise, resolve } = Promise.withResolvers<Entry>()
  recordRequests(server, { routes: [], enter: resolve })
  server.get('/', () => Buffer.alloc(length))
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const socket = net.connect(Number(port), '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'readable')
  socket.destroy()
  expect((await promise).ended).toBe(ended)
  await server.close()
})
