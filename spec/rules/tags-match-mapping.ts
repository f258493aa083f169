import { asArray, asObject, asString, isObject, type Json, type JsonObject } from '../../generators/json.ts'
import { componentName, type DocumentReader } from '../../generators/model/documents.ts'
import { walkStructure } from '../../generators/read/structure.ts'
import { under } from './places.ts'
import type { Finding, Rule } from './rule.ts'

/**
 * A union says which branch a value is: `oneOf` of two or more named schemas has a discriminator, its mapping names
 * every branch, and each branch requires the tag and holds exactly the values that are mapped to it. Tags that are
 * numbers, which a discriminator cannot map, have values of their own in each branch.
 */
export const tagsMatchMapping: Rule = {
  name: 'tags-match-mapping',
  document: 'openapi',
  *check({ built }) {
    for (const reader of built?.documents ?? []) {
      for (const { node } of walkStructure(reader.root)) yield* checkUnion(reader, node)
    }
  },
}

function* checkUnion(reader: DocumentReader, node: JsonObject): Generator<Finding> {
  const branches = asArray(node.oneOf).map(componentName)
  const named = branches.filter((name) => name !== undefined)
  const at = reader.document.getOrigin(node)
  if (!isObject(node.discriminator)) {
    if (named.length < 2 || toldApartByNumbers(reader, named)) return
    const message = `This union of ${list(named)} has no discriminator.`
    yield { message: `${message} Give it one, or use anyOf where the tag is optional.`, at: under(at, 'oneOf') }
    return
  }
  const tag = asString(node.discriminator.propertyName) ?? ''
  const mapping = Object.entries(asObject(node.discriminator.mapping))
  const mapped = mapping.map(([value, ref]) => ({ value, branch: componentName({ $ref: ref }) }))
  for (const { value, branch } of mapped) {
    if (branch !== undefined && branches.includes(branch)) continue
    const message = `\`${value}\` is mapped to ${branch ?? 'something'}, which is not a branch of the union.`
    const fix = 'Add the branch, or take the value out.'
    yield { message: `${message} ${fix}`, at: under(at, 'discriminator', 'mapping', value) }
  }
  for (const name of named) {
    const values = mapped.filter(({ branch }) => branch === name).map(({ value }) => value)
    yield* checkBranch(reader, { name, tag, values, union: under(at, 'discriminator') })
  }
}

/** A discriminator maps strings; branches that share a required number, each with its own values, need none. */
function toldApartByNumbers(reader: DocumentReader, names: readonly string[]): boolean {
  const schemas = names.map((name) => reader.schema(name))
  return asArray(schemas[0]?.required).some((tag) => {
    const values = schemas.map((schema) => getValues(reader, schema, String(tag)))
    const isRequired = schemas.every((schema) => asArray(schema.required).includes(tag))
    const all = values.flat()
    return (
      isRequired &&
      values.every(({ length }) => length > 0) &&
      all.every(Number.isFinite) &&
      new Set(all).size === all.length
    )
  })
}

function getValues(reader: DocumentReader, schema: JsonObject, tag: string): Json[] {
  const property = reader.follow(asObject(schema.properties)[tag])
  return property.const === undefined ? asArray(property.enum) : [property.const]
}

interface Branch {
  readonly name: string
  readonly tag: string
  /** What the mapping says that the tag is. */
  readonly values: readonly string[]
  readonly union: Finding['at']
}

function* checkBranch(reader: DocumentReader, { name, tag, values, union }: Branch): Generator<Finding> {
  const schema = reader.schema(name)
  const at = reader.document.getOrigin(schema)
  if (values.length === 0)
    yield { message: `The mapping leaves ${name} out. Map a value of \`${tag}\` to it.`, at: union }
  if (!asArray(schema.required).includes(tag)) {
    yield { message: `${name} is told apart by \`${tag}\` and does not require it. Add it to \`required\`.`, at }
  }
  const tags = getValues(reader, schema, tag)
  if (values.length > 0 && [...tags].sort().join() !== [...values].sort().join()) {
    const message = `\`${tag}\` of ${name} is ${list(tags) || 'open'}, the mapping says ${list(values)}.`
    yield { message: `${message} Make them agree: a const for one value, an enum for several.`, at }
  }
}

function list(values: readonly Json[]): string {
  return values.map((value) => `\`${value}\``).join(', ')
}
