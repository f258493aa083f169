/** The values of each cookie of a `Cookie` header, in order, as sent. */
export function readCookies(header: string | undefined): ReadonlyMap<string, readonly string[]> {
  const cookies = new Map<string, string[]>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at === -1) continue
    const name = pair.slice(0, at).trim()
    const value = pair
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1')
    const known = cookies.get(name)
    if (known === undefined) cookies.set(name, [value])
    else known.push(value)
  }
  return cookies
}

/** Decodes percent-encoding; text with an invalid encoding stays as it is. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
