import type { Call } from '../core/handler.ts'
import { bareModelId } from './preferences/in-model-id.ts'

/** The model id in the body or path, without preferences; empty if there is none. */
export function requestedModel({ path, body }: Call): string {
  const { model } = { ...path, ...(body as object | undefined) } as { readonly model?: unknown }
  return typeof model === 'string' ? bareModelId(model.replace(/^models\//, '')) : ''
}

/** Whether a text matches a pattern with `*` and `?`, in bounded time. */
export function fitsGlob(pattern: string, text: string): boolean {
  let at = 0
  let star = -1
  let retry = 0
  let place = 0
  while (at < text.length) {
    const sign = pattern[place]
    if (sign === '*') {
      star = place++
      retry = at
    } else if (sign === '?' || sign === text[at]) {
      place++
      at++
    } else if (star >= 0) {
      place = star + 1
      at = ++retry
    } else return false
  }
  while (pattern[place] === '*') place++
  return place === pattern.length
}
