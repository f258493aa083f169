import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localServers, startApp } from '../../cli/local-targets.ts'
import { exampleCases } from '../../conformance/cases/examples.ts'
import { suiteScenarios } from '../../conformance/cases/suites.ts'
import { runConformance } from '../../conformance/conformance.ts'
import { getContract, type SuiteContract } from '../../conformance/contract.ts'
import { chatDocuments } from '../../conformance/gateway-documents.ts'
import { isSelected, makePlan, type Selection } from '../../conformance/plan.ts'
import { type Scenario, toScenario } from '../../conformance/scenario.ts'

/** The contract of the gateway, and the apps that it judges. */
export const contract = getContract()
export { startApp }

/** The scenarios of the suites and of the examples, without those that are derived from schemas. */
export function listWrittenScenarios(): Scenario[] {
  return [...suiteScenarios(contract), ...exampleCases(contract).map(toScenario)]
}

/** A contract, and the scenarios that the suite plans from it. */
export interface Suite {
  readonly contract: SuiteContract
  readonly scenarios: readonly Scenario[]
}

/** The suite of chat completions. */
export function getChatSuite(): Suite {
  const chatContract = getContract(chatDocuments)
  return { contract: chatContract, scenarios: makePlan(chatContract).scenarios }
}

/** What a run of the suite prints, and its exit code. */
export interface SuiteRun {
  readonly exitCode: number
  readonly out: string
  readonly err: string
}

/** Runs `gatewright conformance` in this process, without variables of the environment; runs may overlap. */
export async function runSuite(args: readonly string[]): Promise<SuiteRun> {
  const printed = { out: '', err: '' }
  const out = { write: (text: string) => (printed.out += text) }
  const err = { write: (text: string) => (printed.err += text) }
  const exitCode = await runConformance(args, { environment: {}, out, err, servers: localServers })
  return { exitCode, ...printed }
}

/** Runs the suite, and reads its report; `printed` has both outputs. */
export async function runReported(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'))
  const { exitCode, out, err } = await runSuite([...args, '--report', `json=${folder}/report.json`])
  const report = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'))
  rmSync(folder, { recursive: true })
  return { exitCode, printed: out + err, report }
}

/** The scenarios that the options leave. */
export function selectScenarios(
  contract: SuiteContract,
  scenarios: readonly Scenario[],
  selection: Selection,
): Scenario[] {
  return scenarios.filter((scenario) => isSelected(contract, scenario, selection))
}
