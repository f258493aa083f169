import Anthropic from '@anthropic-ai/sdk'
import Anthropic0 from 'anthropic-sdk-0'
import OpenAI from 'openai'
import OpenAI6 from 'openai-6'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadGatewayMock } from '../../../mock/gateway-mock.ts'
import type { MovableClock } from '../../../mock/movable-clock.ts'
import { estimateTokens } from '../../../mock/simulator/text/count.ts'
import { encodeRateLimits } from '../../../runtime/http/rate-limit-headers.ts'
import { startOperations } from '../../../server-stub/adapters/operations/operations.ts'
import { createClients } from '../../sdk/clients.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { writeTestFile } from '../../support/temporary-folder.ts'
import { readFault } from '../gateway-readers.ts'
import { sharedMock, testMock, testMockInProcess } from '../serve-mock.ts'

// Answers come at once, also while the clock is stopped.
const served = await sharedMock({
  contract: await loadGatewayMock({ chatCompletions: true }),
  latency: [{ firstTokenMs: 0, betweenTokensMs: 0 }],
})
let clock: MovableClock
beforeEach(async () => {
  await served.mock.sandboxes.reset('')
  clock = served.mock.sandboxes.get('').clock
  clock.stop()
})

const inject = (fault: unknown) => served.mock.sandboxes.get('').faults.add(readFault(fault))

const model = 'gw-text-large'
const gateway = { apiKey: served.key, maxRetries: 0 }

const responses = (Client: typeof OpenAI) => {
  const client = new Client({ ...gateway, baseURL: `${served.baseUrl}/v1` })
  return (input: string) => client.responses.create({ model, input }).withResponse()
}

const completions = (Client: typeof OpenAI) => {
  const client = new Client({ ...gateway, baseURL: `${served.baseUrl}/v1` })
  return (content: string) =>
    client.chat.completions.create({ model, messages: [{ role: 'user', content }] }).withResponse()
}

const messages = (Client: typeof Anthropic) => {
  const client = new Client({ ...gateway, baseURL: served.baseUrl })
  return (content: string) =>
    client.messages.create({ model, max_tokens: 9, messages: [{ role: 'user', content }] }).withResponse()
}

/** The headers that the documentation of the client lists, and the milliseconds until the reset in one. */
const openai = {
  getName: (unit: string, value: string) => `x-ratelimit-${value}-${unit}`,
  msUntil: (reset: string) => {
    const parts = [...reset.matchAll(/([\d.]+)(ms|h|m|s)/g)]
    expect(parts.map(([part]) => part).join('')).toBe(reset)
    const units: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }
    return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? Number.NaN), 0)
  },
}

const anthropic = {
  getName: (unit: string, value: string) => `anthropic-ratelimit-${unit}-${value}`,
  msUntil: (reset: string) => {
    expect(reset).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    return Date.parse(reset) - clock.now()
  },
}

const clients = [
  ['openai 7', responses(OpenAI), openai],
  ['openai 6', responses(OpenAI6 as never), openai],
  ['openai 7, chat completions', completions(OpenAI), openai],
  ['openai 6, chat completions', completions(OpenAI6 as never), openai],
  ['@anthropic-ai/sdk 1', messages(Anthropic), anthropic],
  ['@anthropic-ai/sdk 0', messages(Anthropic0 as never), anthropic],
] as const

type Client = (typeof clients)[number]

/** What a reply, or the error of a refusal, says of a limit. */
async function readLimit(send: Client[1], { getName }: Client[2], input = 'Hi', unit = 'requests') {
  const { headers, status } = await send(input).then(
    ({ response }) => response,
    (error: { headers: Headers; status: number }) => error,
  )
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((value) => headers.get(getName(unit, value)))
  return { status, limit, remaining, reset: reset ?? '', retryAfter: headers.get('retry-after') }
}

describe.each(clients)('%s', (_, send, spelling) => {
  test('counts down to the refusal, and is served after the reset', async () => {
    inject('rate-limit:2:perMs=90500')
    const first = await readLimit(send, spelling)
    expect(first).toMatchObject({ status: 200, limit: '2', remaining: '1', retryAfter: null })
    await clock.advance(30_000)
    const second = await readLimit(send, spelling)
    expect(second).toMatchObject({ status: 200, remaining: '0' })
    expect(spelling.msUntil(second.reset) - 60_500).toSatisfy((late: number) => late >= 0 && late < 1000)
    const refused = await readLimit(send, spelling)
    expect(refused).toMatchObject({ status: 429, limit: '2', remaining: '0', reset: second.reset, retryAfter: '61' })
    await clock.advance(spelling.msUntil(refused.reset))
    expect(await readLimit(send, spelling)).toMatchObject({ status: 200, remaining: '1' })
  })

  test('counts the tokens of its prompts, and refuses a prompt that has more than are left', async () => {
    inject('rate-limit:9:tokens=300')
    const read = (input: string) => readLimit(send, spelling, input, 'tokens')
    const { remaining } = await read('word '.repeat(160))
    // Four characters are a token.
    expect(Number(remaining)).toSatisfy((left: number) => left <= 100 && left > 80)
    expect(await read('word '.repeat(160))).toMatchObject({ status: 429, remaining, limit: '300', retryAfter: '60' })
    expect(await read('Hi')).toMatchObject({ status: 200 })
    expect((await readLimit(send, spelling)).remaining).toBe('6')
  })

  test('has no such header without a limit, and no reset if the quota is never renewed', async () => {
    expect(await readLimit(send, spelling)).toMatchObject({ status: 200, limit: null, remaining: null, reset: '' })
    inject('quota:1')
    expect(await readLimit(send, spelling)).toMatchObject({ limit: '1', remaining: '0', reset: '' })
    expect(await readLimit(send, spelling)).toMatchObject({ status: 429, limit: '1', remaining: '0', retryAfter: null })
  })
})

