import { localServers, startApp } from '../../cli/local-targets.ts'
import { runConformance } from '../../conformance/conformance.ts'
import { getContract, type SuiteContract } from '../../conformance/contract.ts'
import { chatDocuments } from '../../conformance/gateway-documents.ts'
import { makePlan } from '../../conformance/plan.ts'
import type { Scenario } from '../../conformance/scenario.ts'

/** The contract of the gateway, the scenarios that the suite plans from it, and the apps that they judge. */
export const contract = getContract()
export const { scenarios, underivable } = makePlan(contract)
export { startApp }

/** A contract, and the scenarios that the suite plans from it. */
export interface Suite {
  readonly contract: SuiteContract
  readonly scenarios: readonly Scenario[]
}

export const gatewaySuite: Suite = { contract, scenarios }

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
