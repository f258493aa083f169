import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Location } from '../generators/diagnostics.ts'
import type { FlatDocument } from '../generators/read/flatten.ts'
import { type JsonObject, pointerKeys } from '../runtime/json.ts'
import { FileError } from '../settings/errors.ts'
import { nameParameters } from './diff-parameters.ts'
import type { DocumentPair } from './diff-sides.ts'

export type Impact = 'major' | 'minor' | 'patch'

/** A change of a contract; `at` is where it stands after the change, or before it if it is removed. */
export interface ContractChange {
  readonly impact: Impact
  readonly kind: 'added' | 'removed' | 'modified'
  /** The keys from the root of the document, through references. */
  readonly path: readonly string[]
  /** The modified property. */
  readonly property: string | undefined
  readonly verdicts: readonly { readonly rule: string; readonly message: string }[]
  readonly at: Location
}

/** The part of a report of Redocly that is read. */
interface Report {
  readonly changes: readonly {
    readonly path: string
    readonly kind: ContractChange['kind']
    readonly impact: Impact
    readonly property?: string
    readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[]
    readonly base?: { readonly pointer: string }
    readonly revision?: { readonly pointer: string }
  }[]
}

/** Compares two contracts: requests, replies and tasks first, then streams and callbacks. Rejects with a `FileError`. */
export async function findChanges(before: DocumentPair, after: DocumentPair): Promise<readonly ContractChange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-diff-'))
  try {
    const changes = await Promise.all([
      compareDocuments(join(folder, 'openapi'), before.openapi, after.openapi),
      compareDocuments(join(folder, 'asyncapi'), before.asyncapi, after.asyncapi),
    ])
    return changes.flat()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compareDocuments(
  stem: string,
  before: FlatDocument | undefined,
  after: FlatDocument | undefined,
): Promise<ContractChange[]> {
  const first = before ?? after
  if (first === undefined) return []
  const sides = [before, after].map((document) => nameParameters(document?.root ?? withoutStreams(first)))
  const paths = sides.map(({ root }, index) => {
    const path = `${stem}-${index}.json`
    writeFileSync(path, JSON.stringify(root))
    return path
  })
  const output = `${stem}-report.json`
  await runRedocly([...paths, '--format', 'json', '--output', output])
  const { changes }: Report = JSON.parse(readFileSync(output, 'utf8'))
  const read = changes.map((change) => ({ ...change, path: pointerKeys(change.path.slice(1)) }))
  const stated = read.filter(({ path }) => !sides.some((side) => side.isMade(path)))
  return stated.map(({ impact, kind, path, property, verdicts, base, revision }) => {
    const isRemoved = kind === 'removed'
    const pointer = (isRemoved ? base : revision)?.pointer.slice(1) ?? ''
    const document = (isRemoved ? before : after) ?? first
    return {
      impact,
      kind,
      path,
      property,
      verdicts: verdicts.map(({ ruleId: rule, message }) => ({ rule, message })),
      at: document.locatePointer(sides[isRemoved ? 0 : 1]?.toOriginal(pointer) ?? pointer),
    }
  })
}

/** The AsyncAPI document of a contract that has none: all streams of the other one are added or removed. */
function withoutStreams(other: FlatDocument): JsonObject {
  return { ...other.root, channels: {}, operations: {} }
}

/** Runs `redocly diff`. Rejects with a `FileError` if it fails, and with the error of an import if it is not installed. */
function runRedocly(args: readonly string[]): Promise<void> {
  const config = join(import.meta.dirname, '../spec/diff/redocly.yaml')
  const argv = [findRedocly(), 'diff', ...args, '--config', config, '--fail-on', 'none']
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'pipe'], env })
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-10_000)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return done()
      // Boxes are notices about versions.
      const lines = errors.split('\n').filter((line) => /\w/.test(line) && !/[│║]/.test(line))
      reject(new FileError(`redocly cannot compare the documents: ${lines.join(' ').trim() || `exit code ${code}`}`))
    })
  })
}

/** The program of Redocly beside this package, or in the project that runs it. */
function findRedocly(): string {
  const name = '@redocly/cli/bin/cli.js'
  try {
    return createRequire(resolve('package.json')).resolve(name)
  } catch {
    return createRequire(import.meta.url).resolve(name)
  }
}
