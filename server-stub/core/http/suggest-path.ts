import { distance } from '../validation/suggest.ts'
import { parsePathTemplate } from './path-template.ts'

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
  const known = templates.map((template) => {
    const { pattern, literalPrefix } = parsePathTemplate(template)
    return { pattern, start: literalPrefix[0], segments: splitSegments(template) }
  })
  const starts = [...new Set(known.flatMap(({ start }) => start ?? []))]
  const isKnown = (path: string) => known.some(({ pattern, start }) => start !== undefined && pattern.test(path))
  return (path) => {
    if (path.length > MAX_LENGTH) return undefined
    const words = path.split('/').filter((word) => word !== '')
    if (words.length === 0) return undefined
    const shorter = words.map((_, from) => pathTo(words.slice(from)))
    const longer = starts.map((start) => pathTo([start, ...words]))
    const similar = () => known.flatMap(({ segments }) => correct(words, segments) ?? [])
    return [...shorter, ...longer].find(isKnown) ?? similar().sort((a, b) => a.edits - b.edits)[0]?.path
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
function correct(words: readonly string[], segments: readonly Segment[]) {
  if (words.length !== segments.length) return undefined
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
  const edits = distance(word.toLowerCase(), text.toLowerCase())
  // Two edits of a short word match almost anything.
  return edits <= text.length / 2 ? edits : Number.POSITIVE_INFINITY
}
