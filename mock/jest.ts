import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals'
import { checkVersions } from '../settings/optional-packages.ts'
import { createMock, type InProcessMock, type InProcessOptions } from './in-process.ts'
import { type TestMock, withRecordingOfTest } from './replay/test-mock.ts'
import { explainTest } from './testing/explain-test.ts'
import { type ReceivedMatchers, toHaveReceived } from './testing/to-have-received.ts'

checkVersions('jest')
expect.extend({ toHaveReceived })

declare module 'expect' {
  interface Matchers<R> extends ReceivedMatchers<R> {}
}

declare global {
  namespace jest {
    interface Matchers<R> extends ReceivedMatchers<R> {}
  }
}

export interface TestOptions {
  /** Whether a refused request or an unused scenario fails the test; default false. */
  readonly strict?: boolean
}

/**
 * Starts a mock for the tests of this file or `describe` block, with a new sandbox for every test. Call the result
 * in a test or its hooks; elsewhere it throws.
 */
export function useMock(options: InProcessOptions = {}, { strict = false }: TestOptions = {}): () => TestMock {
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
    const error = mock && explainTest(mock, { hasFailed: hasFailed(), isStrict: strict })
    await mock?.close()
    mock = undefined
    if (error) throw error
  })
  afterAll(() => shared?.close())
  return () => {
    if (mock === undefined) throw new Error('The mock of useMock() exists only while a test runs.')
    return mock
  }
}

interface RunningTest {
  readonly errors: readonly unknown[]
}

/** Jest tells no hook whether its test has failed, but its runner tells all that listen. */
let runningTest: RunningTest | undefined
const listeners: unknown = Reflect.get(globalThis, Symbol.for('EVENT_HANDLERS'))
if (Array.isArray(listeners)) {
  listeners.push(({ name, test }: { readonly name: string; readonly test?: RunningTest }) => {
    if (name === 'test_start') runningTest = test
  })
}

function hasFailed(): boolean {
  return runningTest !== undefined && runningTest.errors.length > 0
}
