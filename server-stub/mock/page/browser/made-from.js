import { store } from './store.js'

/**
 * The request bodies that created tasks, by task id: those of the first request whose reply contains the id. Unknown if
 * the journal dropped the request.
 *
 * @returns {Map<unknown, Readonly<Record<string, unknown>>>}
 */
export function bodiesByTask() {
  const bodies = new Map()
  for (const { method, body, reply } of store.requests.values()) {
    if (method !== 'POST' || !isObject(body) || !isObject(reply)) continue
    for (const value of Object.values(reply))
      if (store.tasks.has(String(value)) && !bodies.has(value)) bodies.set(value, body)
  }
  return bodies
}

/** @type {(value: unknown) => value is Readonly<Record<string, unknown>>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
