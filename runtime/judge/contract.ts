import type { Route } from '../contract.ts'
import type { Values } from '../http/parameters.ts'
import { routeFinder } from '../http/route-finder.ts'
import type { ReplyRules } from './reply-rule.ts'
import type { StreamRules } from './stream-rule.ts'

/** Rules of a contract that its tables cannot express, by operationId. */
export interface ContractRules {
  readonly streams: Readonly<Record<string, StreamRules>>
  /** Rules of whole replies, alone and beside their requests. */
  readonly replies: Readonly<Record<string, ReplyRules>>
  /** Ids of the questions where the document contradicts itself. */
  readonly unclear?: ReadonlySet<string>
}

/** The rules of several contracts. */
export function joinRules(all: readonly ContractRules[]): ContractRules {
  return {
    streams: Object.assign({}, ...all.map(({ streams }) => streams)),
    replies: Object.assign({}, ...all.map(({ replies }) => replies)),
    unclear: new Set(all.flatMap(({ unclear = [] }) => [...unclear])),
  }
}

export interface JudgedContract {
  readonly rules: ContractRules
  /** Names of the headers, parameters and cookies with credentials, in lower case. */
  readonly credentialNames: ReadonlySet<string>
  /** Finds the operation of a request, and the methods that the contract has for the path, which is without the query. */
  findRoute(method: string, path: string): FoundRoute
}

interface FoundRoute {
  readonly route: Route | undefined
  readonly path: Values
  readonly methods: readonly string[]
}

export function judgedContract(
  routes: readonly Route[],
  rules: ContractRules = { streams: {}, replies: {} },
): JudgedContract {
  const findRoutes = routeFinder(routes)
  const credentials = routes.flatMap((route) => route.credentials.flat())
  return {
    rules,
    credentialNames: new Set(
      credentials.flatMap((credential) => (credential.in === 'unsupported' ? [] : credential.name.toLowerCase())),
    ),
    findRoute: (method, path) => {
      const candidates = findRoutes(path)
      const find = (name: string) => candidates.find(({ route }) => route.method === name)
      const match = find(method) ?? (method === 'HEAD' ? find('GET') : undefined)
      return { route: match?.route, path: match?.path ?? {}, methods: candidates.map(({ route }) => route.method) }
    },
  }
}
