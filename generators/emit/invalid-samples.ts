import { asArray, asObject, type Json, type JsonObject, ownValue, pointerKeys } from '../../runtime/json.ts'
import type { Warning } from '../diagnostics.ts'
import type { Built } from '../model/build-contract.ts'
import type { DocumentReader } from '../model/documents.ts'
import { findOperations } from '../model/find-operations.ts'
import { buildReplies, type FoundReply, findReplies } from '../model/replies.ts'
import { getSampler, type Sampler } from './sampler.ts'

/**
 * Warns about examples of replies that violate their schema, and about replies without a valid example for which none can
 * be generated.
 */
export function findInvalidSamples(built: Built): Warning[] {
  const reader = built.openapi
  const sampler = getSampler(built)
  return findOperations(reader).flatMap((operation) => {
    const examples = buildReplies(reader, operation).map((reply) => reply.examples)
    return findReplies(reader, operation).flatMap((reply, index): Warning[] => {
      const { name } = reply.schema ?? {}
      if (name === undefined) return []
      const context = { reader, sampler, reply, name, operationId: operation.operationId }
      const wrong = (examples[index] ?? []).flatMap((example) => findWrongExample(context, example))
      const hasExample = (examples[index]?.length ?? 0) > wrong.length
      return hasExample ? wrong : [...wrong, ...findWrongSample(context)]
    })
  })
}

interface Context {
  readonly reader: DocumentReader
  readonly sampler: Sampler
  readonly reply: FoundReply
  /** The name of the schema. */
  readonly name: string
  readonly operationId: string
}

function findWrongExample(context: Context, example: { readonly name: string; readonly value: Json }): Warning[] {
  const { reader, sampler, reply, name, operationId } = context
  const violation = sampler.findViolation(name, example.value)
  if (violation === undefined) return []
  const subject = violation.at === '' ? 'it' : `\`${pointerKeys(violation.at).join('.')}\``
  const message = `The example ${example.name} of the response ${reply.status} of ${operationId} does not fit its schema: ${subject} ${violation.rule}.`
  return [{ code: 'invalid-example', message, at: reader.document.locate(reply.media) }]
}

function findWrongSample({ reader, sampler, reply, name, operationId }: Context): Warning[] {
  const { violation } = sampler.sample(name)
  if (violation === undefined) return []
  const invalid = findSchemaAt(reader, reader.follow(reply.media.schema), violation.at)
  const subject = invalid.name === '' ? `the response ${reply.status} of ${operationId}` : `\`${invalid.name}\``
  const message = `There is no example for ${subject}, and the generated sample is invalid: it ${violation.rule}.`
  return [{ code: 'invalid-sample', message, at: reader.document.locate(invalid.schema) }]
}

interface NamedSchema {
  /** The last property of the path. */
  readonly name: string
  readonly schema: JsonObject
}

function findProperty(reader: DocumentReader, { properties, allOf }: JsonObject, name: string): Json | undefined {
  const parts = asArray(allOf).map((part) => findProperty(reader, reader.follow(part), name))
  return ownValue(asObject(properties), name) ?? parts.find((schema) => schema !== undefined)
}

/** Finds the schema of the value at a pointer, or of its nearest ancestor with a schema. */
function findSchemaAt(reader: DocumentReader, root: JsonObject, pointer: string): NamedSchema {
  let current: NamedSchema = { name: '', schema: root }
  for (const key of pointerKeys(pointer)) {
    const { items } = current.schema
    const property = findProperty(reader, current.schema, key)
    if (property !== undefined) current = { name: key, schema: reader.follow(property) }
    else if (items !== undefined) current = { name: current.name, schema: reader.follow(items) }
    else break
  }
  return current
}
