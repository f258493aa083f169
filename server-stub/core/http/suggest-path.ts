import { distance } from '../validation/suggest.ts'
import { parsePathTemplate } from './path-template.ts'

/** Longer paths are no slips of a hand. */
const MAX_LENGTH = 300
/** Letters that all segments together may be off. */
const MAX_SLIPS = 2

interface Segment {
  readonly text: string
  readonly isLiteral: boolean
  readonly pattern: RegExp
}

/**
 * Finds the path that one which the contract does not have was probably meant to be: with fewer slashes or without what
 * stands before it, behind what all paths of its kind begin with, or with a letter or two put right; undefined where there
 * is none.
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
    const misspelt = () => known.flatMap(({ segments }) => corrected(words, segments) ?? [])
    return [...shorter, ...longer].find(isKnown) ?? misspelt().sort((a, b) => a.slips - b.slips)[0]?.path
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

/** The words as the segments would have them; undefined where they are something else. */
function corrected(words: readonly string[], segments: readonly Segment[]) {
  if (words.length !== segments.length) return undefined
  let slips = 0
  for (const [index, segment] of segments.entries()) {
    slips += slipsIn(words[index] ?? '', segment)
    if (slips > MAX_SLIPS) return undefined
  }
  const path = pathTo(segments.map(({ text, isLiteral }, index) => (isLiteral ? text : (words[index] ?? ''))))
  return { path, slips }
}

function slipsIn(word: string, { text, isLiteral, pattern }: Segment): number {
  if (!isLiteral) return pattern.test(`/${word}`) ? 0 : Number.POSITIVE_INFINITY
  if (word === text) return 0
  // No fewer slips than that, and most of what is asked for differs by more.
  if (Math.abs(word.length - text.length) > MAX_SLIPS) return Number.POSITIVE_INFINITY
  const slips = distance(word.toLowerCase(), text.toLowerCase())
  // Of a short word little is left after two.
  return slips <= text.length / 2 ? slips : Number.POSITIVE_INFINITY
}
