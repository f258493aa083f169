/** The candidate that a word was probably meant to be; undefined where none is near. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const near = Math.max(1, Math.floor(word.length / 3))
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((each) => each.distance <= near)
    .sort((a, b) => a.distance - b.distance || beginning(word, b.candidate) - beginning(word, a.candidate))
  return ranked[0]?.candidate
}

/** What to say of a word that is not known. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const meant = suggest(word, candidates)
  if (meant !== undefined) return `did you mean \`${meant}\`?`
  return candidates.length === 0 ? 'none are known' : `known: ${candidates.join(', ')}`
}

/** How many letters both begin with. */
function beginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Letters to insert, leave out or replace. */
export function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1]
    for (let i = 1; i <= b.length; i++) {
      const replaced = (above[i - 1] ?? 0) + (letter === b[i - 1] ? 0 : 1)
      line.push(Math.min(replaced, (above[i] ?? 0) + 1, (line[i - 1] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
