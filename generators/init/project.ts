import { existsSync, readdirSync, statSync } from 'node:fs'
import type { Warning } from '../diagnostics.ts'
import { writeFile } from '../write/generated-folder.ts'

/** The files of a new project by path, with `/`. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>

/** The files of a project, and the warnings about its specification. */
export interface NewProject {
  readonly files: ProjectFiles
  readonly warnings: readonly Warning[]
}

export interface ProjectSource {
  /** The folder of this checkout, with the runtime, the generator and the pinned versions. */
  readonly root: string
  /** Path of the OpenAPI document. */
  readonly spec: string
}

/** An error message unless the folder is new or empty. */
export function checkOutFolder(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${folder} is a file. Choose a new or empty folder with --out.`
  if (readdirSync(folder).length === 0) return undefined
  return `${folder} is not empty. Choose a new or empty folder with --out.`
}

/** Throws `WriteError`. */
export function writeProject(folder: string, files: ProjectFiles): void {
  for (const [path, content] of files) writeFile(folder, path, content)
}
