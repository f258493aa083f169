import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { checkVersions } from '../settings/optional-packages.ts'
import { createMock, type InProcessMock, type InProcessOptions, type SandboxedMock } from './in-process.ts'

checkVersions('jest')

/**
 * Starts a mock for the tests of this file or `describe` block, with a new sandbox for every test. Call the result
 * in a test or its hooks; elsewhere it throws.
 */
export function useMock(options: InProcessOptions = {}): () => SandboxedMock {
  let shared: InProcessMock
  let mock: SandboxedMock | undefined
  beforeAll(async () => {
    shared = await createMock(options)
  })
  beforeEach(() => {
    mock = shared.sandbox(randomUUID())
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
