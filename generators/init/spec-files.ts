import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { SpecFiles } from '../read/read-spec.ts'
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

/** All files below the given folders of the checkout, except those below the paths in `without`. */
export function copiedFiles(root: string, folders: readonly string[], without: readonly string[] = []): ProjectFiles {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  const kept = paths.filter((path) => !without.some((part) => path === part || path.startsWith(`${part}/`)))
  return new Map(kept.sort().map((path) => [path, readFileSync(join(root, path))]))
}
