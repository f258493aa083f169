import { asObject, isObject, type JsonObject, mapObjects } from '../json.ts'
import { resolveReference } from './references.ts'
import { tryTo } from './schema.ts'

/** What marks properties that only one side sends. */
export type Mark = 'readOnly' | 'writeOnly'

/**
 * A schema, or a document of schemas, without the properties that have the mark, also behind a reference into `root`; none
 * of them is required. What has no such property is not copied.
 */
export function omitMarked(schema: JsonObject, mark: Mark, root: object = schema): JsonObject {
  return asObject(
    mapObjects(schema, (value) => {
      if (!isObject(value.properties)) return value
      const entries = Object.entries(value.properties)
      const omitted = new Set<unknown>(
        entries.filter(([, property]) => isMarked(property, mark, root)).map(([name]) => name),
      )
      if (omitted.size === 0) return value
      const properties = Object.fromEntries(entries.filter(([name]) => !omitted.has(name)))
      const required = Array.isArray(value.required) && value.required.filter((name) => !omitted.has(name))
      return { ...value, properties, ...(required && { required }) }
    }),
  )
}

/** Whether a property has the mark, also behind a reference into `root`. */
export function isMarked(property: unknown, mark: Mark, root: object): boolean {
  if (!isObject(property)) return false
  const { [mark]: value, $ref } = property
  if (value !== undefined || typeof $ref !== 'string') return value === true
  const target = tryTo(() => resolveReference(root, $ref))
  return isObject(target) && target[mark] === true
}
