import { expect, test } from 'vitest'
import { replaceModels } from '../../../conformance/targets/model-aliases.ts'
import { listWrittenScenarios } from '../run-suite.ts'

const scenarios = listWrittenScenarios()

const models = [
  { pattern: 'gw-text-*', id: 'ours/large' },
  { pattern: 'gw-video-*', id: 'ours-moving' },
]

function getRequest(id: string) {
  const scenario = scenarios.find((scenario) => scenario.case.id === id)
  if (scenario === undefined) throw new Error(`There is no case ${id}.`)
  return replaceModels(scenario.case, models).request
}

test('a request names the models of the target, in its body or its path', () => {
  expect(getRequest('messages/whole-reply').body).toMatchObject({ model: 'ours/large' })
  expect(getRequest('generate-content/generateContent/example/single-turn').path).toBe(
    '/v1beta/models/ours%2Flarge:generateContent',
  )
})

test('the two patterns and gw-reasoner match every model in examples and suites', () => {
  const named = scenarios.flatMap(({ steps }) => steps.map((step) => replaceModels(step.case, models).request))
  expect(named.filter(({ path }) => path.includes('/gw-'))).toEqual([])
  expect(
    new Set(JSON.stringify(named.map(({ body }) => body ?? null)).match(/"(?:model|req_key)":"gw-[^"]*"/g)),
  ).toEqual(new Set(['"model":"gw-reasoner"']))
})

test('other names are unchanged', () => {
  const path = '/v1beta/models/%E0%A4%A:generateContent'
  const [first] = scenarios
  if (first === undefined) throw new Error('There is no case.')
  const testCase = { ...first.case, request: { ...first.case.request, path, body: ['gw-text-large'] } }
  expect(replaceModels(testCase, models)).toEqual(testCase)
})
