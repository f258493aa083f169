import { findHandler, type HandlerTable, type Outcome } from '../runtime/handler.ts'
import type { Log } from '../runtime/problem.ts'
import { createGateway, type Gateway } from '../server-stub/gateway.ts'
import type { TextModel } from '../server-stub/ports/text-model.ts'
import type { Ports } from '../server-stub/ports.ts'
import type { ActivityLog } from './activity-log.ts'
import type { Live } from './control/live.ts'
import { SandboxControl } from './control/sandbox-control.ts'
import { TaskControl } from './control/tasks/task-control.ts'
import type { Fault } from './faults/fault.ts'
import { faultMiddleware } from './faults/fault-middleware.ts'
import { FaultSet } from './faults/fault-set.ts'
import type { Forward } from './forward/forward.ts'
import type { LatencyRule } from './latency/latency.ts'
import { LatencySet } from './latency/latency-set.ts'
import { compose, type Middleware, type MockExchange, type Next } from './middleware.ts'
import type { MockContract } from './mock-contract.ts'
import { MovableClock } from './movable-clock.ts'
import { answerAsPreferred } from './preferences/answer-as-preferred.ts'
import { preferencesMiddleware, readRequestPreferences } from './preferences/preferences-middleware.ts'
import type { Interaction, ReplayedInteractions } from './replay/recording.ts'
import type { ReplayMiddleware } from './replay/replay-middleware.ts'
import type { AnswerSource } from './replay/test-recording.ts'
import { SandboxMemory } from './sandbox-memory.ts'
import { scenarioMiddleware } from './scenarios/answer-by-scenario.ts'
import { noScenarios, ScenarioSet, type ScenarioSource } from './scenarios/scenario-set.ts'
import { isTextOperation } from './scenarios/supported-answers.ts'
import { Settings } from './settings.ts'
import { type SimulationOptions, simulatedPorts } from './simulated-ports.ts'
import { AccountPool } from './simulator/image/account-pool.ts'
import { ACCOUNTS, type AccountOptions, getAccount } from './simulator/image/accounts.ts'
import type { TextPace, Waits } from './simulator/text/pace.ts'
import { simulatedTextModel } from './simulator/text/text-model.ts'
import { warnMiddleware } from './warnings/warn-middleware.ts'

/** Initial state of a sandbox. */
export interface SandboxOptions extends SimulationOptions, Partial<TextPace> {
  readonly contract: MockContract
  /** Initial accounts of the image proxy, unless the scenarios have some. */
  readonly accounts?: readonly AccountOptions[]
  readonly scenarios?: ScenarioSource
  readonly faults?: readonly Fault[]
  /** The initial latency; the first rule that matches a request applies. */
  readonly latency?: readonly LatencyRule[]
  readonly replay?: ReplayMiddleware | undefined
  readonly forward?: Forward | undefined
  /** Size up to which the journal keeps a body or an answer whole, in KiB; by default 256. */
  readonly journalBodyKb?: number | undefined
  readonly live?: Live
  readonly activity?: ActivityLog | undefined
  /** Wraps the simulated and the scripted text models. */
  readonly wrapText?: ((text: TextModel) => TextModel) | undefined
}

/** An isolated gateway inside the mock. */
export interface Sandbox {
  /** Empty for the default sandbox. */
  readonly name: string
  readonly contract: MockContract
  readonly clock: MovableClock
  readonly settings: Settings
  readonly scenarios: ScenarioSet
  readonly faults: FaultSet
  readonly latencies: LatencySet
  readonly accounts: AccountPool
  /** Restores the initial accounts, as the scenario files have them now. */
  readonly restoreAccounts: () => void
  readonly ports: Ports
  readonly wrapText: (text: TextModel) => TextModel
  readonly gateway: Gateway
  /** Passes a request through the middlewares to the gateway. */
  readonly answer: Next
  readonly replayed: ReplayedInteractions
  /** Replaced when a test opens a recording. */
  source: AnswerSource
  readonly control: SandboxControl
  readonly tasks: TaskControl
  /** State that may be dropped to free memory. */
  readonly memory: Pick<SandboxMemory, 'weight' | 'forgetJournal' | 'forgetRecords' | 'forgetTasks'>
}

