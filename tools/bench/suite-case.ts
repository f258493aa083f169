import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Case, Effort } from './case.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Times all contract tests of the mock, including the start of the process. */
export function suiteCase({ suite }: Effort): Case {
  return {
    name: 'conformance',
    title: suite === 'whole' ? 'all contract tests of the mock' : `contract tests of the mock, only ${suite}`,
    unit: 's',
    servers: ['mock'],
    reference: 'mock',
    maxRounds: 1,
    warmUp: async () => undefined,
    sample: async () => ({ value: await getSeconds(suite === 'whole' ? [] : ['--only', suite]) }),
  }
}

async function getSeconds(options: readonly string[]): Promise<number> {
  const start = performance.now()
  const args = ['cli/gatewright.ts', 'conformance', '--target', 'mock', ...options]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  // The verdict does not matter here.
  if (code !== 0 && code !== 1) throw new Error(`the contract tests ended with ${code}`)
  return (performance.now() - start) / 1000
}
