import { call, Refused } from './control.js'

/**
 * @typedef {import('./control.js').Schemas} Schemas
 * @typedef {Schemas['JournalRequest']} Request
 * @typedef {Schemas['Task']} Task
 * @typedef {import('../contract-shape.ts').ContractForPage & { readonly key: string | null }} Contract
 * @typedef {{ readonly [name: string]: unknown }} Fields
 * @typedef {{ id: string, fault: Fields & { kind: string }, seen: number, injected: number, spent: boolean }} FaultState
 * @typedef {{ name: string, scenario: Fields, origin: string, calls: number, answered: number }} ScenarioState
 */

/** Maximum of listed requests; older ones are still in the journal. */
const MAX_REQUESTS = 500

/** The state of the page. Call `changed` after changing it. */
export const store = {
  /** @type {Contract | undefined} */
  contract: undefined,
  /** @type {{ paths: Readonly<Record<string, unknown>>, components: { schemas: Readonly<Record<string, unknown>> } } | undefined} */
  controls: undefined,
  /** @type {Map<number, Request>} in the order they came */
  requests: new Map(),
  /** @type {Map<string, Task>} a new one is the last, and those that change stay in their places under the pointer */
  tasks: new Map(),
  /** @type {Schemas['CallbackAttempt'][]} */
  callbacks: [],
  /** @type {Schemas['State'] | undefined} */
  state: undefined,
  /** Time of the last state, by `performance.now()`. */
  stateAt: 0,
  /** @type {readonly Schemas['Sandbox'][]} */
  sandboxes: [],
  /** @type {readonly FaultState[]} */
  faults: [],
  /** @type {readonly ScenarioState[]} */
  scenarios: [],
  /** @type {'connecting' | 'live' | 'lost' | 'locked'} */
  connection: 'connecting',
}

/** @type {() => void} */
let onChange = () => {}
let isDue = false
let costMs = 0

/** @param {() => void} listener called once for all changes of a while */
export function listen(listener) {
  onChange = listener
}

export function changed() {
  if (isDue) return
  isDue = true
  // Keeps the page responsive under heavy traffic.
  const delayMs = Math.max(16, 4 * costMs)
  setTimeout(() => {
    isDue = false
    const begun = performance.now()
    onChange()
    costMs = performance.now() - begun
  }, delayMs)
}

/** Shows a status message, also to screen readers. @param {string} text */
export function say(text) {
  const status = document.getElementById('status')
  if (!status) return
  status.textContent = text
  status.dataset.fresh = ''
  clearTimeout(silence)
  silence = setTimeout(() => delete status.dataset.fresh, 6000)
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence

/**
 * Runs an action and shows its error, if any.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
export async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused && error.status === 401) store.connection = 'locked'
    say(error instanceof Error ? error.message : String(error))
    return undefined
  } finally {
    changed()
  }
}

/** @param {Request} request */
export function putRequest(request) {
  store.requests.set(request.id, request)
  if (store.requests.size > MAX_REQUESTS) store.requests.delete([...store.requests.keys()][0] ?? 0)
}

/** @param {Task} task */
export function putTask(task) {
  store.tasks.set(task.id, task)
}

/** @param {Schemas['State']} state */
export function putState(state) {
  store.state = state
  store.stateAt = performance.now()
}

/** The current time of the sandbox. */
export function timeNow() {
  if (!store.state) return undefined
  const { now, stopped, speed } = store.state.clock
  return stopped ? now : now + (performance.now() - store.stateAt) * (speed === 0 ? 1 : speed)
}

/** Whether this mock has a control at a path. @param {string} path */
export function hasControl(path) {
  return store.controls !== undefined && Object.hasOwn(store.controls.paths, `/__mock${path}`)
}

/** Loads the current state; live events update it. */
export async function readAll() {
  store.contract ??= /** @type {Contract} */ (await call('GET', '/contract.json'))
  store.controls ??= /** @type {NonNullable<typeof store.controls>} */ (await call('GET', '/control.json'))
  putState(/** @type {Schemas['State']} */ (await call('GET', '/state')))
  await Promise.all([readRequests(), readTasks()])
  store.callbacks = [.../** @type {Schemas['CallbackList']} */ (await call('GET', '/callbacks?limit=1000')).callbacks]
  await Promise.all([readSandboxes(), readFaults(), readScenarios()])
  changed()
}

async function readRequests() {
  const before = new Map(store.requests)
  const { requests } = /** @type {Schemas['RequestList']} */ (await call('GET', `/journal?limit=${MAX_REQUESTS}`))
  store.requests = new Map([...byId(requests), ...putSince(before, store.requests)])
}

async function readTasks() {
  const before = new Map(store.tasks)
  const { tasks } = /** @type {Schemas['TaskList']} */ (await call('GET', '/tasks?limit=1000'))
  store.tasks = new Map([...byId([...tasks].reverse()), ...putSince(before, store.tasks)])
}

/**
 * @template {{ readonly id: unknown }} T
 * @param {readonly T[]} all
 * @returns {Map<T['id'], T>}
 */
function byId(all) {
  return new Map(all.map((each) => [each.id, each]))
}

/**
 * Updates received while a list was loading, which may be older.
 *
 * @template Id, T
 * @param {ReadonlyMap<Id, T>} before
 * @param {ReadonlyMap<Id, T>} now
 */
function putSince(before, now) {
  return [...now].filter(([id, value]) => before.get(id) !== value)
}

/** Whether the mock serves the gateway, and not the examples of a document. */
export function hasModels() {
  return store.contract?.hasModels ?? true
}

export async function readSandboxes() {
  store.sandboxes = /** @type {Schemas['SandboxList']} */ (await call('GET', '/sandboxes')).sandboxes
}

export async function readFaults() {
  if (!hasControl('/faults')) return
  const { faults } = /** @type {{ faults: FaultState[] }} */ (await call('GET', '/faults'))
  store.faults = faults
}

export async function readScenarios() {
  if (!hasControl('/scenarios')) return
  const { scenarios } = /** @type {{ scenarios: ScenarioState[] }} */ (await call('GET', '/scenarios'))
  store.scenarios = scenarios
}
