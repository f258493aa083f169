#!/usr/bin/env node
// Everything else is imported later: an older Node would fail on it before this check can run.
// Since Node 20.19 and 22.12.
if (process.features.require_module) {
  // Without a top-level `await`, which CommonJS lacks.
  void import('./run-command.ts').then(async ({ runCommand }) => {
    process.exitCode = await runCommand(process.argv.slice(2))
  })
} else {
  process.stderr.write(`gatewright needs Node 20.19, 22.12 or newer; this is ${process.version}.\n`)
  process.exitCode = 2
}
