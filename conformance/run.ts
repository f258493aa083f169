import { runConformance } from './conformance.ts'

const { env: environment, stdout: out, stderr: err } = process
// A reader that has seen enough, such as `head`, is no failure of the run.
out.on('error', () => process.exit())
process.exitCode = await runConformance(process.argv.slice(2), { environment, out, err })
