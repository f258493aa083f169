import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getCommand } from '../generators/command.ts'

const help = `Lists the changes of the contract since a revision, and those that break clients.

Usage: ${getCommand('diff')} [REVISION] [LATER]

  REVISION  a git revision (HEAD)
  LATER     a later git revision (the working tree)

Compares requests, replies and the lifecycles of tasks, then streams and callbacks. spec/diff/redocly.yaml sets the
severity of each kind of change.
Exit codes: 0 no breaking change, 1 breaking changes, 2 a revision has no contract.
`

const openapi = 'generated/openapi.json'
const asyncapi = 'generated/asyncapi.json'
/** For a contract without streams: all streams of the other revision are then added or removed. */
const noStreams = { asyncapi: '3.1.0', info: { title: '', version: '' }, channels: {}, operations: {} }

interface Side {
  readonly name: 'before' | 'after'
  /** Undefined for the working tree. */
  readonly revision: string | undefined
}

const args = process.argv.slice(2)
process.exitCode = args.some((arg) => arg.startsWith('-')) ? showHelp(args) : compare(args)

function showHelp(args: readonly string[]): number {
  const isHelp = args.includes('--help') || args.includes('-h')
  ;(isHelp ? process.stdout : process.stderr).write(help)
  return isHelp ? 0 : 2
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
  const { error, status } = spawnSync('redocly', ['diff', ...files, '--config', config], { stdio: 'inherit', env })
  if (error)
    process.stderr.write('This needs the package @redocly/cli, which is not installed: npm install @redocly/cli\n')
  return status ?? 2
}
