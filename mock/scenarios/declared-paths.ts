import { jsonpath } from 'json-p3'
import type { Route } from '../../runtime/contract.ts'
import { isJson } from '../../runtime/http/media-types.ts'
import { findSuccesses } from '../../runtime/http/replies.ts'
import { isObject, ownValue } from '../../runtime/json.ts'
import { resolveReference } from '../../runtime/samples/references.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { createSchemaFinder } from '../dynamic-replies.ts'
import { type MockContract, oncePerContract } from '../mock-contract.ts'

/** A schema in its document. */
interface Placed {
  readonly document: object
  readonly schema: unknown
}

/** The schemas of the answers that the mock makes, which have no members beside those that they declare. */
export interface AnswerSchemas {
  readonly ofReplies: (routes: readonly Route[]) => readonly Placed[]
  readonly ofEvent: (name: string) => readonly Placed[]
}

/** Undefined for a document, whose examples may have other members. */
export function getAnswerSchemas(contract: MockContract): AnswerSchemas | undefined {
  return contract.hasModels ? readSchemas(contract) : undefined
}

const readSchemas = oncePerContract((contract): AnswerSchemas => {
  const findSchema = createSchemaFinder(contract.readDocument('openapi.json'))
  const asyncapi = contract.readDocument('asyncapi.json')
  const document = isObject(asyncapi) ? asyncapi : {}
  const components = isObject(document.components) ? document.components : {}
  const messages = Object.values(isObject(components.messages) ? components.messages : {}).filter(isObject)
  return {
    ofReplies: (routes) =>
      routes.flatMap((route) => {
        const replies = findSuccesses(route.replies).filter(({ mediaType }) => isJson(mediaType))
        return replies
          .flatMap((reply) => findSchema(route, reply) ?? [])
          .map((schema) => ({ document: schema, schema }))
      }),
    ofEvent: (name) =>
      messages.filter((message) => message.name === name).map(({ payload }) => ({ document, schema: payload })),
  }
})

/** Why the parent of what a JSON Path selects cannot be in an answer; undefined if it can, or if that is unknown. */
export function findUndeclaredParent(schemas: readonly Placed[], path: string): string | undefined {
  let parents = schemas.flatMap((placed) => listAlternatives(placed))
  for (const { selectors } of jsonpath.compile(path).segments.slice(0, -1)) {
    const [selector, ...others] = selectors
    if (parents.length === 0 || others.length > 0 || path.includes('..')) return undefined
    if (!(selector instanceof jsonpath.selectors.NameSelector)) {
      parents = listItems(parents)
      continue
    }
    const { name } = selector
    const members = parents.flatMap(({ document, schema }) => {
      const member = ownValue(getProperties(schema), name)
      return member === undefined ? [] : listAlternatives({ document, schema: member })
    })
    if (members.length === 0 && !areOpen(parents)) {
      const names = [...new Set(parents.flatMap(({ schema }) => Object.keys(getProperties(schema))))]
      return `no answer has a member \`${name}\` there; ${suggestion(name, names)}`
    }
    parents = members
  }
  return undefined
}

function listItems(parents: readonly Placed[]): Placed[] {
  return parents.flatMap(({ document, schema }) =>
    isObject(schema) && schema.items !== undefined ? listAlternatives({ document, schema: schema.items }) : [],
  )
}

const branches = ['allOf', 'anyOf', 'oneOf'] as const
const MAX_SCHEMAS = 1000

/** A schema with those that it refers to, and the branches of all. */
function listAlternatives({ document, schema }: Placed): Placed[] {
  const seen = new Set<unknown>([schema])
  for (const candidate of seen) {
    if (!isObject(candidate) || seen.size > MAX_SCHEMAS) continue
    if (typeof candidate.$ref === 'string') seen.add(resolveReference(document, candidate.$ref))
    for (const name of branches) for (const branch of [candidate[name] ?? []].flat()) seen.add(branch)
  }
  return Array.from(seen, (candidate) => ({ document, schema: candidate }))
}

function getProperties(schema: unknown): object {
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {}
}

/** Whether an object may have members that the schemas, which are branches of one, do not name. */
function areOpen(parents: readonly Placed[]): boolean {
  const schemas = parents.map(({ schema }) => schema).filter(isObject)
  if (
    schemas.some(
      ({ additionalProperties = false, patternProperties }) => additionalProperties !== false || patternProperties,
    )
  )
    return true
  const named = schemas.some(({ properties }) => properties !== undefined)
  const typed = schemas.filter(({ type }) => type !== undefined)
  return !named && (typed.length === 0 || typed.some(({ type }) => [type].flat().includes('object')))
}
