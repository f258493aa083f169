import { isObject } from '../json.ts'
import { resolveReference } from './references.ts'

/** What marks properties that only one side sends. */
export type Mark = 'readOnly' | 'writeOnly'

/**
 * A copy of a schema, or of a document of schemas, without the properties that have the mark, also behind a reference into
 * `root`; none of them is required.
 */
export function omitMarked<T extends object>(schema: T, mark: Mark, root: object = schema): T {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (!isObject(value) || !isObject(value.properties)) return value
    const entries = Object.entries(value.properties)
    const omitted = new Set<unknown>(
      entries.filter(([, property]) => isMarked(property, mark, root)).map(([name]) => name),
    )
    if (omitted.size === 0) return value
    const properties = Object.fromEntries(entries.filter(([name]) => !omitted.has(name)))
    const required = Array.isArray(value.required) && value.required.filter((name) => !omitted.has(name))
    return { ...value, properties, ...(required && { required }) }
  })
}

/** Whether a property has the mark, also behind a reference into `root`. */
export function isMarked(property: unknown, mark: Mark, root: object): boolean {
  if (!isObject(property)) return false
  const { [mark]: value, $ref } = property
  if (value !== undefined || typeof $ref !== 'string') return value === true
  const target = tryToResolve(root, $ref)
  return isObject(target) && target[mark] === true
}

function tryToResolve(root: object, reference: string): unknown {
  try {
    return resolveReference(root, reference)
  } catch {
    return undefined
  }
}
