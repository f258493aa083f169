import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const help = `Tells what changed in the contract since a revision, and what of it breaks clients.

Usage: npm run diff -- [REVISION] [LATER]

  REVISION  of git, HEAD when absent
  LATER     another one; the files as they are when absent

Requests and replies are compared, with the lifecycles of tasks, then streams and callbacks. How much each kind of
change weighs stands in spec/diff/redocly.yaml.
Exit codes: 0 nothing breaks clients, 1 something does, 2 a revision has no contract.
`

const openapi = 'generated/openapi.json'
const asyncapi = 'generated/asyncapi.json'
/** A contract may have no streams: those of the other side are then all added, or all removed. */
const noStreams = { asyncapi: '3.1.0', info: { title: '', version: '' }, channels: {}, operations: {} }

interface Side {
  readonly name: 'before' | 'after'
  /** The files as they are when absent. */
  readonly revision: string | undefined
}

const args = process.argv.slice(2)
process.exitCode = args.some((arg) => arg.startsWith('-')) ? showHelp(args) : compare(args)

function showHelp(args: readonly string[]): number {
  const isAsked = args.includes('--help') || args.includes('-h')
  ;(isAsked ? process.stdout : process.stderr).write(help)
  return isAsked ? 0 : 2
}

function compare([before = 'HEAD', after]: readonly string[]): number {
  const sides: readonly Side[] = [
    { name: 'before', revision: before },
    { name: 'after', revision: after },
  ]
  const empty = sides.find((side) => toText(openapi, side) === undefined)
  if (empty) {
    const place = empty.revision === undefined ? 'this folder' : `the revision ${empty.revision}`
    process.stderr.write(`There is no ${openapi} in ${place}.\n`)
    return 2
  }
  return Math.max(...[openapi, asyncapi].map((path) => runDiff(sides.map((side) => getFile(path, side)))))
}

function toText(path: string, { revision }: Side): string | undefined {
  if (revision === undefined) return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  try {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const
    return execFileSync('git', ['show', `${revision}:${path}`], options)
  } catch {
    return undefined
  }
}

/** A file with the document as it was on that side. */
function getFile(path: string, side: Side): string {
  const text = toText(path, side)
  if (side.revision === undefined && text !== undefined) return path
  const folder = join('.cache', 'diff', side.name)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, basename(path))
  writeFileSync(file, text ?? JSON.stringify(noStreams))
  return file
}

function runDiff(files: readonly string[]): number {
  const config = join(import.meta.dirname, 'diff', 'redocly.yaml')
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return spawnSync('redocly', ['diff', ...files, '--config', config], { stdio: 'inherit', env }).status ?? 2
}
