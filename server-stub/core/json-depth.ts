/** Whether objects and arrays are nested more than `limit` deep; `{}` is one deep, a plain value none. */
export function deeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (limit === 0) return true
  if (Array.isArray(value)) return value.some((item) => deeperThan(item, limit - 1))
  for (const key in value) if (deeperThan((value as Readonly<Record<string, unknown>>)[key], limit - 1)) return true
  return false
}
