import { expect, test } from '@jest/globals'
import { checkMock, options, sendMessage } from 'checks'
import { createMock } from 'gatewright'
import { useMock } from 'gatewright/jest'

export function testFixture(environment) {
  const getMock = useMock(options)
  expect(getMock).toThrow('only while a test runs')

  test('the environment is as configured', () => {
    expect(typeof document).toBe(environment === 'jsdom' ? 'object' : 'undefined')
  })

  test('the mock answers', () => checkMock(getMock()))

  test('another test sees nothing of it', async () => {
    await expect(getMock().control.listRequests()).resolves.toMatchObject({ requests: [] })
    await sendMessage(getMock())
    const { requests } = await getMock().control.listRequests()
    expect(requests).toHaveLength(1)
  })

  test('a mock of its own answers', async () => {
    const mock = await createMock(options)
    await checkMock(mock)
    await mock.close()
  })
}
