// The entry point is plain JavaScript: the compile cache must be on before the first TypeScript file, since a single
// uncached file loads the type stripper, at 40 ms and 14 MiB. `node:module` is imported as a namespace, since an older Node
// fails on an unknown named import before this check can run.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (process.features.typescript) {
  module.enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)))
  const { run } = await import('./main.ts')
  await run(process.argv.slice(2))
} else {
  const { node } = process.versions
  const fix = 'On Linux `npm start` uses one from the npm packages.'
  process.stderr.write(`Node 22.18 or newer is required; this is ${node}. ${fix}\n`)
  process.exitCode = 2
}
