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

/** More are not listed; older ones stay in the journal of the mock. */
const MAX_REQUESTS = 500

/** All that the page shows. Whoever changes it says so by `changed`. */
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
  /** When the state came, by `performance.now()`. */
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
  // So that much traffic leaves the page time for its user.
  const delayMs = Math.max(16, 4 * costMs)
  setTimeout(() => {
    isDue = false
    const begun = performance.now()
    onChange()
    costMs = performance.now() - begun
  }, delayMs)
}

/** Says something to the user, to those who see and those who hear. @param {string} text */
export function say(text) {
  const said = document.getElementById('said')
  if (!said) return
  said.textContent = text
  said.dataset.fresh = ''
  clearTimeout(silence)
  silence = setTimeout(() => delete said.dataset.fresh, 6000)
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence

/**
 * Does something that may be refused; what is refused is said.
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

/** The time of the sandbox, as it goes on since the mock told it. */
export function timeNow() {
  if (!store.state) return undefined
  const { now, stopped, speed } = store.state.clock
  return stopped ? now : now + (performance.now() - store.stateAt) * (speed === 0 ? 1 : speed)
}

/** Whether this mock has a control at a path. @param {string} path */
export function hasControl(path) {
  return store.controls !== undefined && Object.hasOwn(store.controls.paths, `/__mock${path}`)
}

/** Reads all that is there now; events tell of what changes after that. */
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
 * What an event has told while a list was on its way: the list may be older.
 *
 * @template Id, T
 * @param {ReadonlyMap<Id, T>} before
 * @param {ReadonlyMap<Id, T>} now
 */
function putSince(before, now) {
  return [...now].filter(([id, value]) => before.get(id) !== value)
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
