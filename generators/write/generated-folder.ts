import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { byName } from '../../runtime/json.ts'
import { getFileReason, makeFolder } from '../../settings/files.ts'
import { SpecError } from '../diagnostics.ts'
import type { FileMap } from '../emit/emitted.ts'

/** A difference between a file on disk and the generated one. */
export interface Difference {
  readonly path: string
  readonly kind: 'missing' | 'stale' | 'changed'
  readonly before: string
  readonly after: string
}

/** Compares an output folder with the generated files; sorted by path. */
export function compareFolder(folder: string, files: FileMap): Difference[] {
  const present = existsSync(folder) ? listFiles(folder) : []
  const paths = [...new Set([...present, ...files.keys()])].sort(byName)
  return paths.flatMap((path) => {
    const before = present.includes(path) ? readFileSync(join(folder, path), 'utf8') : undefined
    return compareTexts(path, before, files.get(path))
  })
}

/** Compares one generated file, as if it were a folder of itself. */
export function compareFile(file: string, text: string): Difference[] {
  return compareTexts('', existsSync(file) ? readFileSync(file, 'utf8') : undefined, text)
}

function compareTexts(path: string, before: string | undefined, after: string | undefined): Difference[] {
  if (before === after) return []
  const kind = before === undefined ? 'missing' : after === undefined ? 'stale' : 'changed'
  return [{ path, kind, before: before ?? '', after: after ?? '' }]
}

/** Whether the path is a file, or a folder with other files, which `writeFolder` would remove. */
export function isNotGenerated(folder: string): boolean {
  if (!existsSync(folder)) return false
  return !statSync(folder).isDirectory() || (readdirSync(folder).length > 0 && !isGenerated(folder))
}

/** Every generated folder has a `contract.json` with families; other tools write files of that name, too. */
function isGenerated(folder: string): boolean {
  const marker = join(folder, 'contract.json')
  return existsSync(marker) && readFileSync(marker, 'utf8').includes('"families": [')
}

/** Applies the differences to the folder. Throws a `SpecError`. */
export function writeFolder(folder: string, differences: readonly Difference[]): void {
  for (const { path, kind, after } of differences) {
    if (kind === 'stale') removeFile(join(folder, path))
    else writeFile(folder, path, after)
  }
}

function removeFile(path: string): void {
  attemptWrite(path, () => {
    rmSync(path)
    if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path))
  })
}

/** The time to find more differences than these grows with their square. */
const MAX_SHOWN = 3000

/** A unified diff from the file on disk to the generated one, or a line that says that most of it differs. */
export function printDifference(folder: string, { path, kind, before, after }: Difference): string {
  const name = join(folder, path)
  const from = kind === 'missing' ? '/dev/null' : name
  const to = kind === 'stale' ? '/dev/null' : name
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY, maxEditLength: MAX_SHOWN }
  const patch = createTwoFilesPatch(from, to, before, after, '', '', options)
  return patch ?? `--- ${from}\n+++ ${to}\nMore than ${MAX_SHOWN} lines differ.\n`
}

/** Without those of a folder inside that is generated from another document. */
function listFiles(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`
    if (entry.isFile()) return [path]
    return entry.isDirectory() && !isGenerated(join(folder, path)) ? listFiles(folder, `${path}/`) : []
  })
}

/** Writes a file and creates its parent folders. Throws a `SpecError`. */
export function writeFile(folder: string, path: string, content: string | Uint8Array): void {
  const filePath = join(folder, path)
  attemptWrite(filePath, () => {
    makeFolder(dirname(filePath))
    writeFileSync(filePath, content)
  })
}

/** Returns the topmost folder that did not exist, undefined if all did. Throws a `SpecError`. */
export function makeOutput(folder: string): string | undefined {
  return attemptWrite(folder, () => makeFolder(folder))
}

function attemptWrite<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    const message = `Cannot write to ${path}: ${getFileReason(error)}.`
    throw new SpecError([{ code: 'output-unwritable', message, at: { file: path, line: 0, column: 0 } }])
  }
}
