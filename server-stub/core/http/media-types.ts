/** Creates a test whether a Content-Type matches one of the media types or ranges, ignoring parameters. */
export function mediaTypeTest(mediaTypes: readonly string[]): (contentType: string) => boolean {
  const exact = new Set(mediaTypes.map((type) => type.toLowerCase()))
  const ranges = mediaTypes
    .filter((type) => type.endsWith('/*'))
    .map((type) => (type === '*/*' ? '' : type.slice(0, -1)))
  return (contentType) => {
    if (exact.has(contentType)) return true
    const type = essence(contentType)
    return exact.has(type) || ranges.some((range) => type.startsWith(range))
  }
}

/** Gives `text/plain` for `Text/Plain; charset=utf-8`. */
export function essence(contentType: string): string {
  const end = contentType.indexOf(';')
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType)
}
