import { randomUUID } from 'node:crypto'
import { type TestAPI, test } from 'vitest'
import { checkVersions } from '../settings/optional-packages.ts'
import { createMock, type InProcessMock, type InProcessOptions } from './in-process.ts'
import { type TestMock, withRecordingOfTest } from './replay/test-mock.ts'

checkVersions('vitest')

export interface MockFixtures {
  readonly mockOptions: InProcessOptions
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
  sharedMock: [
    async ({ mockOptions }, use) => {
      const mock = await createMock(mockOptions)
      await use(mock)
      await mock.close()
    },
    { scope: 'file' },
  ],
  mock: async ({ sharedMock, task }, use) => {
    const mock = sharedMock.sandbox(randomUUID())
    await use(withRecordingOfTest(mock, () => ({ file: task.file.filepath, titles: getTitles(task) })))
    await mock.close()
  },
})

interface Titled {
  readonly name: string
  readonly suite?: Titled | undefined
}

function getTitles({ name, suite }: Titled): readonly string[] {
  return suite ? [...getTitles(suite), name] : [name]
}
