import { createApp } from 'gatewright/stub'
import { expect, test } from 'vitest'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { createMockServer } from '../../mock/mock.ts'
import { closeAfterAll } from '../support/close-after.ts'
import { type ExampleRequest, exampleRequests } from '../support/example-requests.ts'

/**
 * The same request with the same seed gets the same bytes from the mock and from the stub, except for times and ids made
 * of them.
 */

const key = 'sk-test'
const options = { keys: [key], seed: 7, speed: 0, log: () => {} }

const makers = {
  mock: () => createMockServer({ contract: gatewayMock, ...options }).app,
  stub: () => createApp(options),
}

const EPOCH_SECONDS_OR_MS = /\b1[78]\d{8}(?:\d{3})?\b/g
const IMAGE_TASK_ID = /\b1[78]\d{14}\b/g

type App = ReturnType<typeof createApp>

const shared = { mock: await closeAfterAll(makers.mock()), stub: await closeAfterAll(makers.stub()) }

/** Tasks get a new server for each request: the work of earlier ones would depend on time. */
async function getAnswer(maker: keyof typeof makers, request: ExampleRequest) {
  if (!isTask(request)) return askApp(shared[maker], request)
  const app = makers[maker]()
  const answer = await askApp(app, request)
  await app.close()
  return answer
}

const isTask = ({ path }: ExampleRequest) => /^\/(img|v1\/video)/.test(path)

async function askApp(app: App, { path, init }: ExampleRequest) {
  const { method, headers, body } = init
  const sent = body === undefined ? {} : { payload: body }
  const reply = await app.inject({ method: method as 'GET', url: path, headers, ...sent })
  const { date: _, ...passed } = reply.headers
  const text = reply.rawPayload.toString('latin1')
  const written = text.replaceAll(IMAGE_TASK_ID, 'TASK_ID').replaceAll(EPOCH_SECONDS_OR_MS, 'TIME')
  return { status: reply.statusCode, headers: passed, body: written }
}

const requests = exampleRequests(key)

test('there are requests of every operation', () => {
  expect(new Set(requests.map(({ operationId }) => operationId)).size).toBe(20)
})

const named = (some: readonly ExampleRequest[]) =>
  some.map((each) => [`${each.operationId} ${each.name}`, each] as const)

test.each(named(requests))('%s gets the same reply', async (_, request) => {
  const expected = await getAnswer('stub', request)
  expect(expected.body.length).toBeGreaterThan(0)
  expect(await getAnswer('mock', request)).toEqual(expected)
})

/** Other operations that stream have no member for it. */
const streaming = requests.filter(({ operationId }) => ['createMessage', 'createResponse'].includes(operationId))

test.each(named(streaming))('%s gets the same stream', async (_, request) => {
  const body = JSON.stringify({ ...JSON.parse(request.init.body ?? ''), stream: true })
  const streamed = { ...request, init: { ...request.init, body } }
  const expected = await getAnswer('stub', streamed)
  expect(await getAnswer('mock', streamed)).toEqual(expected)
})

const oneOfEach = [...new Map(requests.map((request) => [request.operationId, request])).values()]

test.each(named(oneOfEach))('%s gets the same refusal of a wrong key', async (_, request) => {
  const headers = { ...request.init.headers, authorization: 'Bearer x', 'x-api-key': 'x' }
  const wrong = { ...request, path: request.path.replace(key, 'x'), init: { ...request.init, headers } }
  const expected = await askApp(shared.stub, wrong)
  expect(expected.status).toBe(401)
  expect(await askApp(shared.mock, wrong)).toEqual(expected)
})
