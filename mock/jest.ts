import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals'
import { checkVersions } from '../settings/optional-packages.ts'
import { createMock, type InProcessMock, type InProcessOptions } from './in-process.ts'
import { type TestMock, withRecordingOfTest } from './replay/test-mock.ts'

checkVersions('jest')

/**
 * Starts a mock for the tests of this file or `describe` block, with a new sandbox for every test. Call the result
 * in a test or its hooks; elsewhere it throws.
 */
export function useMock(options: InProcessOptions = {}): () => TestMock {
  let shared: InProcessMock
  let mock: TestMock | undefined
  beforeAll(async () => {
    shared = await createMock(options)
  })
  beforeEach(() => {
    const { testPath = '', currentTestName = '' } = expect.getState()
    mock = withRecordingOfTest(shared.sandbox(randomUUID()), () => ({ file: testPath, titles: [currentTestName] }))
  })
  afterEach(async () => {
    await mock?.close()
    mock = undefined
  })
  afterAll(() => shared?.close())
  return () => {
    if (mock === undefined) throw new Error('The mock of useMock() exists only while a test runs.')
    return mock
  }
}
