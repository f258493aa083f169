// Plain JavaScript, since the compile cache must be on before the first TypeScript file: a single uncached file loads the
// type stripper, at 40 ms and 14 MiB. `node:module` is a namespace, since an older Node lacks some of its exports.
import module from 'node:module'
import { join } from 'node:path'

if (process.features.typescript) module.enableCompileCache(join(import.meta.dirname, '../../.cache/node'))
else (await import('tsx/esm/api')).register()
const { run } = await import('./main.ts')
await run(process.argv.slice(2))
