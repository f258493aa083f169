import { asObject, escapePointer, type JsonObject, ownValue, pointerKeys } from '../../runtime/json.ts'
import type { Version } from './official-schemas.ts'
import type { ResolvedNode, SourceLocation } from './references.ts'

export interface Component {
  readonly section: string
  readonly name: string
  readonly resolved: ResolvedNode
  /** Whether the entry document names it. */
  readonly isDeclared: boolean
}

/** The sections of `components` by what they are called in Swagger 2.0. */
const swaggerSections: Readonly<Record<string, string>> = {
  definitions: 'schemas',
  parameters: 'parameters',
  responses: 'responses',
  securityDefinitions: 'securitySchemes',
}

/** The components that a document declares. */
export function findDeclaredComponents(entry: SourceLocation, version: Version): Component[] {
  const root = asObject(entry.file.data)
  const isSwagger = version === '2.0'
  const holder = isSwagger ? root : asObject(root.components)
  const keys = isSwagger ? Object.keys(swaggerSections) : Object.keys(holder).filter((key) => !key.startsWith('x-'))
  return keys.flatMap((key) => {
    const section = isSwagger ? (ownValue(swaggerSections, key) ?? key) : key
    return Object.entries(asObject(ownValue(holder, key))).flatMap(([name, value]) => {
      if (isSwagger && section === 'parameters' && isBodyPart(asObject(value))) return []
      const pointer = `${isSwagger ? '' : '/components'}/${key}/${escapePointer(name)}`
      return [{ section, name, resolved: { to: { ...entry, pointer }, value }, isDeclared: true }]
    })
  })
}

/** Whether a parameter of Swagger 2.0 is a request body, or a part of one. */
export function isBodyPart({ in: where }: JsonObject): boolean {
  return where === 'body' || where === 'formData'
}

/** The section and name of a location that names a component. */
export function parseComponent(
  { pointer }: SourceLocation,
  version: Version,
): { section: string; name: string } | undefined {
  if (!/^\/(components|definitions|parameters|responses|securityDefinitions)\//.test(pointer)) return undefined
  const keys = pointerKeys(pointer)
  const [first = '', second = '', third] = keys
  const section = version === '2.0' && keys.length === 2 ? ownValue(swaggerSections, first) : undefined
  if (section !== undefined) return { section, name: second }
  if (first !== 'components' || third === undefined || keys.length > 3 || second.startsWith('x-')) return undefined
  return { section: second, name: third }
}
