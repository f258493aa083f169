import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { closeAfterAll } from '../../../support/close-after.ts'
import { openRequests, startProcess } from '../../../support/server-process.ts'
import { ask } from './ask.ts'

const stub = await closeAfterAll(
  startProcess(['stub', '--speed', '0', '--admin-port', '0'], { NODE_OPTIONS: '--max-old-space-size=256' }),
)

/** Announces a long body and sends the start of one. */
async function beginUpload(length: string, beginning: string): Promise<net.Socket> {
  const socket = net.connect(Number(new URL(stub.baseUrl).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const fields = ['host: a', 'authorization: Bearer sk-mock', 'content-type: application/json']
  const head = ['POST /v1/responses HTTP/1.1', ...fields]
  socket.write([...head, length, '', beginning].join('\r\n'))
  return socket
}

test.each([
  ['with a length', 'content-length: 60000000', '{'],
  ['without a length', 'transfer-encoding: chunked', '1\r\n{\r\n'],
])('bodies %s are only accepted while all of them fit into the memory', async (_, length, beginning) => {
  const uploads = await Promise.all(Array.from({ length: 8 }, () => beginUpload(length, beginning)))
  const refused: string[] = []
  for (const socket of uploads) socket.once('data', (answer) => void refused.push(String(answer)))
  const taken = () => openRequests(stub.adminUrl)
  await expect.poll(async () => (await taken()) + refused.length).toBe(uploads.length)
  expect(refused.length).toBeGreaterThan(0)
  expect(await taken()).toBeGreaterThan(0)
  for (const answer of refused) expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 1[\s\S]*memory is low/i)
  expect((await ask.responses(stub.baseUrl)).status).toBe(200)
  for (const socket of uploads) socket.destroy()
  const long = () => ask.responses(stub.baseUrl, { prompt: 'a'.repeat(100_000) })
  await expect.poll(async () => (await long()).status).toBe(200)
})
