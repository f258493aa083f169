import { inheritedNames, makeUnique } from '../../runtime/json.ts'
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

/**
 * A name as an identifier that a module can export without shadowing a name that its code uses. Names of prototypes are
 * none: ajv keeps schemas in plain objects.
 */
export function exportName(name: string): string {
  const safe = name.replace(/[^\w$]/g, '_')
  return isIdentifier(safe) && !reservedNames.has(safe) && !inheritedNames.has(safe) ? safe : `_${safe}`
}

/**
 * Gives every name a different identifier, none of `taken`. A name that is an identifier keeps it; of several names
 * with the same identifier the first keeps it, and the others get a number.
 */
export function allocateNames(
  names: Iterable<string>,
  identify: (name: string) => string = exportName,
  taken: Iterable<string> = [],
): Map<string, string> {
  const used = new Set(taken)
  const all = [...new Set(names)].map((name) => ({ name, wanted: identify(name) }))
  const inOrder = [...all.filter(({ name, wanted }) => name === wanted), ...all]
  const identifiers = new Map<string, string>()
  for (const { name, wanted } of inOrder) {
    if (identifiers.has(name)) continue
    const identifier = makeUnique(wanted, used)
    used.add(identifier)
    identifiers.set(name, identifier)
  }
  return identifiers
}

/** Reserved words, globals used by validators and types, and names used by templates. */
const reservedNames = new Set(
  `Array Infinity JSON Math NaN Number Object Omit RegExp Record String Symbol WithRequired any arguments await bigint
  boolean break case catch class components const continue createServer debugger default defs delete do else enum errors
  eval exampleHandlers export extends false families finally for function if implements import in instanceof interface
  let mockServer never new null number object operations package paths private protected public return protojson routes
  static streams string super switch symbol this throw true try type typeof undefined unknown var void webhooks while with
  yield`.split(/\s+/),
)
