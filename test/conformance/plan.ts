import { makePlan } from '../../conformance/plan.ts'
import { contract, type Suite } from './run-suite.ts'

/** The scenarios that the suite plans from the contract. Planning takes two seconds: not every helper imports it. */
export const { scenarios, underivable } = makePlan(contract)

export const gatewaySuite: Suite = { contract, scenarios }
