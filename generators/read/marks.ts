import { posix } from 'node:path'
import { decodePercent, type JsonObject, ownValue } from '../../runtime/json.ts'
import { walkStructure } from './structure.ts'
import type { YamlFile } from './yaml-file.ts'

/** A node that refers to another one, or that others refer to by an identifier. */
export interface Mark {
  readonly node: JsonObject
  readonly pointer: string
}

export const identifiers = ['$id', '$anchor', '$dynamicAnchor'] as const
const scheme = /^[a-z][a-z0-9+.-]+:/i

const marksByFile = new WeakMap<YamlFile, readonly Mark[]>()

/** The nodes of a file with a reference or an identifier. */
export function findMarks(file: YamlFile): readonly Mark[] {
  const cached = marksByFile.get(file)
  if (cached) return cached
  const keys = ['$ref', ...identifiers]
  const marks = [...walkStructure(file.data)].filter(({ node }) =>
    keys.some((key) => typeof ownValue(node, key) === 'string'),
  )
  marksByFile.set(file, marks)
  return marks
}

/**
 * The path of the file that a reference names, relative to the entry's folder; none if it names no other file. In a document from a
 * URL, whose host is `origin`, a URL or a path from the root may name a file of this host.
 */
export function getFileName(ref: string, from: string, origin?: string): string | undefined {
  const [path = ''] = ref.split('#')
  if (path === '') return undefined
  if (origin !== undefined && (scheme.test(path) || path.startsWith('/'))) return getNameOnHost(path, origin)
  return scheme.test(path) ? undefined : posix.join(posix.dirname(from), decodePercent(path))
}

function getNameOnHost(path: string, origin: string): string | undefined {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  // Without a query, a user name and a password.
  return url !== undefined && url.href === url.origin + url.pathname && url.origin === origin
    ? getUrlPath(url)
    : undefined
}

/** The path of a URL without the first `/`. */
export function getUrlPath({ pathname }: URL): string {
  return decodePercent(pathname).replace(/^\/+/, '') || 'openapi'
}