export function createSandbox(name: string, options: SandboxOptions, log: Log): Sandbox {
  const { contract, speed = 1, wrapText = (text) => text } = options
  const clock = new MovableClock(speed)
  const settings = new Settings(clock, options)
  const faults = new FaultSet({ clock, settings, faults: options.faults ?? [] })
  const latencies = new LatencySet({ clock, settings })
  const scenarios = new ScenarioSet({ source: options.scenarios ?? noScenarios, clock, faults })
  const accounts = new AccountPool(getAccounts(options), clock)
  const control = new SandboxControl({ ...options, name, clock })
  const simulated = simulatedPorts(getSimulation({ settings, clock, scenarios, control, accounts }, options), log)
  const memory = new SandboxMemory({ journal: control.journal, callbacks: control.callbacks, tasks: simulated.tasks })
  const { store, files } = memory
  const ports = control.over({
    ...simulated,
    text: wrapText(simulated.text),
    store,
    files,
    tasks: scenarios.tasks.wrapStore(simulated.tasks),
  })
  const gateway = complete(createGateway(ports, contract.added), { contract, clock, accounts, ports })
  const tasks = new TaskControl({ store: ports.tasks, taskRuns: control.taskRuns, images: gateway.images })
  const sandbox = {
    name,
    contract,
    clock,
    settings,
    scenarios,
    faults,
    latencies,
    accounts,
    restoreAccounts: () => accounts.replace(getAccounts(options)),
    ports,
    wrapText,
    gateway,
    control,
    tasks,
    memory,
    replayed: new Set<Interaction>(),
    source: { replay: options.replay, forward: options.forward },
  }
  const handlers: HandlerTable = gateway.handlers
  const askGateway: Next = (exchange) => {
    const { route, call, waits } = exchange
    const isDelayed = waits !== undefined && isTextOperation(route)
    const answer = findHandler(isDelayed ? createDelayed(waits) : handlers, route.operationId)(call)
    return call.usesExample ? answer.catch((error) => answerByExample(exchange, error)) : answer
  }
  const createDelayed = (waits: Waits): HandlerTable => {
    const text = wrapText(simulatedTextModel({ seed: settings.seed, clock, waits }))
    return createGateway({ ...ports, text }, contract.added).handlers
  }
  return Object.assign(sandbox, { answer: compose(getMiddlewares(sandbox), askGateway) })
}

/** The gateway may refuse what the client has not sent, such as the id of a task: the reply is the first example. */
function answerByExample(exchange: MockExchange, error: unknown): Outcome {
  const example = answerAsPreferred(exchange, { dynamic: false, label: '' })
  if (example === undefined) throw error
  return example
}

function getMiddlewares(sandbox: Omit<Sandbox, 'answer'>): readonly Middleware[] {
  const { faults, latencies } = sandbox
  return [
    readRequestPreferences,
    warnMiddleware(sandbox),
    faultMiddleware(faults),
    preferencesMiddleware,
    scenarioMiddleware(sandbox),
    (next) => (exchange) => latencies.answer(exchange, next),
    (next) => (exchange) => {
      const { replay, forward } = sandbox.source
      const answer = forward ? forward.middleware(next) : next
      return replay ? replay.middlewareFor(sandbox)(answer)(exchange) : answer(exchange)
    },
  ]
}

function getAccounts({ scenarios, accounts }: Pick<SandboxOptions, 'scenarios' | 'accounts'>) {
  return scenarios?.accounts ?? accounts?.map(getAccount) ?? ACCOUNTS
}

/** The gateway with the handlers of the contract. It also closes the accounts. */
function complete(
  gateway: Gateway,
  { contract, clock, accounts, ports: { sendCallback } }: Pick<Sandbox, 'contract' | 'clock' | 'accounts' | 'ports'>,
): Gateway {
  const close = async (graceMs: number) => {
    await gateway.close(graceMs)
    accounts.close()
  }
  const handlers = contract.createHandlers({ clock, simulated: gateway.handlers, sendCallback })
  return { ...gateway, close, handlers: handlers as Gateway['handlers'] }
}

type SimulationControls = Pick<Sandbox, 'settings' | 'clock' | 'scenarios' | 'control' | 'accounts'>

/** Connects the simulation to the controls of the sandbox. */
function getSimulation(
  { settings, clock, scenarios, control, accounts }: SimulationControls,
  options: SandboxOptions,
): SimulationOptions {
  return {
    ...options,
    logsCallbacks: options.activity === undefined,
    clock,
    accountPool: accounts,
    pace: settings,
    holdCallback: scenarios.tasks.hold,
    spoilSignature: scenarios.tasks.spoil,
    onAttempt: (attempt) => {
      control.onAttempt(attempt)
      options.onAttempt?.(attempt)
    },
    get seed() {
      return settings.seed
    },
  }
}
