import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import { createMock, type InProcessOptions } from './in-process.ts'

const defaults: InProcessOptions = {}

/**
 * A vitest `test` whose tests get a `mock` each, in a sandbox of its own, so that they may run side by side. The
 * tests of a file share the one server behind them, which `mockOptions` describe.
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
