import { randomUUID } from 'node:crypto'
import {
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
  test,
} from '@playwright/test'
import { startOperations } from '../server-stub/adapters/operations/operations.ts'
import { checkVersions } from '../settings/optional-packages.ts'
import { createMock, type InProcessMock, type InProcessOptions } from './in-process.ts'
import { type TestMock, withRecordingOfTest } from './replay/test-mock.ts'

checkVersions('@playwright/test')

export interface MockFixtures {
  /** A sandbox of the mock of this worker. Its `baseUrl` is an address that pages of any origin may use. */
  readonly mock: TestMock
}

export interface MockWorkerFixtures {
  /** Set with `mockTest.use({ mockOptions: … })`. */
  readonly mockOptions: InProcessOptions
  readonly sharedMock: InProcessMock
}

/** A Playwright `test` with a `mock` in a new sandbox. A worker has one server, configured by `mockOptions`. */
export const mockTest: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MockFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & MockWorkerFixtures
> = test.extend<MockFixtures, MockWorkerFixtures>({
  mockOptions: [{}, { option: true, scope: 'worker' }],
  sharedMock: [
    async ({ mockOptions }, use) => {
      // A document may have these paths, and a test checks no health.
      const operations = await startOperations({ corsOrigins: ['*'], contractPaths: ['/healthz', '/readyz'] })
      const mock = await createMock({ operations, ...mockOptions })
      const baseUrl = await mock.app.listen({ host: '127.0.0.1', port: 0 })
      await use({ ...mock, baseUrl })
      await mock.close()
      await operations.close()
    },
    { scope: 'worker' },
  ],
  mock: async ({ sharedMock }, use, { file, titlePath }) => {
    const name = randomUUID()
    const mock = sharedMock.sandbox(name)
    const served = { ...mock, baseUrl: `${sharedMock.baseUrl}/~${name}` }
    // The first title is that of the file.
    await use(withRecordingOfTest(served, () => ({ file, titles: titlePath.slice(1) })))
    await mock.close()
  },
})
