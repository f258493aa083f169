/** @jest-environment node */
import { afterEach, jest, test } from '@jest/globals'
import { checkBodies, checkClients } from 'checks/clients.js'
import { createMock } from 'gatewright'

afterEach(() => jest.useRealTimers())

test.each([true, false])('the official clients work with fake timers, legacy %s', async (legacyFakeTimers) => {
  jest.useFakeTimers({ legacyFakeTimers })
  const mock = await createMock()
  await checkBodies(mock)
  await checkClients(mock)
  await mock.close()
})
