import { jsonpath } from 'json-p3'
import type { Route } from '../../runtime/contract.ts'
import { isJson } from '../../runtime/http/media-types.ts'
import { findSuccesses } from '../../runtime/http/replies.ts'
import { asObject, type JsonObject, ownValue } from '../../runtime/json.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { createSchemaFinder, expandSchemas } from '../dynamic-replies.ts'
import { type MockContract, oncePerContract } from '../mock-contract.ts'

/** A schema in its document. */
interface Placed {
  readonly document: object
  readonly schema: JsonObject
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
  const document = asObject(asyncapi)
  const messages = Object.values(asObject(asObject(document.components).messages)).map(asObject)
  return {
    ofReplies: (routes) =>
      routes.flatMap((route) => {
        const replies = findSuccesses(route.replies).filter(({ mediaType }) => isJson(mediaType))
        const schemas = replies.flatMap((reply) => findSchema(route, reply) ?? [])
        return schemas.flatMap((schema) => listAlternatives(schema, schema))
      }),
    ofEvent: (name) =>
      messages.filter((message) => message.name === name).flatMap(({ payload }) => listAlternatives(document, payload)),
  }
})

/** Why the parent of what a JSON Path selects cannot be in an answer; undefined if it can, or if that is unknown. */
export function findUndeclaredParent(schemas: readonly Placed[], path: string): string | undefined {
  let parents = schemas
  for (const { selectors } of jsonpath.compile(path).segments.slice(0, -1)) {
    const [selector, ...others] = selectors
    if (parents.length === 0 || others.length > 0 || path.includes('..')) return undefined
    if (!(selector instanceof jsonpath.selectors.NameSelector)) {
      parents = parents.flatMap(({ document, schema }) => listAlternatives(document, schema.items))
      continue
    }
    const { name } = selector
    const members = parents.flatMap(({ document, schema }) =>
      listAlternatives(document, ownValue(asObject(schema.properties), name)),
    )
    // A schema that is only true or false has no alternatives.
    const isDeclared = parents.some(({ schema }) => Object.hasOwn(asObject(schema.properties), name))
    if (!isDeclared && !areOpen(parents)) {
      const names = [...new Set(parents.flatMap(({ schema }) => Object.keys(asObject(schema.properties))))]
      return `no answer has a member \`${name}\` there; ${suggestion(name, names)}`
    }
    parents = members
  }
  return undefined
}

/** A schema with those that it refers to, and the branches of all. */
function listAlternatives(document: object, schema: unknown): readonly Placed[] {
  return expandSchemas(document, [schema]).map((alternative) => ({ document, schema: alternative }))
}

/** Whether an object may have members that the schemas, which are branches of one, do not name. */
function areOpen(parents: readonly Placed[]): boolean {
  const schemas = parents.map(({ schema }) => schema)
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
