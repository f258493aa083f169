/**
 * The own property `name` of a table, undefined where it has none. To be used wherever a name may come from a request:
 * plain indexing also finds what all objects inherit, such as `constructor` and `__proto__`.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined
export function ownValue(table: object, name: string): unknown
export function ownValue(table: object, name: string): unknown {
  return Object.hasOwn(table, name) ? (table as Readonly<Record<string, unknown>>)[name] : undefined
}
