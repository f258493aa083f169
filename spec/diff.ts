import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/**
 * `npm run diff -- REVISION`: what changed in the contract since a revision, and what of it breaks clients. Exits with
 * 1 when something does, with 2 when the revision has no contract.
 */
const [revision = 'HEAD'] = process.argv.slice(2)
const bundle = 'generated/openapi.json'
const before = '.cache/contract-before.json'

mkdirSync('.cache', { recursive: true })
try {
  const maxBuffer = 64 * 1024 * 1024
  writeFileSync(before, execFileSync('git', ['show', `${revision}:${bundle}`], { maxBuffer, stdio: 'pipe' }))
} catch {
  process.stderr.write(`There is no ${bundle} in the revision ${revision}.\n`)
  process.exit(2)
}
const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
process.exitCode = spawnSync('redocly', ['diff', before, bundle], { stdio: 'inherit', env }).status ?? 2
