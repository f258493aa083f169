import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import {
  expect as baseExpect,
  type Expect,
  type ExpectMatcherState,
  type MatcherReturnType,
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
import { explainTest } from './testing/explain-test.ts'
import type { OperationName, Received } from './testing/received-requests.ts'
import { type RequestPattern, toHaveReceived } from './testing/to-have-received.ts'

checkVersions('@playwright/test')

const JOURNAL = 'gatewright-journal.json'

export interface MockFixtures {
  /** A sandbox of the mock of this worker. Its `baseUrl` is an address that pages of any origin may use. */
  readonly mock: TestMock
}

export interface MockTestOptions {
  /** Whether a refused request or an unused scenario fails the test; default false. Set with `mockTest.use({ strict: true })`. */
  readonly strict: boolean
}

export interface MockWorkerFixtures {
  /** Set with `mockTest.use({ mockOptions: … })`. */
  readonly mockOptions: InProcessOptions
  readonly sharedMock: InProcessMock
}

/** A Playwright `test` with a `mock` in a new sandbox. A worker has one server, configured by `mockOptions`. */
export const mockTest: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MockFixtures & MockTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & MockWorkerFixtures
> = test.extend<MockFixtures & MockTestOptions, MockWorkerFixtures>({
  mockOptions: [{}, { option: true, scope: 'worker' }],
  strict: [false, { option: true }],
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
  mock: async ({ sharedMock, strict }, use, testInfo) => {
    const { file, titlePath } = testInfo
    const name = randomUUID()
    const mock = sharedMock.sandbox(name)
    const served = { ...mock, baseUrl: `${sharedMock.baseUrl}/~${name}` }
    // The first title is that of the file.
    await use(withRecordingOfTest(served, () => ({ file, titles: titlePath.slice(1) })))
    const hasFailed = testInfo.status !== testInfo.expectedStatus
    const error = explainTest(mock, { hasFailed, isStrict: strict })
    if ((hasFailed || error) && mock.hasJournal) {
      const journal = { requests: mock.requests(), forgotten: mock.forgottenRequests() }
      // Reporters print the path of a file, and nothing of a body in JSON.
      const path = testInfo.outputPath(JOURNAL)
      await writeFile(path, JSON.stringify(journal, null, 2))
      await testInfo.attach(JOURNAL, { path, contentType: 'application/json' })
    }
    await mock.close()
    if (error) throw error
  },
})

/** Playwright's `expect`, whose `toHaveReceived` waits until the mock has received the request, as assertions of pages do. */
export const expect: Expect<{ toHaveReceived: typeof waitToHaveReceived }> = baseExpect.extend({
  toHaveReceived: waitToHaveReceived,
})

const POLL_MS = 50

async function waitToHaveReceived<O extends OperationName>(
  this: ExpectMatcherState,
  mock: Received,
  operation: O,
  pattern?: RequestPattern<O>,
): Promise<MatcherReturnType> {
  const deadline = performance.now() + this.timeout
  for (;;) {
    const result = toHaveReceived.call(this, mock, operation, pattern)
    if (result.pass !== this.isNot || performance.now() > deadline) return result
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
