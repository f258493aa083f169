import { countGifFrames } from './gif-frames.ts'

export interface DataUrlRule {
  /** Media types, in lower case. */
  readonly types: readonly string[]
  /** Of the decoded data. */
  readonly maxBytes: number
}

/**
 * Whether a text is a base64 data URL that keeps the rule. The type is judged by the prefix and by the first bytes of
 * the data; an animated GIF is no image. Data over the limit is never decoded.
 */
export function isDataUrl(text: string, { types, maxBytes }: DataUrlRule): boolean {
  const comma = text.slice(0, longestPrefix).indexOf(',')
  const declared = prefixForm.exec(text.slice(0, Math.max(comma, 0)))?.[1]?.toLowerCase()
  if (declared === undefined || !types.includes(aliases[declared] ?? declared)) return false
  const size = decodedLength(text, comma + 1)
  if (size === undefined || size > maxBytes) return false
  const data = Buffer.from(text.slice(comma + 1), 'base64')
  // The decoder skips what is not base64 instead of failing.
  if (data.length !== size) return false
  const signature = signatures.find(({ matches }) => matches(data))
  if (signature === undefined) return !signatures.some(({ type }) => type === (aliases[declared] ?? declared))
  return types.includes(signature.type) && !(signature.type === 'image/gif' && countGifFrames(data, 2) > 1)
}

/** How many bytes the data of a base64 data URL has; undefined for any other text. Nothing is decoded. */
export function dataUrlSize(text: string): number | undefined {
  const comma = text.slice(0, longestPrefix).indexOf(',')
  return prefixForm.test(text.slice(0, Math.max(comma, 0))) ? decodedLength(text, comma + 1) : undefined
}

const longestPrefix = 200
const prefixForm = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w-]+=[^;,]*)*;base64$/i
const aliases: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg' }

/** Undefined where the text after `start` cannot be base64 or is empty. */
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
