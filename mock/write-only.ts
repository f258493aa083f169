import type { Route } from '../runtime/contract.ts'
import { essence } from '../runtime/http/media-types.ts'
import { isObject, type JsonObject, ownValue } from '../runtime/json.ts'
import { expandSchemas, followKeys } from './dynamic-replies.ts'

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

  function dropFrom(value: unknown, schemas: readonly JsonObject[]): unknown {
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

  function getParts(nodes: readonly JsonObject[], name: string): readonly JsonObject[] {
    return expandSchemas(
      openapi,
      nodes.map((node) => ownValue(node, name)),
    )
  }
}
