import { after, test } from 'node:test'
import { checkMock, options } from 'checks'
import { checkBodies, checkClients } from 'checks/clients.js'
import { createMock } from 'gatewright'

const mock = await createMock(options)
after(() => mock.close())

test('the mock answers', () => checkMock(mock))

test('the official clients work with fake timers', async ({ mock: { timers } }) => {
  timers.enable()
  const own = await createMock()
  await checkBodies(own)
  await checkClients(own)
  await own.close()
})
