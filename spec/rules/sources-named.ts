import { asArray, asObject, asStrings } from '../../generators/json.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { type Place, under } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { readSections, type Section, sourceSections } from './source-sections.ts'
import { openQuestions, type Specification } from './specification.ts'

/**
 * Operations of both documents and named schemas say which section of the source document they come from; every x-source
 * is a section of the list, every entry of which says what it promises and is named by something.
 */
export const sourcesNamed: Rule = {
  name: 'sources-named',
  document: 'openapi',
  *check(spec) {
    const sections = readSections(spec.files.get(sourceSections)?.data)
    for (const place of spec.places) {
      if (!needsSource(place) || asStrings(place.node['x-source']).length > 0) continue
      const message = `This ${place.kind} names no source. Add x-source: Part / section, as in Endpoints / Video download.`
      yield { message, at: place.at }
    }
    const named = [...namedByPlaces(spec), ...namedByQuestions(spec)]
    yield* named.flatMap((each) => getFault(each, sections))
    for (const { name, says, at } of sections) {
      if (says.trim() === '') yield { message: `\`${name}\` says nothing. Write what it promises, in one line.`, at }
      if (named.some(({ source }) => source === name)) continue
      yield { message: `Nothing comes from \`${name}\`. Name it by x-source where its promise stands.`, at }
    }
  },
}

function needsSource({ kind, at }: Place): boolean {
  if (kind === 'operation' || kind === 'AsyncAPI operation') return true
  return kind === 'schema' && /^\/components\/schemas\/[^/]+$/.test(at.pointer)
}

interface Named {
  readonly source: string
  readonly at: Origin
  /** Whether a part alone will do where it has sections: a question may be about all of them. */
  readonly wholeParts: boolean
}

function namedByPlaces({ places }: Specification): Named[] {
  return places.flatMap(({ node, at }) =>
    asStrings(node['x-source']).map((source) => ({ source, at: under(at, 'x-source'), wholeParts: false })),
  )
}

function namedByQuestions({ files }: Specification): Named[] {
  return asArray(files.get(openQuestions)?.data).flatMap((entry, index) => {
    const at = { file: openQuestions, pointer: `/${index}/source` }
    return asStrings(asObject(entry).source).map((source) => ({ source, at, wholeParts: true }))
  })
}

function getFault({ source, at, wholeParts }: Named, sections: readonly Section[]): Finding[] {
  if (sections.some(({ name, part }) => name === source || (wholeParts && part === source))) return []
  const isPart = sections.some(({ part }) => part === source)
  const message = isPart
    ? `\`${source}\` has sections. Name one of those in ${sourceSections}.`
    : `\`${source}\` is not a section of the source. Name one of those in ${sourceSections}.`
  return [{ message, at }]
}
