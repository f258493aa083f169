import { parseUrl } from '../es2024.ts'
import { invalid } from '../problem.ts'

/** Whether a URL contains a user name or a password. */
export function hasCredentials(url: string): boolean {
  const { username = '', password = '' } = parseUrl(url) ?? {}
  return username !== '' || password !== ''
}

/** Returns the callback URL; throws an `invalid-request` problem, without the URL, if it contains credentials. */
export function callbackUrl(param: string, url: string): string {
  if (!hasCredentials(url)) return url
  const fix = 'take them out, and check the header webhook-signature to recognise the sender'
  throw invalid(param, `must be a URL without user name and password: ${fix}`)
}

/** Limits backtracking, so that the time is linear in the length of the text. */
export const MAX_CREDENTIALS = 1000
const credentials = new RegExp(`\\b(https?:[\\\\/]*)[^\\s/?#\\\\"'<>]{1,${MAX_CREDENTIALS}}@`, 'gi')

/** Replaces the credentials of every http URL in a string by `***`. */
export function redactCredentials(text: string): string {
  return text.includes('@') ? text.replace(credentials, '$1***@') : text
}

/** Replaces everything between protocol and host of an invalid address by `***@`, for error messages. */
export function redactAddress(address: string): string {
  return address.replace(/^(\w+:[\\/]+)?.*@/s, '$1***@')
}

/** Removes credentials and query from a URL, for logs; empty for an invalid URL. */
export function getPublicPart(url: string): string {
  const parsed = parseUrl(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : ''
}
