/** The path of the first string that holds half of a surrogate pair, undefined where all are whole. */
export function brokenCharacter(value: unknown, at = ''): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : at
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const broken = brokenCharacter(inner, at === '' ? key : `${at}.${key}`)
    if (broken !== undefined) return broken
  }
  return undefined
}
