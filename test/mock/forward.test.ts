import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMock } from '../../mock/in-process.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'
import { json, startRecordingServer } from '../support/recording-server.ts'
import { captureOutput, startCommand } from '../support/start-command.ts'
import { getSender, sharedMock, sharedMockInProcess, testMock, testMockInProcess } from './serve-mock.ts'

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

const model = 'gw-text-large'
const suffix = '+wait=0+delay=1'
const formOf = (id: string) => {
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return `${part('prompt', `a boat ${model}${suffix}`)}${part('model', id)}--b--\r\n`
}
const question = '[{"role":"user","content":"\\"model\\": \\"gw-text-large+wait=0+delay=1\\" é"}]'

test.each([
  ['/v1/responses', 'application/json', (id: string) => `{ "input":${question}, "model" : "${id}"}`],
  [
    '/v1/responses',
    'application/json',
    (id: string) => `{"input":"a","model":"${id.replace('+wait=', '\\u002Bwait\\u003d')}"}`,
  ],
  ['/v1/videos', 'multipart/form-data; boundary=b', formOf],
  [
    `/v1beta/models/${model}${suffix}:generateContent?key=a`,
    'application/json',
    () => '{"contents":[{"parts":[{"text":"a"}]}]}',
  ],
  [
    `/v1beta/models/${model}%2Bwait%3D0%2bdelay=1:generateContent?key=a`,
    'application/json',
    () => '{"contents":[{"parts":[{"text":"a"}]}]}',
  ],
])('preferences in the model id of %s are not forwarded, as %s', async (path, type, write) => {
  const { deployment, mock } = await overDeployment()
  const headers = { authorization: 'Bearer a', 'content-type': type }
  const reply = await mock.fetch(mock.baseUrl + path, { method: 'POST', headers, body: write(model + suffix) })
  expect([reply.status, reply.headers.get('x-from')]).toEqual([200, 'deployment'])
  const body = write(model).replaceAll(/\\u00\w\w/g, '')
  const url = `/base${path.replace(/(\+|%2B).*(?=:)/, '')}`
  expect(deployment.received).toMatchObject([
    { url, body, headers: { 'content-length': String(Buffer.byteLength(body)) } },
  ])
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
  const refused = await getSender(await testMockInProcess({ forward: url }))('/v1/models')
  const message = `The deployment ${url} did not reply: ${reason}.`
  expect([refused.status, await refused.json()]).toMatchObject([502, { error: { message } }])
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
  const { url, sockets } = await closeAfterTest(
    startServer(({ socket }) => {
      const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
      socket.write(`${head}1\r\n{\r\n`)
    }),
  )
  const send = getSender(await testMockInProcess({ forward: url }))
  for (let sent = 0; sent < 2; sent++) {
    const reader = (await send('/v1/models')).body?.getReader()
    expect((await reader?.read())?.value).toHaveLength(1)
    sockets.forEach(breakOff)
    await expect(reader?.read()).rejects.toThrow('terminated')
  }
  expect(uncaught).toEqual([])
})

test.each([
  ['/v1/models', {}, { error: { message: '', type: 'server_error' } }],
  ['/v1/messages', { model: 'a', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] }, { type: 'error' }],
  [
    '/v1beta/models/gw-text-large:generateContent',
    { contents: [{ parts: [{ text: 'Hi' }] }] },
    { error: { status: 'UNAVAILABLE' } },
  ],
  ['/img/submit/imagine', { prompt: 'a boat' }, { description: '' }],
])('a deployment that is down is a 502 in the format of %s, and one line of the log', async (path, body, expected) => {
  const { url, close } = await startServer(() => {})
  await close()
  const { stdout, stderr } = await captureOutput(async () => {
    const mock = await closeAfterTest(startCommand(['mock', '--forward', url]))
    const init = Object.keys(body).length === 0 ? {} : { json: body }
    const headers = { 'messages-version': '1', 'x-goog-api-key': 'any' }
    const reply = await getSender({ ...mock, key: 'any', fetch })(path, { ...init, headers })
    const text = await reply.text()
    expect(text).toContain(`The deployment ${url} did not reply: connect ECONNREFUSED`)
    const shown = JSON.parse(text.replace(/The deployment .*?\d\.(?=")/, ''))
    expect([reply.status, shown]).toMatchObject([502, expected])
    await mock.close()
    return 0
  })
  expect(stderr).toBe('')
  expect(stdout.match(/did not reply/g)).toHaveLength(1)
})

/** Status, names of events and the error of a client that reads the answer to its end. */
async function describeAnswer(answer: Promise<Response>): Promise<string> {
  let text = ''
  try {
    const reply = await answer
    text = `${reply.status} `
    const decoder = new TextDecoder()
    for await (const bytes of reply.body ?? []) text += decoder.decode(bytes)
  } catch (error) {
    text += `, ${String(error)}`
  }
  return text.replaceAll(/(?<=^data: |^\d+ )[{"\w].*/gm, '...')
}

const faultTexts = [
  ...['status:529', 'status:429:retryAfter=3', 'cut', 'cut:2', 'cut:afterBytes=40', 'end:2', 'end:afterBytes=40'],
  ...[
    'error-event:2',
    'malformed-frame',
    'duplicate:response.created',
    'drop:response.created',
    'truncate',
    'slow:50000',
  ],
  ...['reorder:response.created', 'insert:comment=hi:index=1', 'framing:crlf', 'split:at=event', 'corrupt', 'delay:1'],
  ...['quota:requests=1:times=2', 'rate-limit:requests=1', 'responses/response.created-missing'],
]

describe('a fault', async () => {
  const deployment = await sharedMock({ speed: 1000 })
  const options = { speed: 1000, log: () => {} }
  const forward = { url: deployment.baseUrl, key: deployment.key }
  const forwarding = await sharedMockInProcess({ ...options, forward })
  const simulating = await sharedMockInProcess(options)

  const cases = faultTexts.flatMap((fault) => [true, false].map((stream) => [fault, stream] as const))
  test.each(cases)('%s alters a forwarded answer as a simulated one, stream %s', async (fault, stream) => {
    const answers: string[] = []
    for (const { control, request } of [forwarding, simulating]) {
      await control.resetSandbox()
      await control.addFault(fault)
      const send = () => describeAnswer(request('/v1/responses', input('sim:echo Hello', { stream })))
      await send()
      answers.push(await send())
    }
    expect(answers[0]).toBe(answers[1])
    await expect
      .poll(() =>
        deployment.control.listRequests().then(({ requests }) => requests.some(({ ended }) => ended === 'running')),
      )
      .toBe(false)
  })
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
