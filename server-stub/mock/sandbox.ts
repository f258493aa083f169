import type { Log } from '../core/problem.ts'
import { createGateway, type Gateway } from '../gateway.ts'
import type { Ports } from '../ports.ts'
import { type SimulationOptions, simulatedPorts } from '../simulated-ports.ts'
import { AccountPool } from '../simulator/image/account-pool.ts'
import { ACCOUNTS, type GivenAccount, getAccount } from '../simulator/image/accounts.ts'
import type { TextPace } from '../simulator/text/pace.ts'
import type { Live } from './control/live/live.ts'
import { SandboxControl } from './control/sandbox-control.ts'
import type { TaskControl } from './control/tasks/task-control.ts'
import type { Fault } from './faults/fault.ts'
import { FaultBook } from './faults/fault-book.ts'
import { MovableClock } from './movable-clock.ts'
import { SandboxMemory } from './sandbox-memory.ts'
import { noScenarios, ScenarioBook, type ScenarioSource } from './scenarios/scenario-book.ts'
import { Settings } from './settings.ts'

/** How a sandbox begins. */
export interface SandboxOptions extends SimulationOptions, Partial<TextPace> {
  /** The accounts of the image proxy that all sandboxes begin with, where the scenarios name none. */
  readonly accounts?: readonly GivenAccount[]
  /** The scenarios that all sandboxes have. */
  readonly scenarios?: ScenarioSource
  /** The faults that all sandboxes begin with. */
  readonly faults?: readonly Fault[]
  /** Tells those who watch what happens; nobody when absent. */
  readonly live?: Live
}

/** A gateway of its own inside the mock: what happens in one sandbox is not seen in another. */
export interface Sandbox {
  /** Empty for the one that requests are in when they name none. */
  readonly name: string
  readonly seed: number
  readonly clock: MovableClock
  readonly settings: Settings
  readonly scenarios: ScenarioBook
  readonly faults: FaultBook
  /** The accounts of its image proxy. */
  readonly accounts: AccountPool
  /** Gives it those again that it begins with, as they are now. */
  readonly restoreAccounts: () => void
  readonly ports: Ports
  readonly gateway: Gateway
  /** What the controls keep of it. */
  readonly control: SandboxControl
  /** Its tasks, to be moved by hand. */
  readonly tasks: TaskControl
  /** What it may forget where there is too much of it. */
  readonly memory: Pick<SandboxMemory, 'weight' | 'forgetJournal' | 'forgetRecords'>
}

export function createSandbox(name: string, options: SandboxOptions, log: Log): Sandbox {
  const { speed = 1 } = options
  const clock = new MovableClock(speed)
  const settings = new Settings(clock, options)
  const faults = new FaultBook({ clock, settings, faults: options.faults ?? [] })
  const scenarios = new ScenarioBook({ source: options.scenarios ?? noScenarios, clock, faults })
  const accounts = new AccountPool(getAccounts(options), clock)
  const control = new SandboxControl({ name, clock, live: options.live })
  const simulated = simulatedPorts(getSimulation({ settings, clock, scenarios, control, accounts }, options), log)
  const memory = new SandboxMemory(control.journal)
  const { store, files } = memory
  const ports = control.over({ ...simulated, store, files, tasks: scenarios.tasks.over(simulated.tasks) })
  const gateway = withAccounts(createGateway(ports), accounts)
  const tasks = control.tasksOf(ports, gateway)
  return {
    name,
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
    get seed() {
      return settings.seed
    },
  }
}

/** What the sandbox begins with, and what the image proxy has by itself. */
function getAccounts({ scenarios, accounts }: Pick<SandboxOptions, 'scenarios' | 'accounts'>) {
  return scenarios?.accounts ?? accounts?.map(getAccount) ?? ACCOUNTS
}

function withAccounts(gateway: Gateway, accounts: AccountPool): Gateway {
  const close = async (graceMs: number) => {
    await gateway.close(graceMs)
    accounts.close()
  }
  return { ...gateway, close }
}

type SimulationControls = Pick<Sandbox, 'settings' | 'clock' | 'scenarios' | 'control' | 'accounts'>

/** The simulation, as it can be steered. */
function getSimulation(
  { settings, clock, scenarios, control, accounts }: SimulationControls,
  options: SandboxOptions,
): SimulationOptions {
  return {
    ...options,
    clock,
    accountPool: accounts,
    pace: settings,
    holdCallback: scenarios.tasks.hold,
    onAttempt: (attempt) => {
      control.onAttempt(attempt)
      options.onAttempt?.(attempt)
    },
    get seed() {
      return settings.seed
    },
  }
}
