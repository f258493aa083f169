import { afterAll } from 'vitest'
import { createMock } from '../../../server-stub/mock/in-process.ts'
import { serveMock } from '../serve-mock.ts'

/** A mock over a socket and one in process for the tests of a file, with the key `sk-test`. */
export async function serveBothTransports() {
  const served = await serveMock()
  const inProcess = await createMock({ keys: ['sk-test'] })
  afterAll(async () => {
    await served.close()
    await inProcess.close()
  })
  const { mock, baseUrl } = served
  return [
    ['over a socket', { sandboxes: mock.sandboxes, baseUrl, fetch }],
    ['in process', { sandboxes: inProcess.sandboxes, baseUrl: inProcess.baseUrl, fetch: inProcess.fetch }],
  ] as const
}
