import type { Warning } from '../diagnostics.ts'
import { asObject, type JsonObject, pointerKeys } from '../json.ts'
import { jsonMedia } from '../model/bodies.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { DocumentReader } from '../model/documents.ts'
import { findOperations } from '../model/operations.ts'
import { makeSampler } from './sampler.ts'

/** Warns about successful replies without an example whose generated sample violates their schema. */
export function findInvalidSamples(built: Built): Warning[] {
  const { contract, openapi } = built
  const reader = new DocumentReader(openapi, [])
  const nodes = new Map(findOperations(reader).map(({ node }) => [node.operationId, node]))
  return contract.families.flatMap(({ name }) => {
    const sample = makeSampler(built, name)
    const own = contract.operations.filter(({ family }) => family === name)
    return own.flatMap((operation) =>
      findSampledReplies(operation).flatMap(({ status, schema }): Warning[] => {
        const { violation: broken } = sample(schema)
        if (broken === undefined) return []
        const response = reader.follow(asObject(asObject(nodes.get(operation.operationId)).responses)[status])
        const place = schemaAt(reader, reader.follow(jsonMedia(response).schema), broken.at)
        const subject = place.name === '' ? `the response ${status} of ${operation.operationId}` : `\`${place.name}\``
        const message = `There is no example for ${subject}, and the generated sample is invalid: it ${broken.rule}.`
        return [{ code: 'invalid-sample', message, at: openapi.locate(place.schema) }]
      }),
    )
  })
}

function findSampledReplies({ replies }: Operation): { status: number; schema: string }[] {
  return replies.flatMap(({ status, schema, examples }) =>
    status >= 200 && status < 300 && schema !== undefined && examples.length === 0 ? [{ status, schema }] : [],
  )
}

interface SchemaPlace {
  /** The last property of the path. */
  readonly name: string
  readonly schema: JsonObject
}

/** The schema of the value at a pointer, or of its nearest ancestor with a known schema. */
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
