/**
 * Measures which tests cover which elements of the specification. `elements.ts` lists the elements, `run-*.ts` run the
 * tests and record in an `Evidence` what they cover, `measure.ts` compares the two, `show-coverage.ts` prints the result.
 */
import { runCoverage } from './command-line.ts'

const { stdout: out, stderr: err } = process
// Loaded lazily: the help does not need it.
const measure = async () => (await import('./measure.ts')).measureCoverage()
process.exitCode = await runCoverage(process.argv.slice(2), { out, err, measure })
