import { ownValue } from '../../runtime/json.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import { createCaller } from '../control/client.ts'
import type { components, operations } from '../control/generated/types/control.ts'
import { pageOf } from '../control/operations/page-of.ts'
import { type AddTool, type AgentMock, getCallOptions, type ToolCall } from './add-tool.ts'
import { cursorInput, describeInput, getInputSchema, listControlOperations, listFaultKinds } from './tool-inputs.ts'

type Schemas = components['schemas']

/** Tools that change what the mock answers, and its state. */
export function addStateTools(add: AddTool, mock: AgentMock): void {
  addScenarioAndFaultTools(add)
  add<Schemas['ClockChange']>(
    {
      name: 'advance_clock',
      about:
        'Stops, starts, speeds up or advances the clock, by which streams, tasks and callbacks run. `speed: 0` is without delays.',
      input: getInputSchema('changeClock'),
      effect: 'changes',
    },
    async ({ control }, change) => ({
      clock: await control.changeClock(change),
      next: 'list_tasks has the tasks as they are now.',
    }),
  )
  add<NonNullable<operations['listTasks']['parameters']['query']> & { cursor?: number }>(
    {
      name: 'list_tasks',
      about: 'Lists video and image tasks with status and progress, and the states that may follow.',
      input: getInputSchema('listTasks', cursorInput),
      effect: 'reads',
    },
    async ({ control }, { cursor, limit = 20, ...query }) => {
      const { tasks } = await control.listTasks({ ...query, limit: 1000 })
      const { items, ...page } = pageOf(tasks, cursor, Math.min(limit, 50))
      const next =
        'call_control with operation: getTask has a record; advanceTask, succeedTask, failTask and cancelTask change a task.'
      return { tasks: items.map(({ record: _, ...task }) => task), ...page, next }
    },
  )
  add<{ what: keyof typeof clearings }>(
    {
      name: 'clear',
      about:
        'Deletes the requests of the journal, the faults or the added scenarios, or resets all of the sandbox with its tasks and clock.',
      input: describeInput({ what: { type: 'string', enum: Object.keys(clearings) } }, ['what']),
      effect: 'deletes',
    },
    async ({ control }, { what }) => ({
      what,
      ...(await clearings[what](control)),
      next: 'list_requests and list_faults have what is left.',
    }),
  )
  addCallControl(add, mock)
}

const clearings = {
  requests: ({ deleteRequests }) => deleteRequests(),
  faults: ({ deleteFaults }) => deleteFaults(),
  scenarios: async ({ resetScenarios }) => ({ kept: (await resetScenarios()).scenarios.length }),
  everything: async ({ resetSandbox }) => ({ counts: (await resetSandbox()).counts }),
} satisfies Readonly<Record<string, (control: ToolCall['control']) => Promise<object>>>

function addScenarioAndFaultTools(add: AddTool): void {
  add<Schemas['Scenarios']>(
    {
      name: 'add_scenario',
      about:
        'Adds scripted answers for requests that match, as {"scenarios": [{"name": "greeting", "match": {"text": "hello"}, "answer": {"text": "Good morning."}}]}, or a YAML file as `text`. The resource gatewright://schemas/scenarios.json has all fields.',
      input: getInputSchema('addScenarios'),
      effect: 'changes',
    },
    async ({ control }, scenarios) => {
      const { scenarios: all } = await control.addScenarios(scenarios)
      const { items, ...page } = pageOf(all, 0, 40)
      const next = 'Send a request that matches; list_requests says what answered it.'
      return { scenarios: items.map(({ scenario: _, ...state }) => state), ...page, next }
    },
  )
  add<{ fault: Schemas['NewFault'] }>(
    {
      name: 'add_fault',
      about: `Adds a fault to the answers, as an object such as {"kind": "status", "status": 429, "times": 2} or in short, such as "cut:3:times=1". Kinds: ${listFaultKinds().join(' ')} The resource gatewright://schemas/fault.json has all fields.`,
      input: describeInput({ fault: { type: ['object', 'string'], description: 'The fault.' } }, ['fault']),
      effect: 'changes',
    },
    async ({ control }, { fault }) => ({
      ...(await control.addFault(fault)),
      next: 'Let the app send; list_requests says where it applied. clear with what: faults removes it.',
    }),
  )
  add<{ cursor?: number }>(
    {
      name: 'list_faults',
      about: 'Lists the faults of the sandbox, how often each was injected, and whether it is used up.',
      input: describeInput(cursorInput),
      effect: 'reads',
    },
    async ({ control }, { cursor }) => {
      const { items, ...page } = pageOf((await control.listFaults()).faults, cursor, 20)
      return { faults: items, ...page, next: 'add_fault adds one; clear with what: faults removes all.' }
    },
  )
}

interface ControlCall {
  readonly operation: string
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: object | string
}

/** Whatever the control API can do, the other tools apart. */
function addCallControl(add: AddTool, mock: AgentMock): void {
  const callable = [...listControlOperations().keys()].filter((id) => id !== 'watchLive').sort()
  const values = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } }
  add<ControlCall>(
    {
      name: 'call_control',
      about:
        'Calls any operation of the control API, for what has no tool: such as getState, advanceTask with path: {"id": "…"}, changeSettings, listCallbacks, saveScenarios. The resource gatewright://control/openapi.json describes them.',
      input: describeInput(
        {
          operation: { type: 'string', enum: callable },
          path: values,
          query: values,
          body: { type: ['object', 'string'] },
        },
        ['operation'],
      ),
      effect: 'deletes',
    },
    async ({ sandbox }, { operation, path: names = {}, query = {}, body }) => {
      const { method, path } = findControlOperation(operation)
      const filled = path.replace('/__mock', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = ownValue(names, name)
        if (value === undefined) throw new Error(`${operation} needs path: {"${name}": …}.`)
        return encodeURIComponent(value)
      })
      const call = createCaller(getCallOptions(mock, sandbox))
      const request = { query, ...(body === undefined ? {} : { body }) }
      return { answer: await call((value): value is unknown => value !== undefined, method, filled, request) }
    },
  )
}

function findControlOperation(id: string) {
  const operation = listControlOperations().get(id)
  if (operation) return operation
  throw new Error(`The control API has no ${shortenText(id)}.`)
}
