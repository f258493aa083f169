import { runConformance } from './conformance.ts'

const { env: environment, stdout: out, stderr: err } = process
process.exitCode = await runConformance(process.argv.slice(2), { environment, out, err })
