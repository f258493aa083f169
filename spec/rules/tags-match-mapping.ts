import { componentName, type DocumentReader } from '../../generators/model/documents.ts'
import { walkStructure } from '../../generators/read/structure.ts'
import { asArray, asObject, asString, isObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/**
 * A `oneOf` of two or more named schemas has a discriminator, its mapping covers every branch, and each branch requires
 * the tag with exactly the values mapped to it. A discriminator cannot map numbers: they must be distinct per branch.
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

function* checkUnion(reader: DocumentReader, node: JsonObject): Generator<RuleViolation> {
  const branches = asArray(node.oneOf).map(componentName)
  const named = branches.filter((name) => name !== undefined)
  const at = reader.document.getOrigin(node)
  if (!isObject(node.discriminator)) {
    if (named.length < 2 || haveDistinctNumbers(reader, named)) return
    const message = `This union of ${formatList(named)} has no discriminator.`
    yield { message: `${message} Add one, or use anyOf if the tag is optional.`, at: under(at, 'oneOf') }
    return
  }
  const tag = asString(node.discriminator.propertyName) ?? ''
  const mapping = Object.entries(asObject(node.discriminator.mapping))
  const mapped = mapping.map(([value, ref]) => ({ value, branch: componentName({ $ref: ref }) }))
  for (const { value, branch } of mapped) {
    if (branch !== undefined && branches.includes(branch)) continue
    const message = `\`${value}\` is mapped to ${branch ?? 'something'}, which is not a branch of the union.`
    const fix = 'Add the branch or remove the value.'
    yield { message: `${message} ${fix}`, at: under(at, 'discriminator', 'mapping', value) }
  }
  for (const name of named) {
    const values = mapped.filter(({ branch }) => branch === name).map(({ value }) => value)
    yield* checkBranch(reader, { name, tag, values, union: under(at, 'discriminator') })
  }
}

/** Whether the branches share a required number with distinct values, so that they need no discriminator. */
function haveDistinctNumbers(reader: DocumentReader, names: readonly string[]): boolean {
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
  /** The tag values in the mapping. */
  readonly values: readonly string[]
  readonly union: RuleViolation['at']
}

function* checkBranch(reader: DocumentReader, { name, tag, values, union }: Branch): Generator<RuleViolation> {
  const schema = reader.schema(name)
  const at = reader.document.getOrigin(schema)
  if (values.length === 0)
    yield { message: `The mapping does not contain ${name}. Map a value of \`${tag}\` to it.`, at: union }
  if (!asArray(schema.required).includes(tag)) {
    yield { message: `${name} does not require its tag \`${tag}\`. Add it to \`required\`.`, at }
  }
  const tags = getValues(reader, schema, tag)
  if (values.length > 0 && [...tags].sort().join() !== [...values].sort().join()) {
    const message = `\`${tag}\` of ${name} is ${formatList(tags) || 'open'}, but the mapping has ${formatList(values)}.`
    yield { message: `${message} Use a const for one value, an enum for several.`, at }
  }
}

function formatList(values: readonly Json[]): string {
  return values.map((value) => `\`${value}\``).join(', ')
}
