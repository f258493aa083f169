// The way in is plain JavaScript: compiled code has to be kept from the first TypeScript file on, since a single file
// that must be stripped anew loads the type stripper, at 40 ms and 14 MiB.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)))
const { run } = await import('./main.ts')
await run(process.argv.slice(2))
