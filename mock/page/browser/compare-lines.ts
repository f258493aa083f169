import { diffLines } from 'diff'

/** Lines around a change that are shown. */
const CONTEXT = 3
/** Texts with more changes are not compared line by line. */
const MAX_CHANGES = 2000
const MAX_MS = 500

export interface Row {
  readonly sign: '+' | '-' | ' ' | '⋯'
  readonly text: string
}

/** The changed lines with some lines around; none if both are the same, undefined if they differ too much. */
export function compareLines(before: string, after: string): readonly Row[] | undefined {
  if (before === after) return []
  const changes = diffLines(before, after, { maxEditLength: MAX_CHANGES, timeout: MAX_MS })
  return changes?.flatMap(({ added, removed, value }, index): Row[] => {
    const lines = value.replace(/\n$/, '').split('\n')
    if (added || removed) return lines.map((text) => ({ sign: added ? '+' : '-', text }))
    const head = index === 0 ? 0 : CONTEXT
    const tail = index === changes.length - 1 ? 0 : CONTEXT
    if (lines.length <= head + tail) return lines.map((text) => ({ sign: ' ', text }))
    const skipped: Row = { sign: '⋯', text: `${lines.length - head - tail} equal lines` }
    const same = (texts: readonly string[]) => texts.map((text): Row => ({ sign: ' ', text }))
    return [...same(lines.slice(0, head)), skipped, ...same(tail === 0 ? [] : lines.slice(-tail))]
  })
}
