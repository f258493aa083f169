import { essence } from '../../server-stub/core/http/media-types.ts'

export { essence, isJson } from '../../server-stub/core/http/media-types.ts'

export function isForm(mediaType: string): boolean {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(essence(mediaType))
}

/** Types of text without a structure that the server can check. */
export function isText(mediaType: string): boolean {
  return /^text\/|[/+](xml|yaml)$/.test(essence(mediaType))
}
