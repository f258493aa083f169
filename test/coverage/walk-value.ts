import { isObject, type Json } from '../../generators/json.ts'
import { keeps } from './schema-document.ts'
import { constraints } from './schema-parts.ts'
import { type PartView, type SchemaView, schemaView } from './schema-view.ts'

/** Receives what a valid value covers of its schema. */
export interface Walk {
  /** Called for each covered element. */
  readonly touch: (id: string) => void
  /** Called for each schema node that applies to a part of the value. */
  readonly visit: (pointer: string, value: Json) => void
  /** Whether a valid value covers the constraints of a node: not if an invalid one can be sent. */
  readonly showsConstraints: (pointer: string) => boolean
}

/** Walks a value along its schema: its properties, branches, enum values and constraints. */
export function walkValue(pointer: string, value: Json, walk: Walk): void {
  const view = schemaView(pointer)
  walk.visit(pointer, value)
  if (view.id !== undefined) walk.touch(view.id)
  const ofEnum = view.values.get(value)
  if (ofEnum !== undefined) walk.touch(ofEnum)
  if (walk.showsConstraints(pointer))
    for (const { key, id } of view.constraints) if (constraints[key]?.(value)) walk.touch(id)
  if (view.target !== undefined) walkValue(view.target, value, walk)
  for (const part of view.parts)
    for (const inner of ruledBy(part, view, value)) {
      if (part.id !== undefined) walk.touch(part.id)
      walkValue(part.at, inner, walk)
    }
}

type Ruled = (part: PartView, view: SchemaView, value: Json) => readonly Json[]

/** The values within a value, or itself, that a part of a schema applies to. */
const ruledBy: Ruled = (part, view, value) => ruled[part.by](part, view, value)

const ruled: Readonly<Record<PartView['by'], Ruled>> = {
  all: (_part, _view, value) => [value],
  branch: ({ at }, _view, value) => (keeps(at, value) ? [value] : []),
  items: (_part, _view, value) => (Array.isArray(value) ? value : []),
  map: (_part, { names }, value) =>
    isObject(value) ? Object.entries(value).flatMap(([name, inner]) => (names.has(name) ? [] : [inner])) : [],
  property: ({ name = '' }, _view, value) => {
    const inner = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
    return inner === undefined ? [] : [inner]
  },
}
