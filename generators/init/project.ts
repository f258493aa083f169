import { existsSync, readdirSync, statSync } from 'node:fs'
import type { Warning } from '../diagnostics.ts'
import { writeFile } from '../write/write-file.ts'

/** The files of a new project by path, with `/`. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>

/** A project as it can be written, and what its specification leaves to be wished for. */
export interface Begun {
  readonly files: ProjectFiles
  readonly warnings: readonly Warning[]
}

/** What a project is begun from. */
export interface Origin {
  /** The folder of this checkout, with the runtime, the generator and the pinned versions. */
  readonly root: string
  /** Path of the OpenAPI document. */
  readonly spec: string
}

/** Why nothing can be begun in a folder; undefined where it is new or empty. */
export function obstacleIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${folder} is a file. Give a folder that is new or empty with --out.`
  if (readdirSync(folder).length === 0) return undefined
  return `${folder} is not empty. Give a folder that is new or empty with --out.`
}

/** Throws `CannotWrite`. */
export function writeProject(folder: string, files: ProjectFiles): void {
  for (const [path, content] of files) writeFile(folder, path, content)
}
