import { Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import type { MockContract } from '../mock-contract.ts'
import type { Sandbox } from '../sandbox.ts'
import { checkName, getSandboxName } from '../sandbox-ref.ts'
import type { Sandboxes } from '../sandboxes.ts'
import { conformanceHandlers, type SuiteOptions } from './conformance-handlers.ts'
import { faultHandlers, readLatencyOf, scenarioHandlers } from './fault-and-scenario-handlers.ts'
import type { ControlHandlers } from './generated/handlers.ts'
import type { components } from './generated/types/control.ts'
import { journalHandlers } from './journal-handlers.ts'
import type { Live } from './live.ts'
import { countValues, type FindSandbox, findState, type StartOptions } from './state.ts'

export interface ControlOptions {
  readonly contract: MockContract
  readonly sandboxes: Sandboxes
  readonly live: Live
  readonly start: StartOptions
  readonly suite: SuiteOptions
}

type SandboxChange = components['schemas']['SettingsChange'] & components['schemas']['ClockChange']

export function controlHandlers(options: ControlOptions): ControlHandlers {
  const { contract, sandboxes, live, start, suite } = options
  const find: FindSandbox = (call) => sandboxes.get(getSandboxName(call))
  const read: FindSandbox = (call) => sandboxes.view(getSandboxName(call))
  const state = (sandbox: Sandbox) => findState(sandbox, start, sandboxes.getExpiry(sandbox))
  const publishState = (sandbox: Sandbox) => {
    const data = state(sandbox)
    live.publish(sandbox.name, () => ({ event: 'state', data }))
    return { json: data }
  }
  const resetAll = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => sandboxes.reset(name)))
    for (const name of names) if (live.isWatched(name)) publishState(sandboxes.view(name))
    return { json: { deleted: names.length } }
  }
  return {
    ...journalHandlers({ find, read }),
    ...contractHandlers(read, contract),
    ...taskHandlers(read),
    ...faultHandlers({ find, read }),
    ...scenarioHandlers({ find, read }),
    ...conformanceHandlers(sandboxes, suite),
    getState: async (call) => ({ json: state(read(call)) }),
    resetSandbox: async (call) => {
      await sandboxes.reset(getSandboxName(call))
      return publishState(read(call))
    },
    listSandboxes: async () => {
      return {
        json: {
          sandboxes: sandboxes.all().map((sandbox) => {
            return { name: sandbox.name, counts: countValues(sandbox), expiresAt: sandboxes.getExpiry(sandbox) }
          }),
        },
      }
    },
    deleteSandboxes: () => resetAll(sandboxes.all().map(({ name }) => name)),
    deleteSandbox: async ({ path: { name } }) => {
      if (sandboxes.has(name)) return resetAll([name])
      throw new Problem('not-found', `There is no sandbox ${shortenText(name)}.`)
    },
    changeSettings: async (call) => {
      const sandbox = find(call)
      await changeSettings(sandbox, call.body)
      return publishState(sandbox)
    },
    changeClock: async (call) => {
      const sandbox = find(call)
      await changeClock(sandbox, call.body)
      publishState(sandbox)
      return { json: state(sandbox).clock }
    },
    watchLive: async (call) => {
      const name = getSandboxName(call)
      checkName(name)
      return { events: live.watch(name, call.signal) }
    },
  }
}

function taskHandlers(find: FindSandbox) {
  return {
    listTasks: async (call) => ({ json: { tasks: await find(call).tasks.list(call.query) } }),
    getTask: async (call) => ({ json: await find(call).tasks.get(call.path.id) }),
    advanceTask: async (call) => ({ json: await find(call).tasks.advance(call.path.id, call.body ?? {}) }),
    succeedTask: async (call) => ({ json: await find(call).tasks.succeed(call.path.id) }),
    failTask: async (call) => ({ json: await find(call).tasks.fail(call.path.id, call.body ?? {}) }),
    cancelTask: async (call) => ({ json: await find(call).tasks.cancel(call.path.id) }),
  } satisfies Partial<ControlHandlers>
}

/** What describes the contract is loaded on first use, so that the mock starts faster. */
function contractHandlers(read: FindSandbox, contract: MockContract) {
  const describe = () => import('./operations/describe-operation.ts')
  return {
    listOperations: async () => ({ json: { operations: (await describe()).listOperations(contract) } }),
    describeOperation: async ({ path, query }) => {
      const { describeOperation, findOperation } = await describe()
      return { json: describeOperation(findOperation(contract, path.operationId), query.place) }
    },
    validateRequest: async (call) => {
      const { validateRequest } = await import('./operations/validate-request.ts')
      return { json: await validateRequest(call.body, read(call)) }
    },
  } satisfies Partial<ControlHandlers>
}

async function changeSettings(
  { settings, control, contract }: Sandbox,
  { holdTasks, latency, ...change }: SandboxChange,
): Promise<void> {
  settings.change({ ...change, ...(latency ? { latency: await readLatencyOf(latency, contract) } : {}) })
  if (holdTasks !== undefined) control.taskRuns.holdsNew = holdTasks
}

async function changeClock({ settings, clock }: Sandbox, { speed, stopped, advanceMs }: SandboxChange): Promise<void> {
  if (speed !== undefined) settings.change({ speed })
  if (stopped === true) clock.stop()
  if (stopped === false) clock.start()
  if (advanceMs !== undefined) await clock.advance(advanceMs)
}
