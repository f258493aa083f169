import type { Call } from '../../runtime/handler.ts'
import { cut } from '../../runtime/validation/quote.ts'
import { type RequestPreferences, readPreferences } from './preferences.ts'

/** Clients that cannot set headers append preferences to the model id: `gw-text-large+code=429`. */
const SUFFIX = /\+(?:code|example|dynamic|wait|delay|fault)=/

interface ModelIdPreferences extends RequestPreferences {
  /** The call with the bare model id. */
  readonly call: Call
}

/** The model id without preferences. */
export function bareModelId(model: string): string {
  const at = model.includes('+') ? model.search(SUFFIX) : -1
  return at === -1 ? model : model.slice(0, at)
}

/** Undefined if the model id has no preferences. */
export function modelIdPreferences(call: Call): ModelIdPreferences | undefined {
  const body = call.body as { readonly model?: unknown } | undefined
  const path = call.path as { readonly model?: unknown }
  return (
    getInModel(path, (bare) => copyValue(call, { path: bare })) ??
    getInModel(body, (bare) => copyValue(call, { body: bare }))
  )
}

function getInModel<T extends { readonly model?: unknown }>(
  holder: T | undefined,
  copy: (bare: T) => Call,
): ModelIdPreferences | undefined {
  const model = holder?.model
  if (holder === undefined || typeof model !== 'string') return undefined
  const bare = bareModelId(model)
  if (bare === model) return undefined
  const suffix = model.slice(bare.length)
  const label = `The suffix ${cut(suffix)} of the model id`
  const preferences = readPreferences(suffix.slice(1).replaceAll('+', ', '), label)
  return { kind: 'model', label, preferences, call: copy({ ...holder, model: bare }) }
}

/** `address` and `signal` of a call are lazy; keep them so in the copy. */
function copyValue(call: Call, changes: object): Call {
  const { query, headers, cookies, key, rawHeaders, streaming } = call
  return {
    path: call.path,
    body: call.body,
    query,
    headers,
    cookies,
    key,
    rawHeaders,
    streaming,
    get baseUrl() {
      return call.baseUrl
    },
    get signal() {
      return call.signal
    },
    warn: (sentence) => call.warn(sentence),
    ...changes,
  }
}
