import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../settings/errors.ts'
import type { Warning } from '../diagnostics.ts'
import type { ReadOptions } from '../read/read-spec.ts'
import { makeOutput, writeFile } from '../write/generated-folder.ts'

/** The files of a new project by path, with `/`. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>

export interface ProjectOptions extends ReadOptions {
  /** The folder of the package or checkout. */
  readonly root: string
  readonly name: string
  /** Path of the OpenAPI document. */
  readonly spec: string
  /** The version of the package that the project depends on, or a path to it. */
  readonly gatewright: string
  /** Whether the project has a copy of the runtime, and needs the package only as a tool. */
  readonly isEjected: boolean
}

/** What is in `spec/`, `generated/` and `src/` of a new project. */
export interface ProjectParts {
  readonly title: string
  readonly files: ProjectFiles
  /** What is in `src/`, for the README. */
  readonly about: string
  /** The options of `gatewright generate`. */
  readonly generateOptions: string
  /** Files and folders of the checkout that an ejected project has besides the runtime. */
  readonly sources: readonly string[]
  readonly warnings: readonly Warning[]
}

/** The `core` of generated code. */
export function getCore({ isEjected }: ProjectOptions): string {
  return isEjected ? '../runtime' : 'gatewright'
}

/** Throws a `UsageError` unless the folder is new or empty. */
export function checkOutFolder(folder: string): void {
  if (!existsSync(folder)) return
  const isFolder = statSync(folder).isDirectory()
  if (isFolder && readdirSync(folder).length === 0) return
  throw new UsageError(`${folder} is ${isFolder ? 'not empty' : 'a file'}. Choose a new or empty folder with --out.`)
}

/** Writes all files into a new or empty folder, or none. Throws a `SpecError`. */
export function writeProject(folder: string, files: ProjectFiles): void {
  const made = makeOutput(folder)
  try {
    for (const [path, content] of files) writeFile(folder, path, content)
  } catch (error) {
    const written = made === undefined ? readdirSync(folder).map((name) => join(folder, name)) : [made]
    for (const path of written) rmSync(path, { recursive: true, force: true })
    throw error
  }
}
