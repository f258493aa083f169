import { asArray, asObject, asString, asStrings, byName, isObject, type Json, type JsonObject } from '../json.ts'
import { Code, Getter, type Printable, printLiteral } from '../print/literal.ts'
import { exportName } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'
import type { EmitInput, FileMap } from './emitted.ts'

/** `shapes.ts`: how to bring a body in ProtoJSON's freedom of spelling to the contract's spelling. */
export function emitShapes(input: EmitInput): FileMap {
  const roots = input.contract.operations.flatMap(({ body }) => (body?.protojson ? [body.schema] : []))
  if (roots.length === 0) return new Map()
  const names = new Set(roots)
  const shapes = new Map<string, Printable>()
  for (const name of names)
    shapes.set(
      name,
      getShape(input.schemas[name] ?? {}, (reached) => names.add(reached)),
    )
  const sorted = [...shapes].sort(([a], [b]) => byName(a, b))
  const printed = sorted.map(([name, shape]) => ({ name: exportName(name), value: printLiteral(shape) }))
  return new Map([['shapes.ts', renderTemplate('shapes', { header: input.header, core: input.core, shapes: printed })]])
}

type Reach = (name: string) => void

function getShape(schema: JsonObject, reach: Reach): Printable {
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => asArray(schema[keyword]).map(asObject))
  const types = asStrings(schema.type).filter((type) => type !== 'null')
  const properties = { ...asObject(schema.properties) }
  if (Object.keys(properties).length > 0) return { kind: 'object', properties: propertyShapes(properties, reach) }
  if (types[0] === 'array') {
    const single = schema['x-single-object'] === true ? { single: true } : {}
    return { kind: 'array', ...single, ...at('items', schema.items, reach) }
  }
  if (types[0] === 'integer') return { kind: 'integer' }
  if (types[0] === 'string' && schema.enum) return { kind: 'enum', values: asStrings(schema.enum) }
  if (isObject(schema.additionalProperties)) return { kind: 'map', ...at('items', schema.additionalProperties, reach) }
  const inner = branches.find((branch) => branch.type !== 'null')
  return inner && asString(inner.$ref) === undefined ? getShape(inner, reach) : { kind: 'any' }
}

function propertyShapes(properties: JsonObject, reach: Reach): Printable {
  const shapes = Object.entries(properties).map(([name, schema]) => at(name, schema, reach))
  return Object.assign({}, ...shapes)
}

/** The shape under one key: read late where it is a named one. */
function at(key: string, schema: Json | undefined, reach: Reach): { readonly [key: string]: Printable } {
  const name = referredName(asObject(schema))
  if (name === undefined) return { [key]: getShape(asObject(schema), reach) }
  reach(name)
  return { [key]: new Getter(new Code(exportName(name))) }
}

/** The schema that a value refers to, also as the one branch of a nullable reference. */
function referredName(schema: JsonObject): string | undefined {
  const branches = [schema, ...['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => asArray(schema[keyword]).map(asObject))]
  const refs = branches.flatMap((branch) => asString(branch.$ref) ?? [])
  return refs.length === 1 ? refs[0]?.split('/').at(-1) : undefined
}
