import { isIdentifier } from './literal.ts'

/** `generate-content` as `generateContent`: a family as an identifier. */
export function camelCase(token: string): string {
  return token.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(\d)/, '_$1')
}

/** `createMessage` as `CreateMessage`. */
export function pascalCase(token: string): string {
  const camel = camelCase(token)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** A schema's name as an identifier that a module can export. */
export function exportName(schema: string): string {
  if (isIdentifier(schema)) return schema
  const safe = schema.replace(/[^\w$]/g, '_')
  return isIdentifier(safe) ? safe : `_${safe}`
}
