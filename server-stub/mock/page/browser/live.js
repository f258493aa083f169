import { Refused, watch } from './control.js'
import { changed, putRequest, putState, putTask, readAll, readFaults, readScenarios, store } from './store.js'

/** @typedef {import('./control.js').LiveEvent} LiveEvent */

const RETRY_MS = 1000

/** Follows the live events, and reconnects. */
export async function stayLive() {
  for (;;) {
    try {
      await watch(take)
      store.connection = 'lost'
    } catch (error) {
      const isLocked = error instanceof Refused && error.status === 401
      store.connection = isLocked ? 'locked' : 'lost'
    }
    changed()
    if (store.connection === 'locked') return
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** @param {LiveEvent} live */
function take({ event, data }) {
  if (event === 'open') {
    store.connection = 'live'
    readAll().catch(() => {
      store.connection = 'lost'
    })
  } else if (event === 'request') {
    putRequest(data)
    if (data.ended !== 'running') refreshCounts()
  } else if (event === 'task') {
    putTask(data)
  } else if (event === 'callback') {
    store.callbacks.push(data)
  } else if (event === 'state') {
    const isNew = data.counts.requests === 0 && data.counts.tasks === 0
    putState(data)
    if (isNew) void readAll()
  } else if (event === 'lost') {
    void readAll()
  }
  changed()
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let counting

/** Requests change the counters of faults and scenarios. */
function refreshCounts() {
  if (counting !== undefined) return
  counting = setTimeout(() => {
    counting = undefined
    if (store.faults.length + store.scenarios.length === 0) return
    Promise.all([readFaults(), readScenarios()]).then(changed, () => {})
  }, 300)
}
