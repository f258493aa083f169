import { readFile } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { ownValue } from '../../runtime/json.ts'
import { readBundled } from './bundled-files.ts'

const OWN = import.meta.dirname
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** No external resources, no inline scripts, and no markup from strings. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; " +
  "connect-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"

export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

export interface PageFile {
  readonly mediaType: string
  readonly bytes: Buffer
}

/** A file of the page; undefined if unknown. Names are never paths. */
export async function pageFile(name: string): Promise<PageFile | undefined> {
  if (/^[a-z]+\.(html|svg)$/.test(name)) return readPageFile(join(OWN, 'browser', name))
  const bytes = /^[a-z]+\.(css|js)$/.test(name) ? await readBundled(name) : undefined
  return bytes && { mediaType: getMediaType(name), bytes }
}

/** What the proxy serves of it. */
export const proxyPage = { read: pageFile, headers: { ...HEADERS, 'content-security-policy': PAGE_POLICY } }

async function readPageFile(path: string): Promise<PageFile | undefined> {
  try {
    return { mediaType: getMediaType(path), bytes: await promisify(readFile)(path) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function getMediaType(path: string): string {
  return ownValue(TYPES, extname(path)) ?? 'application/octet-stream'
}
