import { afterAll, beforeAll } from 'vitest'
import { createMock, type InProcessMock } from '../../../server-stub/mock/in-process.ts'
import { type ServedMock, serveMock } from '../serve-mock.ts'

interface Transport {
  readonly mock: { readonly sandboxes: InProcessMock['sandboxes'] }
  readonly baseUrl: string
  readonly fetch: typeof fetch
}

/** A mock over a socket and one in process for the tests of a file, with the key `sk-test`. */
export function serveBothTransports(): readonly (readonly [name: string, get: () => Transport])[] {
  let served: ServedMock
  let inProcess: InProcessMock
  beforeAll(async () => {
    served = await serveMock()
    inProcess = await createMock({ keys: ['sk-test'] })
  })
  afterAll(async () => {
    await served.close()
    await inProcess.close()
  })
  return [
    ['over a socket', () => ({ mock: served.mock, baseUrl: served.baseUrl, fetch })],
    ['in process', () => ({ mock: inProcess, baseUrl: inProcess.baseUrl, fetch: inProcess.fetch })],
  ]
}
