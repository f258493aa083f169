import { runCoverage } from './command-line.ts'

const { stdout: out, stderr: err } = process
// Loaded lazily: the help does not need it.
const measure = async () => (await import('./measure.ts')).measureCoverage()
process.exitCode = await runCoverage(process.argv.slice(2), { out, err, measure })
