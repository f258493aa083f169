// The way in is plain JavaScript: compiled code has to be kept from the first TypeScript file on, since a single file
// that must be stripped anew loads the type stripper, at 40 ms and 14 MiB. `node:module` is imported whole, since an older
// Node stops at a name that it lacks before it can be told anything.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (process.features.typescript) {
  module.enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)))
  const { run } = await import('./main.ts')
  await run(process.argv.slice(2))
} else {
  const { node } = process.versions
  const fix = 'On Linux `npm start` uses one that comes with the packages.'
  process.stderr.write(`Node 22.18 or newer is needed, and this is ${node}. ${fix}\n`)
  process.exitCode = 2
}
