/**
 * Headers of one connection, headers that differ each time or reveal the client's location, and CORS headers, which
 * the mock sets itself.
 */
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

/** The headers to record; without the random boundary of a form. */
export function selectHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const selected = Object.entries(headers).filter(([name]) => !dropped.has(name) && !name.startsWith('access-control-'))
  return Object.fromEntries(selected.map(withoutBoundary).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withoutBoundary([name, value]: readonly [string, string]): [string, string] {
  const isForm = name === 'content-type' && value.startsWith('multipart/')
  return [name, isForm ? (value.split(';')[0] ?? value) : value]
}
