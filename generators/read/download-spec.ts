import type { IncomingMessage } from 'node:http'
import { asString } from '../../runtime/json.ts'
import { type AddressFilter, AddressNotAllowed, addressFilter } from '../../runtime/webhooks/address-filter.ts'
import { hasCredentials } from '../../runtime/webhooks/url-credentials.ts'
import { getNetworkReason } from '../../settings/errors.ts'
import { isHttpsUrl } from '../../settings/files.ts'
import { findMarks, getFileName, getUrlPath } from './marks.ts'
import { parseYamlFile } from './yaml-file.ts'

/** A text, or why there is none. */
export type FileText = string | { readonly reason: string }

/** The files of a document from a URL, by their paths on its host without the first `/`. */
export interface Download {
  readonly origin: string
  /** Path of the document. */
  readonly openapi: string
  readonly texts: ReadonlyMap<string, FileText>
}

export interface DownloadOptions {
  /** Connect to addresses that are not public, such as 127.0.0.1. */
  readonly allowPrivate?: boolean
  readonly maxBytes?: number
  readonly timeoutMs?: number
}

const MAX_BYTES = 32 * 1024 * 1024
const TIMEOUT_MS = 30_000
const MAX_FILES = 1000
const MAX_REDIRECTS = 5

/** A failure whose message the user sees. */
class Refusal extends Error {}

/**
 * Downloads a document, and the files of the same host that it refers to, by HTTPS. The limits of bytes and time are for all
 * files together. The reason of a file that cannot be had stands for its text.
 */
export async function downloadSpec(address: string, options: DownloadOptions = {}): Promise<Download> {
  const client = new Client(options)
  const entry = await client.get(new URL(address))
  const base = entry.url
  const openapi = getUrlPath(base)
  const texts = new Map<string, FileText>([[openapi, entry.text]])
  for (const [name, text] of texts) {
    if (typeof text !== 'string') continue
    for (const next of findNames(name, text, base.origin)) {
      if (texts.has(next)) continue
      const isLast = texts.size >= MAX_FILES
      texts.set(next, isLast ? { reason: `more than ${MAX_FILES} files` } : await client.getFile(next, base))
    }
  }
  return { origin: base.origin, openapi, texts }
}

/** The options with the files of a document that is an https URL; for a file, the options as they are. */
export async function downloadIfUrl<O extends DownloadOptions>(
  path: string,
  options: O,
): Promise<O & { readonly download?: Download }> {
  return isHttpsUrl(path) ? { ...options, download: await downloadSpec(path, options) } : options
}

function findNames(name: string, text: string, origin: string): string[] {
  return findReferences(name, text).flatMap((ref) => getFileName(ref, name, origin) ?? [])
}

/** The references in a file; none if it has errors, which the reader of the document reports. */
export function findReferences(name: string, text: string): string[] {
  try {
    return findMarks(parseYamlFile(name, text)).flatMap(({ node }) => asString(node.$ref) ?? [])
  } catch {
    return []
  }
}

interface Reply {
  readonly url: URL
  readonly text: FileText
}

/** Gets files within the limits of one download. */
class Client {
  readonly #filter: AddressFilter | undefined
  readonly #maxBytes: number
  readonly #timeoutMs: number
  readonly #signal: AbortSignal
  #bytes = 0

  constructor({ allowPrivate = false, maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS }: DownloadOptions) {
    this.#filter = allowPrivate ? undefined : addressFilter(['public'])
    this.#maxBytes = maxBytes
    this.#timeoutMs = timeoutMs
    this.#signal = AbortSignal.timeout(timeoutMs)
  }

  /** A file of the host of the document. */
  async getFile(name: string, base: URL): Promise<FileText> {
    const path = encodeURI(name).replace(/[?#]/g, encodeURIComponent)
    return (await this.get(new URL(`/${path}`, base), base.origin)).text
  }

  /** Follows redirects, to `origin` only if there is one. */
  async get(first: URL, origin?: string): Promise<Reply> {
    let url = first
    try {
      for (let count = 0; count <= MAX_REDIRECTS; count++) {
        const reply = await this.#request(url, origin)
        if (typeof reply === 'string') return { url, text: reply }
        url = reply
      }
      throw new Refusal(`more than ${MAX_REDIRECTS} redirects`)
    } catch (error) {
      return { url, text: { reason: this.#describe(error) } }
    }
  }

  /** The text of a URL, or where it redirects to. */
  async #request(url: URL, origin: string | undefined): Promise<string | URL> {
    if (url.protocol !== 'https:') throw new Refusal(`${url.origin} is not https`)
    if (hasCredentials(url.href)) throw new Refusal('the URL has a user name or a password')
    if (origin !== undefined && url.origin !== origin) throw new Refusal(`it redirects to another host, ${url.host}`)
    this.#filter?.check(url.hostname.replace(/^\[(.*)\]$/, '$1'))
    const { get } = await import('node:https')
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const lookup = this.#filter === undefined ? {} : { lookup: this.#filter.lookup }
      const headers = { accept: 'application/json, application/yaml, */*', 'accept-encoding': 'identity' }
      get(url, { headers, signal: this.#signal, agent: false, ...lookup }, resolve).on('error', reject)
    })
    try {
      return await this.#readReply(reply, url)
    } finally {
      reply.destroy()
    }
  }

  async #readReply(reply: IncomingMessage, url: URL): Promise<string | URL> {
    const { statusCode: status = 0, headers } = reply
    const { location, 'content-encoding': encoding = 'identity' } = headers
    if (status >= 300 && status < 400 && location !== undefined) return new URL(location, url)
    if (status !== 200) throw new Refusal(`the server answers ${status}`)
    if (encoding !== 'identity') throw new Refusal(`the server sends it encoded as ${encoding}`)
    const chunks: Buffer[] = []
    for await (const chunk of reply) {
      this.#bytes += chunk.length
      if (this.#bytes > this.#maxBytes) throw new Refusal(`the document is larger than ${this.#maxBytes} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString()
  }

  #describe(error: unknown): string {
    if (error instanceof Refusal) return error.message
    if (error instanceof AddressNotAllowed) return 'the host has no public address; allow others with --allow-private'
    if (this.#signal.aborted) return `it did not arrive within ${this.#timeoutMs} ms`
    return getNetworkReason(error)
  }
}
