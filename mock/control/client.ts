import type { Guard } from '../../runtime/contract.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { SANDBOX_HEADER } from '../sandbox-ref.ts'
import { ControlError } from './control-error.ts'
import type { WatchLiveEvent } from './generated/handlers.ts'
import type { components, operations } from './generated/types/control.ts'
import * as guards from './generated/validators/control.js'

export interface ControlClientOptions {
  /** Address of the mock; may end in `/~<sandbox>`. */
  readonly baseUrl: string
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch
  /** The key of `--control-key`, if set. */
  readonly key?: string
  /** Default: the default sandbox. */
  readonly sandbox?: string
}

type Schemas = components['schemas']
type QueryOf<O extends keyof operations> = NonNullable<operations[O]['parameters']['query']>

/** Client of the control API, with one method an operation; errors are `ControlError`s. */
export type Control = ReturnType<typeof createControl>

export function createControl(options: ControlClientOptions) {
  const call = createCaller(options)
  const task = (id: string, verb = '') => `/tasks/${encodeURIComponent(id)}${verb}`
  return {
    getState: () => call(guards.State, 'GET', '/state'),
    resetSandbox: () => call(guards.State, 'POST', '/reset'),
    listSandboxes: () => call(guards.SandboxList, 'GET', '/sandboxes'),
    deleteSandboxes: () => call(guards.Deleted, 'DELETE', '/sandboxes'),
    deleteSandbox: (name: string) => call(guards.Deleted, 'DELETE', `/sandboxes/${encodeURIComponent(name)}`),
    changeSettings: (body: Schemas['SettingsChange']) => call(guards.State, 'PATCH', '/settings', { body }),
    changeClock: (body: Schemas['ClockChange']) => call(guards.Clock, 'POST', '/clock', { body }),
    listTasks: (query: QueryOf<'listTasks'> = {}) => call(guards.TaskList, 'GET', '/tasks', { query }),
    getTask: (id: string) => call(guards.Task, 'GET', task(id)),
    advanceTask: (id: string, body: Schemas['TaskAdvance'] = {}) =>
      call(guards.Task, 'POST', task(id, '/advance'), { body }),
    succeedTask: (id: string) => call(guards.Task, 'POST', task(id, '/succeed')),
    failTask: (id: string, body: Schemas['TaskFailure'] = {}) => call(guards.Task, 'POST', task(id, '/fail'), { body }),
    cancelTask: (id: string) => call(guards.Task, 'POST', task(id, '/cancel')),
    listCallbacks: (query: QueryOf<'listCallbacks'> = {}) => call(guards.CallbackList, 'GET', '/callbacks', { query }),
    listRequests: (query: QueryOf<'listRequests'> = {}) => call(guards.RequestList, 'GET', '/journal', { query }),
    getRequest: (id: number) => call(guards.JournalRequest, 'GET', `/journal/${id}`),
    getConversation: (id: number) => call(guards.RequestConversation, 'GET', `/journal/${id}/conversation`),
    explainRequest: (id: number) => call(guards.Explanation, 'GET', `/journal/${id}/explanation`),
    waitForRequest: (query: QueryOf<'waitForRequest'> = {}) =>
      call(guards.NextRequest, 'GET', '/next-request', { query }),
    listClientFindings: () => call(guards.ClientFindingList, 'GET', '/client-findings'),
    draftScenario: (id: number, query: QueryOf<'draftScenario'> = {}) =>
      call(guards.ScenarioDraft, 'GET', `/journal/${id}/scenario`, { query }),
    deleteRequests: () => call(guards.Deleted, 'DELETE', '/journal'),
    listOperations: () => call(guards.OperationList, 'GET', '/operations'),
    describeOperation: (id: string, query: QueryOf<'describeOperation'> = {}) =>
      call(guards.Operation, 'GET', `/operations/${encodeURIComponent(id)}`, { query }),
    validateRequest: (body: Schemas['RequestDraft']) => call(guards.Validation, 'POST', '/validations', { body }),
    getConformance: (query: QueryOf<'getConformance'> = {}) =>
      call(guards.ConformanceRun, 'GET', '/conformance', { query }),
    startConformance: (body: Schemas['ConformanceStart'] = {}, query: QueryOf<'startConformance'> = {}) =>
      call(guards.ConformanceRun, 'POST', '/conformance', { query, body }),
    stopConformance: () => call(guards.ConformanceRun, 'DELETE', '/conformance'),
    listFaults: () => call(guards.FaultList, 'GET', '/faults'),
    addFault: (body: Schemas['NewFault']) => call(guards.FaultState, 'POST', '/faults', { body }),
    deleteFaults: () => call(guards.Deleted, 'DELETE', '/faults'),
    deleteFault: (id: string) => call(guards.Deleted, 'DELETE', `/faults/${encodeURIComponent(id)}`),
    listScenarios: () => call(guards.ScenarioList, 'GET', '/scenarios'),
    addScenarios: (body: Schemas['Scenarios']) => call(guards.ScenarioList, 'POST', '/scenarios', { body }),
    replaceScenarios: (body: Schemas['Scenarios']) => call(guards.ScenarioList, 'PUT', '/scenarios', { body }),
    resetScenarios: () => call(guards.ScenarioList, 'DELETE', '/scenarios'),
    deleteScenario: (name: string) => call(guards.Deleted, 'DELETE', `/scenarios/${encodeURIComponent(name)}`),
    saveScenarios: (body: Schemas['Scenarios']) => call(guards.ScenarioList, 'POST', '/scenario-file', { body }),
    /** Streams live events until the signal is aborted or the mock closes. */
    watchLive: (signal?: AbortSignal): AsyncGenerator<WatchLiveEvent> => readLive(options, signal),
  } satisfies Readonly<Record<keyof operations, (...args: never[]) => unknown>>
}

