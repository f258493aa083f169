import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import { createMock, type InProcessOptions } from './in-process.ts'

const defaults: InProcessOptions = {}

/**
 * A vitest `test` with a `mock` in its own sandbox, so tests may run in parallel. The tests of a file share a server,
 * configured by `mockOptions`.
 */
export const mockTest = test
  .extend('mockOptions', { scope: 'file' }, () => defaults)
  .extend('sharedMock', { scope: 'file' }, async ({ mockOptions }, { onCleanup }) => {
    const mock = await createMock(mockOptions)
    onCleanup(() => mock.close())
    return mock
  })
  .extend('mock', ({ sharedMock }, { onCleanup }) => {
    const mock = sharedMock.sandbox(randomUUID())
    onCleanup(() => mock.close())
    return mock
  })
