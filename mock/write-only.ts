import type { Route } from '../runtime/contract.ts'
import { essence } from '../runtime/http/media-types.ts'
import { isObject, ownValue } from '../runtime/json.ts'
import { resolveReference } from '../runtime/samples/references.ts'
import { followKeys } from './dynamic-replies.ts'

/** A JSON body of an operation without the properties that only clients send, at any depth. */
export type DropWriteOnly = (route: Route, body: unknown) => unknown

export function createWriteOnlyDropper(openapi: unknown): DropWriteOnly {
  let isMarked: boolean | undefined
  return ({ path, method }, body) => {
    isMarked ??= JSON.stringify(openapi).includes('"writeOnly":true')
    if (!isMarked) return body
    const content = followKeys(openapi, openapi, ['paths', path, method.toLowerCase(), 'requestBody', 'content'])
    const [, media] = Object.entries(content ?? {}).find(([type]) => essence(type).endsWith('json')) ?? []
    return dropFrom(body, expandSchemas(openapi, [followKeys(openapi, media, ['schema'])]))
  }

  function dropFrom(value: unknown, schemas: readonly Schema[]): unknown {
    if (Array.isArray(value)) return value.map((item) => dropFrom(item, getParts(schemas, 'items')))
    if (!isObject(value)) return value
    const entries = Object.entries(value).flatMap(([name, item]) => {
      const declared = getParts(
        schemas.flatMap(({ properties }) => (isObject(properties) ? [properties] : [])),
        name,
      )
      return declared.some(({ writeOnly }) => writeOnly === true) ? [] : [[name, dropFrom(item, declared)] as const]
    })
    return Object.fromEntries(entries)
  }

  function getParts(nodes: readonly Schema[], name: string): readonly Schema[] {
    return expandSchemas(
      openapi,
      nodes.map((node) => ownValue(node, name)),
    )
  }
}

type Schema = Readonly<Record<string, unknown>>

/** The schemas with those that they refer to or combine. */
function expandSchemas(document: unknown, schemas: readonly unknown[]): readonly Schema[] {
  const all = new Set<Schema>()
  const add = (schema: unknown): void => {
    if (!isObject(schema) || all.has(schema)) return
    all.add(schema)
    if (typeof schema.$ref === 'string') add(resolveReference(document, schema.$ref))
    for (const parts of [schema.allOf, schema.anyOf, schema.oneOf]) if (Array.isArray(parts)) parts.forEach(add)
  }
  schemas.forEach(add)
  return [...all]
}
