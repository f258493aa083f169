import { createMock } from 'gatewright'
import { beforeEach, expect, test } from 'vitest'
import { closeAfterTest } from '../../support/close-after.ts'
import { writeTestFile } from '../../support/temporary-folder.ts'
import { getSender, sharedMockInProcess } from '../serve-mock.ts'

const mock = await sharedMockInProcess({ chatCompletions: true, log: () => {} })
const { control } = mock

beforeEach(async () => {
  await control.resetSandbox()
})

const model = 'gw-text-large'
const responses = (input: string, more: object = {}) => ['/v1/responses', { model, input, ...more }] as const
const stream = { stream: true }
const contents = [{ role: 'user', parts: [{ text: 'sim:fail-midway Hello' }] }]
const messages = [{ role: 'user', content: 'sim:fail-midway Hello' }]
const gemini = '/v1beta/models/gw-text-large:streamGenerateContent'
const dropped = 'drop:event=response.in_progress'

type Asked = readonly [path: string, json: object]

test.each<[title: string, asked: Asked, fault: string | undefined, outcome: string, sentence: string]>([
  ['valid', responses('Hello'), undefined, 'valid', 'Request and reply follow the contract.'],
  [
    'failed, with response.failed',
    responses('sim:fail-midway Hello', stream),
    undefined,
    'failed',
    'The stream failed with `response.failed`: The model stopped unexpectedly. Please try again.',
  ],
  [
    'failed, with an error event that a fault sends',
    responses('Hello', stream),
    'error-event:message=Gone',
    'failed',
    'The stream failed with `error`: Gone. It was asked for by fault error-event (fault-1).',
  ],
  [
    'failed, with an event of the messages format',
    ['/v1/messages', { model, max_tokens: 50, messages, ...stream }],
    undefined,
    'failed',
    'The stream failed with `error`: The model stopped answering. Try again.',
  ],
  [
    'failed, with an event without a name',
    [`${gemini}?alt=sse`, { contents }],
    undefined,
    'failed',
    'The stream failed with `error`: The model is overloaded. Try again in a moment.',
  ],
  [
    'failed, with an element of an array',
    [gemini, { contents }],
    undefined,
    'failed',
    'The stream failed with `error`: The model is overloaded. Try again in a moment.',
  ],
  [
    'failed, of an added contract',
    ['/v1/chat/completions', { model, messages, ...stream }],
    undefined,
    'failed',
    'The stream failed with `error`: The model stopped answering. Please try again.',
  ],
  [
    'failed, when the stream ends early',
    responses('Hello', stream),
    'end:afterEvents=1',
    'failed',
    'The stream ended early: expected response.queued or response.in_progress or response.failed or error after response.created, got the end. It was asked for by fault end (fault-1).',
  ],
  [
    'an invalid reply',
    responses('Hello', stream),
    dropped,
    'invalid-reply',
    'The reply broke the contract: event 2 response.output_item.added: expected response.in_progress after response.created, got response.output_item.added.',
  ],
  [
    'an invalid request',
    responses('Hello', { temperature: 3 }),
    undefined,
    'invalid-request',
    'The client broke a rule: body temperature must be at most 2, got 3.',
  ],
  [
    'a warning about a misspelt field',
    responses('Hello', { temprature: 1 }),
    undefined,
    'warning',
    'A warning: body temprature is unknown, did you mean `temperature`?',
  ],
  [
    'refused, as a fault asks for',
    responses('Hello'),
    'status:503',
    'refused',
    'Neither side broke a rule: fault status (fault-1) asked for it.',
  ],
  [
    'refused, since the model is overloaded',
    responses('sim:overloaded'),
    undefined,
    'refused',
    'Neither side broke a rule: the gateway refuses for now.',
  ],
  [
    'refused, in a reply with status 200',
    ['/img/submit/imagine', { prompt: 'sim:balance A heron.' }],
    undefined,
    'refused',
    'The reply refuses the request: code 25  No balance is left: asked for by sim:balance.',
  ],
  [
    'closed early, by a fault',
    responses('Hello', stream),
    'cut:afterEvents=1',
    'closed-early',
    'The connection closed before the end. It was asked for by fault cut (fault-1).',
  ],
])('the outcome of a request is %s', async (_title, [path, json], fault, outcome, sentence) => {
  if (fault !== undefined) await control.addFault(fault)
  await read(mock.request(path, { json, headers: { 'messages-version': '1' } }))
  await expect.poll(async () => (await control.listRequests({ outcome: 'running' })).requests).toEqual([])
  const { requests } = await control.listRequests()
  expect(requests).toMatchObject([{ outcome, sentence }])
  const [{ id, finding, verdicts } = { id: 0, verdicts: [] }] = requests
  expect(await control.getRequest(id)).toMatchObject({ outcome, sentence })
  if (finding !== undefined) expect(sentence).toContain(verdicts[finding]?.message)
})

