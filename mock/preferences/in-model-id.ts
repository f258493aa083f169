import type { RequestContext } from '../../runtime/http/request-context.ts'
import { asObject, isObject } from '../../runtime/json.ts'
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
  return takeFrom('path', call.path.model, call) ?? takeFrom('body', isObject(call.body) && call.body.model, call)
}

function takeFrom(part: 'path' | 'body', model: unknown, call: RequestContext): RequestPreferences | undefined {
  if (typeof model !== 'string') return undefined
  const bare = bareModelId(model)
  if (bare === model) return undefined
  const suffix = model.slice(bare.length)
  call[part] = { ...asObject(call[part]), model: bare }
  const label = `The suffix ${shortenText(suffix)} of the model id`
  const preferences = readPreferences(suffix.slice(1).replaceAll('+', ', '), label)
  return { kind: 'model', label, preferences, suffix }
}
