import { posix, sep } from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'
import { type Download, downloadSpec, type FileText, findReferences } from '../read/download-spec.ts'
import type { FileSource } from '../read/file-source.ts'
import { getFileName } from '../read/marks.ts'
import { basePath, isSpecPath } from './spec-base.ts'
import { InitError } from './spec-files.ts'

/** A document from a URL as files of a project, whose references to each other are paths. */
export interface DownloadedSpec {
  /** The name of the document in `spec/`. */
  readonly openapi: string
  /** The files by their path in the project. */
  readonly texts: ReadonlyMap<string, string>
  /** Why files are not there, by their path in the project. */
  readonly unreadable: ReadonlyMap<string, string>
  /** Reads the files by their path in `spec/`; messages name their URL. */
  readonly source: FileSource
}

/** Downloads a document for a project. Throws an `InitError` if it cannot be had. */
export async function downloadProjectSpec(address: string, allowPrivate: boolean): Promise<DownloadedSpec> {
  const download = await downloadSpec(address, { allowPrivate })
  const document = download.texts.get(download.openapi)
  if (typeof document === 'object') throw new InitError(`${address} cannot be read: ${document.reason}.`)
  const names = chooseNames(download)
  const files = [...names].map(([remote, name]) => ({ remote, name, text: getLocalText(remote, download, names) }))
  const select = <T extends FileText>(test: (text: FileText) => text is T) =>
    files.flatMap(({ name, text }) => (test(text) ? [[`spec/${name}`, text] as const] : []))
  const texts = select((text) => typeof text === 'string')
  const unreadable = select((text) => typeof text === 'object')
  const byName = new Map(files.map((file) => [file.name, file]))
  return {
    openapi: names.get(download.openapi) ?? download.openapi,
    texts: new Map(texts),
    unreadable: new Map(unreadable.map(([path, { reason }]) => [path, reason])),
    source: {
      show: (path) => `${download.origin}/${byName.get(toSlashes(path))?.remote ?? toSlashes(path)}`,
      exists: (path) => typeof byName.get(toSlashes(path))?.text === 'string',
      list: () => undefined,
      read: (path) => byName.get(toSlashes(path))?.text ?? { reason: 'it is not on the host of the document' },
      testFolder: () => (path) => !toSlashes(path).startsWith('../'),
    },
  }
}

const toSlashes = (path: string) => path.replaceAll(sep, '/')

/** The names in `spec/` by the paths on the host. Files outside of the folder of the document are in a folder of their own. */
function chooseNames({ origin, openapi, texts }: Download): ReadonlyMap<string, string> {
  const folder = posix.dirname(openapi)
  const all = [...texts.keys()].map((remote) => [remote, posix.relative(folder, remote)] as const)
  let others = 'host'
  while (all.some(([, name]) => name.startsWith(`${others}/`))) others += '-'
  const names = all.map(([remote, name]) => [remote, name.startsWith('../') ? `${others}/${remote}` : name] as const)
  const unsafe = names.find(unusableNameTest(names.map(([, name]) => name)))
  if (unsafe === undefined) return new Map(names)
  const url = JSON.stringify(`${origin}/${unsafe[0]}`)
  throw new InitError(`${url} has a name that no file of spec/ may have: save the document in a file, and name that.`)
}

/** Finds names of files that not every system can have beside the others: some ignore case, and none has a file and a folder of one name. */
function unusableNameTest(names: readonly string[]): (file: readonly [remote: string, name: string]) => boolean {
  const toPath = (name: string) => `spec/${name}`.toLowerCase()
  const folders = new Set(names.flatMap((name) => listFolders(toPath(name))))
  const taken = new Set<string>()
  return ([, name]) => {
    const path = toPath(name)
    const isUsed = taken.has(path) || folders.has(path) || `${path}/`.startsWith(`${basePath}/`)
    taken.add(path)
    return isUsed || !isSpecPath(path)
  }
}

function listFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, last) => parts.slice(0, last + 1).join('/'))
}

/** The text of a file with references that hold for the new names. */
function getLocalText(remote: string, { origin, texts }: Download, names: ReadonlyMap<string, string>): FileText {
  const text = texts.get(remote) ?? { reason: 'no such file' }
  const from = names.get(remote)
  if (typeof text !== 'string' || from === undefined) return text
  const replaced = findReferences(remote, text).flatMap((ref): [string, string][] => {
    const target = names.get(getFileName(ref, remote, origin) ?? '')
    if (target === undefined || getFileName(ref, from) === target) return []
    const [, fragment] = ref.split('#')
    const path = encodeURI(posix.relative(posix.dirname(from), target))
    return [[ref, fragment === undefined ? path : `${path}#${fragment}`]]
  })
  return replaced.length === 0 ? text : replaceReferences(text, new Map(replaced))
}

function replaceReferences(text: string, replaced: ReadonlyMap<string, string>): string {
  const parts: string[] = []
  let end = 0
  visit(parseDocument(text, { uniqueKeys: false, logLevel: 'silent' }), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || !value.range) return
      const ref = replaced.get(String(value.value))
      if (ref === undefined) return
      parts.push(text.slice(end, value.range[0]), JSON.stringify(ref))
      end = value.range[1]
    },
  })
  return parts.join('') + text.slice(end)
}
