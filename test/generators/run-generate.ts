import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type Diagnostic, SpecError } from 'gatewright/generate'
import { onTestFinished, vi } from 'vitest'
import type { FileMap } from '../../generators/emit/emitted.ts'
import { emitFiles } from '../../generators/pipeline.ts'
import type { SpecFiles } from '../../generators/read/read-spec.ts'
import { parseYamlFile } from '../../generators/read/yaml-file.ts'
import { runCommand } from '../support/start-command.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command as `npm run generate -- ...` does, but in this process and without colours. */
export async function runGenerate(args: readonly string[], command = 'generate'): Promise<Run> {
  vi.stubEnv('npm_lifecycle_event', command)
  const { status, stdout, stderr } = await runCommand(command, ...args)
  vi.unstubAllEnvs()
  return { code: status, stdout: stripVTControlCharacters(stdout), stderr }
}

/** A new folder below `.cache`, where generated code finds packages and the runtime; a path from the root. */
export function makeFolder(): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  return relative(root, mkdtempSync(join(root, '.cache/test-generators-')))
}

/** The same, removed after the current test. */
export function temporaryFolder(): string {
  const folder = makeFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(join(root, folder), { recursive: true })
}

/** All files of a folder as strings, by path with `/`, sorted. */
export function readFolder(folder: string): Map<string, string> {
  const base = join(root, folder)
  const files = readdirSync(base, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(base, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return new Map(paths.sort().map((path) => [path, readFileSync(join(base, path), 'utf8')]))
}

/** Generates from `spec` into `folder`, two levels below the root; both are paths from the root. */
export async function writeOutput(spec: string, folder: string): Promise<FileMap> {
  const { files } = await emitFiles({ spec: join(root, spec) }, '../../runtime')
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true })
    writeFileSync(join(root, folder, path), text)
  }
  return files
}

/** The errors of the specification that an act throws, or none. */
export function findDiagnostics(act: () => unknown): readonly Diagnostic[] {
  try {
    act()
    return []
  } catch (error) {
    if (error instanceof SpecError) return error.diagnostics
    throw error
  }
}

/** The same, as the place, the code and the message of each. */
export function findErrors(act: () => unknown): string[] {
  return findDiagnostics(act).map(({ code, at, message }) => `${at.file}:${at.line} ${code} ${message}`)
}

/** A specification written in a test; its entry is `openapi.yaml`. */
export function getSpec(files: Readonly<Record<string, string>>): SpecFiles {
  const parsed = Object.entries(files).map(([name, text]) => [name, parseYamlFile(name, text)] as const)
  return { openapi: 'openapi.yaml', files: new Map(parsed) }
}
