import { readScenarios } from '../../../server-stub/mock/scenarios/read-scenarios.ts'
import type { ScenarioSource } from '../../../server-stub/mock/scenarios/scenario-book.ts'

/** The scenarios of a text in YAML, given to a mock. */
export async function scenariosFrom(yaml: string): Promise<ScenarioSource> {
  const { scenarios, accounts } = await readScenarios(yaml, 'test.yaml')
  return { current: scenarios, accounts: accounts?.map(({ account }) => account) }
}
