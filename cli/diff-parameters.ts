import {
  asArray,
  asObject,
  asString,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  pointerKeys,
  valueAt,
} from '../runtime/json.ts'

/** A document whose operations refer to each of their parameters by its place and name. */
export interface NamedParameters {
  readonly root: JsonObject
  /** The pointer in the original document. */
  toOriginal(pointer: string): string
  /** Whether a path is that of a component that the original does not have. */
  isMade(path: readonly string[]): boolean
}

/** The methods that have operations in OpenAPI. */
export const methods: ReadonlySet<string> = new Set('get put post delete options head patch trace query'.split(' '))

/**
 * Lets each operation refer to its parameters, and to those of its path, as components that are called after where and what
 * they are. Redocly matches items of a list by their text: one that changes much would be removed and added.
 */
export function nameParameters(root: JsonObject): NamedParameters {
  const named = new Map<string, Parameter>()
  const originals = new Map<string, string>()
  const renameIn = (section: string) => {
    const items = Object.entries(asObject(ownValue(root, section))).map(([path, item]): [string, Json] => [
      path,
      renameItem({ path, item: asObject(item), pointer: `/${section}/${escapePointer(path)}` }),
    ])
    return [section, Object.fromEntries(items)] as const
  }
  const renameItem = ({ path, item: { parameters, ...members }, pointer }: PathItem): JsonObject => {
    const shared = listParameters(parameters, pointer)
    const renamed = Object.entries(members).map(([method, operation]): [string, Json] => {
      const below = `${pointer}/${method}`
      const parameters = [...shared, ...listParameters(asObject(operation).parameters, below)]
      if (!methods.has(method) || parameters.length === 0) return [method, operation]
      const byName = new Map(parameters.map((parameter) => [toName(root, path, parameter.value), parameter]))
      const references = [...byName].map(([name, parameter], index) => {
        const key = `${path.replaceAll(/\{[^{}]*\}/g, '{}')} ${method} ${name}`
        const reference = `/components/parameters/${escapePointer(key)}`
        named.set(key, parameter)
        for (const made of [reference, `${below}/parameters/${index}`]) originals.set(made, parameter.pointer)
        return { $ref: `#${reference}` }
      })
      return [method, { ...asObject(operation), parameters: references }]
    })
    return Object.fromEntries(renamed)
  }
  const sections = ['paths', 'webhooks'].filter((section) => isObject(ownValue(root, section))).map(renameIn)
  const { components, ...others } = root
  const made = Object.fromEntries([...named].map(([key, { value }]) => [key, value]))
  const parameters = { ...asObject(asObject(components).parameters), ...made }
  return {
    // What an operation refers to is reported where the walk meets it first.
    root: { ...others, ...Object.fromEntries(sections), components: { ...asObject(components), parameters } },
    isMade: ([section, kind, key = '']) => section === 'components' && kind === 'parameters' && named.has(key),
    toOriginal: (pointer) => replacePrefix(pointer, originals),
  }
}

interface PathItem {
  readonly path: string
  readonly item: JsonObject
  readonly pointer: string
}

interface Parameter {
  readonly value: Json
  readonly pointer: string
}

function listParameters(parameters: Json | undefined, pointer: string): readonly Parameter[] {
  return asArray(parameters).map((value, index) => ({ value, pointer: `${pointer}/parameters/${index}` }))
}

/** Replaces the longest beginning that has a replacement. */
function replacePrefix(pointer: string, replacements: ReadonlyMap<string, string>): string {
  const keys = pointer.split('/')
  for (let length = keys.length; length > 0; length--) {
    const replacement = replacements.get(keys.slice(0, length).join('/'))
    if (replacement !== undefined) return [replacement, ...keys.slice(length)].join('/')
  }
  return pointer
}

/** A parameter of a path is the same under another name; names of headers have no case. */
function toName(root: JsonObject, path: string, value: Json): string {
  const ref = asString(asObject(value).$ref)
  const target = ref === undefined ? value : valueAt(root, pointerKeys(ref.slice(1)))
  const { in: location, name } = asObject(target)
  const text = asString(name) ?? ''
  if (location === 'path') return `path ${path.split(`{${text}}`)[0]?.match(/\{/g)?.length ?? 0}`
  return `${location} ${location === 'header' ? text.toLowerCase() : text}`
}
