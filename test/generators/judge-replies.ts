import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { createParser } from 'eventsource-parser'
import type { Route } from 'gatewright/core'
import { asArray, asObject, escapePointer, type Json, type JsonObject, tryParseJson } from '../../runtime/json.ts'

/** What is wrong with the reply of a route. */
export type Judge = (
  route: Pick<Route, 'path' | 'method'>,
  status: number,
  type: string,
  text: string,
) => string | undefined

/** Judges replies by plain ajv and the bundled document, without the generated validators. */
export function judgeReplies(document: JsonObject): Judge {
  const ajv = makePlainAjv(withoutMarked(document, 'writeOnly'))
  return ({ path, method }, status, type, text) => {
    const operation = asObject(asObject(asObject(document.paths)[path])[method.toLowerCase()])
    const responses = asObject(operation.responses)
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) =>
      Object.hasOwn(responses, name),
    )
    if (key === undefined) return undefined
    const at = ['paths', path, method.toLowerCase(), 'responses', key]
    const reference = asObject(responses[key]).$ref
    const response = typeof reference === 'string' ? reference.slice(2).split('/') : at
    const node = response.reduce<Json | undefined>((value, name) => asObject(value)[name], document)
    const content = asObject(asObject(node).content)
    if (Object.keys(content).length === 0) return text === '' ? undefined : 'The document has no body for this reply.'
    const media = [type, `${type.split('/')[0]}/*`, '*/*'].flatMap((wanted) =>
      Object.keys(content).filter((each) => each.split(';')[0] === wanted),
    )[0]
    if (media === undefined) return text === '' ? undefined : `The document has no ${type} for this reply.`
    const { itemSchema } = asObject(content[media])
    if (itemSchema !== undefined && /event-stream|json|mixed/.test(type))
      return judgeItems(ajv, document, { itemSchema, type, text })
    if (!/json/.test(type) || asObject(content[media]).schema === undefined) return undefined
    const pointer = [...response, 'content', media, 'schema']
      .map((name) => encodeURIComponent(escapePointer(name)))
      .join('/')
    return ajv.validate({ $ref: `document#/${pointer}` }, JSON.parse(text)) ? undefined : ajv.errorsText()
  }
}

interface Items {
  readonly itemSchema: Json
  readonly type: string
  readonly text: string
}

/** Judges each item as written, and the JSON in the data of an event by the `contentSchema` of its alternative. */
function judgeItems(ajv: Ajv2020, document: JsonObject, { itemSchema, type, text }: Items): string | undefined {
  const follow = (schema: Json): JsonObject => {
    const { $ref } = asObject(schema)
    if (typeof $ref !== 'string') return asObject(schema)
    return follow(
      $ref
        .slice(2)
        .split('/')
        .reduce<Json>((node, name) => asObject(node)[name] ?? {}, document),
    )
  }
  const compile = (schema: JsonObject) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')))
  const { oneOf, anyOf, ...common } = follow(itemSchema)
  const alternatives = asArray(oneOf ?? anyOf ?? [{}]).map(follow)
  const items = readItems(type, text)
  if (items.length === 0) return 'There is no item.'
  for (const item of items) {
    const isItem = compile(follow(itemSchema))
    const { data } = asObject(item)
    const parsed = tryParseJson(String(data)) as Json
    // Two forms that many documents have, with a warning: the schema is that of the data, which is not described as text.
    if ([data ?? null, parsed ?? null, { ...asObject(item), data: parsed ?? null }].some((form) => isItem(form)))
      continue
    if (!isItem(item)) return `${JSON.stringify(item)}: ${ajv.errorsText(isItem.errors)}`
    const fits = alternatives.some((schema) => {
      if (!compile(schema)(item)) return false
      const declared = [schema, common].map(({ properties }) => follow(asObject(properties).data ?? {}))
      const content = declared.map(({ contentSchema }) => contentSchema).find((found) => found !== undefined)
      return content === undefined || compile(asObject(content))(JSON.parse(String(asObject(item).data)))
    })
    if (!fits) return `${JSON.stringify(item)} fits no alternative.`
  }
  return undefined
}

function readItems(type: string, text: string): Json[] {
  const part = /--gatewright-part(?:--)?\s+(?:content-type.*\s+)?/
  const lines = { 'application/json-seq': '\u001e', 'multipart/mixed': part }[type] ?? '\n'
  if (type !== 'text/event-stream')
    return text.split(lines).flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]))
  const events: Json[] = []
  createParser({ onEvent: (event) => void events.push(JSON.parse(JSON.stringify(event))) }).feed(text)
  return events
}

/** A reply need not have write-only properties, a request no read-only ones; that is no rule of JSON Schema. */
export function withoutMarked(document: JsonObject, mark: 'readOnly' | 'writeOnly'): JsonObject {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (!Array.isArray(value?.required)) return value
    const isSent = (name: string) => asObject(asObject(value.properties)[name])[mark] !== true
    return { ...value, required: value.required.filter(isSent) }
  })
}

/** An ajv that knows a document as `document`. */
export function makePlainAjv(document: JsonObject): Ajv2020 {
  const code = { optimize: false }
  const ajv = new Ajv2020({ strict: false, validateFormats: true, unicodeRegExp: false, code, logger: false })
  addFormats.default(ajv)
  return ajv.addSchema({ ...withoutNullable(document), $id: 'document' })
}

/** Without `nullable` where there is no type, which ajv refuses. */
export function withoutNullable<T extends Json>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value?.nullable !== 'boolean' || value.type !== undefined) return value
    const { nullable: _nullable, ...rest } = value
    return rest
  })
}
