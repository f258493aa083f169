import type { IncomingHttpHeaders } from 'node:http'

const longest = 24 * 60 * 60

/** The `Retry-After` of a reply in seconds from now; undefined if it is missing or invalid. */
export function retryAfterSeconds(headers: IncomingHttpHeaders): number | undefined {
  const text = headers['retry-after']
  if (text === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds >= 0 && seconds <= longest ? seconds : undefined
}
