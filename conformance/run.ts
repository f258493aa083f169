import { runConformance } from './conformance.ts'

const { env: environment, stdout: out, stderr: err } = process
// A reader that closes the pipe early, such as `head`, does not fail the run.
out.on('error', () => process.exit())
process.exitCode = await runConformance(process.argv.slice(2), { environment, out, err })
