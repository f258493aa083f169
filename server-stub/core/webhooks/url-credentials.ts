import { invalid } from '../problem.ts'

/** Whether a URL carries a user name or a password, as `http://user:password@host` does. */
export function hasCredentials(url: string): boolean {
  const { username = '', password = '' } = URL.parse(url) ?? {}
  return username !== '' || password !== ''
}

/** Gives the URL of a callback; throws an `invalid-request` problem, which does not repeat it, where it carries credentials. */
export function callbackUrl(param: string, url: string): string {
  if (!hasCredentials(url)) return url
  const fix = 'take them out, and check the header webhook-signature to recognise the sender'
  throw invalid(param, `must be a URL without user name and password: ${fix}`)
}

/** Longer ones are not looked for, so that the time stays linear in the length of the text. */
const MAX_CREDENTIALS = 1000
const credentials = new RegExp(`\\b(https?:[\\\\/]*)[^\\s/?#\\\\"'<>]{1,${MAX_CREDENTIALS}}@`, 'gi')

/** The same text with `***` in the place of user name and password of each http URL. */
export function redactCredentials(text: string): string {
  return text.includes('@') ? text.replace(credentials, '$1***@') : text
}

/** What a message may repeat of an address that cannot be used: `***@` in the place of all before the host. */
export function redactAddress(address: string): string {
  return address.replace(/^(\w+:[\\/]+)?.*@/s, '$1***@')
}

/** A URL for logs, without what may be secret in it: user name, password and query; empty where it is no URL. */
export function getPublicPart(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : ''
}
