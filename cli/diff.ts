import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getCommand, printFailure, printText } from '../settings/command.ts'
import { printUsageError } from '../settings/errors.ts'
import { checkVersions } from '../settings/optional-packages.ts'
import { readFlags, takePositional } from '../settings/read-flags.ts'

const getHelpText = () => `Lists the changes of the contract since a revision, and those that break clients.

Usage: ${getCommand('diff')} [REVISION] [LATER]

  REVISION  a git revision (HEAD)
  LATER     a later git revision (the working tree)

Compares requests, replies and the lifecycles of tasks, then streams and callbacks. spec/diff/redocly.yaml sets the
severity of every kind of change.
Exit codes: 0 no breaking change, 1 breaking changes, 2 the command line is wrong, or a revision has no contract.
`

const openapi = 'generated/openapi.json'
const asyncapi = 'generated/asyncapi.json'
/** The AsyncAPI document of a contract without streams: all streams of the other revision are then added or removed. */
const noStreams = { asyncapi: '3.1.0', info: { title: '', version: '' }, channels: {}, operations: {} }

interface Side {
  readonly name: 'before' | 'after'
  /** Undefined for the working tree. */
  readonly revision: string | undefined
}

/** `gatewright diff`; returns the exit code. */
export async function runDiff(args: readonly string[]): Promise<number> {
  try {
    const { positional: before = 'HEAD', rest } = takePositional({}, args)
    const { positional: after, rest: others } = takePositional({}, rest)
    if (readFlags({}, others) === undefined) return printText(getHelpText())
    checkVersions('@redocly/cli')
    const sides: readonly Side[] = [
      { name: 'before', revision: before },
      { name: 'after', revision: after },
    ]
    const error = findError(sides)
    if (error !== undefined) return printFailure(error, 2)
    return Math.max(...[openapi, asyncapi].map((path) => compareFiles(sides.map((side) => getFile(path, side)))))
  } catch (error) {
    return printUsageError(error)
  }
}

/** Why two revisions cannot be compared. */
function findError(sides: readonly Side[]): string | undefined {
  if (runGit('rev-parse', '--git-dir') === undefined)
    return 'This folder is not in a git repository: run it in a clone of the contract.'
  for (const { revision } of sides)
    if (revision !== undefined && runGit('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) === undefined)
      return `Unknown revision \`${revision}\`: name a commit, branch or tag of this repository.`
  const empty = sides.find((side) => toText(openapi, side) === undefined)
  const location = empty?.revision === undefined ? 'this folder' : `the revision ${empty.revision}`
  return empty && `There is no ${openapi} in ${location}: generate it, or name a revision that has it.`
}

function toText(path: string, { revision }: Side): string | undefined {
  if (revision === undefined) return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  return runGit('show', `${revision}:${path}`)
}

/** The output of a command; undefined if it fails. */
function runGit(...args: readonly string[]): string | undefined {
  try {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const
    return execFileSync('git', args, options)
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

function compareFiles(files: readonly string[]): number {
  const config = join(import.meta.dirname, '../spec/diff/redocly.yaml')
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  // Not inherited: the reader of our output may end first.
  const { error, status, stdout } = spawnSync('redocly', ['diff', ...files, '--config', config], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    maxBuffer: 64 * 1024 * 1024,
  })
  process.stdout.write(stdout ?? '')
  return error === undefined ? (status ?? 2) : printFailure(explainFailure(error), 2)
}

function explainFailure(error: Error): string {
  if ('code' in error && error.code === 'ENOENT')
    return 'This needs the package @redocly/cli, which is not installed: npm install @redocly/cli'
  return `redocly cannot compare the revisions: ${error.message}.`
}
