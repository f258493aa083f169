import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ProjectFiles } from './project.ts'

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
