import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isUrl } from '../../settings/files.ts'
import type { Warning } from '../diagnostics.ts'

/** The result of a generation, valid as long as the files that it was made from and those that it made are the same. */
export interface CachedGeneration {
  readonly warnings: readonly Warning[]
  readonly total: number
}

/** What a generation depends on besides the contents of files. */
export interface GenerationKey {
  readonly spec: string
  readonly out: string
  readonly allowOutside?: boolean
  readonly runtime?: string
  readonly importExtension?: string
  /** A generation by a function is not remembered: its sources are not known. */
  readonly emitters?: readonly unknown[]
  readonly lenient?: boolean
}

interface Entry extends CachedGeneration {
  readonly hash: string
  /** The files that were read, and those that would have been. */
  readonly sources: readonly string[]
}

/**
 * Finds the last generation of a folder if nothing has changed since. Undefined for a generator in TypeScript, whose
 * sources may have changed, and for a folder without `node_modules`.
 */
export function findGeneration(key: GenerationKey): CachedGeneration | undefined {
  const path = getCachePath(key)
  if (path === undefined || !existsSync(path)) return undefined
  try {
    const { hash, sources, warnings, total }: Entry = JSON.parse(readFileSync(path, 'utf8'))
    return hashAll(sources, key.out) === hash ? { warnings, total } : undefined
  } catch {
    return undefined
  }
}

/** Remembers a generation that was written. A cache that cannot be written is no error. */
export function keepGeneration(key: GenerationKey, sources: readonly string[], generation: CachedGeneration): void {
  const path = getCachePath(key)
  if (path === undefined) return
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify({ ...generation, sources, hash: hashAll(sources, key.out) } satisfies Entry))
  } catch {}
}

function getCachePath({ spec, out, ...options }: GenerationKey): string | undefined {
  const { allowOutside = false, lenient = false, runtime = '', importExtension = '', emitters = [] } = options
  if (import.meta.filename.endsWith('.ts') || !existsSync('node_modules') || isUrl(spec)) return undefined
  if (emitters.some((emitter) => typeof emitter === 'function')) return undefined
  const key = JSON.stringify([resolve(spec), resolve(out), allowOutside, lenient, runtime, importExtension, emitters])
  const name = createHash('sha256').update(key).digest('hex')
  return join('node_modules/.cache/gatewright', `${name.slice(0, 32)}.json`)
}

/** The hash of the generator, the sources, and all files of the output folder. */
function hashAll(sources: readonly string[], out: string): string {
  const hash = createHash('sha256')
  const outputs = existsSync(out) ? readdirSync(out, { recursive: true, encoding: 'utf8' }).sort() : []
  const paths = [...listProgramFiles(), ...sources, ...outputs.map((path) => join(out, path))]
  for (const path of paths) {
    const content = statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : Buffer.alloc(0)
    hash.update(`${path}\n${content.length}\n${existsSync(path)}\n`).update(content)
  }
  return hash.digest('hex')
}

/** The built generator: its version alone does not tell a build from another one. */
function listProgramFiles(): string[] {
  const folder = dirname(import.meta.filename)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') || name === 'typescript.cjs')
    .sort()
    .map((name) => join(folder, name))
}
