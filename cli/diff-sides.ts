import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiagnostic, SpecError } from '../generators/diagnostics.ts'
import { checkValidity } from '../generators/model/build-contract.ts'
import { ComponentNames } from '../generators/read/component-names.ts'
import { disk, type FileSource, openRevision, runGit } from '../generators/read/file-source.ts'
import { type FlatDocument, flatten } from '../generators/read/flatten.ts'
import { readSpec } from '../generators/read/read-spec.ts'
import { FileError } from '../settings/errors.ts'

/** A file, or a folder of documents, in the working tree or in a revision. */
export interface Side {
  /** The side as messages name it. */
  readonly label: string
  /** Absent for the working tree. */
  readonly revision?: string
  readonly source: FileSource
  readonly path: string
}

/** A side on the command line; a bare revision has the path of the other side. */
interface SideName {
  readonly revision?: string
  readonly path?: string
}

/** The folder of the contract in a project. */
const contractFolder = 'spec'
const documentNames = ['openapi.yaml', 'openapi.yml', 'openapi.json', 'swagger.yaml', 'swagger.yml', 'swagger.json']

/** The sides that two arguments name. Throws a `FileError` for a revision that does not exist. */
export function openSides(before: string | undefined, after: string | undefined): readonly [Side, Side] {
  const first: SideName = before === undefined ? { revision: 'HEAD' } : parseSide(before)
  const second: SideName = after === undefined ? {} : parseSide(after)
  const isAlone = after === undefined && first.revision === undefined
  const path = first.path ?? second.path ?? contractFolder
  const open = ({ revision, path: other = path }: SideName) => openSide(revision, other)
  return [open(isAlone ? { ...first, revision: 'HEAD' } : first), open(second)]
}

/** A path that exists is a path; `REV:path` counts from the root of the repository, as in git. */
function parseSide(text: string): SideName {
  if (existsSync(text)) return { path: text }
  const [, revision, path = ''] = /^((?:[^:{]|\{[^}]*\})+):(.*)$/s.exec(text) ?? []
  if (revision === undefined) return { revision: text }
  const root = /^\.\.?(\/|$)/.test(path) ? '' : (runGit('rev-parse', '--show-cdup')?.trim() ?? '')
  return { revision, path: join(root, path) }
}

function openSide(revision: string | undefined, path: string): Side {
  if (revision === undefined) return { label: path, source: disk, path }
  const source = openRevision(revision)
  if (source === undefined) throw new FileError(explainRevision(revision))
  return { label: source.show(path), revision, source, path }
}

function explainRevision(revision: string): string {
  if (/[./\\]/.test(revision) && /\.(ya?ml|json)$|\/$/.test(revision)) return `There is no file or folder ${revision}.`
  if (runGit('rev-parse', '--git-dir') === undefined)
    return `There is no file or folder \`${revision}\`, and this folder is in no git repository: name two documents.`
  return `Unknown revision \`${revision}\`: name a commit, branch or tag of this repository, or a file or folder.`
}

/** The documents of a side by folder, which is empty for that of the side. Throws a `FileError` if there is none. */
export function findDocuments({ label, source, path }: Side): ReadonlyMap<string, string> {
  const names = source.list(path)
  if (names === undefined) {
    if (source.exists(path)) return new Map([['', path]])
    throw new FileError(`There is no ${label}: name a file, a folder, or a revision that has it.`)
  }
  const inFolder = (folder: string): string | undefined => {
    const listed = folder === '' ? names : (source.list(join(path, folder)) ?? [])
    return documentNames.find((name) => listed.includes(name))
  }
  const documents = ['', ...names].flatMap((folder): [string, string][] => {
    const name = inFolder(folder)
    return name === undefined ? [] : [[folder, join(path, folder, name)]]
  })
  if (documents.length > 0) return new Map(documents)
  throw new FileError(`There is no OpenAPI document in ${label}: it would be called ${documentNames.join(', ')}.`)
}

/** The documents that are compared. */
export interface DocumentPair {
  readonly openapi: FlatDocument
  readonly asyncapi: FlatDocument | undefined
}

/** Reads a document with the `asyncapi.yaml` beside it. Throws a `FileError` of one line if it is invalid. */
export function readPair(source: FileSource, path: string, allowOutside: boolean): DocumentPair {
  try {
    const spec = readSpec(path, { allowOutside, lenient: true, source })
    checkValidity(spec)
    const names = new ComponentNames()
    const openapi = flatten(spec, spec.openapi, names)
    return { openapi, asyncapi: spec.asyncapi === undefined ? undefined : flatten(spec, spec.asyncapi, names) }
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    const [first, ...others] = error.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).replace(/\n +/g, ' '))
    const count = others.length === 0 ? '' : ` (the first of ${error.diagnostics.length} errors)`
    throw new FileError(`${first}${count}`)
  }
}
