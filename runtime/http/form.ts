import {
  MaxPartsExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import { Problem } from '../problem.ts'
import { type FilePart, MAX_FORM_FIELDS, type ReadFields, tooManyFields } from './form-fields.ts'

/** A longer one would make the search for it slow. */
const MAX_BOUNDARY_LENGTH = 70

/** Parses a multipart/form-data body. Returns a `Problem` if it is malformed or has too many fields. */
export function parseForm(contentType: string, body: Buffer, read: ReadFields): unknown {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) return new Problem('invalid-request', 'The Content-Type of the form has no boundary.')
  if (boundary.length > MAX_BOUNDARY_LENGTH)
    return new Problem(
      'invalid-request',
      `The boundary of the form has ${boundary.length} characters; use at most ${MAX_BOUNDARY_LENGTH} (RFC 2046).`,
    )
  const limits = { maxParts: MAX_FORM_FIELDS, maxFileSize: body.length, maxTotalSize: body.length }
  try {
    return readParts(parseMultipart(body, { boundary, ...limits }), read)
  } catch (error) {
    if (error instanceof MaxPartsExceededError) return tooManyFields()
    // A `TypeError` means names or values that are not UTF-8.
    if (!(error instanceof MultipartParseError || error instanceof TypeError)) throw error
    return new Problem('invalid-request', 'The body is not valid multipart/form-data.', { cause: error })
  }
}

function readParts(parts: Iterable<MultipartPart>, read: ReadFields): unknown {
  const strings = new Map<string, string[]>()
  const files: FilePart[] = []
  for (const part of parts) {
    const { name, isText } = part
    if (name === undefined) throw new MultipartParseError('a part has no name')
    if (isText) strings.set(name, [...(strings.get(name) ?? []), part.text])
    else {
      const { filename: fileName = name, mediaType = 'application/octet-stream', bytes } = part
      files.push({ name, fileName, mediaType, bytes: new Uint8Array(bytes) })
    }
  }
  return read(strings, (text) => text, files)
}
