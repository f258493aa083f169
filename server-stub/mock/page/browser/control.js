/**
 * @typedef {import('../../control/generated/types/control.ts').components['schemas']} Schemas
 * @typedef {import('../../control/generated/handlers.ts').WatchLiveEvent} LiveEvent
 */

/** Path prefix of the sandbox, such as `/~alice`; usually empty. */
export const base = /^(\/~[^/]+)?/.exec(location.pathname)?.[0] ?? ''

const KEY = 'gatewright.control-key'

/** A refused call, with the message of the mock. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

/** @param {string} key */
export function rememberControlKey(key) {
  sessionStorage.setItem(KEY, key)
}

/** @returns {Record<string, string>} */
export function credentials() {
  const key = sessionStorage.getItem(KEY)
  return key === null ? {} : { authorization: `Bearer ${key}` }
}

/**
 * Calls the control API; throws `Refused` for an error.
 *
 * @param {string} method
 * @param {string} path after `/__mock`
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
export async function call(method, path, body) {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  /** @type {Record<string, string>} */
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const reply = await fetch(`${base}/__mock${path}`, { method, headers: { ...credentials(), ...type }, ...json })
  const text = await reply.text()
  const value = text === '' ? null : JSON.parse(text)
  if (!reply.ok) throw new Refused(reply.status, value?.error?.message ?? `The mock answered ${reply.status}.`)
  return value
}

/**
 * Reads the live stream once, until it ends.
 *
 * @param {(live: LiveEvent) => void} take
 * @param {AbortSignal} [signal]
 */
export async function watch(take, signal) {
  const reply = await fetch(`${base}/__mock/live`, { headers: credentials(), ...(signal ? { signal } : {}) })
  if (!reply.ok || !reply.body) throw new Refused(reply.status, `The mock answered ${reply.status}.`)
  let rest = ''
  for await (const text of reply.body.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + text).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) readFrame(frame, take)
  }
}

/**
 * @param {string} frame
 * @param {(live: LiveEvent) => void} take
 */
function readFrame(frame, take) {
  /** @type {Record<string, string>} */
  const fields = {}
  for (const line of frame.split('\n')) {
    const [, name = '', value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    fields[name] = value
  }
  const { event, data } = fields
  if (event && data) take(/** @type {LiveEvent} */ ({ event, data: JSON.parse(data) }))
}
