import type { RequestContext } from '../../runtime/http/request-context.ts'
import { isObject } from '../../runtime/json.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import { type RequestPreferences, readPreferences } from './preferences.ts'

/** Clients that cannot set headers append preferences to the model id: `gw-text-large+code=429`. */
const SUFFIX = /\+(?:code|example|dynamic|wait|delay|fault)=/

/** The model id without preferences. */
export function bareModelId(model: string): string {
  const at = model.includes('+') ? model.search(SUFFIX) : -1
  return at === -1 ? model : model.slice(0, at)
}

/** Takes the preferences out of the model id in the path or body; undefined if it has none. */
export function takeModelPreferences(call: RequestContext): RequestPreferences | undefined {
  for (const part of ['path', 'body'] as const) {
    const { [part]: value } = call
    if (!isObject(value) || typeof value.model !== 'string') continue
    const bare = bareModelId(value.model)
    if (bare === value.model) continue
    const suffix = value.model.slice(bare.length)
    call[part] = { ...value, model: bare }
    const label = `The suffix ${shortenText(suffix)} of the model id`
    const preferences = readPreferences(suffix.slice(1).replaceAll('+', ', '), label)
    return { kind: 'model', label, preferences, suffix }
  }
  return undefined
}
