import type { Call } from '../../core/handler.ts'
import { type Preferences, readPreferences } from './preferences.ts'

/** Preferences of clients that cannot set headers stand behind the model id: `gw-text-large+code=429`. */
const SUFFIX = /\+((?:code|example|dynamic|wait|delay|fault)=[^+]*(?:\+.*)?)$/

interface Steered {
  readonly preferences: Preferences
  /** With the bare model id. */
  readonly call: Call
}

/** Without the preferences behind it. */
export function bareModelId(model: string): string {
  return model.includes('+') ? model.replace(SUFFIX, '') : model
}

/** Undefined where no model id of the call carries preferences. */
export function preferencesInModelId(call: Call): Steered | undefined {
  const body = call.body as { readonly model?: unknown } | undefined
  const path = call.path as { readonly model?: unknown }
  return (
    inModelOf(path, (bare) => copyOf(call, { path: bare })) ?? inModelOf(body, (bare) => copyOf(call, { body: bare }))
  )
}

function inModelOf<T extends { readonly model?: unknown }>(holder: T | undefined, copy: (bare: T) => Call) {
  const model = holder?.model
  if (holder === undefined || typeof model !== 'string' || !model.includes('+')) return undefined
  const found = SUFFIX.exec(model)
  if (!found?.[1]) return undefined
  const preferences = readPreferences(found[1].replaceAll('+', ', '))
  return { preferences, call: copy({ ...holder, model: model.slice(0, found.index) }) }
}

/** Address and signal of a call are made only when they are asked for; so they are of the copy. */
function copyOf(call: Call, changes: object): Call {
  const { query, headers, key, rawHeaders, streaming } = call
  return {
    path: call.path,
    body: call.body,
    query,
    headers,
    key,
    rawHeaders,
    streaming,
    get baseUrl() {
      return call.baseUrl
    },
    get signal() {
      return call.signal
    },
    ...changes,
  }
}
