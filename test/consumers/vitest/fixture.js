import { checkMock, checkRecording, options, sendMessage } from 'checks'
import { checkBodies, checkClients } from 'checks/clients.js'
import { createMock } from 'gatewright'
import { mockTest } from 'gatewright/vitest'
import { expect, vi } from 'vitest'

// `scoped` before vitest 4.1.
if (mockTest.override) mockTest.override('mockOptions', options)
else mockTest.scoped({ mockOptions: options })

export function testFixture(environment) {
  mockTest('the environment is as configured', () => {
    const { userAgent = '' } = globalThis.document ? globalThis.navigator : {}
    expect(userAgent).toContain({ node: '', jsdom: 'jsdom', 'happy-dom': 'HappyDOM' }[environment])
  })

  mockTest('the mock answers', ({ mock }) => checkMock(mock))

  mockTest('the official clients work, with fake timers too', async () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0) })
    const mock = await createMock()
    await checkBodies(mock)
    await checkClients(mock)
    await mock.close()
    vi.useRealTimers()
  })

  mockTest('another test sees nothing of it', async ({ mock }) => {
    await expect(mock.control.listRequests()).resolves.toMatchObject({ requests: [] })
    await sendMessage(mock)
    const { requests } = await mock.control.listRequests()
    expect(requests).toHaveLength(1)
    await checkRecording(mock, 'another-test-sees-nothing-of-it')
  })
}
