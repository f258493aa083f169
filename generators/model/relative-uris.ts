import { asArray, isObject, type Json } from '../../runtime/json.ts'
import { walkStructure } from '../read/structure.ts'
import type { DocumentReader } from './documents.ts'
import { walkValue } from './value-schemas.ts'

/**
 * Reads `format: uri` as `uri-reference` where an example of the document is relative, with a warning: the example shows
 * what the server sends, while a sample would be an address that nobody serves.
 */
export function relaxUris(reader: DocumentReader): void {
  for (const { node } of walkStructure(reader.root)) {
    const schema = node.schema ?? node
    const examples = isObject(node.examples)
      ? Object.values(node.examples).map((example) => reader.follow(example).value ?? null)
      : asArray(node.examples)
    for (const example of [node.example ?? null, ...examples]) {
      if (!hasRelative(example)) continue
      for (const { value, schemas } of walkValue(reader.schemas, [schema], example)) {
        const wrong = isRelative(value) ? schemas.filter(({ format }) => format === 'uri') : []
        for (const relaxed of wrong) {
          const message = `An example is the relative \`${value}\`, but \`format: uri\` means an absolute URI: it is read as \`uri-reference\`.`
          reader.warn('relative-uri', message, relaxed, 'format')
          relaxed.format = 'uri-reference'
        }
      }
    }
  }
}

/** A path alone may be any word. */
function isRelative(value: Json): value is string {
  return typeof value === 'string' && /^(?:\/|\.\.?\/)[^\s\\^`{|}<>"]*$/.test(value)
}

function hasRelative(value: Json): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasRelative) : isRelative(value)
}
