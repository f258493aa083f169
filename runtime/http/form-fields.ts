import type { BodyContent, FormField, TextType } from '../contract.ts'
import { groupBy } from '../es2024.ts'
import { invalid, Problem } from '../problem.ts'
import { type FileContent, makeFile } from '../validation/uploaded-file.ts'
import { type Decode, explodedReader, fieldReader, type RawFields } from './field-styles.ts'
import { essence, mediaTypeTest } from './media-types.ts'
import { compileTextType } from './text-types.ts'

/** A part of a multipart form that is a file. */
export interface FilePart extends FileContent {
  readonly name: string
}

/** Turns fields and files into the object that the schema of the form describes. */
export type ReadFields = (fields: RawFields, decode: Decode, files?: readonly FilePart[]) => object

export function fieldsReader({ fields: declared = [], type = 'string' }: BodyContent): ReadFields {
  const readers = declared.map((field) => ({ field, read: valueReader(field) }))
  const fieldsByName = new Map(declared.map((field) => [field.name, field]))
  const brackets = declared.flatMap(({ name, style }) => (style === 'deepObject' ? [`${name}[`] : []))
  const exploded = new Set(
    declared.flatMap(({ type: fieldType, style, explode }) =>
      style === 'form' && explode ? listNames(fieldType) : [],
    ),
  )
  const isOther = (name: string) =>
    !fieldsByName.has(name) && !exploded.has(name) && !brackets.some((bracket) => name.startsWith(bracket))
  const readOther = explodedReader(compileTextType(type))
  return (strings, decode, files = []) => {
    const texts = declared.filter(({ name, type }) => isFile(type) && strings.has(name))
    const written = texts.map(({ name }) => ({ name, mediaType: 'text/plain' }))
    const refusal = [...files, ...written].flatMap((file) => refuseFile(fieldsByName.get(file.name), file) ?? [])[0]
    if (refusal !== undefined) return refusal
    const all = withTextFiles(strings, files, (name) => !isFile(fieldsByName.get(name)?.type) && fieldsByName.has(name))
    const entries: [string, unknown][] = readers.map(({ field, read }) => [field.name, read(all, decode, files)])
    for (const [name, raw] of strings) if (isOther(name)) entries.push([name, readOther(raw, decode)])
    for (const [name, parts] of groupBy(files, (file) => file.name))
      if (!fieldsByName.has(name)) entries.push([name, onlyOrAll(parts.map(makeFile))])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
}

type ReadValue = (strings: RawFields, decode: Decode, files: readonly FilePart[]) => unknown

function valueReader(field: FormField): ReadValue {
  const { name, type } = field
  if (!isFile(type)) return fieldReader(field, name)
  const isList = hasArray(type)
  return (strings, decode, files) => {
    const written = (strings.get(name) ?? []).map((raw) => {
      return makeFile({ fileName: name, mediaType: 'text/plain', bytes: new Uint8Array(Buffer.from(decode(raw))) })
    })
    const contents = [...files.filter((file) => file.name === name).map(makeFile), ...written]
    if (contents.length === 0) return undefined
    return isList ? contents : onlyOrAll(contents)
  }
}

function onlyOrAll<T>(values: readonly T[]): T | readonly T[] | undefined {
  return values.length === 1 ? values[0] : values
}

/** Whether a field is a file or an array of files. */
function isFile(type: TextType | undefined): boolean {
  if (typeof type !== 'object') return type === 'file'
  if ('array' in type) return isFile(type.array)
  return 'anyOf' in type && type.anyOf.some(isFile)
}

function hasArray(type: TextType | undefined): boolean {
  return typeof type === 'object' && ('array' in type || ('anyOf' in type && type.anyOf.some(hasArray)))
}

function listNames(type: TextType): readonly string[] {
  if (typeof type !== 'object') return []
  if ('anyOf' in type) return type.anyOf.flatMap(listNames)
  return 'object' in type ? type.object.map(([name]) => name) : []
}

function refuseFile(field: FormField | undefined, { mediaType }: Pick<FilePart, 'mediaType'>): Problem | undefined {
  if (field?.mediaTypes === undefined || mediaTypeTest(field.mediaTypes)(mediaType)) return undefined
  return invalid(field.name, `must be ${field.mediaTypes.join(' or ')}, not ${essence(mediaType)}`)
}

/** A field of another type may be sent as a file, such as JSON with its media type. */
function withTextFiles(
  strings: RawFields,
  files: readonly FilePart[],
  isTextField: (name: string) => boolean,
): RawFields {
  const sent = files.filter(({ name }) => isTextField(name))
  if (sent.length === 0) return strings
  const all = new Map(strings)
  for (const { name, bytes } of sent) all.set(name, [...(all.get(name) ?? []), Buffer.from(bytes).toString()])
  return all
}

/** Maximum of form fields, in any encoding. */
export const MAX_FORM_FIELDS = 1000

export function tooManyFields(): Problem {
  return new Problem('payload-too-large', `The form has more than ${MAX_FORM_FIELDS} fields.`)
}
