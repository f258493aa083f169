import { localServers as servers } from './local-targets.ts'

/** `gatewright conformance`; returns the exit code. */
export async function runSuite(args: readonly string[]): Promise<number> {
  const { env: environment, stdout: out, stderr: err } = process
  // It is in a file of its own in the package: few starts of the command need the suite.
  const { runConformance } = await import('../conformance/conformance.ts')
  return runConformance(args, { environment, out, err, servers })
}
