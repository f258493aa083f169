import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { getFileReason, readWholeFile } from '../../server-stub/settings/files.ts'
import { type Diagnostic, downloadFirst, isUrl, SpecError } from '../diagnostics.ts'
import { asString } from '../json.ts'
import { findMarks, getFileName } from './marks.ts'
import { parseYamlFile, type YamlFile } from './yaml-file.ts'

/** The files of a specification by path, relative to the folder of the entry document, with `/`. */
export interface SpecFiles {
  /** Path of the entry document. */
  readonly openapi: string
  readonly asyncapi?: string
  readonly files: ReadonlyMap<string, YamlFile>
  /** Why a file that is referred to is not among them. */
  readonly unreadable?: ReadonlyMap<string, string>
}

/** Files next to an OpenAPI document that belong to it. */
export const filesBeside: readonly string[] = ['asyncapi.yaml', 'open-questions.yaml']

/**
 * Reads an OpenAPI document, the `asyncapi.yaml` and `open-questions.yaml` next to it, and all files that they refer
 * to. Throws a SpecError if one of them is not YAML or JSON, or the document itself cannot be read.
 */
export function readSpec(entry: string): SpecFiles {
  const folder = dirname(entry)
  const root = resolve(folder)
  const files = new Map<string, YamlFile>()
  const openapi = basename(entry)
  const beside = filesBeside.filter((name) => existsSync(join(root, name)))
  const unreadable = new Map<string, string>()
  const names = new Set([openapi, ...beside])
  for (const name of names) {
    const shown = join(folder, name)
    const text = readText(join(root, name))
    if (typeof text !== 'string') unreadable.set(name, text.reason)
    else files.set(name, parseYamlFile(shown, text))
    for (const next of findFileNames(name, files.get(name))) names.add(next)
  }
  const reason = unreadable.get(openapi)
  if (reason !== undefined) throw new SpecError([reportUnreadable(entry, reason)])
  return { openapi, files, unreadable, ...(files.has('asyncapi.yaml') ? { asyncapi: 'asyncapi.yaml' } : {}) }
}

function reportUnreadable(file: string, reason: string): Diagnostic {
  const at = { file, line: 0, column: 0 }
  if (!isUrl(file)) return { code: 'file-unreadable', message: `${file} cannot be read: ${reason}.`, at }
  const help = `${downloadFirst(file).replace(/^d/, 'D')}.`
  return { code: 'file-unreadable', message: `${file} is a URL, not a file.`, at, help }
}

function readText(path: string): string | { readonly reason: string } {
  try {
    return readWholeFile(path).toString()
  } catch (error) {
    return { reason: getFileReason(error) }
  }
}

function findFileNames(name: string, file: YamlFile | undefined): string[] {
  const references = file ? findMarks(file).map(({ node }) => asString(node.$ref) ?? '') : []
  return references.flatMap((reference) => getFileName(reference, name) ?? [])
}
