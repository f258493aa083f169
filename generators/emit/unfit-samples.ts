import type { Warning } from '../diagnostics.ts'
import { asObject, type JsonObject, pointerKeys } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { DocumentReader } from '../model/documents.ts'
import { findOperations, jsonMedia } from '../model/operations.ts'
import { makeSampler } from './sampler.ts'

/** Successes without an example whose made-up one breaks their own schema: nothing better can be answered with. */
export function unfitSamples(built: Built): Warning[] {
  const { contract, openapi } = built
  const reader = new DocumentReader(openapi, [])
  const nodes = new Map(findOperations(reader).map(({ node }) => [node.operationId, node]))
  return contract.families.flatMap(({ name }) => {
    const sample = makeSampler(built, name)
    const own = contract.operations.filter(({ family }) => family === name)
    return own.flatMap((operation) =>
      sampledReplies(operation).flatMap(({ status, schema }): Warning[] => {
        const { broken } = sample(schema)
        if (broken === undefined) return []
        const response = reader.follow(asObject(asObject(nodes.get(operation.operationId)).responses)[status])
        const place = schemaAt(reader, reader.follow(jsonMedia(response).schema), broken.at)
        const what = place.name === '' ? `the response ${status} of ${operation.operationId}` : `\`${place.name}\``
        const message = `There is no example for ${what}, and what is made up breaks its schema: it ${broken.rule}.`
        return [{ code: 'unfit-sample', message, at: openapi.locate(place.schema) }]
      }),
    )
  })
}

function sampledReplies({ replies }: Operation): { status: number; schema: string }[] {
  return replies.flatMap(({ status, schema, examples }) =>
    status >= 200 && status < 300 && schema !== undefined && examples.length === 0 ? [{ status, schema }] : [],
  )
}

interface SchemaPlace {
  /** Of the last property on the way. */
  readonly name: string
  readonly schema: JsonObject
}

/** The schema that rules over the place of a value, or the nearest one above it that can be told. */
function schemaAt(reader: DocumentReader, root: JsonObject, pointer: string): SchemaPlace {
  let place: SchemaPlace = { name: '', schema: root }
  for (const key of pointerKeys(pointer)) {
    const { properties, items } = place.schema
    const property = asObject(properties)[key]
    if (property !== undefined) place = { name: key, schema: reader.follow(property) }
    else if (items !== undefined) place = { name: place.name, schema: reader.follow(items) }
    else break
  }
  return place
}
