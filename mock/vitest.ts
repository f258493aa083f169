import { randomUUID } from 'node:crypto'
import { expect, type TestAPI, test } from 'vitest'
import { checkVersions } from '../settings/optional-packages.ts'
import { createMock, type InProcessMock, type InProcessOptions } from './in-process.ts'
import { type TestMock, withRecordingOfTest } from './replay/test-mock.ts'
import { explainTest } from './testing/explain-test.ts'
import { type ReceivedMatchers, toHaveReceived } from './testing/to-have-received.ts'

checkVersions('vitest')
expect.extend({ toHaveReceived })

declare module 'vitest' {
  interface Matchers extends ReceivedMatchers<void> {}
}

export interface MockFixtures {
  readonly mockOptions: InProcessOptions
  /** Whether a refused request or an unused scenario fails the test; default false. */
  readonly strict: boolean
  readonly sharedMock: InProcessMock
  readonly mock: TestMock
}

/**
 * A vitest `test` with a `mock` in a new sandbox, so tests may run in parallel. The tests of a file share a server,
 * configured by `mockOptions`.
 */
export const mockTest: TestAPI<MockFixtures> = test.extend<MockFixtures>({
  // The form of fixtures that vitest 3 has too.
  mockOptions: [{}, { scope: 'file' }],
  strict: false,
  sharedMock: [
    async ({ mockOptions }, use) => {
      const mock = await createMock(mockOptions)
      await use(mock)
      await mock.close()
    },
    { scope: 'file' },
  ],
  mock: async ({ sharedMock, strict, task }, use) => {
    const mock = sharedMock.sandbox(randomUUID())
    await use(withRecordingOfTest(mock, () => ({ file: task.file.filepath, titles: getTitles(task) })))
    const error = explainTest(mock, { hasFailed: task.result?.state === 'fail', isStrict: strict })
    await mock.close()
    if (error) throw error
  },
})

interface Titled {
  readonly name: string
  readonly suite?: Titled | undefined
}

function getTitles({ name, suite }: Titled): readonly string[] {
  return suite ? [...getTitles(suite), name] : [name]
}
