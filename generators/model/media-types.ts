import { essence } from '../../server-stub/core/http/media-types.ts'

export { essence, isForm, isJson } from '../../server-stub/core/http/media-types.ts'

/** Types of text without a structure that the server can check. */
export function isText(mediaType: string): boolean {
  return /^text\/|[/+](xml|yaml)$/.test(essence(mediaType))
}
