import { groupBy } from '../es2024.ts'
import { editDistance } from '../validation/suggest.ts'
import { decodePath, parsePathTemplate } from './path-template.ts'

/** Longer paths get no suggestion. */
const MAX_LENGTH = 300
/** Maximum edit distance over all segments. */
const MAX_EDITS = 2

interface Segment {
  readonly text: string
  readonly isLiteral: boolean
  readonly pattern: RegExp
}

/**
 * Suggests a known path for an unknown one: without repeated slashes or leading segments, with the first segment of a
 * template added, or within an edit distance of 2. Undefined if none matches.
 */
export function pathSuggester(templates: readonly string[]): (path: string) => string | undefined {
  const literals = new Set(templates.filter((template) => !template.includes('{')).map(decodePath))
  const isKnown = knownPathTest(templates, literals)
  const starts = [...new Set(templates.flatMap((template) => parsePathTemplate(template).literalPrefix[0] ?? []))]
  const byLength = groupBy(templates.map(splitSegments), ({ length }) => length)
  return (path) => {
    if (path.length > MAX_LENGTH) return undefined
    const words = path.split('/').filter((word) => word !== '')
    if (words.length === 0) return undefined
    const shorter = words.map((_, from) => words.slice(from))
    const longer = starts.map((start) => [start, ...words])
    const found = shorter.find(isKnown) ?? longer.find((each) => literals.has(pathTo(each)))
    if (found !== undefined) return pathTo(found)
    const similar = byLength.get(words.length)?.flatMap((segments) => correctWords(words, segments) ?? [])
    const [best] = similar?.sort((a, b) => a.edits - b.edits) ?? []
    // Last, since a parameter matches any word.
    const withStart = best === undefined ? longer.find(isKnown) : undefined
    return withStart === undefined ? best?.path : pathTo(withStart)
  }
}

/** Tests whether words are the segments of a template that does not begin with a parameter. */
function knownPathTest(
  templates: readonly string[],
  literals: ReadonlySet<string>,
): (words: readonly string[]) => boolean {
  const others = templates
    .map(parsePathTemplate)
    .filter(({ names, literalPrefix }) => names.length > 0 && literalPrefix.length > 0)
  const byLength = groupBy(others, ({ url }) => url.split('/').length - 1)
  return (words) => {
    const path = pathTo(words)
    return literals.has(path) || (byLength.get(words.length)?.some(({ pattern }) => pattern.test(path)) ?? false)
  }
}

function pathTo(words: readonly string[]): string {
  return `/${words.join('/')}`
}

function splitSegments(template: string): readonly Segment[] {
  return template
    .split('/')
    .slice(1)
    .map((text) => ({ text, isLiteral: !text.includes('{'), pattern: parsePathTemplate(`/${text}`).pattern }))
}

/** Corrects the words to the literal segments; undefined above the maximum distance. */
function correctWords(words: readonly string[], segments: readonly Segment[]) {
  let edits = 0
  for (const [index, segment] of segments.entries()) {
    edits += countEdits(words[index] ?? '', segment)
    if (edits > MAX_EDITS) return undefined
  }
  const path = pathTo(segments.map(({ text, isLiteral }, index) => (isLiteral ? text : (words[index] ?? ''))))
  return { path, edits }
}

function countEdits(word: string, { text, isLiteral, pattern }: Segment): number {
  if (!isLiteral) return pattern.test(`/${word}`) ? 0 : Number.POSITIVE_INFINITY
  if (word === text) return 0
  // A lower bound of the distance, which excludes most words.
  if (Math.abs(word.length - text.length) > MAX_EDITS) return Number.POSITIVE_INFINITY
  const edits = editDistance(word.toLowerCase(), text.toLowerCase())
  // Two edits of a short word match almost anything.
  return edits <= text.length / 2 ? edits : Number.POSITIVE_INFINITY
}
