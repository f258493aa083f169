import type { IncomingMessage } from 'node:http'

/** Headers that apply to one connection only. */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
])

export type Header = readonly [name: string, value: string]

/** The end-to-end headers of a message, with their spelling and order; `raw` alternates names and values. */
export function passHeaders(raw: readonly string[], drop: readonly string[] = []): Header[] {
  const headers: Header[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) headers.push([raw[at] ?? '', raw[at + 1] ?? ''])
  const named = headers
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((each) => each.trim().toLowerCase()))
  const dropped = new Set([...HOP_BY_HOP, ...named, ...drop])
  return headers.filter(([name]) => !dropped.has(name.toLowerCase()))
}

/** The trailers of a complete message in Node's format, and additional ones. */
export function passTrailers({ rawTrailers }: Pick<IncomingMessage, 'rawTrailers'>, more: readonly Header[] = []) {
  const named = new Set(more.map(([name]) => name))
  return [...passHeaders(rawTrailers, [...named]), ...more].map(([name, value]): [string, string] => [name, value])
}
