// CommonJS, and a package: the one form that every framework runs, with the globals of its environment.
const assert = require('node:assert/strict')
const { once } = require('node:events')
const { createServer } = require('node:http')

const messages = [{ role: 'user', content: 'Hello there' }]

function send(mock, path, body, rest) {
  const headers = { authorization: `Bearer ${mock.key}`, 'anthropic-version': '2023-06-01' }
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, ...rest }
  return mock.fetch(new URL(mock.baseUrl + path), { ...init, body: JSON.stringify(body) })
}

const sendMessage = (mock, body, rest) =>
  send(mock, '/v1/messages', { model: 'gw-text-large', max_tokens: 100, messages, ...body }, rest)

/** A streamed reply is whole, and the scenario and the fault of the options are met. */
async function checkAnswers(mock) {
  const streamed = await sendMessage(mock, { stream: true })
  assert.match(streamed.headers.get('content-type'), /^text\/event-stream/)
  const text = await streamed.text()
  assert.match(text, /^event: message_start\n[\s\S]*"text":"Good[\s\S]*event: message_stop\n/)
  const video = await send(mock, '/v1/videos', { model: 'gw-video-1', prompt: 'Waves' })
  assert.equal(video.status, 429)
  const { requests } = await mock.control.listRequests()
  const kinds = requests.flatMap(({ answeredBy }) => answeredBy.map(({ kind }) => kind))
  assert.deepEqual([...kinds].sort(), ['fault', 'scenario'])
}

/** The signal of this environment aborts a request and a stream. */
async function checkAborts(mock) {
  const early = new AbortController()
  early.abort()
  await assert.rejects(sendMessage(mock, {}, { signal: early.signal }), { name: 'AbortError' })
  const late = new AbortController()
  const reply = await sendMessage(mock, { stream: true }, { signal: late.signal })
  late.abort()
  await assert.rejects(reply.text(), { name: 'AbortError' })
}

/** A task reports its success to a server of this test. */
async function checkCallback(mock) {
  const receiver = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const notifyHook = `http://127.0.0.1:${receiver.address().port}/hook`
  const success = new Promise((resolve) => {
    receiver.on('request', async (request) => {
      const { status } = JSON.parse(Buffer.concat(await request.toArray()).toString())
      if (status === 'SUCCESS') resolve(request.headers['webhook-signature'])
    })
  })
  assert.equal((await send(mock, '/img/submit/imagine', { prompt: 'a lighthouse', notifyHook })).status, 200)
  assert.match(await success, /^v1,/)
  receiver.close()
}

/** The recording of a test is named after it, and there is none. */
async function checkRecording(mock, title) {
  await mock.recording()
  const reply = await sendMessage(mock, { messages: [{ role: 'user', content: 'No scenario answers this' }] })
  assert.equal(reply.status, 404)
  assert.match(await reply.text(), new RegExp(`not in the recording recordings\\S+/${title}: no recorded request`))
}

const options = {
  scenarios: [{ name: 'greeting', match: { text: 'hello' }, answer: { text: 'Good day.' } }],
  faults: ['status:429:family=video'],
  callbackHosts: ['127.0.0.1'],
}

async function checkMock(mock) {
  await checkAnswers(mock)
  await checkAborts(mock)
  await checkCallback(mock)
}

/** The tests of Jest in an environment, by what they import or require. */
function testJest({ createMock, expect, test, useMock }, environment) {
  const getMock = useMock(options)
  expect(getMock).toThrow('only while a test runs')

  test('the environment is as configured', () => {
    expect(typeof document).toBe(environment === 'jsdom' ? 'object' : 'undefined')
  })

  test('the mock answers', () => checkMock(getMock()))

  test('another test sees nothing of it', async () => {
    await expect(getMock().control.listRequests()).resolves.toMatchObject({ requests: [] })
    await sendMessage(getMock())
    const { requests } = await getMock().control.listRequests()
    expect(requests).toHaveLength(1)
    await checkRecording(getMock(), 'another-test-sees-nothing-of-it')
  })

  test('a mock of its own answers', async () => {
    const mock = await createMock(options)
    await checkMock(mock)
    await mock.close()
  })
}

module.exports = { checkMock, checkRecording, options, sendMessage, testJest }
