import {
  MaxPartsExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import { Problem } from '../problem.ts'
import { MAX_FORM_FIELDS, tooManyFields } from './body-limits.ts'

/** A file of a form; its data is in base64. */
interface FormFile {
  readonly mediaType: string
  readonly data: string
}

/**
 * The fields of a multipart/form-data body by name; a `Problem` where it is malformed or has too many. Text fields become
 * strings, files objects, so that no file passes for text, and repeated names arrays.
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
    // A `TypeError` tells of names or values that are not UTF-8.
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
