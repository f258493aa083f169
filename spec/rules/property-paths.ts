import type { DocumentReader } from '../../generators/model/documents.ts'
import { listBranches } from '../../generators/read/structure.ts'
import { asObject, type JsonObject } from '../../runtime/json.ts'

/** The schemas that a path with `/` between its levels leads to, through all branches; `*` stands for the items of an array. */
export function findProperties(reader: DocumentReader, schema: JsonObject, path: string): JsonObject[] {
  return path
    .split('/')
    .reduce<JsonObject[]>((nodes, key) => nodes.flatMap((node) => getProperties(reader, node, key)), [schema])
}

function getProperties(reader: DocumentReader, schema: JsonObject, key: string): JsonObject[] {
  const node = reader.follow(schema)
  const declared = key === '*' ? node.items : asObject(node.properties)[key]
  const inner = listBranches(node).flatMap((branch) => getProperties(reader, asObject(branch), key))
  return declared === undefined ? inner : [reader.follow(declared), ...inner]
}
