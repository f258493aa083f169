import type { IncomingMessage } from 'node:http'

/** Headers that are about one connection and not about the message. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
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

/** The headers of a message that go on, spelled and ordered as they came; `raw` holds names and values in turn. */
export function passHeaders(raw: readonly string[], drop: readonly string[] = []): Header[] {
  const headers: Header[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) headers.push([raw[at] ?? '', raw[at + 1] ?? ''])
  const named = headers
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((each) => each.trim().toLowerCase()))
  const dropped = new Set([...HOP_BY_HOP, ...named, ...drop])
  return headers.filter(([name]) => !dropped.has(name.toLowerCase()))
}

/** The trailers of a message that has ended, as Node takes them, and more of them. */
export function passTrailers({ rawTrailers }: Pick<IncomingMessage, 'rawTrailers'>, more: readonly Header[] = []) {
  const named = new Set(more.map(([name]) => name))
  return [...passHeaders(rawTrailers, [...named]), ...more].map(([name, value]): [string, string] => [name, value])
}
