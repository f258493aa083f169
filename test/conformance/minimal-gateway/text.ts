import { asArray, asObject, asStrings, type Json, type JsonObject, ownValue } from '../../../runtime/json.ts'

/** The reply to every prompt. One token, so that no limit cuts it. */
const reply = 'Indeed.'

/** The text up to the first stop sequence in it, and that sequence. */
export function writeText(stops: readonly string[], whole = reply): { text: string; stop: string | null } {
  let end = { text: whole, stop: null as string | null }
  for (const stop of stops) {
    const at = stop === '' ? -1 : end.text.indexOf(stop)
    if (at >= 0) end = { text: whole.slice(0, at), stop }
  }
  return end
}

/** A small value of a JSON Schema or of a Schema of the generate-content format. */
export function makeValue(schema: JsonObject): Json {
  const type = (asStrings(schema.type)[0] ?? 'object').toLowerCase()
  const [first = schema.const] = asArray(schema.enum)
  if (first !== undefined) return first
  if (type === 'object') return makeObject(schema)
  if (type === 'array')
    return Array.from({ length: Number(schema.minItems ?? 0) }, () => makeValue(asObject(schema.items)))
  if (type === 'string') return 'x'.repeat(Number(schema.minLength ?? 1))
  if (type === 'number' || type === 'integer') return Number(schema.minimum ?? schema.maximum ?? 0)
  return type === 'boolean' ? true : null
}

/** The arguments of a call, an object whatever the schema says. */
export function makeObject({ required, properties }: JsonObject): JsonObject {
  const declared = asObject(properties)
  return Object.fromEntries(asStrings(required).map((name) => [name, makeValue(asObject(ownValue(declared, name)))]))
}

export function objectsIn(value: Json | undefined): JsonObject[] {
  return asArray(value).map(asObject)
}
