/** Gives `text/plain` for `Text/Plain; charset=utf-8`. */
export function essence(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase()
}

export function isJson(mediaType: string): boolean {
  return /^[^/]+\/([^;]+\+)?json$/.test(essence(mediaType))
}

export function isForm(mediaType: string): boolean {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(essence(mediaType))
}

/** Types of text without a structure that the server can check. */
export function isText(mediaType: string): boolean {
  return /^text\/|[/+](xml|yaml)$/.test(essence(mediaType))
}
