import { findHandler, type HandlerTable } from '../runtime/handler.ts'
import type { Log } from '../runtime/problem.ts'
import { createGateway, type Gateway } from '../server-stub/gateway.ts'
import type { Ports } from '../server-stub/ports.ts'
import type { ActivityLog } from './activity-log.ts'
import type { Live } from './control/live.ts'
import { SandboxControl } from './control/sandbox-control.ts'
import type { TaskControl } from './control/tasks/task-control.ts'
import type { Fault } from './faults/fault.ts'
import { faultMiddleware } from './faults/fault-middleware.ts'
import { FaultSet } from './faults/fault-set.ts'
import type { Forward } from './forward/forward.ts'
import { journalMiddleware } from './journal/journal-middleware.ts'
import { compose, type Next } from './middleware.ts'
import type { MockContract } from './mock-contract.ts'
import { MovableClock } from './movable-clock.ts'
import { preferencesMiddleware, readRequestPreferences } from './preferences/preferences-middleware.ts'
import type { Interaction, ReplayedInteractions } from './replay/recording.ts'
import type { ReplayMiddleware } from './replay/replay-middleware.ts'
import { SandboxMemory } from './sandbox-memory.ts'
import { scenarioMiddleware } from './scenarios/answer-by-scenario.ts'
import { noScenarios, ScenarioSet, type ScenarioSource } from './scenarios/scenario-set.ts'
import { Settings } from './settings.ts'
import { type SimulationOptions, simulatedPorts } from './simulated-ports.ts'
import { AccountPool } from './simulator/image/account-pool.ts'
import { ACCOUNTS, type AccountOptions, getAccount } from './simulator/image/accounts.ts'
import type { TextPace } from './simulator/text/pace.ts'

/** Initial state of a sandbox. */
export interface SandboxOptions extends SimulationOptions, Partial<TextPace> {
  readonly contract: MockContract
  /** Initial accounts of the image proxy, unless the scenarios have some. */
  readonly accounts?: readonly AccountOptions[]
  readonly scenarios?: ScenarioSource
  readonly faults?: readonly Fault[]
  readonly replay?: ReplayMiddleware | undefined
  readonly forward?: Pick<Forward, 'middleware'> | undefined
  /** Whether to keep a journal; true by default. */
  readonly journal?: boolean
  readonly live?: Live
  readonly activity?: ActivityLog | undefined
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
  readonly accounts: AccountPool
  /** Restores the initial accounts, as the scenario files have them now. */
  readonly restoreAccounts: () => void
  readonly ports: Ports
  readonly gateway: Gateway
  /** Passes a request through the middlewares to the gateway. */
  readonly answer: Next
  readonly replayed: ReplayedInteractions
  readonly control: SandboxControl
  readonly tasks: TaskControl
  /** State that may be dropped to free memory. */
  readonly memory: Pick<SandboxMemory, 'weight' | 'forgetJournal' | 'forgetRecords' | 'forgetTasks'>
}

export function createSandbox(name: string, options: SandboxOptions, log: Log): Sandbox {
  const { contract, speed = 1 } = options
  const clock = new MovableClock(speed)
  const settings = new Settings(clock, options)
  const faults = new FaultSet({ clock, settings, faults: options.faults ?? [] })
  const scenarios = new ScenarioSet({ source: options.scenarios ?? noScenarios, clock, faults })
  const accounts = new AccountPool(getAccounts(options), clock)
  const control = new SandboxControl({ ...options, name, clock })
  const simulated = simulatedPorts(getSimulation({ settings, clock, scenarios, control, accounts }, options), log)
  const memory = new SandboxMemory({ journal: control.journal, callbacks: control.callbacks, tasks: simulated.tasks })
  const { store, files } = memory
  const ports = control.over({ ...simulated, store, files, tasks: scenarios.tasks.wrapStore(simulated.tasks) })
  const gateway = complete(createGateway(ports), { contract, clock, accounts, ports })
  const tasks = control.createTaskControl(ports, gateway)
  const sandbox = {
    name,
    contract,
    clock,
    settings,
    scenarios,
    faults,
    accounts,
    restoreAccounts: () => accounts.replace(getAccounts(options)),
    ports,
    gateway,
    control,
    tasks,
    memory,
    replayed: new Set<Interaction>(),
  }
  const handlers: HandlerTable = gateway.handlers
  const askGateway: Next = ({ route, call }) => findHandler(handlers, route.operationId)(call)
  return { ...sandbox, answer: compose(getMiddlewares(sandbox, options), askGateway) }
}

function getMiddlewares(sandbox: Omit<Sandbox, 'answer'>, { journal = true, replay, forward }: SandboxOptions) {
  const { control, faults } = sandbox
  return [
    ...(journal ? [journalMiddleware(control.enter)] : []),
    readRequestPreferences,
    faultMiddleware(faults),
    preferencesMiddleware,
    scenarioMiddleware({ ...sandbox, isReplaying: replay !== undefined }),
    ...(replay ? [replay.middlewareFor(sandbox)] : []),
    ...(forward ? [forward.middleware] : []),
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
