import type { Json } from '../../runtime/json.ts'

export type Header = readonly [name: string, value: string]

/**
 * How the bytes reach the server. All but `whole`, `pieces` and `slow-start` end the connection:
 * - `pipelined`: with another request behind it in the same write
 * - `half-close`: the client ends its side after the last byte
 * - `cut-off`: the client closes the connection in the middle of the request
 * - `read-partly`: the client closes the connection at the first bytes of the reply
 */
export type Delivery = 'whole' | 'pieces' | 'slow-start' | 'pipelined' | 'half-close' | 'cut-off' | 'read-partly'

/** A request while mutations are applied to it. */
export interface Draft {
  readonly operationId: string
  /** Whether the request belongs to the controls of the mock. */
  readonly isControl: boolean
  /** Whether it has the key of the controls. */
  readonly hasControlKey: boolean
  method: string
  target: string
  version: string
  /** Latin-1 text: one character is one byte. */
  headers: Header[]
  /** The JSON of the body; mutations of bytes and forms replace it by `body`. */
  json: Json | undefined
  body: Buffer | undefined
  /** `headers`: the headers of the draft define the end of the body, correctly or not. */
  framing: 'length' | 'chunked' | 'headers'
  delivery: Delivery
  /** Names of the mutations, in order. */
  readonly mutations: string[]
  /** Whether the request asks for an error of the server. */
  mayFail: boolean
}

/** A request in the form in which it is sent. */
export interface FuzzRequest
  extends Pick<Draft, 'operationId' | 'isControl' | 'hasControlKey' | 'delivery' | 'mayFail'> {
  readonly index: number
  readonly method: string
  readonly mutations: readonly string[]
  readonly bytes: Buffer
}

export function getHeader({ headers }: Pick<Draft, 'headers'>, name: string): string | undefined {
  return headers.find(([header]) => header.toLowerCase() === name)?.[1]
}

/** Replaces all headers of a name. */
export function setHeader(draft: Draft, name: string, value: string): void {
  removeHeader(draft, name)
  draft.headers.push([name, value])
}

export function removeHeader(draft: Draft, name: string): void {
  draft.headers = draft.headers.filter(([header]) => header.toLowerCase() !== name)
}

/** Encodes text as UTF-8, one character for one byte. */
export function asLatin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/** Writes the draft as bytes, with its framing. */
export function toBytes({ method, target, version, headers, body, framing }: Draft): Buffer {
  const sent = framing === 'chunked' ? inChunks(body ?? Buffer.alloc(0)) : (body ?? Buffer.alloc(0))
  const framed = [...headers, ...framingHeaders(framing, body)]
  const lines = [`${method} ${target} ${version}`, ...framed.map(([name, value]) => `${name}: ${value}`)]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), sent])
}

function framingHeaders(framing: Draft['framing'], body: Buffer | undefined): Header[] {
  if (framing === 'chunked') return [['transfer-encoding', 'chunked']]
  return framing === 'headers' || body === undefined ? [] : [['content-length', String(body.length)]]
}

const chunkBytes = 700

function inChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < body.length; at += chunkBytes) {
    const chunk = body.subarray(at, at + chunkBytes)
    const extension = at === 0 ? ';name="value"' : ''
    chunks.push(Buffer.from(`${chunk.length.toString(16)}${extension}\r\n`), chunk, Buffer.from('\r\n'))
  }
  return Buffer.concat([...chunks, Buffer.from('0\r\nx-trailer: 1\r\n\r\n')])
}
