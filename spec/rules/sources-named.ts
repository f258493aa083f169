import { asStrings } from '../../generators/json.ts'
import { type Place, under } from './places.ts'
import type { Rule } from './rule.ts'

/** The parts of the source document. */
const parts = [
  'What the service does',
  'Resources and their fields',
  'States and transitions',
  'Endpoints',
  'Authentication',
  'Events',
  'Errors',
  'Limits',
  'Versioning',
]

/** Operations of both documents and named schemas say which part of the source document they come from. */
export const sourcesNamed: Rule = {
  name: 'sources-named',
  document: 'openapi',
  *check({ places }) {
    for (const place of places) {
      const sources = asStrings(place.node['x-source'])
      if (needsSource(place) && sources.length === 0) {
        const message = `This ${place.kind} names no source. Add x-source: Part / section, as in Endpoints / Video download.`
        yield { message, at: place.at }
      }
      for (const source of sources) {
        if (parts.includes(source.split(' / ')[0] ?? '')) continue
        const message = `\`${source}\` begins with no part of the source. The parts are ${parts.join(', ')}.`
        yield { message, at: under(place.at, 'x-source') }
      }
    }
  },
}

function needsSource({ kind, at }: Place): boolean {
  if (kind === 'operation' || kind === 'AsyncAPI operation') return true
  return kind === 'schema' && /^\/components\/schemas\/[^/]+$/.test(at.pointer)
}
