import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, resolve } from 'node:path'
import { SpecError } from '../diagnostics.ts'
import { asString } from '../json.ts'
import { walkStructure } from './structure.ts'
import { parseYamlFile, type YamlFile } from './yaml-file.ts'

/** The files of a specification by path, relative to the folder of the entry document, with `/`. */
export interface SpecFiles {
  /** Path of the entry document. */
  readonly openapi: string
  readonly asyncapi?: string
  readonly files: ReadonlyMap<string, YamlFile>
}

/**
 * Reads an OpenAPI document, the `asyncapi.yaml` and `open-questions.yaml` next to it, and all files that they refer
 * to. Throws a SpecError if a file cannot be read.
 */
export function readSpec(entry: string): SpecFiles {
  const folder = dirname(entry)
  const root = resolve(folder)
  const files = new Map<string, YamlFile>()
  const openapi = basename(entry)
  const beside = ['asyncapi.yaml', 'open-questions.yaml'].filter((name) => existsSync(join(root, name)))
  const queue: FileRequest[] = [{ name: openapi }, ...beside.map((name) => ({ name }))]
  for (let request = queue.shift(); request; request = queue.shift()) {
    if (files.has(request.name)) continue
    const file = readFile(root, folder, request)
    files.set(request.name, file)
    queue.push(...referredFiles(request.name, file))
  }
  return { openapi, files, ...(beside.includes('asyncapi.yaml') ? { asyncapi: 'asyncapi.yaml' } : {}) }
}

interface FileRequest {
  readonly name: string
  readonly from?: { readonly file: YamlFile; readonly pointer: string }
}

function readFile(root: string, folder: string, { name, from }: FileRequest): YamlFile {
  const shown = join(folder, name)
  try {
    return parseYamlFile(shown, readFileSync(join(root, name), 'utf8'))
  } catch (error) {
    if (error instanceof SpecError) throw error
    const at = from ? from.file.locate(from.pointer) : { file: shown, line: 1, column: 1 }
    throw new SpecError([{ code: 'file-unreadable', message: `${shown} cannot be read: ${getReason(error)}.`, at }])
  }
}

function getReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'it is a folder' : String(code ?? error)
}

function referredFiles(name: string, file: YamlFile): FileRequest[] {
  return [...walkStructure(file.data)].flatMap(({ node, pointer }) => {
    const target = asString(node.$ref)?.split('#')[0]
    return target ? [{ name: posix.join(posix.dirname(name), target), from: { file, pointer: `${pointer}/$ref` } }] : []
  })
}
