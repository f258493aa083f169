import { readFileSync } from 'node:fs'
import type { OperationId } from '../../generated/routes.ts'
import { ownValue } from '../../runtime/json.ts'
import { FileError } from '../../settings/errors.ts'
import { baseRequest } from '../cases/base-request.ts'
import type { SuiteContract } from '../contract.ts'
import type { Scenario } from '../scenario.ts'
import type { Case, Feature } from '../verdict.ts'
import { readFlows } from './read-flows.ts'
import { runFlow } from './run-flow.ts'
import type { Workflow } from './workflow.ts'

/** Every workflow of the contract's file of flows. Throws `FileErrors`. */
export function flowScenarios(contract: SuiteContract): Scenario[] {
  if (contract.flows === undefined) return []
  const file = `spec/${contract.flows}`
  const flows = readFlows(contract, file, readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  return flows.map((flow) => getFlowScenario(contract, flow))
}

/** The scenario of one workflow. Throws a `FileError` if an input has neither a value nor a default. */
export function getFlowScenario(contract: SuiteContract, flow: Workflow): Scenario {
  const { workflowId, steps, pointer, defaults } = flow
  const values = { ...defaults, ...getInputs('') }
  const missing = [...flow.inputs].filter((name) => !Object.hasOwn(values, name))
  if (missing.length > 0)
    throw new FileError(`${workflowId}: there is no value for the input ${missing.join(', ')}; add a default.`)
  const operations = steps.map(({ operation }) => operation)
  const source = [...new Set(operations.flatMap((operation) => operation.source))]
  const needs = operations.flatMap(({ operationId }) => ownValue(operationNeeds, operationId) ?? [])
  const cases = operations.map((operation): Case => {
    const { operationId, questions } = operation
    return {
      id: `flows/${workflowId}`,
      family: 'flows',
      operationId,
      request: baseRequest(contract, operation),
      expect: { status: [] },
      rule: { name: 'flow', pointer: `arazzo.yaml#${pointer}`, source },
      questions,
      needs: [...new Set<Feature>(['answers', ...needs])],
    }
  })
  const [whole] = cases
  if (whole === undefined) throw new RangeError(`${workflowId} has no step.`)
  return {
    case: whole,
    steps: cases.map((testCase) => ({ case: testCase, captures: {} })),
    run: (target, context) =>
      runFlow(flow, { whole, target, inputs: { ...defaults, ...getInputs(target.key) } }, context),
  }
}

/** Features that operations need. */
export const operationNeeds: Readonly<Record<string, readonly Feature[]>> = {
  downloadVideo: ['downloads'],
  getImageSeed: ['paid-edition'],
  getImageTask: ['tasks'],
  getVideo: ['tasks'],
  getVideoGeneration: ['tasks'],
  listImageTasks: ['tasks'],
  submitModal: ['tasks', 'paid-edition'],
  swapFace: ['paid-edition'],
} satisfies Partial<Record<OperationId, readonly Feature[]>>

/** Values by input name; the same models as in `suites/`. */
function getInputs(key: string) {
  return { key, textModel: 'gw-text-large', videoModel: 'gw-video-1' }
}
