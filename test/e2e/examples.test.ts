import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../example-requests.ts'
import { type Served, serve } from '../sdk/serve.ts'

let mock: Served

beforeAll(async () => {
  mock = await serve({ keys: ['sk-examples'] })
})

afterAll(() => mock.close())

const requests = exampleRequests('sk-examples')
const cases = requests.map((request) => [`${request.operationId} ${request.name}`, request] as const)

const needsTask = [
  'downloadVideo',
  'getImageSeed',
  'getImageTask',
  'getVideo',
  'getVideoGeneration',
  'submitAction',
  'submitModal',
]

/** Tasks and responses that the examples name are not there: the contract's own refusal is the answer. */
function expectedStatus({ operationId, init: { body = '' } }: ExampleRequest): number {
  if (needsTask.includes(operationId)) return 404
  return /"previous_response_id":"|"type":"item_reference"/.test(body) ? 400 : 200
}

test.each(cases)('the mock answers %s as documented', async (_, request) => {
  const before = mock.violations.length
  const response = await fetch(mock.baseUrl + request.path, request.init)
  const text = await response.text()
  expect(response.status, text).toBe(expectedStatus(request))
  expect(mock.violations.slice(before)).toEqual([])
})

test.each(cases)('the mock refuses %s with a wrong key and with none', async (_, { path, init }) => {
  const wrong = JSON.parse(JSON.stringify({ path, init }).replaceAll('sk-examples', 'sk-wrong'))
  const before = mock.violations.length
  expect((await fetch(mock.baseUrl + wrong.path, wrong.init)).status).toBe(401)
  const { authorization: _1, 'x-api-key': _2, ...headers } = init.headers
  expect((await fetch(mock.baseUrl + path.split('?')[0], { ...init, headers })).status).toBe(401)
  expect(mock.violations.slice(before)).toEqual([])
})
