import {
  MaxPartsExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import { Problem } from '../problem.ts'
import { MAX_FORM_FIELDS, tooManyFields } from './body-limits.ts'

/** A form file with base64 data. */
interface FormFile {
  readonly mediaType: string
  readonly data: string
}

/**
 * Parses a multipart/form-data body to fields by name: strings for text, objects for files, and arrays for repeated names.
 * Returns a `Problem` if it is malformed or has too many fields.
 */
export function parseForm(contentType: string, body: Buffer): unknown {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) return new Problem('invalid-request', 'The Content-Type of the form has no boundary.')
  const limits = { maxParts: MAX_FORM_FIELDS, maxFileSize: body.length, maxTotalSize: body.length }
  try {
    return getFields(parseMultipart(body, { boundary, ...limits }))
  } catch (error) {
    if (error instanceof MaxPartsExceededError) return tooManyFields()
    // A `TypeError` means names or values that are not UTF-8.
    if (!(error instanceof MultipartParseError || error instanceof TypeError)) throw error
    return new Problem('invalid-request', 'The body is not valid multipart/form-data.', { cause: error })
  }
}

function getFields(parts: Iterable<MultipartPart>): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const part of parts) {
    const { name } = part
    if (name === undefined) throw new MultipartParseError('a part has no name')
    const earlier = fields.get(name)
    const value = readPart(part)
    fields.set(name, earlier === undefined ? value : [earlier, value].flat())
  }
  return Object.fromEntries(fields)
}

function readPart(part: MultipartPart): string | FormFile {
  if (part.isText) return part.text
  return { mediaType: part.mediaType ?? 'application/octet-stream', data: Buffer.from(part.bytes).toString('base64') }
}
