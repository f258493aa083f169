import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { afterFirstReply } from './first-reply.ts'

/**
 * Requires a CommonJS file of ASCII text without `import()`, with the code that V8 compiled for it in an earlier process, which
 * saves a fifth of the start. The compile cache of Node has the code from before a file runs; this one has all functions that
 * have run by the end of the first reply. `hash` identifies the contents, of which V8 compares no more than the length.
 */
export function loadBundle(path: string, hash: string): unknown {
  const require = module.createRequire(path)
  const folder = module.getCompileCacheDir?.()
  if (folder === undefined) return require(path)
  const cachePath = join(folder, `gatewright-${hash}`)
  const cachedData = readCache(cachePath)
  const code = readFileSync(path, 'latin1')
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${code}\n})`, {
    filename: path,
    ...(cachedData && { cachedData }),
  })
  if (script.cachedDataRejected !== false) afterFirstReply(() => save(script, cachePath))
  const loaded = { exports: {} }
  script.runInThisContext()(loaded.exports, require, loaded, path, dirname(path))
  return loaded.exports
}

function readCache(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function save(script: Script, path: string): void {
  try {
    // In one step: another process may read it at the same time.
    const temporary = `${path}.${process.pid}`
    writeFileSync(temporary, script.createCachedData(), { mode: 0o600 })
    renameSync(temporary, path)
  } catch {
    // It only saves time.
  }
}
