import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../../generated/routes.ts'
import { activityLog } from '../../../mock/activity-log.ts'
import { assembleAnswer, getPartText } from '../../../mock/conversation/assemble-answer.ts'
import { createRedact } from '../../../mock/journal/redact.ts'
import { sharedMock, testMock } from '../serve-mock.ts'

const mock = await sharedMock({ log: () => {} })

beforeEach(async () => {
  await mock.control.resetSandbox()
})

const question = { model: 'gw-text-large', input: 'Hello' }

async function requests() {
  return (await mock.control.listRequests()).requests
}

test('has the names of cookies, without their values', async () => {
  await mock.request('/v1/models', { headers: { cookie: 'session=s3cret; theme=dark=er' } })
  expect((await requests())[0]?.headers.cookie).toBe('session=***; theme=***')
})

const said = { messages: [{ role: 'user', content: 'Hi' }], contents: [{ role: 'user', parts: [{ text: 'Hi' }] }] }
test.each([
  ['/v1/responses', { authorization: 'Bearer sk-test' }],
  ['/v1/messages', { authorization: 'none', 'x-api-key': 'sk-test', 'messages-version': '1' }],
  ['/v1beta/models/gw-text-large:generateContent?key=sk-test', { authorization: 'none' }],
])('masks the key of a request to %s also where the body repeats it as a whole value', async (path, headers) => {
  const metadata = { token: 'sk-test', note: 'not sk-test alone' }
  const json = { ...question, ...said, max_tokens: 50, metadata }
  expect((await mock.request(path, { headers, json })).status).toBe(200)
  const [entry] = await requests()
  expect(entry?.body).toMatchObject({ metadata: { token: '***', note: 'not sk-test alone' } })
  expect(JSON.stringify(entry)).not.toContain('"sk-test"')
})

test('masks the key also where a reply or an event repeats it', async () => {
  const json = { ...question, metadata: { token: 'sk-test', note: 'not sk-test alone' } }
  for (const stream of [false, true]) await (await mock.request('/v1/responses', { json: { ...json, stream } })).text()
  const [whole, streamed] = await requests()
  expect(whole?.reply).toMatchObject({ metadata: { token: '***', note: 'not sk-test alone' } })
  const { stream } = await mock.control.getRequest(streamed?.id ?? 0)
  expect(stream?.events[0]?.data).toMatchObject({ response: { metadata: { token: '***' } } })
})

test('masks both parts of HTTP Basic', () => {
  const credentials = [[{ in: 'basic', name: 'authorization', alias: false } as const]]
  const authorization = `Basic ${Buffer.from('me:book').toString('base64')}`
  const body = ['me', 'book', 'booking', authorization.slice('Basic '.length)]
  const redact = createRedact(routes.slice(0, 1).map((first) => ({ ...first, credentials })))
  expect(redact.keys({ headers: { authorization }, url: '/' }).json(body)).toEqual(['***', '***', 'booking', '***'])
})

test('masks a long key wherever a request repeats it, and so does the terminal', async () => {
  const key = 'sk-long-key-of-a-test'
  const lines: string[] = []
  const activity = activityLog({ format: 'pretty', write: (line) => lines.push(line) })
  const { control, request } = await testMock({ keys: [key], activity })
  const headers = { authorization: `Bearer ${key}`, 'x-note': `from ${key}`, prefer: `answer=${key}` }
  const ask = async (path: string, own: object) =>
    (await request(path, { headers, json: { ...question, ...own } })).text()
  await ask('/v1/responses', { [key]: 1, metadata: { [key]: key } })
  await ask('/v1/responses', { model: key, input: `sim:echo ${key}`, stream: true })
  await ask(`/v1/${key}`, {})
  await ask('/v1/responses', { previous_response_id: key })
  const { requests } = await control.listRequests()
  const whole = await Promise.all(requests.map(({ id }) => control.getRequest(id)))
  const drafts = await Promise.all(requests.slice(0, 2).map(({ id }) => control.draftScenario(id)))
  const found = await control.listRequests({ search: key })
  // The stream divides the key.
  const answers = whole.flatMap((one) => assembleAnswer(one).parts.map(getPartText))
  const texts = JSON.stringify([requests, whole, answers, drafts, found, lines])
  expect([requests.length, lines.length, found.requests, texts]).toEqual([4, 4, [], expect.not.stringContaining(key)])
})

test.each([
  [['sk-secret-1', 'sk-secret-1-more'], 'a sk-secret-1-more b', 'a *** b'],
  [['abcdefgh', 'efghijkl'], 'abcdefghijkl, abcdefgh', '***, ***'],
  [['abcdefghijklm', 'cdefghij', 'ghijklmnopq'], '-abcdefghijklmnopq-', '-***-'],
])('masks the keys %j as one where they overlap', (keys, text, masked) => {
  const url = `/?${keys.map((key) => `key=${key}`).join('&')}`
  expect(createRedact(routes).keys({ headers: {}, url }).text(text)).toBe(masked)
})

test('has no credentials of URLs in any field', async () => {
  const { request } = mock
  const address = 'http://me:hunter2@hooks.example/done'
  const metadata = { callback_url: address }
  await request('/v1/video/generations', { json: { model: 'gw-video-1', prompt: `Call ${address}`, metadata } })
  await request('/img/submit/imagine', { json: { prompt: 'A fox', notifyHook: 'https:me:hunt@er2@hooks.example' } })
  await request(`/v1/nothing/${address}?u=${address}`, { headers: { referer: address } })
  await request('/v1/responses', { json: { model: address, input: 'Hi', temperature: 'http://me:hunter2@h' } })
  const all = await requests()
  expect(all.map(({ status }) => status)).toEqual([400, 400, 404, 400])
  expect(JSON.stringify(all)).not.toMatch(/hunter2|er2@/)
  expect(all[0]).toMatchObject({ body: { metadata: { callback_url: 'http://***@hooks.example/done' } } })
  expect(all[3]?.verdicts[0]?.message).toContain('"http://***@h"')
})
