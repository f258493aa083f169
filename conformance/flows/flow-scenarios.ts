import { readFileSync } from 'node:fs'
import type { Json } from '../../runtime/json.ts'
import { ownValue } from '../../runtime/json.ts'
import { FileError } from '../../settings/errors.ts'
import { baseRequest } from '../cases/base-request.ts'
import type { Scenario } from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import type { Case, Feature } from '../verdict.ts'
import { readFlows } from './read-flows.ts'
import { runFlow } from './run-flow.ts'
import type { Workflow } from './workflow.ts'

const file = new URL('../../spec/arazzo.yaml', import.meta.url)

/** Every workflow of `spec/arazzo.yaml`. Throws `FileErrors`. */
export function flowScenarios(): Scenario[] {
  return readFlows('spec/arazzo.yaml', readFileSync(file, 'utf8')).map(getScenario)
}

/** One workflow. Throws a `FileError` if it has an unknown input without a default. */
export function getScenario(flow: Workflow): Scenario {
  const { workflowId, steps, pointer } = flow
  const unknown = [...flow.inputs].filter(
    (name) => ownValue(inputs, name) === undefined && !Object.hasOwn(flow.defaults, name),
  )
  if (unknown.length > 0)
    throw new FileError(`${workflowId}: no value is known for the input ${unknown.join(', ')}; add a default.`)
  const operations = steps.map(({ operation }) => operation)
  const cases = operations.map((operation): Case => {
    const { operationId, questions } = operation
    return {
      id: `flows/${workflowId}`,
      family: 'flows',
      operationId,
      request: baseRequest(operation),
      expect: { status: [] },
      rule: {
        name: 'flow',
        pointer: `arazzo.yaml#${pointer}`,
        source: [...new Set(operations.flatMap((each) => each.source))],
      },
      questions,
      needs: [
        ...new Set<Feature>([
          'answers',
          ...operations.flatMap((each) => ownValue(operationNeeds, each.operationId) ?? []),
        ]),
      ],
    }
  })
  const [whole] = cases
  if (whole === undefined) throw new RangeError(`${workflowId} has no step.`)
  return {
    case: whole,
    steps: cases.map((each) => ({ case: each, keep: {} })),
    run: (target, means) => runFlow(flow, { whole, target, inputs: { ...flow.defaults, ...inputsFor(target) } }, means),
  }
}

/** Features that each operation needs. */
export const operationNeeds: Readonly<Record<string, readonly Feature[]>> = {
  downloadVideo: ['downloads'],
  getImageSeed: ['paid-edition'],
  getImageTask: ['tasks'],
  getVideo: ['tasks'],
  getVideoGeneration: ['tasks'],
  listImageTasks: ['tasks'],
  submitModal: ['tasks', 'paid-edition'],
  swapFace: ['paid-edition'],
}

/** By input name; the same models as in `suites/`. */
const inputs: Readonly<Record<string, (target: Target) => string>> = {
  key: ({ key }) => key,
  textModel: () => 'gw-text-large',
  videoModel: () => 'gw-video-1',
}

function inputsFor(target: Target): Record<string, Json> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, value(target)]))
}
