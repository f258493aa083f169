import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flowScenarios, getFlowScenario } from '../../../conformance/flows/flow-scenarios.ts'
import { readFlows } from '../../../conformance/flows/read-flows.ts'
import { FileErrors } from '../../../settings/errors.ts'
import { contract } from '../run-suite.ts'

const text = readFileSync(new URL('../../../spec/arazzo.yaml', import.meta.url), 'utf8')

const taskId = '$steps.createTask.outputs.taskId'

test('every workflow of the document is a case that points to it', () => {
  const written = [...text.matchAll(/workflowId: (\w+)/g)].map(([, id]) => `flows/${id}`)
  const scenarios = flowScenarios(contract)
  expect(scenarios.map((scenario) => scenario.case.id)).toEqual(written)
  expect(scenarios[2]?.case.rule).toMatchObject({ name: 'flow', pointer: 'arazzo.yaml#/workflows/2' })
  expect(scenarios[2]?.case.rule.source).toContain('Endpoints / Image proxy')
  expect(scenarios.map((scenario) => scenario.case.needs)).toEqual([
    ['answers', 'tasks', 'downloads'],
    ['answers', 'tasks', 'downloads'],
    ['answers', 'tasks', 'paid-edition'],
    ['answers'],
    ['answers'],
    ['answers'],
  ])
})

test.each([
  [
    '      - stepId: createTask',
    '      - dependsOn: [a]\n        stepId: createTask',
    'workflows[0].steps[0].dependsOn: unknown property; known: stepId, ',
  ],
  ['operationId: createVideoGeneration', 'operationId: fly', 'the contract has no operation fly'],
  ['$components.parameters.bearer', '$components.parameters.none', 'there is no /components/parameters/none'],
  ['$inputs.videoModel', '$inputs.noModel', '`$inputs.noModel`: the workflow has no input noModel'],
  [taskId, '$steps.createTask.outputs.no', '`$steps.createTask.outputs.no`: step createTask has no output no'],
  [taskId, '$steps.later.outputs.taskId', '`$steps.later.outputs.taskId`: there is no step later before it'],
  ['$statusCode < 300', '$statusCode === 200', '`$statusCode === 200` cannot be read from `= 200` on'],
  ['          - name: task_id', '          - name: id', 'getVideoGeneration needs the path parameter task_id'],
  ['stepId: createTask', 'stepIt: createTask', 'stepIt: unknown property; did you mean `stepId`?'],
  ['type: retry', 'type: ask', 'components.failureActions.readAgain.type: unknown type `ask`; known: end, goto, retry'],
  ['arazzo: 1.0.1', 'arazzo: 2.0.0', 'arazzo: must match ^1\\.0\\., got "2.0.0"'],
])('%s as %s is reported by line', (from, to, message) => {
  const file = text.replace(from, to)
  expect(() => readFlows(contract, 'flows.yaml', file)).toThrow(FileErrors)
  const reported = getMessage(() => readFlows(contract, 'flows.yaml', file))
  expect(reported).toContain(message)
  expect(reported.split('\n')[0]).toMatch(/^flows\.yaml:\d+:\d+: /)
})

test('the line is that of the construct', () => {
  const wrong = text.replace('operationId: getVideo\n', 'operationId: fly\n')
  const line = wrong.split('\n').findIndex((text) => text.includes('operationId: fly')) + 1
  expect(getMessage(() => readFlows(contract, 'flows.yaml', wrong))).toContain(
    `flows.yaml:${line}:9: workflows[1].steps[1].operationId: the contract has no operation fly.`,
  )
  expect(getMessage(() => readFlows(contract, 'flows.yaml', 'a: ['))).toMatch(/^flows\.yaml:1:5: /)
})

test('an unknown input is reported, unless the document has a default', () => {
  const flow = readFlows(
    contract,
    'flows.yaml',
    text.replace('    required: [key, videoModel]', '    required: [key, videoModel, tenant]'),
  )[0]
  if (flow === undefined) throw new Error('There is no workflow.')
  expect(() => getFlowScenario(contract, flow)).toThrow(
    'createNativeVideo: there is no value for the input tenant; add a default.',
  )
  expect(() => getFlowScenario(contract, { ...flow, defaults: { tenant: 'a' } })).not.toThrow()
})

function getMessage(act: () => unknown): string {
  try {
    act()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
