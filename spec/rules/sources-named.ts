import type { Origin } from '../../generators/read/flatten.ts'
import { asArray, asObject, asStrings } from '../../runtime/json.ts'
import { readSections, type Section, sourceSections } from './source-sections.ts'
import { type SpecNode, under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'
import { openQuestions, type Specification } from './specification.ts'

/**
 * Operations of both documents and named schemas have an x-source; every x-source is a section of the list, and every
 * section has a summary and is used.
 */
export const sourcesNamed: Rule = {
  name: 'sources-named',
  document: 'openapi',
  *check(spec) {
    const sections = readSections(spec.files.get(sourceSections)?.data)
    for (const specNode of spec.specNodes) {
      if (!needsSource(specNode) || asStrings(specNode.node['x-source']).length > 0) continue
      const message = `This ${specNode.kind} has no source. Add x-source: Part / section, as in Endpoints / Video download.`
      yield { message, at: specNode.at }
    }
    const references = [...listNodeReferences(spec), ...getQuestionReferences(spec)]
    yield* references.flatMap((reference) => checkReference(reference, sections))
    for (const { name, summary, at } of sections) {
      if (summary.trim() === '') yield { message: `\`${name}\` has no summary. Add one of one line.`, at }
      if (references.some(({ source }) => source === name)) continue
      yield { message: `\`${name}\` is unused. Refer to it with x-source.`, at }
    }
  },
}

function needsSource({ kind, at }: SpecNode): boolean {
  if (kind === 'operation' || kind === 'AsyncAPI operation') return true
  return kind === 'schema' && /^\/components\/schemas\/[^/]+$/.test(at.pointer)
}

interface SourceReference {
  readonly source: string
  readonly at: Origin
  /** Whether a part with sections is allowed: a question may be about all of them. */
  readonly wholeParts: boolean
}

function listNodeReferences({ specNodes }: Specification): SourceReference[] {
  return specNodes.flatMap(({ node, at }) =>
    asStrings(node['x-source']).map((source) => ({ source, at: under(at, 'x-source'), wholeParts: false })),
  )
}

function getQuestionReferences({ files }: Specification): SourceReference[] {
  return asArray(files.get(openQuestions)?.data).flatMap((entry, index) => {
    const at = { file: openQuestions, pointer: `/${index}/source` }
    return asStrings(asObject(entry).source).map((source) => ({ source, at, wholeParts: true }))
  })
}

function checkReference({ source, at, wholeParts }: SourceReference, sections: readonly Section[]): RuleViolation[] {
  if (sections.some(({ name, part }) => name === source || (wholeParts && part === source))) return []
  const isPart = sections.some(({ part }) => part === source)
  const message = isPart
    ? `\`${source}\` has sections. Use one of those in ${sourceSections}.`
    : `\`${source}\` is not a section of the source. Use one of those in ${sourceSections}.`
  return [{ message, at }]
}
