import { runConformance } from '../conformance/conformance.ts'
import { localServers as servers } from './local-targets.ts'

/** `gatewright conformance`; returns the exit code. */
export function runSuite(args: readonly string[]): Promise<number> {
  const { env: environment, stdout: out, stderr: err } = process
  return runConformance(args, { environment, out, err, servers })
}
