/**
 * @jest-environment ./jsdom-with-fetch.cjs
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
const { createMock } = require('gatewright')
const { checkBodies, checkClients } = require('checks/clients.js')

afterEach(() => jest.useRealTimers())

test.each([true, false])('the official clients work with fake timers, legacy %s', async (legacyFakeTimers) => {
  jest.useFakeTimers({ legacyFakeTimers })
  const mock = await createMock()
  await checkBodies(mock)
  await checkClients(mock)
  await mock.close()
})
