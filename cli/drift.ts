/** `gatewright drift`; returns the exit code. */
export async function runDrift(args: readonly string[]): Promise<number> {
  const { env: environment, stdout: out, stderr: err } = process
  const { runDriftCommand } = await import('../conformance/drift/drift.ts')
  const { readJudgedContract } = await import('./start-program.ts')
  return runDriftCommand(args, { environment, out, err, readContract: readJudgedContract })
}
