import { expect, test } from 'vitest'
import { afterFirstReply } from '../../cli/first-reply.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'

test('what waits for the first reply runs once, in the order of the calls', async () => {
  const { url } = await closeAfterTest(startServer((_, reply) => void reply.end()))
  const ran: string[] = []
  afterFirstReply(() => ran.push('first'))
  afterFirstReply(() => ran.push('second'))
  expect(ran).toEqual([])
  for (let count = 0; count < 2; count++) await fetch(url)
  await expect.poll(() => ran).toEqual(['first', 'second'])
})
