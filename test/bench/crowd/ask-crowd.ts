import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { CrowdOrder, CrowdReport } from './crowd.ts'

const script = fileURLToPath(new URL('crowd.ts', import.meta.url))
const run = promisify(execFile)

/** Has the streams opened by a process of their own. */
export async function askCrowd(order: CrowdOrder): Promise<CrowdReport> {
  const { stdout } = await run(process.execPath, [script, JSON.stringify(order)], { maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout)
}
