import { type Credential, ownValue } from '../contract.ts'
import { Problem } from '../problem.ts'
import { type Admission, type Grant, type IsKey, unrestricted } from './keys.ts'

/** The parts of a request that may contain an API key. Header names are in lower case. */
export interface CredentialSource {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: unknown
}

/** An accepted API key with its grant; the key is empty if the route needs none. */
export interface Admitted {
  readonly key: string
  readonly grant: Grant
}

/** Finds an accepted key in the request; throws, or rejects with, an `unauthenticated` problem. */
export type Authenticate = (request: CredentialSource) => Admitted | Promise<Admitted>

const withoutKey: Admitted = { key: '', grant: unrestricted }

/** Accepts any one of the credentials; `strict` excludes aliases. Without credentials it accepts every request. */
export function authenticator(credentials: readonly Credential[], isKey: IsKey, strict = false): Authenticate {
  if (credentials.length === 0) return () => withoutKey
  const accepted = strict ? credentials.filter(({ alias }) => !alias) : credentials
  const finders = accepted.map((credential) => keyFinders[credential.in](credential.name))
  const headers: Record<string, string> = accepted.some((each) => each.in === 'bearer')
    ? { 'www-authenticate': 'Bearer' }
    : {}
  const refuse = (variant: string): never => {
    throw new Problem('unauthenticated', '', { variant, headers })
  }
  const tryFrom = (request: CredentialSource, from: number, variant: string): Admitted | Promise<Admitted> => {
    for (let index = from; index < finders.length; index++) {
      const key = finders[index]?.(request)
      if (key === undefined || key === '') continue
      const admission = isKey(key)
      if (admission instanceof Promise) {
        return admission.then((later) => admitted(key, later) ?? tryFrom(request, index + 1, 'invalid-key'))
      }
      const found = admitted(key, admission)
      if (found !== undefined) return found
      variant = 'invalid-key'
    }
    return refuse(variant)
  }
  return (request) => tryFrom(request, 0, 'missing-key')
}

function admitted(key: string, admission: Admission): Admitted | undefined {
  if (!admission) return undefined
  return { key, grant: admission === true ? unrestricted : admission }
}

type FindKey = (request: CredentialSource) => string | undefined

const keyFinders: Readonly<Record<Credential['in'], (name: string) => FindKey>> = {
  bearer: (name) => (request) => bearerToken(asString(ownValue(request.headers, name))),
  header: (name) => (request) => asString(ownValue(request.headers, name))?.trim(),
  query: (name) => (request) => asString(ownValue(request.query ?? {}, name)),
}

const scheme = 'bearer '

function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return header.slice(scheme.length).trim()
}

function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
