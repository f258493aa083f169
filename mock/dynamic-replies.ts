import type { Reply, Route } from '../runtime/contract.ts'
import { type AnyCall, findHandler, type HandlerTable, type Outcome } from '../runtime/handler.ts'
import { essence } from '../runtime/http/media-types.ts'
import { findMedia, findReplies } from '../runtime/http/replies.ts'
import { asArray, asObject, isObject, type JsonObject, ownValue } from '../runtime/json.ts'
import { randomFrom } from '../runtime/random.ts'
import { findSample } from '../runtime/samples/json-sample.ts'
import { omitMarked } from '../runtime/samples/omit-marked.ts'
import { resolveReference } from '../runtime/samples/references.ts'
import { findSchemaError } from '../runtime/validation/explain.ts'
import { headerPreferences } from './preferences/preferences.ts'

export interface DynamicOptions {
  readonly routes: readonly Route[]
  /** Finds the schema of a declared reply. */
  readonly findSchema: FindSchema
  /** Whether to generate all replies; a request can say otherwise with `Prefer: dynamic=true` or `false`. */
  readonly dynamic: boolean
  /** The same seed gives the same sequence of replies. */
  readonly seed: number
}

const ATTEMPTS = 8

/** Handlers that generate JSON replies from their schemas if that is preferred; all else replies as `examples` do. */
export function generateReplies(examples: HandlerTable, options: DynamicOptions): HandlerTable {
  const handlers = options.routes.map((route) => {
    const reply = findHandler(examples, route.operationId)
    let count = 0
    const handle = async (call: AnyCall): Promise<Outcome> => {
      const outcome = await reply(call)
      const dynamic = headerPreferences(call)?.preferences.dynamic ?? options.dynamic
      if (!dynamic || !('json' in outcome) || outcome.json === undefined) return outcome
      const { status = 200, mediaType = 'application/json' } = outcome
      const declared = findMedia(findReplies(route.replies, status), mediaType)
      const schema = declared && options.findSchema(route, declared)
      if (schema === undefined) return outcome
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const json = findSample(schema, randomFrom(options.seed, route.operationId, count++))
        const validate = declared?.validate
        const fits = validate === undefined || findSchemaError(validate, json, 'server') === undefined
        if (json !== undefined && fits) return { ...outcome, json }
      }
      return outcome
    }
    return [route.operationId, handle] as const
  })
  return { ...examples, ...Object.fromEntries(handlers) }
}

/** The value at keys in a node of the document, behind references on the way. */
export function followKeys(document: unknown, node: unknown, keys: readonly string[]): unknown {
  return keys.reduce((parent, key) => {
    const value = isObject(parent) ? ownValue(parent, key) : undefined
    return isObject(value) && typeof value.$ref === 'string' ? resolveReference(document, value.$ref) : value
  }, node)
}

/** The schemas with those that they refer to or combine. */
export function expandSchemas(document: unknown, schemas: readonly unknown[]): readonly JsonObject[] {
  const all = new Set<JsonObject>()
  const add = (schema: unknown): void => {
    if (!isObject(schema) || all.has(schema)) return
    all.add(schema)
    if (typeof schema.$ref === 'string') add(resolveReference(document, schema.$ref))
    for (const parts of [schema.allOf, schema.anyOf, schema.oneOf]) asArray(parts).forEach(add)
  }
  schemas.forEach(add)
  return [...all]
}

/** With the components that the schema refers to. */
type FindSchema = (route: Route, declared: Reply) => object | undefined

/** Finds schemas in a document, as the generator writes it. The document is prepared when it is first used. */
export function createSchemaFinder(openapi: unknown): FindSchema {
  let document: unknown
  return ({ path, method }, { status, mediaType }) => {
    document ??= omitMarked(asObject(openapi), 'writeOnly')
    const replies = ['paths', path, method.toLowerCase(), 'responses']
    const content = followKeys(document, document, [...replies, String(status), 'content'])
    const key = Object.keys(asObject(content)).find((declared) => essence(declared) === essence(mediaType))
    const schema = key === undefined ? undefined : followKeys(document, content, [key, 'schema'])
    return isObject(schema) ? { ...schema, components: followKeys(document, document, ['components']) } : undefined
  }
}