test('a fault that a preference asks for is named once', async () => {
  const [path, json] = responses('Hello')
  await mock.request(path, { json, headers: { prefer: 'fault=status:503' } })
  const { requests } = await control.listRequests()
  expect(requests).toMatchObject([
    { outcome: 'refused', sentence: 'Neither side broke a rule: the preference fault=status:503 asked for it.' },
  ])
})

test('what was not sent, and what is no JSON, is said once', async () => {
  await control.addFault('hang:times=1')
  const [path, json] = responses('Hello')
  const left = new AbortController()
  const hanging = read(mock.request(path, { json, signal: left.signal }))
  await expect.poll(async () => (await control.getState()).counts.running).toBe(1)
  left.abort()
  await hanging
  await expect.poll(async () => (await control.listRequests({ outcome: 'running' })).requests).toEqual([])
  const headers = { 'content-type': 'application/json' }
  await mock.request(path, { method: 'POST', body: '{"model', headers })
  const { requests } = await control.listRequests()
  const sentence = expect.stringMatching(/^The client broke a rule: The body is not valid JSON: /)
  expect(requests).toMatchObject([
    { outcome: 'closed-early', status: null, reply: null },
    { outcome: 'invalid-request', sentence, body: '{"model' },
  ])
})

async function read(reply: Promise<Response>): Promise<string> {
  return reply.then((received) => received.text()).catch((error) => String(error))
}

test('the journal can be filtered by the outcome', async () => {
  for (const [path, json] of [
    responses('sim:fail-midway', stream),
    responses('Hello'),
    responses('A', { temprature: 1 }),
  ])
    await read(mock.request(path, { json }))
  const list = async (query: Parameters<typeof control.listRequests>[0]) =>
    (await control.listRequests(query)).requests.map(({ id }) => id)
  expect(await list({ outcome: 'failed' })).toEqual([1])
  expect(await list({ outcome: 'valid' })).toEqual([2])
  expect(await list({ outcome: 'warning' })).toEqual([3])
})

test('a scripted reply and one that a scenario makes fail are no valid replies', async () => {
  await control.addScenarios({
    scenarios: [
      { name: 'odd', match: { text: 'odd' }, answer: { reply: { status: 200, json: { anything: 1 } } } },
      { name: 'broken', match: { text: 'broken' }, faults: ['end:afterEvents=1'], answer: { text: 'Hi' } },
    ],
  })
  for (const input of ['odd', 'broken'])
    await read(mock.request('/v1/responses', { json: { model, input, ...stream } }))
  expect((await control.listRequests()).requests).toMatchObject([
    { outcome: 'scripted', sentence: 'The reply is written by scenario odd: the contract does not bind it.' },
    { outcome: 'failed', sentence: expect.stringMatching(/^The stream ended early: .*scenario broken/) },
  ])
})

test('what fails a stream of another document is what its order says', async () => {
  const event = (name: string) => ({ properties: { event: { const: name } }, required: ['event', 'data'] })
  const openapi = {
    openapi: '3.2.0',
    info: { title: 'Talks', version: '1' },
    paths: {
      '/talk': {
        get: {
          operationId: 'talk',
          responses: {
            200: {
              description: 'A talk.',
              content: {
                'text/event-stream': {
                  itemSchema: { oneOf: ['word', 'stop', 'gone'].map(event) },
                  'x-event-order': { order: 'word+ stop', 'cut-by': ['gone'] },
                  examples: {
                    whole: { value: 'event: word\ndata: Hello\n\nevent: stop\ndata: x\n\n' },
                    failed: { value: 'event: word\ndata: Hello\n\nevent: gone\ndata: {"message":"Lost"}\n\n' },
                  },
                },
              },
            },
          },
        },
      },
    },
  }
  const other = await closeAfterTest(createMock({ spec: writeTestFile('talks.json', JSON.stringify(openapi)) }))
  const request = getSender(other)
  for (const example of ['whole', 'failed']) await read(request('/talk', { headers: { prefer: `example=${example}` } }))
  const { requests } = await other.control.listRequests()
  expect(requests.map(({ outcome, stream }) => [outcome, stream?.failure])).toEqual([
    ['valid', undefined],
    ['failed', 'gone: Lost'],
  ])
})
