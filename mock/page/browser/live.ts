import { callControl, type LiveEvent, ownSandbox, Refused, type Schemas, watchLive } from './control.ts'
import { readAll, readContract, readFaults, readProxy, readSandboxes, readScenarios } from './read-state.ts'
import { getSettings } from './route.ts'
import { getOwnRequests, getRequestKey, notifyChange, putRequest, putState, store } from './store.ts'

/** The time until a call that failed is made again. */
export const RETRY_MS = 1000

/** Reads the exchanges of a proxy again and again. */
export async function pollProxy(): Promise<void> {
  for (;;) {
    store.connection = await readProxy().then(
      () => 'live' as const,
      () => 'lost' as const,
    )
    notifyChange()
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** Follows the live events, and reconnects. */
export async function stayLive(): Promise<void> {
  for (;;) {
    try {
      await watchLive(applyLiveEvent)
      store.connection = 'lost'
    } catch (error) {
      const isLocked = error instanceof Refused && error.status === 401
      store.connection = isLocked ? 'locked' : 'lost'
    }
    notifyChange()
    if (store.connection === 'locked') return
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

function applyLiveEvent({ event, data }: LiveEvent): void {
  if (event === 'open') {
    store.connection = 'live'
    readContract()
      .then(readAll)
      .catch(() => {
        store.connection = 'lost'
      })
  } else if (event === 'request') {
    // A running request that was dropped from the journal has ended.
    if (data.id < store.newest && !store.requests.has(String(data.id))) return
    putRequest(data)
    if (data.ended === 'running') void readRunning()
    void readCounts()
  } else if (event === 'task') {
    store.tasks.set(data.id, data)
  } else if (event === 'callback') {
    store.callbacks.push(data)
  } else if (event === 'state') {
    putState(data)
    if (data.counts.requests === 0 && data.counts.tasks === 0) void readAll()
  } else if (event === 'lost') {
    void readAll()
  }
  notifyChange()
}

const readCounts = throttleWork(300, async () => {
  if (store.faults.length + store.scenarios.length > 0) await Promise.all([readFaults(), readScenarios()])
  await dropEvicted()
})

/** The journal drops the oldest requests; they leave the list too. */
async function dropEvicted(): Promise<void> {
  const { forgotten } = await callControl<Schemas['RequestList']>('GET', '/journal?limit=1')
  // Another client cleared the journal.
  if (forgotten < store.forgotten) return readAll()
  const evicted = getOwnRequests().slice(0, forgotten - store.forgotten)
  store.forgotten = forgotten
  for (const request of evicted) store.requests.delete(getRequestKey(request))
}

/** Running streams send no live events: their counts are read until they end. */
const readRunning = throttleWork(500, async () => {
  const running = getOwnRequests().filter(({ ended }) => ended === 'running')
  const first = Math.min(...running.map(({ id }) => id))
  if (running.length === 0) return
  const { requests } = await callControl<Schemas['RequestList']>('GET', `/journal?after=${first - 1}&limit=200`)
  for (const request of requests) {
    if (store.requests.get(String(request.id))?.ended === 'running') putRequest(request)
  }
  void readRunning()
})

/** The counts of the other sandboxes when their requests were read: those that did not change are not read again. */
const seenCounts = new Map<string, string>()

/** Reads the requests of the other sandboxes while they are listed. */
export async function readOthers(): Promise<void> {
  seenCounts.clear()
  await readChanged().catch(() => {})
  notifyChange()
  void readOthersAgain()
}

const readOthersAgain = throttleWork(1500, async () => {
  if (!getSettings().showsAll) return
  void readOthersAgain()
  await readChanged()
})

async function readChanged(): Promise<void> {
  await readSandboxes()
  const changed = store.sandboxes.filter(
    ({ name, counts }) =>
      name !== ownSandbox && (counts.running > 0 || seenCounts.get(name) !== JSON.stringify(counts)),
  )
  await Promise.all(changed.map(({ name }) => readOther(name)))
  for (const { name, counts } of changed) seenCounts.set(name, JSON.stringify(counts))
}

/** A journal keeps 300 requests. */
const MAX_OTHERS = 300

async function readOther(sandbox: string): Promise<void> {
  const { requests } = await callControl<Schemas['RequestList']>('GET', `/journal?limit=${MAX_OTHERS}`, { sandbox })
  if (!getSettings().showsAll) return
  const ids = new Set(requests.map(({ id }) => id))
  for (const [key, request] of store.requests)
    if (request.sandbox === sandbox && !ids.has(request.id)) store.requests.delete(key)
  for (const request of requests) {
    const shown = store.requests.get(getRequestKey({ sandbox, id: request.id }))
    if (shown === undefined || shown.ended === 'running' || shown.at !== request.at) putRequest(request, sandbox)
  }
}

/** Collects calls, and runs the work once after a while. Its errors are those of a lost connection. */
function throttleWork(ms: number, work: () => Promise<void>): () => Promise<void> {
  let isWaiting = false
  return async () => {
    if (isWaiting) return
    isWaiting = true
    await new Promise((resolve) => setTimeout(resolve, ms))
    isWaiting = false
    await work().then(notifyChange, () => {})
  }
}
