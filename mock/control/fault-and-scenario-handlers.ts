import { invalid, Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import { FileErrors, type LocatedError, toSentence, UsageError } from '../../settings/errors.ts'
import { type FaultState, reasonWithoutTime } from '../faults/active-fault.ts'
import type { MockContract } from '../mock-contract.ts'
import type { Sandbox } from '../sandbox.ts'
import type { ScenarioFile } from '../scenarios/read-scenarios.ts'
import type { ScenarioSet } from '../scenarios/scenario-set.ts'
import type { ControlHandlers } from './generated/handlers.ts'
import type { components } from './generated/types/control.ts'
import type { FindSandboxes } from './state.ts'

type Scenarios = components['schemas']['Scenarios']

export function faultHandlers({ find, read }: FindSandboxes) {
  return {
    listFaults: async (call) => ({ json: { faults: read(call).faults.list().map(encodeFault) } }),
    addFault: async (call) => {
      const { faults, contract, clock } = find(call)
      const fault = await readFaultOf(call.body, contract)
      const idle = reasonWithoutTime(fault, clock)
      if (idle !== undefined) throw new Problem('invalid-request', `${idle}, or stop the clock.`)
      return { json: encodeFault(faults.add(fault)) }
    },
    deleteFaults: async (call) => {
      const { faults } = find(call)
      const { length } = faults.list()
      faults.clear()
      return { json: { deleted: length } }
    },
    deleteFault: async (call) => {
      const { id } = call.path
      if (find(call).faults.remove(id)) return { json: { deleted: 1 } }
      throw new Problem('not-found', `There is no fault ${shortenText(id)} in this sandbox.`)
    },
  } satisfies Partial<ControlHandlers>
}

function encodeFault({ isSpent, fault, ...counts }: FaultState) {
  return { ...counts, fault: { ...fault }, spent: isSpent }
}

/** The reader is loaded on first use, so that the mock starts faster. */
async function readFaultOf(body: unknown, contract: MockContract) {
  const { readFault } = await import('../faults/read-fault.ts')
  return withProblem(() => readFault(body, contract))
}

/** The errors of what the client wrote are problems of its request. */
async function withProblem<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof UsageError ? new Problem('invalid-request', error.message) : error
  }
}

export function scenarioHandlers({ find, read }: FindSandboxes) {
  return {
    listScenarios: async (call) => ({ json: encodeScenarios(read(call).scenarios) }),
    addScenarios: (call) => takeScenarios(find(call), 'add', call.body),
    replaceScenarios: (call) => takeScenarios(find(call), 'replace', call.body),
    saveScenarios: async (call) => {
      const { scenarios, contract } = find(call)
      const { file } = scenarios
      if (file === undefined) throw new Problem('not-found', NO_FILE)
      const body = await readBody(call.body, contract)
      if (body.accounts) throw invalid('accounts', 'cannot be saved: write them into the file.')
      const added = body.scenarios.map(({ scenario }) => scenario)
      await withProblem(() => file.save({ scenarios: added, text: call.body.text }))
      for (const { name } of added) scenarios.remove(name)
      return { json: encodeScenarios(scenarios) }
    },
    resetScenarios: async (call) => {
      const { scenarios, restoreAccounts } = read(call)
      scenarios.reset()
      restoreAccounts()
      return { json: encodeScenarios(scenarios) }
    },
    deleteScenario: async (call) => {
      const { name } = call.path
      if (read(call).scenarios.remove(name)) return { json: { deleted: 1 } }
      throw new Problem('not-found', `No scenario ${shortenText(name)} has been added to this sandbox.`)
    },
  } satisfies Partial<ControlHandlers>
}

const NO_FILE = 'There is no file to save scenarios to: start the mock with exactly one --scenarios FILE.'

function encodeScenarios(set: ScenarioSet) {
  const scenarios = set.list().map(({ scenario, ...state }) => {
    return { ...state, name: scenario.name, scenario: { ...scenario } }
  })
  return { scenarios }
}

async function takeScenarios(sandbox: Sandbox, change: 'add' | 'replace', body: Scenarios) {
  const file = await readBody(body, sandbox.contract)
  sandbox.scenarios[change](file.scenarios)
  if (file.accounts) sandbox.accounts.replace(file.accounts.map(({ account }) => account))
  return { json: encodeScenarios(sandbox.scenarios) }
}

const ORIGIN = 'controls'

async function readBody({ text, ...rest }: Scenarios, contract: MockContract): Promise<ScenarioFile> {
  if (text !== undefined && Object.keys(rest).length > 0) throw invalid('text', 'must be the only property.')
  const { readScenarios } = await import('../scenarios/read-scenarios.ts')
  const written = text ?? JSON.stringify(rest)
  // Line numbers in a JSON value would refer to our serialisation.
  const format = text === undefined ? toSentence : toLocatedProblem
  return withFileProblem(() => readScenarios(written, { contract, name: ORIGIN }), format)
}

/** Throws a problem with all errors. */
export async function readLatencyOf(latency: readonly object[], contract: MockContract) {
  const { readLatency } = await import('../latency/read-latency.ts')
  return withFileProblem(async () => readLatency(JSON.stringify({ latency }), ORIGIN, contract), toSentence)
}

async function withFileProblem<T>(read: () => Promise<T>, format: (error: LocatedError) => string): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof FileErrors)) throw error
    throw new Problem('invalid-request', error.errors.map(format).join('\n'))
  }
}

function toLocatedProblem(error: LocatedError): string {
  return `line ${error.line}, column ${error.column}: ${toSentence(error)}`
}
