import { basename, dirname, join } from 'node:path'
import { asString } from '../../runtime/json.ts'
import { downloadFirst, isUrl } from '../../settings/files.ts'
import { type Diagnostic, SpecError } from '../diagnostics.ts'
import { disk, type FileSource } from './file-source.ts'
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
  /** Files that are referred to and not read, since they are outside of the folder. */
  readonly outside?: ReadonlySet<string>
  /** Whether harmless faults of the document are repaired. */
  readonly lenient?: boolean
}

export interface ReadOptions {
  /** Read files outside of the folder of the document, if it refers to them: the user trusts it. */
  readonly allowOutside?: boolean
  /** Repair faults that change nothing of what the document describes, with a warning for each. */
  readonly lenient?: boolean
  /** What the files are read from (the disk). */
  readonly source?: FileSource
}

/** Files next to an OpenAPI document that belong to it. */
export const filesBeside: readonly string[] = ['asyncapi.yaml', 'open-questions.yaml']

/**
 * Reads an OpenAPI document, the `asyncapi.yaml` and `open-questions.yaml` next to it, and all files that they refer
 * to. Throws a SpecError if one of them is not YAML or JSON, or the document itself cannot be read.
 */
export function readSpec(entry: string, options: ReadOptions = {}): SpecFiles {
  const { allowOutside = false, lenient = false, source = disk } = options
  const folder = dirname(entry)
  const files = new Map<string, YamlFile>()
  const openapi = basename(entry)
  const beside = filesBeside.filter((name) => source.exists(join(folder, name)))
  const unreadable = new Map<string, string>()
  const outside = new Set<string>()
  const names = new Set([openapi, ...beside])
  const isInside = allowOutside ? () => true : source.testFolder(entry)
  for (const name of names) {
    const path = join(folder, name)
    if (name !== openapi && !beside.includes(name) && !isInside(path)) {
      outside.add(name)
      continue
    }
    const text = source.read(path)
    if (typeof text !== 'string') unreadable.set(name, text.reason)
    else files.set(name, parseYamlFile(source.show(path), text))
    for (const next of findFileNames(name, files.get(name))) names.add(next)
  }
  const reason = unreadable.get(openapi)
  if (reason !== undefined) throw new SpecError([reportUnreadable(source.show(entry), reason)])
  return {
    openapi,
    files,
    unreadable,
    outside,
    lenient,
    ...(files.has('asyncapi.yaml') ? { asyncapi: 'asyncapi.yaml' } : {}),
  }
}

function reportUnreadable(file: string, reason: string): Diagnostic {
  const at = { file, line: 0, column: 0 }
  if (!isUrl(file)) return { code: 'file-unreadable', message: `${file} cannot be read: ${reason}.`, at }
  const help = `${downloadFirst(file).replace(/^d/, 'D')}.`
  return { code: 'file-unreadable', message: `${file} is a URL, not a file.`, at, help }
}

function findFileNames(name: string, file: YamlFile | undefined): string[] {
  const references = file ? findMarks(file).map(({ node }) => asString(node.$ref) ?? '') : []
  return references.flatMap((reference) => getFileName(reference, name) ?? [])
}
