/** About one connection, or different each time, or about where the client is; nothing that a recording should tell. Which pages may call is for the mock to say. */
const dropped: ReadonlySet<string> = new Set([
  'accept-encoding',
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'nel',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'report-to',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
])

/** The headers that a recording keeps, by name; the boundary of a form, which is another one each time, is none of them. */
export function keptHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !dropped.has(name) && !name.startsWith('access-control-'))
  return Object.fromEntries(kept.map(withoutBoundary).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withoutBoundary([name, value]: readonly [string, string]): [string, string] {
  const isForm = name === 'content-type' && value.startsWith('multipart/')
  return [name, isForm ? (value.split(';')[0] ?? value) : value]
}
