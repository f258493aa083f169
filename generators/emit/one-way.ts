import { asObject, asStrings, type JsonObject } from '../json.ts'

/** Marks of properties that only one side sends, by that side. */
const oneWayMarks = { server: 'readOnly', client: 'writeOnly' } as const

/** Finds the schema that a `$ref` names. */
export type Follow = (ref: string) => JsonObject | undefined

/** The required properties that only one side has to send: those with its mark, also behind a reference. */
export function findOneWay(schema: JsonObject, sender: keyof typeof oneWayMarks, follow: Follow): readonly string[] {
  const properties = asObject(schema.properties)
  const mark = oneWayMarks[sender]
  return asStrings(schema.required).filter((name) => {
    const { $ref, [mark]: own } = asObject(properties[name])
    return own === undefined && typeof $ref === 'string' ? follow($ref)?.[mark] === true : own === true
  })
}
