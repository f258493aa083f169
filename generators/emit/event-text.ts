import { asArray, asObject, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { DocumentReader } from '../model/documents.ts'
import type { Sampler } from './sampler.ts'

const fields = ['event', 'id', 'retry', 'data']

/** Items as server-sent events: an object of the fields of an event, or else its data. */
export function toEventText(value: Json): string {
  return asArray(Array.isArray(value) ? value : [value])
    .map((item) => {
      const names = Object.keys(asObject(item))
      const isEvent = isObject(item) && names.length > 0 && names.every((name) => fields.includes(name))
      const event: JsonObject = isEvent ? item : { data: item }
      return `${fields.flatMap((name) => toLines(name, ownValue(event, name))).join('\n')}\n\n`
    })
    .join('')
}

function toLines(name: string, value: Json | undefined): string[] {
  if (value === undefined) return []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.split(/\r\n|\r|\n/).map((line) => `${name}: ${line}`)
}

/** Items of the `itemSchema` of a media type: one per alternative. Undefined without such a schema. */
export function sampleItems(reader: DocumentReader, media: JsonObject, sampler: Sampler): Json[] | undefined {
  if (media.schema !== undefined || media.itemSchema === undefined) return undefined
  const { oneOf, anyOf, ...item } = reader.follow(media.itemSchema)
  const alternatives = asArray(oneOf ?? anyOf).map((alternative) => reader.follow(alternative))
  const schemas = alternatives.length === 0 ? [[item]] : alternatives.map((alternative) => [item, alternative])
  return schemas.map((allOf) => {
    const { value = null } = sampler.sampleSchema(allOf.length === 1 ? item : { allOf })
    const content = allOf.flatMap((schema) => readContent(reader, schema)).at(-1)
    return content === undefined || !isObject(value)
      ? value
      : { ...value, data: JSON.stringify(sampler.sampleSchema(content).value) }
  })
}

/** The schema of JSON in the text of `data`. */
function readContent(reader: DocumentReader, { properties }: JsonObject): JsonObject[] {
  const { contentSchema } = reader.follow(asObject(properties).data)
  return contentSchema === undefined ? [] : [asObject(contentSchema)]
}
