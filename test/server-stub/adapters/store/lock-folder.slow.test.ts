import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { killAtExit, waitForOutput } from '../../../support/server-process.ts'
import { testFolder } from '../../../support/temporary-folder.ts'

const refusal = /^The database folder .* is in use by another process: stop it or use another folder\.\n$/
const namespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const hasNamespaces = spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0
if (!hasNamespaces) console.warn('Skipped: no process namespaces here (run as root on Linux).')

interface Attempt {
  readonly child: ChildProcess
  readonly outcome: string
}

/** Starts a process that locks the folder or says why not. */
async function attempt(folder: string, prefix: readonly string[] = []): Promise<Attempt> {
  const [program = '', ...args] = [...prefix, process.execPath, join(import.meta.dirname, 'hold-lock.ts'), folder]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  killAtExit(child)
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, outcome: await waitForOutput(child, /\n/) }
}

async function kill({ child }: Attempt): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

it('one of six simultaneous processes gets the lock of a killed one, twenty times', async () => {
  const folder = testFolder()
  let holder = await attempt(folder)
  for (let round = 0; round < 20; round++) {
    expect((await attempt(folder)).outcome).toMatch(refusal)
    await kill(holder)
    const attempts = await Promise.all(Array.from({ length: 6 }, () => attempt(folder)))
    const [winner, ...others] = attempts.filter(({ outcome }) => outcome.startsWith('held'))
    expect(winner).toBeDefined()
    expect(others).toEqual([])
    expect(attempts.filter(({ outcome }) => refusal.test(outcome))).toHaveLength(5)
    if (winner) holder = winner
  }
  expect(readdirSync(folder).length).toBeLessThan(3)
})

it.skipIf(!hasNamespaces)('two processes with the same id in two namespaces do not share a folder', async () => {
  const folder = testFolder()
  const first = await attempt(folder, namespace)
  expect(first.outcome).toBe('held by 1\n')
  expect((await attempt(folder, namespace)).outcome).toMatch(refusal)
  await kill(first)
  expect((await attempt(folder, namespace)).outcome).toBe('held by 1\n')
})

it('a file with the id of a live process, as older versions wrote it, refuses nobody', async () => {
  const folder = join(testFolder(), 'data')
  writeFileSync(`${folder}.lock`, String(process.ppid))
  expect((await attempt(folder)).outcome).toMatch(/^held/)
})

it('a folder may have a path longer than that of a socket', async () => {
  const folder = join(testFolder(), 'f'.repeat(150))
  expect((await attempt(folder)).outcome).toMatch(/^held/)
  expect((await attempt(folder)).outcome).toMatch(refusal)
})
