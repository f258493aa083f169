import { afterAll, expect, test } from 'vitest'
import { flowScenarios, getFlowScenario } from '../../../conformance/flows/flow-scenarios.ts'
import { readFlows } from '../../../conformance/flows/read-flows.ts'
import type { Verdict } from '../../../conformance/verdict.ts'
import { type Alteration, alteredTarget, type Exchange, judgeFirst } from '../altered-target.ts'
import { contract, startApp } from '../run-suite.ts'

let alteration: Alteration = {}

const target = await alteredTarget(await startApp('mock'), () => alteration)

afterAll(() => target.close())

function run(scenarios: ReturnType<typeof flowScenarios>, altered: Alteration = {}): Promise<Verdict> {
  alteration = altered
  return judgeFirst(scenarios, target)
}

const flow = (workflowId: string) =>
  flowScenarios(contract).filter((scenario) => scenario.case.id === `flows/${workflowId}`)
const withJson = (isMeant: (exchange: Exchange) => boolean, change: (json: object) => object): Alteration => ({
  reply: (sent) => (isMeant(sent) ? { body: JSON.stringify(change(JSON.parse(sent.body))) } : {}),
})
const isRead = ({ method, path }: Exchange) => method === 'GET' && /generations\/[^/]+$/.test(path)

test('a failed criterion is named with its values and position', async () => {
  const failed = withJson(isRead, (json) => ({ ...json, status: 'failed', error: { message: 'No.', code: 'no' } }))
  const { outcome, findings, curl } = await run(flow('createNativeVideo'), failed)
  expect(outcome).toBe('failed')
  // Findings about the callback follow.
  expect(findings.slice(0, 1)).toMatchObject([
    {
      rule: 'flow',
      place: 'step waitForTask successCriteria',
      message:
        '`$response.body#/status == \'succeeded\'` does not hold: $response.body#/status is "failed"; stopAtFailedVideo ends the workflow',
      specPointer: 'arazzo.yaml#/workflows/0/steps/1/successCriteria/1',
    },
  ])
  expect(findings[0]?.source).toContain('Endpoints / Video, native format')
  expect(curl).not.toContain(target.key)
})

test('a reply is judged as in any other case', async () => {
  const untyped = withJson(isRead, ({ ...json }) => ({ ...json, task_id: 7 }))
  const { findings } = await run(flow('createNativeVideo'), untyped)
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'type', place: 'step waitForTask body task_id' }))
})

test('the records of a task are judged by its lifecycle', async () => {
  let reads = 0
  const back = withJson(isRead, (json) => ({
    ...json,
    status: ['in_progress', 'queued', 'succeeded'][reads++] ?? 'succeeded',
  }))
  const { findings } = await run(flow('createNativeVideo'), back)
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'lifecycle', place: expect.stringContaining('read 2') }),
  )
})

test('a missing output ends the workflow', async () => {
  const bare = withJson(
    ({ path }) => path.endsWith('/fetch'),
    (json) => ({ ...json, buttons: [] }),
  )
  const { findings } = await run(flow('upscaleImage'), bare)
  expect(findings.slice(0, 1)).toMatchObject([
    {
      place: 'step readButtons outputs/customId',
      message: '$response.body#/buttons/0/customId has no value',
      specPointer: 'arazzo.yaml#/workflows/2/steps/2/outputs/customId',
    },
  ])
})

const document = (steps: string): string => `arazzo: 1.0.1
info: { title: A flow, version: 1.0.0 }
sourceDescriptions: [{ name: gateway, url: openapi.yaml, type: openapi }]
workflows:
  - workflowId: made
    inputs: { type: object, properties: { key: { type: string }, name: { type: string, default: Ada } } }
    parameters: [{ name: Authorization, in: header, value: 'Bearer {$inputs.key}' }]
    steps:
${steps.replace(/^/gm, '      ')}`
const makeScenarios = (steps: string) =>
  readFlows(contract, 'own.yaml', document(steps)).map((read) => getFlowScenario(contract, read))

test('replacements, regular expressions, JSON Paths, and goto', async () => {
  const verdict = await run(
    makeScenarios(`- stepId: listed
  operationId: $sourceDescriptions.gateway.listModels
  successCriteria:
    - { condition: "$.data[?@.id == 'gw-text-large']", type: jsonpath, context: $response.body }
    - { condition: ^application/json, type: regex, context: $response.header.content-type }
  onSuccess: [{ name: skip, type: goto, stepId: created }]
- stepId: passedOver
  operationId: listModels
  successCriteria: [{ condition: 1 == 2 }]
- stepId: created
  operationId: createResponse
  requestBody:
    contentType: application/json
    payload: { model: gw-text-large, input: '', metadata: { who: nobody } }
    replacements:
      - { target: /metadata/who, value: $inputs.name }
      - { target: /input, value: 'My name is {$inputs.name}.' }
  successCriteria:
    - condition: $response.body#/metadata/who == 'Ada' && $request.body#/input == 'My name is Ada.'
  onSuccess: [{ name: done, type: end, criteria: [{ condition: $statusCode == 200 }] }]
- stepId: neverReached
  operationId: listModels
  successCriteria: [{ condition: 1 == 2 }]`),
  )
  expect(verdict).toMatchObject({ outcome: 'passed', findings: [] })
  expect(verdict.replies?.map(({ operationId }) => operationId)).toEqual(['listModels', 'createResponse'])
})

test('a failed step is retried up to its limit', async () => {
  let requests = 0
  const busy: Alteration = {
    reply: () => {
      requests++
      return { headers: { 'content-type': 'application/json', 'retry-after': '0' } }
    },
  }
  const { findings } = await run(
    makeScenarios(`- stepId: listed
  operationId: listModels
  successCriteria: [{ condition: $statusCode == 201 }]
  onFailure: [{ name: again, type: retry, retryAfter: 60, retryLimit: 2 }]`),
    busy,
  )
  expect(requests).toBe(3)
  expect(findings.map(({ message }) => message)).toEqual([
    'again has run 2 times',
    '`$statusCode == 201` does not hold: $statusCode is 200',
  ])
})
