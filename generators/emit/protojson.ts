import {
  asObject,
  asString,
  asStrings,
  byName,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import { Getter, type Printable, printLiteral } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { listBranches } from '../read/structure.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { getNames } from './names.ts'

/** `protojson.ts`: descriptors that normalise the spellings of ProtoJSON to those of the contract. */
export function emitDescriptors(input: EmitInput): FileMap {
  const rows = getDescriptors(input)
  if (rows.size === 0) return new Map()
  const { header, core } = input
  const descriptors = Array.from(rows, ([name, value]) => ({ name, value: printLiteral(value) }))
  const contractPath = getImportPath(core, 'contract.ts')
  return new Map([['protojson.ts', renderTemplate('protojson', { header, contractPath, descriptors })]])
}

/** The descriptors by their names in generated code, in the order of the schemas' names. */
export function getDescriptors(input: Built): ReadonlyMap<string, Printable> {
  const { schemas } = input
  const { schema: identify } = getNames(input)
  const names = new Set(input.contract.operations.flatMap(({ body }) => (body?.protojson ? (body.schema ?? []) : [])))
  const descriptors = new Map<string, Printable>()
  for (const name of names) {
    const descriptor = describeSchema(ownValue(schemas, name) ?? {}, (referred) => {
      names.add(referred)
      return identify(referred)
    })
    descriptors.set(name, descriptor)
  }
  const sorted = [...descriptors].sort(([a], [b]) => byName(a, b))
  return new Map(sorted.map(([name, value]) => [identify(name), value]))
}

type AddRoot = (name: string) => string

function describeSchema(schema: JsonObject, addRoot: AddRoot): Printable {
  const branches = listBranches(schema).map(asObject)
  const types = asStrings(schema.type).filter((type) => type !== 'null')
  const properties = { ...asObject(schema.properties) }
  if (Object.keys(properties).length > 0) return { kind: 'object', properties: describeProperties(properties, addRoot) }
  if (types[0] === 'array') {
    const single = schema['x-single-object'] === true ? { single: true } : {}
    return { kind: 'array', ...single, ...describeAt('items', schema.items, addRoot) }
  }
  if (types[0] === 'integer') return { kind: 'integer' }
  if (types[0] === 'string' && schema.enum) return { kind: 'enum', values: asStrings(schema.enum) }
  const values = branches.flatMap((branch) => asStrings(branch.enum ?? branch.const))
  if (values.length > 0 && branches.every(({ type }) => type === 'string')) return { kind: 'enum', values }
  if (isObject(schema.additionalProperties))
    return { kind: 'map', ...describeAt('items', schema.additionalProperties, addRoot) }
  const inner = branches.find((branch) => branch.type !== 'null')
  return inner && asString(inner.$ref) === undefined ? describeSchema(inner, addRoot) : { kind: 'any' }
}

function describeProperties(properties: JsonObject, addRoot: AddRoot): Printable {
  const all = Object.entries(properties).map(([name, schema]) => describeAt(name, schema, addRoot))
  return Object.fromEntries(all.flatMap(Object.entries<Printable>))
}

/** The descriptor under one key; named ones are getters, since schemas may be recursive. */
function describeAt(key: string, schema: Json | undefined, addRoot: AddRoot): { readonly [key: string]: Printable } {
  const name = referredName(asObject(schema))
  if (name === undefined) return { [key]: describeSchema(asObject(schema), addRoot) }
  return { [key]: new Getter(addRoot(name)) }
}

/** The schema that a value refers to, directly or as the one branch of a nullable reference. */
function referredName(schema: JsonObject): string | undefined {
  const refs = [schema, ...listBranches(schema)].flatMap((branch) => asString(asObject(branch).$ref) ?? [])
  return refs.length === 1 ? refs[0]?.split('/').at(-1) : undefined
}
