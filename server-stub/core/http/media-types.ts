/** Whether a Content-Type is one of the media types of a request body; parameters such as `charset` do not matter. */
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

/** `Text/Plain; charset=utf-8` is `text/plain`. */
export function essence(contentType: string): string {
  const end = contentType.indexOf(';')
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType)
}
