import { randomUUID } from 'node:crypto'
import { type TestAPI, test } from 'vitest'
import { checkVersions } from '../settings/optional-packages.ts'
import { createMock, type InProcessMock, type InProcessOptions, type SandboxedMock } from './in-process.ts'

checkVersions('vitest')

export interface MockFixtures {
  readonly mockOptions: InProcessOptions
  readonly sharedMock: InProcessMock
  readonly mock: SandboxedMock
}

/**
 * A vitest `test` with a `mock` in a new sandbox, so tests may run in parallel. The tests of a file share a server,
 * configured by `mockOptions`.
 */
export const mockTest: TestAPI<MockFixtures> = test.extend<MockFixtures>({
  // The form of fixtures that vitest 3 has too.
  mockOptions: [{}, { scope: 'file' }],
  sharedMock: [
    async ({ mockOptions }, use) => {
      const mock = await createMock(mockOptions)
      await use(mock)
      await mock.close()
    },
    { scope: 'file' },
  ],
  mock: async ({ sharedMock }, use) => {
    const mock = sharedMock.sandbox(randomUUID())
    await use(mock)
    await mock.close()
  },
})
