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
  const named: string[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at], raw[at + 1]]
    const lower = name.toLowerCase()
    if (lower === 'connection') named.push(...value.split(',').map((part) => part.trim().toLowerCase()))
    else if (!HOP_BY_HOP.has(lower) && !drop.includes(lower)) headers.push([name, value])
  }
  return named.length === 0 ? headers : headers.filter(([name]) => !named.includes(name.toLowerCase()))
}

/** The trailers of a complete message in Node's format, and additional ones. */
export function passTrailers({ rawTrailers }: Pick<IncomingMessage, 'rawTrailers'>, more: readonly Header[] = []) {
  const named = new Set(more.map(([name]) => name))
  return [...passHeaders(rawTrailers, [...named]), ...more].map(([name, value]): [string, string] => [name, value])
}
