import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunSuite } from '../mock/control/operations/suite-run.ts'
import { tryParseJson } from '../runtime/json.ts'
import { localServers as servers } from './local-targets.ts'

/** `gatewright conformance`; returns the exit code. */
export async function runSuite(args: readonly string[]): Promise<number> {
  const { env: environment, stdout: out, stderr: err } = process
  // The package has it in a separate file: few starts of the command need the suite.
  const { runConformance } = await import('../conformance/conformance.ts')
  return runConformance(args, { environment, out, err, servers })
}

/** Runs `gatewright conformance` with a report in a temporary file. */
export const reportSuite: RunSuite = async (args, { onProgress, signal }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-'))
  const path = join(folder, 'report.json')
  let output = ''
  const out = { write: (text: string) => (output += text) }
  const err = {
    write: (text: string) => {
      output += text
      onProgress(text.trim())
    },
  }
  try {
    const { runConformance } = await import('../conformance/conformance.ts')
    const environment = { environment: {}, out, err, servers, signal }
    const exitCode = await runConformance([...args, `--report=json=${path}`], environment)
    return { exitCode, output, report: existsSync(path) ? tryParseJson(readFileSync(path, 'utf8')) : undefined }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
