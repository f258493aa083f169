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
  /** What the project depends on: a version of the package or a path to it. Undefined for a copy of the sources. */
  readonly gatewright: string | undefined
}

/** What is in `spec/`, `generated/` and `my/` of a new project. */
export interface OwnFiles {
  readonly title: string
  readonly files: ProjectFiles
  /** What is in `my/`, for the README. */
  readonly about: string
  /** The options of `generate`. */
  readonly generate: string
  /** The sources that the project needs if it has no package. */
  readonly sources: Sources
  readonly warnings: readonly Warning[]
}

export interface Sources {
  /** Files and folders of the checkout. */
  readonly paths: readonly string[]
  /** The parts of `paths` that are left out. */
  readonly without: readonly string[]
  /** Further scripts of npm. */
  readonly scripts: Readonly<Record<string, string>>
}

/** The `core` of generated code. */
export function getCore({ gatewright }: ProjectOptions): string {
  return gatewright === undefined ? '../runtime' : 'gatewright'
}

/** The import path of an entry of the package in `my/`. */
export function getEntry(name: string, { gatewright }: ProjectOptions): string {
  return gatewright === undefined ? `../cli/exports/${name}.ts` : `gatewright/${name}`
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
