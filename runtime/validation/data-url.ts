import { ownValue } from '../json.ts'
import { countBase64Bytes } from './base64-pattern.ts'

export interface DataUrlRule {
  /** Media types, in lower case. */
  readonly types: readonly string[]
  /** Maximum size of the decoded data. */
  readonly maxBytes: number
}

/**
 * The violation of a data URL rule: `form` for no base64 data URL or another declared type, `size` for too many bytes,
 * `bytes` for data of another type, detected by its first bytes, `animated` for a GIF with several frames.
 */
export type DataUrlViolation = 'form' | 'size' | 'bytes' | 'animated'

export function isDataUrl(text: string, rule: DataUrlRule): boolean {
  return findDataUrlViolation(text, rule) === undefined
}

/** Checks a data URL; returns undefined if it is valid. Data over the limit is never decoded. */
export function findDataUrlViolation(text: string, { types, maxBytes }: DataUrlRule): DataUrlViolation | undefined {
  const comma = text.slice(0, longestPrefix).indexOf(',')
  const declared = prefixForm.exec(text.slice(0, Math.max(comma, 0)))?.[1]?.toLowerCase()
  if (declared === undefined || !types.includes(ownValue(aliases, declared) ?? declared)) return 'form'
  const size = decodedLength(text, comma + 1)
  if (size === undefined) return 'form'
  if (size > maxBytes) return 'size'
  const encoded = text.slice(comma + 1)
  if (countBase64Bytes(encoded) !== size) return 'form'
  const mediaType = getMediaType(encoded)
  const isKnown = signatures.some(({ type }) => type === (ownValue(aliases, declared) ?? declared))
  if (mediaType === undefined ? isKnown : !types.includes(mediaType)) return 'bytes'
  return mediaType === 'image/gif' && isAnimated(Buffer.from(encoded, 'base64')) ? 'animated' : undefined
}

/** Detects the media type of a file in base64 by its first bytes; undefined if unknown. */
export function getMediaType(encoded: string): string | undefined {
  const head = Buffer.from(encoded.slice(0, HEAD_DIGITS), 'base64')
  return signatures.find(({ matches }) => matches(head))?.type
}

/** Computes the decoded size of a base64 data URL in bytes, without decoding; undefined for any other string. */
export function dataUrlSize(text: string): number | undefined {
  const comma = text.slice(0, longestPrefix).indexOf(',')
  return prefixForm.test(text.slice(0, Math.max(comma, 0))) ? decodedLength(text, comma + 1) : undefined
}

/** At least the digits of the longest signature. */
const HEAD_DIGITS = 64
const longestPrefix = 200
const prefixForm = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w-]+=[^;,]*)*;base64$/i
const aliases: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg' }

/** Undefined if the text after `start` cannot be base64 or is empty. */
function decodedLength(text: string, start: number): number | undefined {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const digits = text.length - start - padding
  if (digits <= 0 || digits % 4 === 1 || (padding > 0 && (digits + padding) % 4 !== 0)) return undefined
  return Math.floor((digits * 3) / 4)
}

const signatures: readonly { readonly type: string; readonly matches: (data: Buffer) => boolean }[] = [
  { type: 'image/jpeg', matches: (data) => startsWith(data, 'ffd8ff') },
  { type: 'image/png', matches: (data) => startsWith(data, '89504e470d0a1a0a') },
  { type: 'image/gif', matches: (data) => startsWith(data, '474946383761') || startsWith(data, '474946383961') },
  { type: 'image/webp', matches: (data) => startsWith(data, '52494646') && data.toString('latin1', 8, 12) === 'WEBP' },
  { type: 'application/pdf', matches: (data) => startsWith(data, '25504446') },
]

function startsWith(data: Buffer, hex: string): boolean {
  return data.toString('hex', 0, hex.length / 2) === hex
}

const headerBytes = 13
const extension = 0x21
const image = 0x2c

/** Whether a GIF has several frames. A truncated file has the frames before its end. */
function isAnimated(data: Uint8Array): boolean {
  let frames = 0
  let at = headerBytes + colorTableBytes(data[10])
  while (at < data.length && frames < 2) {
    if (data[at] === extension) at = skipSubBlocks(data, at + 2)
    else if (data[at] === image) {
      frames++
      // A frame has a descriptor of 10 bytes, an optional colour table, the code size, and its data.
      at = skipSubBlocks(data, at + 10 + colorTableBytes(data[at + 9]) + 1)
    } else break
  }
  return frames === 2
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

function skipSubBlocks(data: Uint8Array, start: number): number {
  let at = start
  for (let size = data[at] ?? 0; size > 0; size = data[at] ?? 0) at += size + 1
  return at + 1
}
