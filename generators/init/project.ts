import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of a new project by path, with `/`. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>

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

export function writeProject(folder: string, files: ProjectFiles): void {
  for (const [path, content] of files) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}
