import { isIdentifier } from './literal.ts'

/** `generate-content` as `generateContent`. */
export function camelCase(token: string): string {
  return exportName(joinWords(token))
}

/** `createMessage` as `CreateMessage`. */
export function pascalCase(token: string): string {
  const camel = joinWords(token)
  return exportName(camel.charAt(0).toUpperCase() + camel.slice(1))
}

function joinWords(token: string): string {
  return token.replace(/[^A-Za-z0-9$]+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A schema's name as an identifier that a module can export without shadowing a name that its code uses. */
export function exportName(schema: string): string {
  const safe = schema.replace(/[^\w$]/g, '_')
  return isIdentifier(safe) && !reservedNames.has(safe) ? safe : `_${safe}`
}

/** Reserved words, globals used by validators, and names used by templates. */
const reservedNames = new Set(
  `Array Infinity JSON Math NaN Number Object RegExp String Symbol arguments await break case catch class const continue
  createServer debugger default delete do else enum eval exampleHandlers export extends false families finally for
  function if implements import in instanceof interface let mockServer new null package private protected public return
  protojson routes static streams super switch this throw true try typeof undefined var void while with yield`.split(
    /\s+/,
  ),
)
