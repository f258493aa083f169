import { remember } from '../../conformance/remember.ts'
import { asArray, asObject, asString, isObject, type Json } from '../../runtime/json.ts'
import { isValid, nodeAt } from './schema-document.ts'
import { schemaElementId } from './schema-elements.ts'
import { constraints, getConstraints, getParts, type Part } from './schema-parts.ts'

/** Receives what a valid value covers of its schema. */
export interface Walk {
  /** Called with the id of every covered element. */
  readonly onCovered: (id: string) => void
  /** Called for every schema node that applies to a part of the value. */
  readonly visit: (pointer: string, value: Json) => void
  /** Whether a valid value covers the constraints of a node: not if an invalid one can be sent. */
  readonly coversConstraints: (pointer: string) => boolean
}

/** Walks a value along its schema: its properties, branches, enum values and constraints. */
export function walkValue(pointer: string, value: Json, walk: Walk): void {
  const view = schemaView(pointer)
  walk.visit(pointer, value)
  if (view.id !== undefined) walk.onCovered(view.id)
  const ofEnum = view.values.get(value)
  if (ofEnum !== undefined) walk.onCovered(ofEnum)
  if (walk.coversConstraints(pointer))
    for (const { key, id } of view.constraints) if (constraints[key]?.(value)) walk.onCovered(id)
  if (view.reference !== undefined) walkValue(view.reference, value, walk)
  for (const part of view.parts)
    for (const inner of getRuledValues(part, view, value)) {
      if (part.id !== undefined) walk.onCovered(part.id)
      walkValue(part.at, inner, walk)
    }
}

type Ruled = (part: PartView, view: SchemaView, value: Json) => readonly Json[]

/** Lists the values to which a part of a schema applies: the value itself, or values in it. */
const getRuledValues: Ruled = (part, view, value) => ruled[part.by](part, view, value)

const ruled: Readonly<Record<PartView['by'], Ruled>> = {
  all: (_part, _view, value) => [value],
  branch: ({ at }, _view, value) => (isValid(at, value) ? [value] : []),
  items: (_part, _view, value) => (Array.isArray(value) ? value : []),
  map: (_part, { names }, value) =>
    isObject(value) ? Object.entries(value).flatMap(([name, inner]) => (names.has(name) ? [] : [inner])) : [],
  property: ({ name = '' }, _view, value) => {
    const inner = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
    return inner === undefined ? [] : [inner]
  },
}

/** A schema, prepared for many walks. */
interface SchemaView {
  /** The id of a named schema. */
  readonly id?: string
  /** The target of a reference. */
  readonly reference?: string
  readonly values: ReadonlyMap<Json, string>
  readonly constraints: readonly { readonly key: string; readonly id: string }[]
  readonly parts: readonly PartView[]
  /** Names of declared properties. */
  readonly names: ReadonlySet<string>
}

interface PartView extends Part {
  readonly at: string
  /** The id of a property or a branch. */
  readonly id?: string
}

const schemaView = remember((pointer: string): SchemaView => {
  const node = asObject(nodeAt(pointer))
  const reference = asString(node.$ref)?.slice(1)
  const isNamed = /^\/components\/schemas\/[^/]+$/.test(pointer)
  return {
    ...(isNamed ? { id: schemaElementId('schema', pointer) } : {}),
    ...(reference === undefined ? {} : { reference: reference }),
    values: new Map(
      asArray(node.enum).map((value) => [value, schemaElementId('value', `${pointer}/enum`, String(value))]),
    ),
    constraints: getConstraints(node).map((key) => ({ key, id: schemaElementId('constraint', `${pointer}/${key}`) })),
    parts: getParts(node).map((part) => partView(part, pointer + part.pointer)),
    names: new Set(Object.keys(asObject(node.properties))),
  }
})

function partView(part: Part, at: string): PartView {
  const hasId = part.by === 'property' || part.by === 'branch'
  return hasId ? { ...part, at, id: schemaElementId(part.by, at) } : { ...part, at }
}
