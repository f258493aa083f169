import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byName, isObject, ownValue, tryParseJson } from '../../runtime/json.ts'
import { runGit } from '../read/file-source.ts'
import { type Difference, writeFolder } from '../write/generated-folder.ts'
import { InitError } from './spec-files.ts'

/** What a project took from the package or from a URL: the version of the package, and the digests of the files by path. */
export interface SpecBase {
  /** The URL of the document. */
  readonly source?: string
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

export const basePath = 'spec/base.json'

/** A name of a file or folder that every system can have, in 200 characters at most; Windows has its own for `aux.yaml`. */
const part = String.raw`(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$))[\w@+~](?:[\w.@+~ -]{0,198}[\w@+~-])?`
const specPath = new RegExp(`^spec(?:/${part})+$`, 'i')

/** Whether a path is that of a file in `spec/`, which an upgrade may write and remove. */
export function isSpecPath(path: string): boolean {
  return specPath.test(path)
}

/** The files of a contract by their path in a project. */
export type SpecTexts = ReadonlyMap<string, string>

/** A file that has changed at its source since the project took it. */
export interface SpecChange extends Difference {
  /** Whether the project has changed it too. */
  readonly isEdited: boolean
  /** Whether `after` has the edits of both. */
  readonly isMerged?: true
}

export function createBase(version: string, texts: SpecTexts, source?: string): SpecBase {
  return {
    ...(source !== undefined && { source }),
    version,
    files: Object.fromEntries([...texts].map(([path, text]) => [path, getDigest(text)])),
  }
}

export const printBase = (base: SpecBase) => `${JSON.stringify(base, null, 2)}\n`

/** Throws an `InitError` for a folder that took no contract from the package or a URL. */
export function readBase(folder: string): SpecBase {
  const path = join(folder, basePath)
  const base = existsSync(path) ? tryParseJson(readFileSync(path, 'utf8')) : undefined
  if (!isObject(base) || typeof base.version !== 'string' || !isObject(base.files))
    throw new InitError(
      `There is no valid ${basePath} here: upgrade works in a project that init created without --spec, or from a URL.`,
    )
  const files = Object.entries(base.files).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isSpecPath(entry[0]),
  )
  const source = typeof base.source === 'string' ? { source: base.source } : {}
  return { ...source, version: base.version, files: Object.fromEntries(files) }
}

/** Compares the project in `folder` with its contract at the source; sorted by path. */
export function compareSpec(folder: string, base: SpecBase, texts: SpecTexts): SpecChange[] {
  const paths = [...new Set([...Object.keys(base.files), ...texts.keys()])].sort(byName)
  return paths.flatMap((path) => {
    const [before, after] = [readText(join(folder, path)), texts.get(path)]
    const taken = ownValue(base.files, path)
    if (before === after || getDigest(after) === taken) return []
    const kind = before === undefined ? 'missing' : after === undefined ? 'stale' : 'changed'
    return [{ path, kind, before: before ?? '', after: after ?? '', isEdited: getDigest(before) !== taken }]
  })
}

/** How many commits of a file are searched for the text that the project took. */
const MOST_COMMITS = 500

/** Puts the edits of both into the change of a file that both have edited; tells why if it cannot. */
export function mergeEdits(base: SpecBase, change: SpecChange): SpecChange | { readonly reason: string } {
  const { path, kind, before, after } = change
  if (kind !== 'changed') return { reason: 'one side has removed it' }
  const taken = findTaken(path, ownValue(base.files, path))
  if (taken === undefined) return { reason: 'no commit here has it as the project took it' }
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-merge-'))
  try {
    const files = Object.entries({ before, taken, after }).map(([name, text]) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    })
    const merged = runGit('merge-file', '--stdout', ...files)
    return merged === undefined
      ? { reason: 'both have changed the same lines' }
      : { ...change, after: merged, isMerged: true }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text with this digest in the history of a file. */
function findTaken(path: string, digest: string | undefined): string | undefined {
  const commits = runGit('log', `--max-count=${MOST_COMMITS}`, '--format=%H', '--', path)?.split('\n') ?? []
  for (const commit of commits.filter((name) => name !== '')) {
    const text = runGit('show', `${commit}:./${path}`)
    if (digest !== undefined && getDigest(text) === digest) return text
  }
  return undefined
}

/** Writes the changes of `taken`; those of `left` stay as they are, and are reported again. */
export function takeSpec(
  folder: string,
  next: SpecBase,
  {
    base,
    taken,
    left,
  }: { readonly base: SpecBase; readonly taken: readonly SpecChange[]; readonly left: readonly SpecChange[] },
): void {
  const digests = left.map(({ path }) => [path, ownValue(base.files, path)])
  const version = left.length === 0 ? next.version : base.version
  const files = { ...next.files, ...Object.fromEntries(digests) }
  const record = { path: basePath, kind: 'changed', before: '', after: printBase({ ...next, version, files }) } as const
  writeFolder(folder, [...taken, record])
}

/** Git may have written the ends of lines as Windows does. */
function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : undefined
}

function getDigest<T extends string | undefined>(text: T): T extends string ? string : string | undefined
function getDigest(text: string | undefined): string | undefined {
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex')
}
