import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { getResidentKib } from '../../tools/bench/process-figures.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startProcess } from '../support/server-process.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'

/** Prints the flags that a program sets, and the memory that it has before a collection of its own. */
const printFlags = `const v8 = require('node:v8')
const { setFlagsFromString } = v8
v8.setFlagsFromString = (flag) => {
  process.stderr.write(flag + '\\n')
  if (flag === '--expose-gc') process.stdout.write('rss ' + process.memoryUsage.rss() + '\\n')
  setFlagsFromString(flag)
}`

/** The memory of a process is known there, and V8 has all these flags. */
const isMeasured = process.platform === 'linux' && Number.parseInt(process.versions.node, 10) >= 24

test('an idle mock frees what its start has needed, and its cached code stays valid', async () => {
  const folder = join(testFolder(), 'cache')
  const env = { NODE_COMPILE_CACHE: folder, NODE_OPTIONS: `--require ${writeTestFile('print-flags.cjs', printFlags)}` }
  const start = () => closeAfterTest(startProcess(['mock', '--log', 'off'], env, 'dist/gatewright.cjs'))
  const { child, said, baseUrl } = await start()
  await expect.poll(() => said.err).toBe('--expose-gc\n--no-expose-gc\n')
  const [, before] = /^rss (\d+)$/m.exec(said.out) ?? []
  if (isMeasured) {
    await expect.poll(() => getResidentKib(child.pid ?? 0) ?? 0).toBeLessThan(Number(before) / 1024 - 2000)
  }
  await fetch(`${baseUrl}/v1/models`)
  await expect.poll(() => said.err).toMatch(/--no-allocation-site-pretenuring\n.*--expose-gc\n/s)
  const getCode = () => readdirSync(folder).filter((name) => name.startsWith('gatewright-'))
  const [file = ''] = getCode()
  const { ino } = statSync(join(folder, file))
  const again = await start()
  await fetch(`${again.baseUrl}/v1/models`)
  again.child.kill()
  await again.ended
  expect(getCode()).toEqual([file])
  expect(statSync(join(folder, file)).ino).toBe(ino)
})

/** Lets the process take a second of processor time when it is told to. */
const workOnSignal = `
process.on('SIGUSR2', () => {
  for (const start = process.cpuUsage(); process.cpuUsage(start).user < 1_000_000; );
})`

test.skipIf(!isMeasured)(
  'V8 optimises without delay once a mock has worked for a while, whatever the number of its replies',
  async () => {
    const env = { NODE_OPTIONS: `--require ${writeTestFile('print-flags.cjs', printFlags + workOnSignal)}` }
    const { said, baseUrl, child } = await closeAfterTest(
      startProcess(['mock', '--log', 'off'], env, 'dist/gatewright.cjs'),
    )
    const getFlags = () => said.err.match(/--(no-)?efficiency-mode/g)
    await fetch(`${baseUrl}/v1/models`)
    await expect.poll(getFlags).toEqual(['--efficiency-mode'])
    child.kill('SIGUSR2')
    const names = ['invocation-count-for-maglev', 'minimum-invocations-after-ic-update']
    const defaults = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
    const last = (text: string, name: string) => text.match(new RegExp(`--${name}=\\d+`, 'g'))?.at(-1)
    const isUsual = () => {
      expect(getFlags()).toContain('--no-efficiency-mode')
      expect(names.map((name) => last(said.err, name))).toEqual(names.map((name) => last(defaults, name)))
    }
    await vi.waitFor(isUsual, { timeout: 120_000 })
  },
)

const traceCollections = `require('node:v8').setFlagsFromString('--trace-gc')`

test.skipIf(!isMeasured)('V8 marks the heap for few large bodies only', async () => {
  const env = { NODE_OPTIONS: `--require ${writeTestFile('trace-collections.cjs', traceCollections)}` }
  const { said, baseUrl } = await closeAfterTest(startProcess(['mock', '--log', 'off'], env, 'dist/gatewright.cjs'))
  await fetch(`${baseUrl}/v1/models`)
  const countMarked = () => said.out.match(/Mark-Compact/g)?.length ?? 0
  await expect.poll(countMarked).toBeGreaterThan(0)
  const before = countMarked()
  const data = `iVBORw0KGgo${'A'.repeat(10_000_001)}`
  const content = [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data } }]
  const body = JSON.stringify({ model: 'gw-text-large', max_tokens: 8, messages: [{ role: 'user', content }] })
  const headers = { 'x-api-key': 'sk-mock', 'messages-version': '2023-06-01', 'content-type': 'application/json' }
  for (let sent = 0; sent < 24; sent++) {
    expect((await fetch(`${baseUrl}/v1/messages`, { method: 'POST', headers, body })).status).toBe(200)
  }
  // There are about 20 with the usual limits of V8.
  expect(countMarked() - before).toBeLessThan(13)
})
