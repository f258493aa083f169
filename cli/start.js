// Plain JavaScript, since the compile cache must be on before the first TypeScript file: a single uncached file loads the
// type stripper, at 40 ms and 14 MiB. `node:module` is a namespace, since an older Node lacks some of its exports.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (process.features.require_module) {
  if (process.features.typescript) module.enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)))
  else (await import('tsx/esm/api')).register()
  const { run } = await import('./main.ts')
  await run(process.argv.slice(2))
} else {
  process.stderr.write(`gatewright needs Node 20.19, 22.12 or newer; this is ${process.version}.\n`)
  process.exitCode = 2
}
