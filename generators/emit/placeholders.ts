import { ownValue } from '../../runtime/json.ts'

/** Small valid files by media type: bodies of replies without an example. Strings are text, the others bytes. */
const placeholders: Readonly<Record<string, string | Uint8Array>> = {
  'text/html': '<!doctype html>\n<title>Example</title>\n',
  'application/xhtml+xml': '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Example</title></head></html>',
  'text/csv': 'column\nvalue\n',
  'text/css': 'body {}\n',
  'text/javascript': 'export {}\n',
  'application/javascript': 'export {}\n',
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'image/png': fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==',
  ),
  'image/gif': fromBase64('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='),
  'image/jpeg': fromBase64(
    `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP${'/'.repeat(86)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=`,
  ),
  'audio/wav': makeWav(),
  'video/mp4': Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom\0\0\0\0', 'latin1')]),
  'application/pdf': makePdf(),
  'application/zip': Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
  'application/gzip': fromBase64('H4sIAAAAAAAC/wMAAAAAAAAAAAA='),
}

const synonyms: Readonly<Record<string, string>> = {
  '*/*': 'application/octet-stream',
  'application/*': 'application/octet-stream',
  'application/x-zip-compressed': 'application/zip',
  'audio/*': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'image/*': 'image/png',
  'image/jpg': 'image/jpeg',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
}

/** The media type to send for a declared one, which may be a range. */
export function toMediaType(declared: string): string {
  return declared.endsWith('/*') ? (ownValue(synonyms, declared) ?? `${declared.slice(0, -1)}example`) : declared
}

/** A valid file of a media type; undefined for text, and bytes for an unknown type. */
export function makePlaceholder(mediaType: string): string | Uint8Array | undefined {
  const placeholder = ownValue(placeholders, ownValue(synonyms, mediaType) ?? mediaType)
  if (placeholder !== undefined || isText(mediaType)) return placeholder
  return Buffer.from([0, 1, 2, 3])
}

export function isText(mediaType: string): boolean {
  return /^text\/|[/+](json|xml|yaml)$|^application\/(x-)?(yaml|ndjson|jsonl|graphql|sql|javascript)/.test(mediaType)
}

/** A silent sound of eight samples. */
function makeWav(): Uint8Array {
  const bytes = Buffer.alloc(52, 0x80)
  bytes.write('RIFF\x2c\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 0, 'latin1')
  bytes.writeUInt32LE(8000, 24)
  bytes.writeUInt32LE(8000, 28)
  bytes.write('\x01\0\x08\0data\x08\0\0\0', 32, 'latin1')
  return bytes
}

/** One empty page. */
function makePdf(): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 4/Root 1 0 R>>\n`
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`)
}

function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64')
}
