import { useEffect, useState } from 'preact/hooks'
import { callControl, type Schemas } from './control.ts'
import {
  type Contract,
  type ControlDocument,
  notifyChange,
  putRequest,
  putState,
  type Request,
  RequestMap,
  store,
  type Task,
} from './store.ts'

/** Maximum of one list of the control API. */
const MAX_LIST = 1000

/** Loads the contract, which is another one when the mock serves a changed document. */
export async function readContract(): Promise<void> {
  store.contract = await callControl<Contract>('GET', '/contract.json')
}

/** Loads the current state; live events update it. */
export async function readAll(): Promise<void> {
  store.controls ??= await callControl<ControlDocument>('GET', '/control.json')
  putState(await callControl('GET', '/state'))
  await Promise.all([readRequests(), readTasks()])
  const { callbacks } = await callControl<Schemas['CallbackList']>('GET', `/callbacks?limit=${MAX_LIST}`)
  store.callbacks = [...callbacks]
  await Promise.all([readSandboxes(), readFaults(), readScenarios()])
  store.isLoaded = true
  notifyChange()
}

/** Loads what a proxy has. Exchanges that did not change stay the same objects. */
export async function readProxy(): Promise<void> {
  await readContract()
  const before = new Map(store.requests)
  await readRequests()
  for (const [key, request] of store.requests) {
    const earlier = before.get(key)
    if (earlier && JSON.stringify(earlier) === JSON.stringify(request)) store.requests.set(key, earlier)
  }
  store.isLoaded = true
}

async function readRequests(): Promise<void> {
  const before = new Map(store.requests)
  const { requests, forgotten } = await callControl<Schemas['RequestList']>('GET', `/journal?limit=${MAX_LIST}`)
  const since = putSince(before, store.requests)
  store.requests = new RequestMap()
  store.forgotten = forgotten
  store.newest = 0
  for (const request of requests) putRequest(request)
  for (const [, request] of since) putRequest(request, request.sandbox)
}

async function readTasks(): Promise<void> {
  const before = new Map(store.tasks)
  const { tasks } = await callControl<Schemas['TaskList']>('GET', `/tasks?limit=${MAX_LIST}`)
  const listed = [...tasks].reverse().map((task): [string, Task] => [task.id, task])
  store.tasks = new Map([...listed, ...putSince(before, store.tasks)])
}

/** Updates received while a list was loading, which may be older. */
function putSince<T>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): [string, T][] {
  return [...now].filter(([key, value]) => before.get(key) !== value)
}

export async function readSandboxes(): Promise<void> {
  store.sandboxes = (await callControl<Schemas['SandboxList']>('GET', '/sandboxes')).sandboxes
}

export async function readFaults(): Promise<void> {
  store.faults = (await callControl<Schemas['FaultList']>('GET', '/faults')).faults
}

export async function readScenarios(): Promise<void> {
  store.scenarios = (await callControl<Schemas['ScenarioList']>('GET', '/scenarios')).scenarios
}

/** The request with the payloads of its events, which the list does not have, once it is read. */
export function useWhole(listed: Request | undefined): Request | undefined {
  const [whole, setWhole] = useState<Request>()
  useEffect(() => {
    let isWanted = true
    if (listed) void readWhole(listed).then((read) => isWanted && setWhole(read))
    return () => {
      isWanted = false
    }
  }, [listed])
  return whole
}

/** The same; as it is listed if the journal no longer has it. */
export async function readWhole(listed: Request): Promise<Request> {
  const { id, sandbox } = listed
  return callControl<Request>('GET', `/journal/${id}`, { sandbox }).then(
    (read) => ({ ...read, sandbox }),
    () => listed,
  )
}
