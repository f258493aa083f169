import type { Warning } from '../diagnostics.ts'
import { asObject } from '../json.ts'
import type { Built } from './build-contract.ts'
import { DocumentReader } from './documents.ts'
import { isJson } from './media-types.ts'
import { type FoundOperation, findOperations, getFamily } from './operations.ts'

/** The kind of problem that the server reports with a status; the most common one for `default` and ranges. */
const kindsByStatus: Readonly<Record<string, string>> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
  422: 'invalid-request',
  429: 'rate-limited',
  500: 'internal',
  503: 'unavailable',
  504: 'timeout',
  '4XX': 'invalid-request',
  '5XX': 'internal',
  default: 'invalid-request',
}

/** The server's own error format: a contract that declares it needs no `x-problem`. */
const problemMediaType = 'application/problem+json'

/** Warns about error responses that the server cannot follow because they do not declare a kind of problem. */
export function findMissingProblems({ openapi, contract }: Built): Warning[] {
  const reader = new DocumentReader(openapi, [])
  const known = new Map(
    contract.families.map(({ name, problems }) => [name, new Set(problems.map(({ kind }) => kind))]),
  )
  return findOperations(reader).flatMap((operation) => {
    const kinds = known.get(getFamily(operation)) ?? new Set()
    return declaredErrors(reader, operation).flatMap(({ status, kind, mediaType }): Warning[] => {
      if (kinds.has(kind)) return []
      kinds.add(kind)
      const message = `The response ${status} of ${operation.node.operationId} is ${mediaType} but has no \`x-problem: ${kind}\`: the server replies to that problem in its own format.`
      return [{ code: 'missing-problem', message, at: openapi.locate(asObject(operation.node.responses), status) }]
    })
  })
}

interface DeclaredError {
  readonly status: string
  readonly kind: string
  readonly mediaType: string
}

function declaredErrors(reader: DocumentReader, { node }: FoundOperation): DeclaredError[] {
  return Object.entries(asObject(node.responses)).flatMap(([status, value]) => {
    const kind = kindsByStatus[status]
    const mediaTypes = Object.keys(asObject(reader.follow(value).content))
    const mediaType = mediaTypes.find(isJson)
    if (kind === undefined || mediaType === undefined || mediaTypes.includes(problemMediaType)) return []
    return [{ status, kind, mediaType }]
  })
}
