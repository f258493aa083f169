/** Nesting that no honest body has, and that recursive code can follow without running out of stack. */
export const maxDepth = 128

/** Whether objects and arrays are nested more than `limit` deep; `{}` is one deep, a plain value none. */
export function deeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (limit === 0) return true
  if (Array.isArray(value)) return value.some((item) => deeperThan(item, limit - 1))
  for (const key in value) if (deeperThan((value as Readonly<Record<string, unknown>>)[key], limit - 1)) return true
  return false
}

/** The same of JSON text that is not parsed yet; of text that is not JSON the answer means nothing. */
export function textDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    if (depth > limit) return true
  }
  return false
}
