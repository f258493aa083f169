import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openPostgres } from '../../../../server-stub/adapters/store/postgres.ts'
import { closeAfterTest } from '../../../support/close-after.ts'
import { startServer } from '../../../support/local-server.ts'

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const ready = message('Z', Buffer.from('I'))
const authenticated = message('R', Buffer.alloc(4))
const completed = message('C', Buffer.from('LISTEN\0'))

test('a database that no longer answers does not hold up the end of a process', async () => {
  const sockets: Socket[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket)
    // The start of a connection and the first statement are answered, nothing after them.
    const answers = [Buffer.concat([authenticated, ready]), Buffer.concat([completed, ready])]
    socket.on('data', () => void socket.write(answers.shift() ?? ''))
  })
  const { port } = await closeAfterTest(startServer(server))
  const database = openPostgres(`postgres://me@127.0.0.1:${port}/any`, () => {})
  const stop = await database.listen?.('news', () => {})
  await stop?.()
  await database.close()
  expect(sockets).toHaveLength(1)
})
