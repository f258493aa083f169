#!/usr/bin/env node
// Everything else is imported later: an older Node would fail on it before this check can run.
import module from 'node:module'

const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)

if (major > 20 || (major === 20 && minor >= 19)) {
  module.enableCompileCache?.()
  const { runCommand } = await import('./run-command.ts')
  await runCommand(process.argv.slice(2))
} else {
  process.stderr.write(`Node 20.19 or newer is required; this is ${node}.\n`)
  process.exitCode = 2
}
