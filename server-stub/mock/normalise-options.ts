import type { GivenAccount } from '../simulator/image/accounts.ts'
import type { InProcessOptions } from './check-options.ts'
import type { Fault } from './faults/fault.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { ScenarioSource } from './scenarios/scenario-book.ts'
import { ScenarioErrors, toWords } from './scenarios/scenario-error.ts'
import type { ScenarioFiles } from './scenarios/scenario-files.ts'

/** What a mock is to do from its start, as it takes it. What reads it is loaded only where there is something to read. */
export async function normaliseOptions({ scenarios, faults, accounts }: InProcessOptions) {
  return {
    scenarios: scenarios === undefined ? undefined : await getSource(scenarios),
    faults: await readFaults(faults ?? []),
    accounts: accounts && (await checked(accounts)),
  }
}

/** Scenarios, and how they are let go of where they are watched. */
type Source = ScenarioSource & Partial<Pick<ScenarioFiles, 'close'>>

async function getSource(given: NonNullable<InProcessOptions['scenarios']>): Promise<Source> {
  if (typeof given === 'string') {
    const { openScenarioFiles } = await import('./scenarios/scenario-files.ts')
    return openScenarioFiles([given], (message) => process.stderr.write(`${message}\n`))
  }
  return 'current' in given ? given : { current: (await read({ scenarios: given })).scenarios }
}

async function checked(accounts: readonly GivenAccount[]): Promise<readonly GivenAccount[]> {
  await read({ scenarios: [], accounts })
  return accounts
}

async function read(value: { readonly scenarios: readonly Scenario[]; readonly accounts?: readonly GivenAccount[] }) {
  const { readScenarios } = await import('./scenarios/read-scenarios.ts')
  try {
    return await readScenarios(JSON.stringify(value), 'createMock')
  } catch (error) {
    if (!(error instanceof ScenarioErrors)) throw error
    throw new TypeError(error.errors.map((mistake) => `createMock: ${toWords(mistake)}`).join('\n'))
  }
}

async function readFaults(given: readonly (Fault | string)[]): Promise<readonly Fault[]> {
  if (given.length === 0) return []
  const [{ readFaults: read }, { FaultError }] = await Promise.all([
    import('./faults/read-fault.ts'),
    import('./faults/fault-error.ts'),
  ])
  try {
    return read(given, (index) => `createMock: faults[${index}]`)
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    throw new TypeError(error.message)
  }
}
