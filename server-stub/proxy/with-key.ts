import type { Credential, Route } from '../core/contract.ts'
import { cutUrl } from './cut-url.ts'
import type { Header } from './pass-headers.ts'

interface Head {
  readonly path: string
  readonly headers: Header[]
}

/** The request with the key in the operation's own credential, unless it carries one in any that the operation takes. */
export function withKey(head: Head, route: Route | undefined, key: string): Head {
  const [own] = route?.credentials ?? []
  if (!own || route?.credentials.some((credential) => carries(head, credential))) return head
  return give[own.in](head, own.name, key)
}

function carries({ path, headers }: Head, { in: place, name }: Credential): boolean {
  if (place === 'query') return cutUrl(path).query.has(name)
  return headers.some(([each]) => each.toLowerCase() === name)
}

const give: Readonly<Record<Credential['in'], (head: Head, name: string, key: string) => Head>> = {
  bearer: ({ path, headers }, _, key) => ({ path, headers: [...headers, ['Authorization', `Bearer ${key}`]] }),
  header: ({ path, headers }, name, key) => ({ path, headers: [...headers, [name, key]] }),
  query: ({ path, headers }, name, key) => {
    const pair = `${name}=${encodeURIComponent(key)}`
    return { path: `${path}${path.includes('?') ? '&' : '?'}${pair}`, headers }
  },
}
