import type { Credential, Route } from '../contract.ts'
import { asString, decodePercent, ownValue } from '../json.ts'
import { Problem } from '../problem.ts'
import { readCookies } from './field-styles.ts'
import { type FindGrant, type Grant, type GrantedKey, unrestricted } from './keys.ts'

/** The parts of a request that may contain an API key. Header names are in lower case. */
export interface CredentialSource {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: unknown
}

/** Finds an accepted key in the request, else returns an `unauthenticated` problem, since throwing is slow. */
export type Authenticate = (request: CredentialSource) => GrantedKey | Problem | Promise<GrantedKey | Problem>

/** What a route without credentials accepts. */
const withoutKey: GrantedKey = { key: '', grant: unrestricted }

/**
 * Accepts a request with valid keys for all credentials of one alternative; `strict` excludes aliases. Without alternatives
 * it accepts every request.
 */
export function createAuthenticator(
  alternatives: Route['credentials'],
  findGrant: FindGrant,
  strict = false,
): Authenticate {
  if (alternatives.length === 0) return () => withoutKey
  const accepted = strict ? alternatives.filter((all) => !all.some(({ alias }) => alias)) : alternatives
  const finders = accepted.flatMap((all) => {
    const tables = all.some((credential) => credential.in === 'basic') ? [keyFinders, twiceFinders] : [keyFinders]
    return tables.map((table) => all.map((credential) => table[credential.in](credential.name)))
  })
  const headers = getChallenge(accepted.flat())
  const noKey = new Problem('unauthenticated', '', { variant: 'missing-key', headers })
  const wrongKey = new Problem('unauthenticated', '', { variant: 'invalid-key', headers })
  const authenticate = (request: CredentialSource, from = 0, problem = noKey): ReturnType<Authenticate> => {
    for (let index = from; index < finders.length; index++) {
      const keys = findKeys(finders[index] ?? [], request)
      if (keys === undefined) continue
      const admission = admitAll(keys, findGrant)
      if (admission instanceof Promise)
        return admission.then((later) => later ?? authenticate(request, index + 1, wrongKey))
      if (admission !== undefined) return admission
      problem = wrongKey
    }
    return problem
  }
  return authenticate
}

/** The schemes with which a client can try again. */
function getChallenge(credentials: readonly Credential[]): Record<string, string> {
  const has = (location: Credential['in']) => credentials.some((credential) => credential.in === location)
  const schemes = [...(has('bearer') ? ['Bearer'] : []), ...(has('basic') ? ['Basic realm="api"'] : [])]
  return schemes.length === 0 ? {} : { 'www-authenticate': schemes.join(', ') }
}

/** Undefined if one is not sent. */
function findKeys(finders: readonly FindKey[], request: CredentialSource): readonly string[] | undefined {
  const keys: string[] = []
  for (const find of finders) {
    const key = find(request)
    if (key === undefined || key === '') return undefined
    keys.push(key)
  }
  return keys
}

type Admission = GrantedKey | undefined | Promise<GrantedKey | undefined>

/** Admits a request by its first key if all its keys are valid, from this one on. */
function admitAll(keys: readonly string[], findGrant: FindGrant, from = 0): Admission {
  const key = keys[from] ?? ''
  const admit = (grant: Grant | boolean | undefined): Admission => {
    if (!grant) return undefined
    const admitted = { key, grant: grant === true ? unrestricted : grant }
    if (from >= keys.length - 1) return admitted
    const rest = admitAll(keys, findGrant, from + 1)
    return rest instanceof Promise ? rest.then((later) => later && admitted) : rest && admitted
  }
  const grant = findGrant(key)
  return grant instanceof Promise ? grant.then(admit) : admit(grant)
}

type FindKey = (request: CredentialSource) => string | undefined

type KeyFinders = Readonly<Record<Credential['in'], (name: string) => FindKey>>

const keyFinders: KeyFinders = {
  bearer: (name) => (request) => afterScheme('bearer ', ownValue(request.headers, name)),
  basic: (name) => (request) => basicKey(afterScheme('basic ', ownValue(request.headers, name))),
  header: (name) => (request) => asString(ownValue(request.headers, name))?.trim(),
  query: (name) => (request) => asString(ownValue(request.query ?? {}, name)),
  cookie: (name) => (request) => {
    const value = readCookies(asString(request.headers.cookie)).get(name)?.[0]
    return value && decodePercent(value)
  },
  unsupported: () => () => undefined,
}
const twiceFinders: KeyFinders = { ...keyFinders, basic: twiceFinder }

function afterScheme(scheme: string, header: unknown): string | undefined {
  if (typeof header !== 'string' || header.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return header.slice(scheme.length).trim()
}

/** `user:password`; only the other part if one is empty, since many APIs take a key as user or password. */
function basicKey(encoded: string | undefined): string | undefined {
  if (encoded === undefined) return undefined
  const pair = Buffer.from(encoded, 'base64').toString()
  const end = pair.indexOf(':')
  if (end === -1) return undefined
  return end === 0 || end === pair.length - 1 ? pair.replace(':', '') : pair
}

/** `key:key`, which some clients send for want of a user name. */
function twiceFinder(name: string): FindKey {
  const find = keyFinders.basic(name)
  return (request) => {
    const [user = '', password, ...others] = find(request)?.split(':') ?? []
    return user === password && others.length === 0 ? user : undefined
  }
}
