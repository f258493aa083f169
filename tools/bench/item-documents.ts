import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleSpec } from '../../generators/bundle.ts'
import { asObject, type Json, valueAt } from '../../runtime/json.ts'
import type { Recording } from './recording.ts'

/** The documents beside a recording: the contract as OpenAPI 3.2 with one recorded stream as its example, and without its items. */
export function getItemDocument(recordingFile: string, name: 'items' | 'text'): string {
  return join(dirname(recordingFile), `${name}.json`)
}

export function writeItemDocuments(recordingFile: string, { streams }: Recording): void {
  const example = streams.mediumStream.join('')
  const items = bundleSpec('spec/openapi.yaml')
  const keys = ['paths', '/v1/messages', 'post', 'responses', '200', 'content']
  const content = asObject(valueAt(items, keys))
  const { examples: _, ...media } = asObject(content['text/event-stream'])
  const write = (name: 'items' | 'text', stream: Json) => {
    content['text/event-stream'] = stream
    writeFileSync(getItemDocument(recordingFile, name), JSON.stringify(items))
  }
  write('items', { ...media, example })
  write('text', { schema: { type: 'string' }, example })
}
