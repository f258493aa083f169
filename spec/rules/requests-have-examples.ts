import { componentName, type DocumentReader } from '../../generators/model/documents.ts'
import { findOperations } from '../../generators/model/find-operations.ts'
import { listBranches, walkStructure } from '../../generators/read/structure.ts'
import { asArray, asObject, isObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/**
 * Every request body and reply has an example with a name in kebab-case; binary ones may have an unnamed example. Every
 * branch of a union has its own example, except error bodies: Prism would prefer it to the examples of the responses.
 */
export const requestsHaveExamples: Rule = {
  name: 'requests-have-examples',
  document: 'openapi',
  *check({ built }) {
    for (const reader of built?.documents ?? []) {
      for (const { node } of findOperations(reader)) {
        const holders = [node.requestBody, ...Object.values(asObject(node.responses))]
        for (const holder of holders) yield* checkContent(reader, reader.follow(holder))
      }
      for (const name of findBranchNames(reader)) yield* checkBranch(reader, name)
    }
  },
}

function* checkBranch(reader: DocumentReader, name: string): Generator<RuleViolation> {
  const schema = reader.schema(name)
  if (isUnion(schema) || asArray(schema.examples).length > 0 || isErrorBody(reader, schema)) return
  const message = `${name} is a branch of a union and has no example. Add \`examples\` to the schema.`
  yield { message, at: reader.document.getOrigin(schema) }
}

function* checkContent(reader: DocumentReader, holder: JsonObject): Generator<RuleViolation> {
  for (const [mediaType, value] of Object.entries(asObject(holder.content))) {
    const media = asObject(value)
    const at = under(reader.document.getOrigin(holder), 'content', mediaType)
    const names = Object.keys(asObject(media.examples))
    const isBytes = isObject(media.schema) && Object.keys(media.schema).length === 0
    if (names.length === 0 && !(isBytes && media.example !== undefined)) {
      yield { message: `This ${mediaType} has no named example. Add one under \`examples\`.`, at }
    }
    for (const name of names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))) {
      yield { message: `\`${name}\` is not in kebab-case. Rename the example.`, at: under(at, 'examples', name) }
    }
  }
}

/** Names of the schemas that are branches of a union; a nullable reference is not a union. */
function findBranchNames(reader: DocumentReader): Set<string> {
  const unions = [...walkStructure(reader.root)].map(({ node }) => getBranches(node)).filter(({ length }) => length > 1)
  return new Set(unions.flat().flatMap((branch) => componentName(branch) ?? []))
}

function getBranches(node: JsonObject): Json[] {
  return [...asArray(node.oneOf), ...asArray(node.anyOf)].filter((branch) => asObject(branch).type !== 'null')
}

function isErrorBody(reader: DocumentReader, value: Json, seen = new Set<JsonObject>()): boolean {
  const schema = reader.follow(value)
  if (seen.has(schema)) return false
  seen.add(schema)
  if (schema['x-problem-slot'] !== undefined) return schema['x-problem-slot'] === 'message'
  const properties = Object.values(asObject(schema.properties))
  const inner = [...listBranches(schema), ...properties, ...(schema.items === undefined ? [] : [schema.items])]
  return inner.some((part) => isErrorBody(reader, part, seen))
}

function isUnion(schema: JsonObject): boolean {
  return schema.oneOf !== undefined || schema.anyOf !== undefined
}
