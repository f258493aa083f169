import { type Credential, ownValue } from '../contract.ts'
import { Problem } from '../problem.ts'
import { type Admission, anyone, type Grant, type IsKey } from './keys.ts'

/** What a request carries that may hold a key. Header names are in lower case. */
export interface Carriers {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: unknown
}

/** The key that lets a request in, empty where none is needed, and what its holder may do. */
export interface Admitted {
  readonly key: string
  readonly grant: Grant
}

/** Gives the key that lets the request in; throws a `Problem`, or rejects with one, when there is none. */
export type Authenticate = (request: Carriers) => Admitted | Promise<Admitted>

const unasked: Admitted = { key: '', grant: anyone }

/**
 * Any one of the credentials lets a request in; without credentials every request is let in, with an empty key.
 * Aliases count unless `strict`.
 */
export function authenticator(credentials: readonly Credential[], isKey: IsKey, strict = false): Authenticate {
  if (credentials.length === 0) return () => unasked
  const accepted = strict ? credentials.filter(({ alias }) => !alias) : credentials
  const finders = accepted.map((credential) => finderOf[credential.in](credential.name))
  const headers: Record<string, string> = accepted.some((each) => each.in === 'bearer')
    ? { 'www-authenticate': 'Bearer' }
    : {}
  const refuse = (variant: string): never => {
    throw new Problem('unauthenticated', '', { variant, headers })
  }
  const askFrom = (request: Carriers, from: number, variant: string): Admitted | Promise<Admitted> => {
    for (let index = from; index < finders.length; index++) {
      const key = finders[index]?.(request)
      if (key === undefined || key === '') continue
      const admission = isKey(key)
      if (admission instanceof Promise) {
        return admission.then((later) => admitted(key, later) ?? askFrom(request, index + 1, 'invalid-key'))
      }
      const found = admitted(key, admission)
      if (found !== undefined) return found
      variant = 'invalid-key'
    }
    return refuse(variant)
  }
  return (request) => askFrom(request, 0, 'missing-key')
}

function admitted(key: string, admission: Admission): Admitted | undefined {
  if (!admission) return undefined
  return { key, grant: admission === true ? anyone : admission }
}

type FindKey = (request: Carriers) => string | undefined

const finderOf: Readonly<Record<Credential['in'], (name: string) => FindKey>> = {
  bearer: (name) => (request) => bearerToken(text(ownValue(request.headers, name))),
  header: (name) => (request) => text(ownValue(request.headers, name))?.trim(),
  query: (name) => (request) => text(ownValue(request.query ?? {}, name)),
}

const scheme = 'bearer '

function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return header.slice(scheme.length).trim()
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
