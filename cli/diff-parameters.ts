import {
  asArray,
  asObject,
  asString,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
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

/**
 * Lets each operation refer to its parameters, and to those of its path, as components that are called after where and what
 * they are. Redocly matches items of a list by their text: one that changes much would be removed and added.
 */
export function nameParameters(root: JsonObject): NamedParameters {
  const originals = new Map<string, string>()
  const named: Record<string, Json> = {}
  const rename = (section: string) =>
    Object.entries(asObject(root[section])).map(([path, item]): [string, Json] => {
      const pointer = `/${section}/${escapePointer(path)}`
      const { parameters = [], ...others } = asObject(item)
      const shared = asArray(parameters).map((value, index) => ({ value, pointer: `${pointer}/parameters/${index}` }))
      const members = Object.entries(others).map(([method, operation]): [string, Json] => {
        if (!isObject(operation) || operation.responses === undefined) return [method, operation]
        const below = `${pointer}/${method}/parameters`
        const listed = asArray(operation.parameters).map((value, index) => ({ value, pointer: `${below}/${index}` }))
        const all = new Map([...shared, ...listed].map((written) => [toName(root, path, written.value), written]))
        const references = [...all].map(([name, written], index) => {
          const key = `${pathShape(path)} ${method} ${name}`
          named[key] = written.value
          originals.set(`/components/parameters/${escapePointer(key)}`, written.pointer)
          originals.set(`${below}/${index}`, written.pointer)
          return { $ref: `#/components/parameters/${escapePointer(key)}` }
        })
        return [method, references.length === 0 ? operation : { ...operation, parameters: references }]
      })
      return [path, isObject(item) ? Object.fromEntries(members) : item]
    })
  const sections = ['paths', 'webhooks'].filter((section) => isObject(root[section]))
  const renamed = Object.fromEntries(sections.map((section) => [section, Object.fromEntries(rename(section))]))
  const { components: written, ...sectionsBefore } = root
  const components = asObject(written)
  const parameters = { ...asObject(components.parameters), ...named }
  return {
    // What an operation refers to is reported where the walk meets it first.
    root: { ...sectionsBefore, ...renamed, components: { ...components, parameters } },
    isMade: ([section, kind, key = '']) =>
      section === 'components' && kind === 'parameters' && Object.hasOwn(named, key),
    toOriginal: (pointer) => {
      const keys = pointer.split('/')
      for (let length = keys.length; length > 0; length--) {
        const original = originals.get(keys.slice(0, length).join('/'))
        if (original !== undefined) return [original, ...keys.slice(length)].join('/')
      }
      return pointer
    },
  }
}

/** A parameter of a path is the same under another name; names of headers have no case. */
function toName(root: JsonObject, path: string, value: Json): string {
  const ref = asString(asObject(value).$ref)
  const target = ref === undefined ? value : valueAt(root, pointerKeys(ref.slice(1)))
  const { in: place, name } = asObject(target)
  const text = asString(name) ?? ''
  if (place === 'path') return `path ${path.split(`{${text}}`)[0]?.match(/\{/g)?.length ?? 0}`
  return `${place} ${place === 'header' ? text.toLowerCase() : text}`
}

function pathShape(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}')
}
