import type { ErrorObject } from 'ajv'
import type { Diagnostic, Location } from '../diagnostics.ts'
import { byName, escapePointer, type Json } from '../json.ts'
import { findSchemaErrors, type Version } from './official-schemas.ts'

const maxErrors = 20

/** What a document breaks of the official schema of its version: its causes, in the order of the text. */
export function findInvalid(data: Json, version: Version, locate: (pointer: string) => Location): Diagnostic[] {
  const errors = keepCauses(findSchemaErrors(data, version)).map((error): Diagnostic => {
    const { pointer, message } = describe(error)
    const place = pointer === '' ? 'The document' : pointer
    return { code: 'openapi-invalid', message: `${place} ${message}.`, at: locate(pointer) }
  })
  const distinct = [...new Map(errors.map((error) => [`${error.at.line} ${error.message}`, error])).values()]
  return distinct.sort(byPlace).slice(0, maxErrors)
}

function byPlace({ at: a }: Diagnostic, { at: b }: Diagnostic): number {
  return byName(a.file, b.file) || a.line - b.line || a.column - b.column
}

const consequences = new Set(['if', 'propertyNames'])
const unknownKey = new Set(['additionalProperties', 'unevaluatedProperties'])

/** The errors that are no consequence of another one. A key may be unknown because one beside it is wrong. */
function keepCauses(errors: readonly ErrorObject[]): ErrorObject[] {
  const causes = errors.filter(({ keyword }) => !consequences.has(keyword))
  const wrong = causes.filter(({ keyword }) => !unknownKey.has(keyword)).map(({ instancePath }) => instancePath)
  const holders = new Set([...wrong, ...wrong.map((pointer) => pointer.replace(/\/[^/]*$/, ''))])
  const kept = causes.filter(({ keyword, instancePath }) => !(unknownKey.has(keyword) && holders.has(instancePath)))
  return kept.length > 0 ? kept : [...errors]
}

function describe(error: ErrorObject): { pointer: string; message: string } {
  const { instancePath, keyword, message = '', params, propertyName } = error
  const pointer = instancePath.replaceAll('%', '%25')
  if (propertyName !== undefined)
    return { pointer: `${pointer}/${escapePointer(propertyName)}`, message: `has a name that ${message}` }
  if (unknownKey.has(keyword)) {
    const key = String(params.additionalProperty ?? params.unevaluatedProperty)
    return { pointer: `${pointer}/${escapePointer(key)}`, message: 'is not allowed here' }
  }
  if (keyword === 'enum') return { pointer, message: `must be one of ${JSON.stringify(params.allowedValues)}` }
  if (keyword === 'const') return { pointer, message: `must be ${JSON.stringify(params.allowedValue)}` }
  return { pointer, message }
}
