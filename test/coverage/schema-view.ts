import { asArray, asObject, asString, type Json } from '../../generators/json.ts'
import { nodeAt } from './schema-document.ts'
import { schemaElementId } from './schema-elements.ts'
import { getConstraints, getParts, type Part } from './schema-parts.ts'

/** A schema, prepared for many walks. */
export interface SchemaView {
  readonly pointer: string
  /** Of a named schema. */
  readonly id?: string
  /** The target of a reference. */
  readonly target?: string
  readonly values: ReadonlyMap<Json, string>
  readonly constraints: readonly { readonly key: string; readonly id: string }[]
  readonly parts: readonly PartView[]
  /** Names of declared properties. */
  readonly names: ReadonlySet<string>
}

export interface PartView extends Part {
  readonly at: string
  /** Of a property or a branch. */
  readonly id?: string
}

const views = new Map<string, SchemaView>()

export function schemaView(pointer: string): SchemaView {
  const known = views.get(pointer)
  if (known) return known
  const view = readView(pointer)
  views.set(pointer, view)
  return view
}

function readView(pointer: string): SchemaView {
  const node = asObject(nodeAt(pointer))
  const target = asString(node.$ref)?.slice(1)
  const isNamed = /^\/components\/schemas\/[^/]+$/.test(pointer)
  return {
    pointer,
    ...(isNamed ? { id: schemaElementId('schema', pointer) } : {}),
    ...(target === undefined ? {} : { target }),
    values: new Map(
      asArray(node.enum).map((value) => [value, schemaElementId('value', `${pointer}/enum`, String(value))]),
    ),
    constraints: getConstraints(node).map((key) => ({ key, id: schemaElementId('constraint', `${pointer}/${key}`) })),
    parts: getParts(node).map((part) => partView(part, pointer + part.pointer)),
    names: new Set(Object.keys(asObject(node.properties))),
  }
}

function partView(part: Part, at: string): PartView {
  const hasId = part.by === 'property' || part.by === 'branch'
  return hasId ? { ...part, at, id: schemaElementId(part.by, at) } : { ...part, at }
}
