import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { getResidentKib } from '../../tools/bench/process-figures.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startProcess } from '../support/server-process.ts'
import { testFolder } from '../support/temporary-folder.ts'

const isMeasured = process.platform === 'linux' && Number.parseInt(process.versions.node, 10) >= 24

test.runIf(isMeasured)('an idle mock frees memory, and its cached code stays valid', async () => {
  const env = { NODE_COMPILE_CACHE: join(testFolder(), 'cache') }
  const start = () => closeAfterTest(startProcess(['mock', '--log', 'off'], env, 'dist/gatewright.cjs'))
  const { child, baseUrl } = await start()
  const { pid = 0 } = child
  const getMib = () => (getResidentKib(pid) ?? 0) / 1024
  const waitForLess = async (than: number) => {
    await vi.waitFor(() => expect(getMib()).toBeLessThan(than), { timeout: 30_000, interval: 200 })
    return getMib()
  }
  const ask = async () =>
    (await fetch(`${baseUrl}/v1/models`, { headers: { authorization: 'Bearer sk-mock' } })).arrayBuffer()
  await waitForLess(getMib() - 2)
  for (let count = 0; count < 6000; count += 20) await Promise.all(Array.from({ length: 20 }, ask))
  await waitForLess(getMib() - 10)
  const getCode = () => readdirSync(env.NODE_COMPILE_CACHE).filter((name) => name.startsWith('gatewright-'))
  const [file = ''] = getCode()
  const { ino } = statSync(join(env.NODE_COMPILE_CACHE, file))
  const again = await start()
  await fetch(`${again.baseUrl}/v1/models`)
  again.child.kill()
  await again.ended
  expect(getCode()).toEqual([file])
  expect(statSync(join(env.NODE_COMPILE_CACHE, file)).ino).toBe(ino)
})
