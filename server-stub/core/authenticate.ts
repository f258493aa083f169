import { Problem } from './problem.ts'
import type { Credential } from './tables.ts'

/** What a request carries that may hold a key. Header names are in lower case. */
export interface Carriers {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: unknown
}

/** Gives the key that lets the request in; throws a `Problem` when there is none. */
export type Authenticate = (request: Carriers) => string

/**
 * Any one of the credentials lets a request in; without credentials every request is let in, with an empty key.
 * Aliases count unless `strict`.
 */
export function authenticator(
  credentials: readonly Credential[],
  isKey: (key: string) => boolean,
  strict = false,
): Authenticate {
  if (credentials.length === 0) return () => ''
  const accepted = strict ? credentials.filter(({ alias }) => !alias) : credentials
  const finders = accepted.map((credential) => finderOf[credential.in](credential.name))
  const headers: Record<string, string> = accepted.some((each) => each.in === 'bearer')
    ? { 'www-authenticate': 'Bearer' }
    : {}
  return (request) => {
    let variant = 'missing-key'
    for (const find of finders) {
      const key = find(request)
      if (key === undefined || key === '') continue
      if (isKey(key)) return key
      variant = 'invalid-key'
    }
    throw new Problem('unauthenticated', '', { variant, headers })
  }
}

type FindKey = (request: Carriers) => string | undefined

const finderOf: Readonly<Record<Credential['in'], (name: string) => FindKey>> = {
  bearer: (name) => (request) => bearerToken(text(request.headers[name])),
  header: (name) => (request) => text(request.headers[name])?.trim(),
  query: (name) => (request) => text((request.query as Record<string, unknown> | null)?.[name]),
}

const scheme = 'bearer '

function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return header.slice(scheme.length).trim()
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
