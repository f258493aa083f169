import { HOP_BY_HOP } from '../pass-headers.ts'

/**
 * Headers of one connection, headers that always differ or reveal the client's location, and CORS headers, which
 * the mock sets itself.
 */
const dropped: ReadonlySet<string> = new Set([
  ...HOP_BY_HOP,
  'accept-encoding',
  'alt-svc',
  'content-length',
  'date',
  'expect',
  'forwarded',
  'host',
  'nel',
  'report-to',
  'trailer',
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