test('of several limits, that which refuses first is told', async () => {
  inject('rate-limit:5')
  inject('quota:3:perMs=600000')
  inject('rate-limit:1:family=messages')
  expect(await readLimit(clients[0][1], openai)).toMatchObject({ limit: '3', remaining: '2', reset: '10m0s' })
  expect(await readLimit(messages(Anthropic), anthropic)).toMatchObject({ limit: '1', remaining: '0' })
})

test('a stream and the faults of a scenario have the headers, and of a refused request none', async () => {
  const scenarios = [{ name: 'limited', match: { family: 'responses' }, faults: ['rate-limit:2'] }]
  await served.control.addScenarios({ scenarios })
  const send = (json: object) => served.request('/v1/responses', { json })
  const getRemaining = (reply: Response) => reply.headers.get('x-ratelimit-remaining-requests')
  expect(getRemaining(await send({ model, input: 'Hi', stream: true }))).toBe('1')
  expect(getRemaining(await send({ model, input: 'Hi', temperature: 3 }))).toBe(null)
  expect(getRemaining(await send({ model, input: 'Hi' }))).toBe('0')
})

test.each([
  ['rate-limit:0:perMs=30000', '30s'],
  ['status:429', '1s'],
  ['status:429:retryAfter=5:message=Slow down.', '5s'],
  ['status:429:retryAfter=none', undefined],
])('the Google client reads the time to wait in the details of the error: %s', async (fault, retryDelay) => {
  inject(fault)
  const { google } = createClients(served)
  const error = await google.models.generateContent({ model, contents: 'Hi' }).catch((thrown) => thrown)
  const { status, details } = JSON.parse(error.message).error
  expect([error.status, status]).toEqual([429, 'RESOURCE_EXHAUSTED'])
  const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }
  expect(details).toEqual(retryDelay === undefined ? [] : [retryInfo])
})

const names = { limit: 'X-Limit', remaining: 'X-Left', reset: 'X-Renewed-In' }

test('another document names the headers at its tag', async () => {
  const tag = { name: 'books', 'x-rate-limit-headers': { format: 'duration', requests: names } }
  const get = { operationId: 'listBooks', tags: ['books'], responses: { 200: { description: 'Done.' } } }
  const info = { title: 'Books', version: '1' }
  const document = { openapi: '3.1.0', info, tags: [tag], paths: { '/books': { get } } }
  const spec = writeTestFile('books.json', JSON.stringify(document))
  const mock = await testMockInProcess({ spec, faults: ['rate-limit:2'] })
  const { headers } = await mock.request('/books')
  expect(Object.values(names).map((name) => headers.get(name))).toEqual(['2', '1', expect.stringMatching(/^[\dm.]+s$/)])
})

const limited = { name: 'limited', match: { family: 'models' }, faults: ['rate-limit:2'] } as const

test.each([
  ['a fault', { faults: ['rate-limit:2:family=models'] }],
  ['the fault of a scenario', { scenarios: [limited] }],
])('what another deployment says of its limits gives way to %s', async (_, options) => {
  const headers = { 'content-type': 'application/json', 'x-ratelimit-remaining-requests': '77' }
  const target = await closeAfterTest(startServer((_, reply) => void reply.writeHead(200, headers).end('{}')))
  const mock = await testMockInProcess({ forward: target.url, ...options })
  expect((await mock.request('/v1/models')).headers.get('x-ratelimit-remaining-requests')).toBe('1')
  const json = { model, input: 'Hi' }
  expect((await mock.request('/v1/responses', { json })).headers.get('x-ratelimit-remaining-requests')).toBe('77')
})

test.each([
  ['four characters of each text, rounded up', { a: 'twelve chars', b: [{ c: '12345' }, 7, null] }, 3 + 2],
  [
    'a picture of any size',
    { text: 'word', image: `data:image/png;base64,${'iVBORw0KGgo+/'.repeat(9999)}==` },
    1 + 258,
  ],
  ['bytes', { file: Buffer.alloc(1_000_000) }, 258],
  ['a long text', { text: 'word '.repeat(1000) }, 1250],
  ['nothing', undefined, 1],
])('the tokens of a request are estimated: %s', (_, body, tokens) => {
  expect(estimateTokens(body)).toBe(tokens)
})

test('a page of another origin may read them', async () => {
  const operations = await closeAfterTest(startOperations({ corsOrigins: ['*'] }))
  const { request } = await testMock({ operations, faults: [readFault('rate-limit:2')] })
  const { headers } = await request('/v1/models', { headers: { origin: 'http://localhost:3000' } })
  const exposed = headers.get('access-control-expose-headers')?.split(', ')
  expect(exposed).toEqual(expect.arrayContaining(['retry-after', 'x-ratelimit-remaining-requests']))
})

test.each([
  [0, '0s'],
  [7, '7ms'],
  [1500, '1.5s'],
  [59_999, '59.999s'],
  [360_000, '6m0s'],
  [86_400_000, '24h0m0s'],
])('%i ms are written as %s, as Go writes durations', (ms, expected) => {
  const requests = { limit: 'limit', remaining: 'left', reset: 'reset' }
  const limits = { requests: { limit: 3, remaining: 2, resetAt: 1000 + ms } }
  const encoded = encodeRateLimits({ format: 'duration', requests }, limits, 1000)
  expect(encoded).toEqual({ limit: '3', left: '2', reset: expected })
})
