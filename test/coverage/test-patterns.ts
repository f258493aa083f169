const most = 3

/** The tests as patterns of their ids, those with the most tests first; what is left is counted. */
export function getPatterns(tests: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const test of new Set(tests)) {
    const pattern = getPattern(test)
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  const shown = sorted.slice(0, most).map(([pattern, count]) => `${pattern} (${count})`)
  const left = sorted.slice(most).reduce((sum, [, count]) => sum + count, 0)
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ')
}

/** The id as far as it says what kind of test it is. */
function getPattern(test: string): string {
  const parts = test.split('/')
  return parts.length < 3 ? test : `${parts.slice(0, parts.length > 3 ? 3 : 2).join('/')}/**`
}
