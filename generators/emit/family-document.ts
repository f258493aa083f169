import { asArray, asObject, asString, byName, isObject, type Json, type JsonObject } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import { DocumentReader } from '../model/documents.ts'
import { type FoundOperation, findOperations, getFamily } from '../model/operations.ts'
import { parameterNodes } from '../model/parameters.ts'
import { getReading } from '../read/structure.ts'

/** The source of one family's types and validators; all references except those to schemas are inlined. */
export interface FamilyDocument {
  readonly paths: JsonObject
  readonly schemas: Readonly<Record<string, JsonObject>>
}

export function familyDocument(input: Built, family: string): FamilyDocument {
  const reader = new DocumentReader(input.openapi, [])
  const own = findOperations(reader).filter((operation) => getFamily(operation) === family)
  const paths: JsonObject = {}
  for (const found of own) {
    const { path, method, pathItem, node } = found
    const { parameters } = pathItem
    paths[path] = {
      ...(parameters === undefined ? {} : { parameters: inline(reader, parameters) }),
      ...asObject(paths[path]),
      [method.toLowerCase()]: inline(reader, { ...node, ...readableParameters(reader, found) }),
    }
  }
  const names = input.contract.schemas.filter(({ families }) => families.includes(family)).map(({ name }) => name)
  const schemas = names.sort(byName).map((name) => [name, input.schemas[name] ?? {}])
  return { paths, schemas: Object.fromEntries(schemas) }
}

/** The parameters as the server reads them, if these are not the ones of the document. */
function readableParameters(reader: DocumentReader, found: FoundOperation): JsonObject {
  const own = [...asArray(found.pathItem.parameters), ...asArray(found.node.parameters)].map((each) =>
    reader.follow(each),
  )
  const readable = parameterNodes(reader, found)
  return readable.every((each) => own.includes(each)) ? {} : { parameters: readable }
}

function inline(reader: DocumentReader, value: Json, inNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => inline(reader, item))
  if (!isObject(value)) return value
  const ref = inNames ? undefined : asString(value.$ref)
  if (ref?.startsWith('#/components/schemas/')) return value
  if (ref !== undefined) return inline(reader, reader.follow(value))
  const entries = Object.entries(value).map(([key, item]) => {
    const reading = getReading(key, item, inNames)
    return [key, reading === 'literal' ? item : inline(reader, item, reading === 'names')]
  })
  return Object.fromEntries(entries)
}