interface ControlRequest {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: object | string
}

/** Makes a function that calls the control API, and checks what it answers by a guard. */
export function createCaller(options: ControlClientOptions) {
  const { fetch: send = fetch } = options
  return async <T>(
    guard: Guard<T>,
    method: string,
    path: string,
    { query = {}, body }: ControlRequest = {},
  ): Promise<T> => {
    const url = getUrl(options, path)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const headers = { ...getHeaders(options), ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const reply = await send(url, { method, headers, ...json })
    if (!reply.ok) throw await ControlError.of(reply)
    const value = tryParseJson(await reply.text())
    if (guard(value)) return value
    throw new ControlError(`${method} ${path} was not answered by the control API of a mock.`, reply)
  }
}

function getUrl({ baseUrl }: ControlClientOptions, path: string): URL {
  return new URL(`${baseUrl.replace(/\/+$/, '')}/__mock${path}`)
}

function getHeaders({ key, sandbox }: ControlClientOptions): Record<string, string> {
  return {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    // A header cannot have every character. Encoding changes invalid names alone, which the mock refuses.
    ...(sandbox ? { [SANDBOX_HEADER]: encodeURIComponent(sandbox.toWellFormed()) } : {}),
  }
}

/** Leaving the loop ends the stream. */
async function* readLive(options: ControlClientOptions, signal: AbortSignal | null = null) {
  const { fetch: send = fetch } = options
  const reply = await send(getUrl(options, '/live'), { headers: getHeaders(options), signal })
  if (!reply.ok || reply.body === null) throw await ControlError.of(reply)
  const { EventSourceParserStream } = await import('eventsource-parser/stream')
  const events = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event = '', data } of iterateStream(events)) {
    const live = getEvent(event, JSON.parse(data))
    if (live) yield live
  }
}

/** Type definitions of browsers have no iteration over a stream. */
async function* iterateStream<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    // If the stream failed, its reader has that error already.
    await reader.cancel().catch(() => undefined)
  }
}

/** Undefined for an unknown event. */
function getEvent(event: string, data: unknown): WatchLiveEvent | undefined {
  if (event === 'open' && guards.LiveOpen(data)) return { event, data }
  if (event === 'request' && guards.JournalRequest(data)) return { event, data }
  if (event === 'task' && guards.Task(data)) return { event, data }
  if (event === 'callback' && guards.CallbackAttempt(data)) return { event, data }
  if (event === 'state' && guards.State(data)) return { event, data }
  if (event === 'lost' && guards.LiveLost(data)) return { event, data }
  return undefined
}
