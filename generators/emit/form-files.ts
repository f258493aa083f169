import { asObject, isObject, type JsonObject, pointerKeys } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import { DocumentReader, referredSchemas } from '../model/documents.ts'
import { findOperations } from '../model/find-operations.ts'
import { isForm } from '../model/media-types.ts'
import { isBinary } from '../model/text-types.ts'

/** Whether the value at a path of the document is a file of a form; `path` is that of openapi-typescript. */
export type IsFile = (schema: object, path: string | undefined) => boolean

/** Finds the binary strings that handlers get as a `File`: those in forms, and in the components that forms refer to. */
export function fileFinder(input: Built): IsFile {
  const names = findFormSchemas(input)
  return (schema, path = '') => {
    if (!isObject(schema) || !isBinary(schema)) return false
    const keys = pointerKeys(path.slice(1))
    if (keys[0] === 'components') return names.has(keys[2] ?? '')
    return keys[3] === 'requestBody' && isForm(keys[5] ?? '')
  }
}

function findFormSchemas(input: Built): ReadonlySet<string> {
  const reader = new DocumentReader(input.openapi, [])
  const references = new Map(input.contract.schemas.map((schema) => [schema.name, schema.references]))
  const names = new Set(findOperations(reader).flatMap(({ node }) => listForms(reader, node)))
  for (const name of names) for (const next of references.get(name) ?? []) names.add(next)
  return names
}

function listForms(reader: DocumentReader, node: JsonObject): string[] {
  const content = Object.entries(asObject(reader.follow(node.requestBody).content))
  return content.flatMap(([mediaType, media]) => (isForm(mediaType) ? referredSchemas(reader, media) : []))
}
