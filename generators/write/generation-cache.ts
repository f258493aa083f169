import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The result of a generation, valid as long as the files that it was made from and those that it made are the same. */
export interface Generation {
  /** The warnings, as printed. */
  readonly warnings: string
  readonly total: number
}

interface Entry extends Generation {
  readonly hash: string
  /** The files that were read, and those that would have been. */
  readonly sources: readonly string[]
}

/**
 * Finds the last generation of a folder if nothing has changed since. Undefined for a generator in TypeScript, whose own
 * sources may have changed, and for a folder without `node_modules`.
 */
export function findGeneration(spec: string, out: string): Generation | undefined {
  const path = getCachePath(spec, out)
  if (path === undefined || !existsSync(path)) return undefined
  try {
    const entry: Entry = JSON.parse(readFileSync(path, 'utf8'))
    return hashAll(entry.sources, out) === entry.hash ? entry : undefined
  } catch {
    return undefined
  }
}

/** Remembers a generation that was written. A cache that cannot be written is no error. */
export function keepGeneration(spec: string, out: string, sources: readonly string[], generation: Generation): void {
  const path = getCachePath(spec, out)
  if (path === undefined) return
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify({ ...generation, sources, hash: hashAll(sources, out) } satisfies Entry))
  } catch {}
}

function getCachePath(spec: string, out: string): string | undefined {
  if (import.meta.filename.endsWith('.ts') || !existsSync('node_modules')) return undefined
  const name = createHash('sha256').update(JSON.stringify([resolve(spec), resolve(out)]))
  return join('node_modules/.cache/gatewright', `${name.digest('hex').slice(0, 32)}.json`)
}

/** The hash of the generator, the sources, and all files of the output folder. */
function hashAll(sources: readonly string[], out: string): string {
  const hash = createHash('sha256')
  const outputs = existsSync(out) ? readdirSync(out, { recursive: true, encoding: 'utf8' }).sort() : []
  const paths = [...getGenerator(), ...sources, ...outputs.map((path) => join(out, path))]
  for (const path of paths) {
    const content = statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : Buffer.alloc(0)
    hash.update(`${path}\n${content.length}\n${existsSync(path)}\n`).update(content)
  }
  return hash.digest('hex')
}

/** The program with its parts: the version alone does not tell a build from another one. */
function getGenerator(): string[] {
  const folder = import.meta.dirname
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') || name === 'typescript.cjs')
    .sort()
    .map((name) => join(folder, name))
}
