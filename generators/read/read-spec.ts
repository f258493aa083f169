import { basename, dirname, join } from 'node:path'
import { asString } from '../../runtime/json.ts'
import { downloadFirst, isUrl } from '../../settings/files.ts'
import { type Diagnostic, SpecError } from '../diagnostics.ts'
import type { Download } from './download-spec.ts'
import { disk, type FileSource } from './file-source.ts'
import { findMarks, getFileName } from './marks.ts'
import { parseYamlFile, type YamlFile } from './yaml-file.ts'

/** The files of a specification by path, relative to the folder of the entry document, with `/`. */
export interface SpecFiles {
  /** Path of the entry document. */
  readonly openapi: string
  readonly asyncapi?: string
  /** The host of a document from a URL, as in `https://example.com`. */
  readonly origin?: string
  readonly files: ReadonlyMap<string, YamlFile>
  /** The path or URL of a file in messages. */
  readonly show?: (name: string) => string
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
  /** Connect to addresses that are not public, if the document is a URL. */
  readonly allowPrivate?: boolean
  /** The files of a document that is a URL. */
  readonly download?: Download
}

/** Files next to an OpenAPI document that belong to it. */
export const filesBeside: readonly string[] = ['asyncapi.yaml', 'open-questions.yaml']

/**
 * Reads an OpenAPI document, the `asyncapi.yaml` and `open-questions.yaml` next to it, and all files that they refer
 * to. Throws a SpecError if one of them is not YAML or JSON, or the document itself cannot be read.
 */
export function readSpec(entry: string, options: ReadOptions = {}): SpecFiles {
  const { allowOutside = false, lenient = false, download } = options
  const { openapi, source, getPath } = openSource(entry, options)
  const beside = filesBeside.filter((name) => source.exists(getPath(name)))
  const isInside = allowOutside ? () => true : source.testFolder(entry)
  const files = new Map<string, YamlFile>()
  const unreadable = new Map<string, string>()
  const outside = new Set<string>()
  const names = new Set([openapi, ...beside])
  for (const name of names) {
    if (name !== openapi && !beside.includes(name) && !isInside(getPath(name))) {
      outside.add(name)
      continue
    }
    const text = source.read(getPath(name))
    if (typeof text !== 'string') unreadable.set(name, text.reason)
    else files.set(name, parseYamlFile(source.show(getPath(name)), text))
    for (const next of findFileNames(name, files.get(name), download?.origin)) names.add(next)
  }
  const reason = unreadable.get(openapi)
  if (reason !== undefined) throw new SpecError([reportUnreadable(entry, reason, options)])
  return {
    openapi,
    files,
    show: (name) => source.show(getPath(name)),
    unreadable,
    outside,
    lenient,
    ...(download && { origin: download.origin }),
    ...(files.has('asyncapi.yaml') ? { asyncapi: 'asyncapi.yaml' } : {}),
  }
}

interface Opened {
  readonly openapi: string
  readonly source: FileSource
  /** The path of a file by its name, which is relative to the folder of the document, or to its host. */
  readonly getPath: (name: string) => string
}

function openSource(entry: string, { download, source = disk }: ReadOptions): Opened {
  if (download === undefined) return { openapi: basename(entry), source, getPath: (name) => join(dirname(entry), name) }
  return { openapi: download.openapi, source: toSource(download), getPath: (name) => name }
}

function toSource({ origin, texts }: Download): FileSource {
  return {
    show: (name) => `${origin}/${name}`,
    exists: () => false,
    list: () => undefined,
    read: (name) => texts.get(name) ?? { reason: 'it is not on the host of the document' },
    testFolder: () => () => true,
  }
}

function reportUnreadable(entry: string, reason: string, { download, source = disk }: ReadOptions): Diagnostic {
  const file = download === undefined ? source.show(entry) : entry
  const at = { file, line: 0, column: 0 }
  const message = `${file} cannot be read: ${reason}.`
  if (!isUrl(file)) return { code: 'file-unreadable', message, at }
  if (download !== undefined)
    return { code: 'file-unreadable', message, at, help: 'Check the address, and that its host answers.' }
  const help = `${downloadFirst(file).replace(/^d/, 'D')}.`
  return { code: 'file-unreadable', message: `${file} is a URL, not a file.`, at, help }
}

function findFileNames(name: string, file: YamlFile | undefined, origin: string | undefined): string[] {
  const references = file ? findMarks(file).map(({ node }) => asString(node.$ref) ?? '') : []
  return references.flatMap((reference) => getFileName(reference, name, origin) ?? [])
}
