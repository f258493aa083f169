import { build } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { nodeGlobals } from '../../tools/bundle-plugins.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] as const
const toFake = [...timers, 'performance', 'Date'] as const

test('the timers are those of Node when they are faked before the import', async () => {
  const real = Object.fromEntries([...timers, 'performance' as const].map((name) => [name, globalThis[name]]))
  vi.useFakeTimers({ toFake: [...toFake] })
  for (const name of timers) expect(globalThis[name]).not.toBe(real[name])
  const globals = await import('../../runtime/node-globals.ts')
  expect(globals).toMatchObject(real)
})

test('a bundle waits by the real time while timers are faked, and its date is the faked one', async () => {
  const contents = `
    import { MovableClock } from './mock/movable-clock.ts'
    export async function wait() {
      const clock = new MovableClock(1)
      await clock.sleep(1)
      clock.stop()
      await Promise.all([clock.sleep(1000), clock.advance(1000)])
      return { now: new MovableClock(1).now(), isBytes: Buffer.from('a') instanceof Uint8Array }
    }`
  const stdin = { contents, resolveDir: process.cwd() }
  const format = { format: 'esm', platform: 'node', bundle: true, write: false } as const
  const { outputFiles } = await build({ ...format, stdin, inject: [nodeGlobals] })
  const { wait } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
  vi.useFakeTimers({ toFake: [...toFake], now: 1000 })
  vi.stubGlobal('Uint8Array', class {})
  await expect(wait().finally(() => vi.unstubAllGlobals())).resolves.toEqual({ now: 1000, isBytes: true })
})
