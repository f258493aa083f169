import { readFileSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'
import { findCacheFile, readCacheFile, writeCacheFile } from './code-cache.ts'
import { afterFirstReply } from './first-reply.ts'

/**
 * Requires a CommonJS file of ASCII text without `import()`, whose value is a function where there is no `module`, with the code
 * that V8 compiled for it in an earlier process, which saves a fifth of the start. The compile cache of Node has the code from before a file runs; this one has all functions that
 * have run by the end of the first reply. `hash` identifies the contents, of which V8 compares no more than the length.
 */
export function loadBundle(path: string, hash: string): unknown {
  const require = module.createRequire(path)
  const cachePath = findCacheFile(`gatewright-${process.version}-${process.arch}-${hash}`)
  if (cachePath === undefined) return require(path)
  const cachedData = readCacheFile(cachePath)
  const code = readFileSync(path, 'latin1')
  const script = new Script(code, { filename: path, ...(cachedData && { cachedData }) })
  if (script.cachedDataRejected !== false) afterFirstReply(() => writeCacheFile(cachePath, script.createCachedData()))
  const loaded = { exports: {} }
  script.runInThisContext()(loaded.exports, require, loaded, path, dirname(path))
  return loaded.exports
}
