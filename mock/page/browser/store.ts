import type { JsonObject } from '../../../runtime/json.ts'
import type { ContractForPage } from '../contract-shape.ts'
import { ownSandbox, Refused, type Schemas } from './control.ts'

export type Request = Schemas['JournalRequest'] & { readonly sandbox: string }
export type Task = Schemas['Task']
export type Contract = ContractForPage & { readonly key: string | null }

export interface ControlDocument {
  readonly components: { readonly schemas: Readonly<Record<string, JsonObject>> }
}

/** Requests by key. Its list is the same one until a request changes. */
export class RequestMap extends Map<string, Request> {
  #list: readonly Request[] | undefined

  override set(key: string, request: Request): this {
    this.#list = undefined
    return super.set(key, request)
  }

  override delete(key: string): boolean {
    this.#list = undefined
    return super.delete(key)
  }

  override clear(): void {
    this.#list = undefined
    super.clear()
  }

  /** All but the redirects that led to this page, the latest first. */
  list(): readonly Request[] {
    this.#list ??= [...this.values()].filter(({ path, status }) => path !== '/' || status !== 302).reverse()
    return this.#list
  }
}

/** Maximum of listed requests. */
const MAX_REQUESTS = 10_000

/**
 * The state of the page. `read-state.ts` loads it from the control API, `live.ts` updates it with live events, and
 * `main.tsx` renders the views from it after every call of `notifyChange`.
 */
export const store = {
  contract: undefined as Contract | undefined,
  controls: undefined as ControlDocument | undefined,
  /** In order of arrival. */
  requests: new RequestMap(),
  /** Number of requests that the journal has dropped, and this list too. */
  forgotten: 0,
  /** The highest number of a request of this sandbox. */
  newest: 0,
  /** A new one is the last; those that change keep their places under the pointer. */
  tasks: new Map<string, Task>(),
  callbacks: [] as Schemas['CallbackAttempt'][],
  state: undefined as Schemas['State'] | undefined,
  /** Time of the last state, by `performance.now()`. */
  stateAt: 0,
  sandboxes: [] as readonly Schemas['Sandbox'][],
  faults: [] as readonly Schemas['FaultState'][],
  scenarios: [] as readonly Schemas['ScenarioState'][],
  connection: 'connecting' as 'connecting' | 'live' | 'lost' | 'locked',
  /** Whether the first lists are here. */
  isLoaded: false,
  /** What the scenario editor begins with. */
  draft: undefined as string | undefined,
  status: '',
}

let onChange = () => {}
let isDue = false
let costMs = 0

/** The listener is called once for all changes of a while. */
export function onStoreChange(listener: () => void): void {
  onChange = listener
}

export function notifyChange(): void {
  if (isDue) return
  isDue = true
  // Keeps the page responsive under heavy traffic.
  setTimeout(
    () => {
      isDue = false
      const begun = performance.now()
      onChange()
      costMs = performance.now() - begun
    },
    Math.max(16, 4 * costMs),
  )
}

let silence: ReturnType<typeof setTimeout> | undefined

/** Shows a status message, also to screen readers. */
export function showStatus(text: string): void {
  store.status = text
  clearTimeout(silence)
  silence = setTimeout(() => showStatus(''), 6000)
  notifyChange()
}

/** Runs an action and shows its error, if any. */
export async function runAction(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refused && error.status === 401) store.connection = 'locked'
    showStatus(error instanceof Error ? error.message : String(error))
  } finally {
    notifyChange()
  }
}

export function getRequestKey({ sandbox, id }: Pick<Request, 'sandbox' | 'id'>): string {
  return sandbox === ownSandbox ? String(id) : `${sandbox}/${id}`
}

export function putRequest(request: Schemas['JournalRequest'], sandbox = ownSandbox): void {
  store.requests.set(getRequestKey({ sandbox, id: request.id }), { ...request, sandbox })
  if (sandbox === ownSandbox) store.newest = Math.max(store.newest, request.id)
  for (const key of store.requests.keys()) {
    if (store.requests.size <= MAX_REQUESTS) return
    store.requests.delete(key)
  }
}

/** Drops the requests of the other sandboxes. */
export function dropOthers(): void {
  for (const [key, { sandbox }] of store.requests) if (sandbox !== ownSandbox) store.requests.delete(key)
  notifyChange()
}

/** The listed requests, the latest first. */
export function listRequests(): readonly Request[] {
  return store.requests.list()
}

/** In order of arrival. */
export function getOwnRequests(): Request[] {
  return [...store.requests.values()].filter(({ sandbox }) => sandbox === ownSandbox)
}

export function putState(state: Schemas['State']): void {
  store.state = state
  store.stateAt = performance.now()
}

/** The current time of the sandbox, which passes as real time does: its speed only shortens delays. */
export function getTime(): number | undefined {
  if (!store.state) return undefined
  const { now, stopped } = store.state.clock
  return stopped ? now : now + (performance.now() - store.stateAt)
}

/** Milliseconds since a running request came. */
export function getElapsed({ at }: Request): number {
  return Math.max(0, (getTime() ?? at) - at)
}

/** Whether a scenario was added to the sandbox, and is not one of a file. */
export function isAdded({ origin }: Schemas['ScenarioState']): boolean {
  return /^controls:\d+$/.test(origin)
}

/** Whether the mock serves the gateway, and not the examples of a document. */
export function hasModels(): boolean {
  return store.contract?.hasModels ?? true
}
