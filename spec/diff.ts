import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

const help = `Tells what changed in the contract since a revision, and what of it breaks clients.

Usage: npm run diff -- [REVISION] [LATER]

  REVISION  of git, HEAD when absent
  LATER     another one; the files as they are when absent

Requests and replies are compared, events of streams and callbacks are not.
Exit codes: 0 nothing breaks clients, 1 something does, 2 a revision has no contract.
`

const bundle = 'generated/openapi.json'
const args = process.argv.slice(2)
process.exitCode = args.some((arg) => arg.startsWith('-')) ? showHelp(args) : compare(args)

function showHelp(args: readonly string[]): number {
  const isAsked = args.includes('--help') || args.includes('-h')
  ;(isAsked ? process.stdout : process.stderr).write(help)
  return isAsked ? 0 : 2
}

function compare([before = 'HEAD', after]: readonly string[]): number {
  const files = [contractOf(before, 'before'), after === undefined ? bundle : contractOf(after, 'after')]
  const known = files.flatMap((file) => file ?? [])
  if (known.length < files.length) return 2
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return spawnSync('redocly', ['diff', ...known], { stdio: 'inherit', env }).status ?? 2
}

/** A file with the contract as it was; undefined where there was none. */
function contractOf(revision: string, name: string): string | undefined {
  const file = `.cache/contract-${name}.json`
  try {
    const text = execFileSync('git', ['show', `${revision}:${bundle}`], { maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' })
    mkdirSync('.cache', { recursive: true })
    writeFileSync(file, text)
    return file
  } catch {
    process.stderr.write(`There is no ${bundle} in the revision ${revision}.\n`)
    return undefined
  }
}
