/** Finds the most similar candidate; undefined if none is similar. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const maxDistance = Math.max(1, Math.floor(word.length / 3))
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((each) => each.distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || commonPrefix(word, b.candidate) - commonPrefix(word, a.candidate))
  return ranked[0]?.candidate
}

/** Describes the alternatives to an unknown word. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const candidate = suggest(word, candidates)
  if (candidate !== undefined) return `did you mean \`${candidate}\`?`
  return candidates.length === 0 ? 'none are known' : `known: ${candidates.join(', ')}`
}

/** The length of the common prefix. */
function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** The edit distance (optimal string alignment: swapped neighbours count as one edit). */
export function distance(a: string, b: string): number {
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  const letters = [...a]
  for (const [row, letter] of letters.entries()) {
    const line = [row + 1]
    for (let i = 1; i <= b.length; i++) {
      const replaced = (above[i - 1] ?? 0) + (letter === b[i - 1] ? 0 : 1)
      const isSwapped = i > 1 && letter === b[i - 2] && letters[row - 1] === b[i - 1]
      const swapped = isSwapped ? (twoAbove[i - 2] ?? 0) + 1 : Infinity
      line.push(Math.min(replaced, swapped, (above[i] ?? 0) + 1, (line[i - 1] ?? 0) + 1))
    }
    twoAbove = above
    above = line
  }
  return above.at(-1) ?? 0
}
