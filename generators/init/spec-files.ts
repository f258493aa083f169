import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readSpec, type SpecFiles } from '../read/read-spec.ts'
import type { ProjectFiles } from './project.ts'

/** The project cannot be created; the message is one line for the user. */
export class InitError extends Error {
  override readonly name = 'InitError'
}

/** The documents of a specification by their path in the project. Throws `InitError`. */
export function specFiles(entry: string, { files }: SpecFiles): [string, Uint8Array][] {
  return [...files.keys()].map((name) => {
    if (!name.startsWith('../')) return [`spec/${name}`, readFileSync(join(dirname(entry), name))]
    throw new InitError(
      `${entry} refers to ${name}, outside of its folder. Move the files into one folder, or bundle them.`,
    )
  })
}

/** The same as texts. */
export function readSpecTexts(entry: string): ReadonlyMap<string, string> {
  return new Map(specFiles(entry, readSpec(entry)).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))
}

/** The sources of a checkout by path. */
export function copySources(root: string, paths: readonly string[]): ProjectFiles {
  const files = paths.flatMap((path) => listFiles(join(root, path)))
  const names = files.map((path) => relative(root, path).replaceAll('\\', '/'))
  return new Map(names.sort().map((path) => [path, readFileSync(join(root, path))]))
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => join(entry.parentPath, entry.name))
}
