import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMock } from '../../mock/in-process.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'
import { json, startRecordingServer } from '../support/recording-server.ts'
import { getSender, testMock, testMockInProcess } from './serve-mock.ts'

const input = (prompt: string, more = {}) => ({ json: { model: 'gw-text-large', input: prompt, ...more } })

/** A mock over a deployment that answers with its name. */
async function overDeployment(options: object = {}) {
  const deployment = await closeAfterTest(
    startRecordingServer((response) => {
      const headers = { 'content-type': 'application/json', 'x-from': 'deployment', 'set-cookie': ['a=1', 'b=2'] }
      response.writeHead(200, headers)
      response.end('{"object":"list","data":[]}')
    }),
  )
  const mock = await testMockInProcess({ forward: { url: `${deployment.url}/base`, ...options } })
  return { deployment, mock, send: getSender(mock) }
}

test('a request goes to the deployment byte by byte, with its own key, and the reply comes back as it is', async () => {
  const { deployment, mock } = await overDeployment({ key: 'sk-real' })
  const body = '{ "model":"gw-text-large", "input":"caf\\u00e9", "temperature": 1.0 }'
  const reply = await mock.fetch(`${mock.baseUrl}/v1/responses?trace=1`, {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/json', 'x-mine': '1', prefer: 'wait=0' },
    body,
  })
  expect([reply.status, reply.headers.get('x-from')]).toEqual([200, 'deployment'])
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await reply.text()).toBe('{"object":"list","data":[]}')
  const headers = { authorization: 'Bearer sk-real', 'x-mine': '1' }
  expect(deployment.received).toMatchObject([{ method: 'POST', url: '/base/v1/responses?trace=1', body, headers }])
  expect(deployment.received[0]?.headers).not.toHaveProperty('prefer')
})

test("without a key of its own the deployment gets the client's, in the first way that the operation declares", async () => {
  const { deployment, mock } = await overDeployment()
  const path = '/v1beta/models/gw-text-large:generateContent?alt=json&key=sk-mine~alice'
  const body = '{"contents":[{"parts":[{"text":"hi"}]}]}'
  const headers = { 'content-type': 'application/json' }
  await mock.fetch(mock.baseUrl + path, { method: 'POST', headers, body })
  const url = '/base/v1beta/models/gw-text-large:generateContent?alt=json&key=sk-mine'
  expect(deployment.received).toMatchObject([{ url }])
})

test('scenarios, faults and preferences answer first, and other operations than those named are simulated', async () => {
  const { deployment, mock, send } = await overDeployment({ only: ['listModels'] })
  const scenario = { name: 'a', match: { operation: 'listModels' as const, call: 1 }, answer: { status: 429 as const } }
  await mock.control.addScenarios({ scenarios: [scenario] })
  expect((await send('/v1/models')).status).toBe(429)
  expect((await send('/v1/models', { headers: { prefer: 'code=500' } })).status).toBe(500)
  expect((await send('/v1/responses', input('hi'))).headers.get('x-from')).toBeNull()
  expect(deployment.received).toEqual([])
  expect((await send('/v1/models')).headers.get('x-from')).toBe('deployment')
})

test('the journal says who answered, and judges the reply', async () => {
  const { deployment, mock, send } = await overDeployment()
  await (await send('/v1/responses', input('hi'))).text()
  const { requests } = await mock.control.listRequests()
  expect(requests[0]).toMatchObject({
    answeredBy: [{ kind: 'forward', name: new URL(deployment.url).host }],
    verdicts: expect.arrayContaining([expect.objectContaining({ verdict: 'violation', by: 'server' })]),
  })
})

test('the journal masks the key of the deployment in a reply that repeats it', async () => {
  const { deployment, mock, send } = await overDeployment({ key: 'sk-real-secret' })
  deployment.answerWith(json({ error: { message: 'No', param: 'sk-real-secret' } }, 401))
  expect(await (await send('/v1/models')).json()).toMatchObject({ error: { param: 'sk-real-secret' } })
  const journal = await mock.control.listRequests()
  expect(journal.requests[0]).toMatchObject({ reply: { error: { param: '***' } } })
  expect(JSON.stringify(journal)).not.toContain('sk-real-secret')
})

test('a stream is passed on event by event, and the deployment sees that the client leaves', async () => {
  const behind = await testMock({ speed: 1 })
  const mock = await testMockInProcess({ forward: { url: behind.baseUrl, key: behind.key } })
  const leaving = new AbortController()
  const reply = await getSender(mock)('/v1/responses', { ...input('hi', { stream: true }), signal: leaving.signal })
  const reader = reply.body?.getReader()
  expect(String(Buffer.from((await reader?.read())?.value ?? []))).toContain('event: response.created')
  leaving.abort()
  await expect.poll(async () => (await behind.control.listRequests()).requests[0]?.ended).toBe('closed-early')
})

test.each<[how: string, reason: string, (socket: Socket) => unknown]>([
  ['hangs up', 'socket hang up', (socket) => socket.destroy()],
  [
    'switches protocols',
    'it closed the connection',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: odd\r\n\r\n'),
  ],
])('a deployment that %s is a 502', async (_, reason, answer) => {
  const { url } = await closeAfterTest(startServer((request) => void answer(request.socket)))
  const logged: string[] = []
  const log = (message: string, error?: unknown) => void logged.push(`${message} ${String(error)}`)
  const refused = await getSender(await testMockInProcess({ forward: url, log }))('/v1/models')
  const message = `The deployment ${url} did not reply: ${reason}.`
  expect([refused.status, await refused.json()]).toMatchObject([502, { error: { message } }])
  expect(logged.join()).toContain(message)
})

test.each<[how: string, (socket: Socket) => unknown]>([
  ['breaks off', (socket) => socket.destroy()],
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['sends no HTTP', (socket) => socket.write('no HTTP')],
])('a deployment that %s in the middle of its reply ends the reply early, and the mock stays', async (_, breakOff) => {
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtExceptionMonitor', note)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note))
  const { url } = await closeAfterTest(
    startServer(({ socket }) => {
      const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
      socket.write(`${head}1\r\n{\r\n`, () => setTimeout(breakOff, 20, socket))
    }),
  )
  const send = getSender(await testMockInProcess({ forward: url }))
  await expect((await send('/v1/models')).text()).rejects.toThrow('terminated')
  await expect((await send('/v1/models')).text()).rejects.toThrow('terminated')
  expect(uncaught).toEqual([])
})

const address = 'an http or https address without user name, password and query'

test.each([
  [{ forward: 'nowhere' }, `createMock: forward takes ${address}, not \`nowhere\`.`],
  [{ forward: 'ftp://a' }, `createMock: forward takes ${address}, not \`ftp://a\`.`],
  [{ forward: 'http://a?b=1' }, `createMock: forward takes ${address}, not`],
  [
    { forward: { url: 'http://a', only: ['listModel'] } },
    'createMock: forward.only: unknown operation listModel; did you mean `listModels`?',
  ],
])('%j is refused', (options, message) => expect(createMock(options)).rejects.toThrow(message))
