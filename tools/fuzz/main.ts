import { runFuzz } from './run-fuzz.ts'
import { startServer } from './server-under-test.ts'

const { stdout: out, stderr: err } = process
process.exitCode = await runFuzz(process.argv.slice(2), { out, err, start: startServer })
