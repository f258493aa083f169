import { essence } from '../../runtime/http/media-types.ts'

export { essence, isForm, isJson } from '../../runtime/http/media-types.ts'

/** Types of text without a structure that the server can check. */
export function isText(mediaType: string): boolean {
  return /^text\/|[/+](xml|yaml)$/.test(essence(mediaType))
}
