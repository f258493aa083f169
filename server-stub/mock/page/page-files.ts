import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { ownValue } from '../../core/contract.ts'
import { findLibraryFolder } from './library-folder.ts'

const OWN = import.meta.dirname
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Files of the reference library that the page loads. */
const LIBRARY: readonly string[] = ['swagger-ui.css', 'swagger-ui-bundle.js']

export interface PageFile {
  readonly mediaType: string
  readonly bytes: Buffer
}

/** A file of the page; undefined if unknown. Names are never paths. */
export function pageFile(name: string): Promise<PageFile | undefined> {
  const isKnown = /^[a-z-]+\.(html|css|js|svg)$/.test(name)
  return isKnown ? read(join(OWN, 'browser', name)) : Promise.resolve(undefined)
}

/** A file of the reference library; undefined if the page does not need it. */
export function libraryFile(name: string): Promise<PageFile | undefined> {
  if (!LIBRARY.includes(name)) return Promise.resolve(undefined)
  return read(join(findLibraryFolder(), name))
}

async function read(path: string): Promise<PageFile | undefined> {
  try {
    return { mediaType: ownValue(TYPES, extname(path)) ?? 'application/octet-stream', bytes: await readFile(path) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
