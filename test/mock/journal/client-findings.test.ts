import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sharedMockInProcess } from '../serve-mock.ts'

const mock = await sharedMockInProcess({ chatCompletions: true, log: () => {} })
const { control } = mock

beforeEach(async () => {
  await control.resetSandbox()
})

const model = 'gw-text-large'
const path = '/v1/responses'
const json = { model, input: 'Hello' }

/** Sends the same request some times, one after the other. */
async function sendAgain(times: number, headers: (attempt: number) => Record<string, string> = () => ({})) {
  for (let attempt = 0; attempt < times; attempt++)
    await (await mock.request(path, { json, headers: headers(attempt) })).text()
}

describe('a loop of fetch', () => {
  // On a busy machine a request may take longer than what counts as at once.
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    vi.spyOn(Date, 'now').mockReturnValue(1_795_190_400_000)
  })

  test.each<[title: string, fault: string, rules: string[]]>([
    ['ignores Retry-After', 'status:429:times=1', ['retry-after-ignored']],
    ['retries a 503 without a delay', 'status:503:times=1', ['retried-at-once']],
    ['retries without a delay', 'status:429:retryAfter=none:times=1', ['retried-at-once']],
    ['retries after an error that is not temporary', 'status:400:times=1', []],
    ['is told to retry at once', 'status:503:retryAfter=0:times=1', []],
    ['is told to wait longer than official clients do', 'status:429:retryAfter=90:times=1', []],
  ])('%s', async (_title, fault, rules) => {
    await control.addFault(fault)
    await sendAgain(2)
    expect((await control.listClientFindings()).findings.map(({ rule }) => rule)).toEqual(rules)
  })

  test('has its findings in the journal too, with the numbers of both requests', async () => {
    await control.addFault('status:429:times=1')
    await sendAgain(2)
    const { requests } = await control.listRequests()
    const finding = {
      verdict: 'warning',
      by: 'client',
      rule: 'retry-after-ignored',
      place: 'after request 1',
      earlier: 1,
      message: expect.stringMatching(/^Request 2 repeats request 1 only \d+ ms after its 429, which asked to wait 1 s/),
      help: expect.any(String),
    }
    expect(requests).toMatchObject([
      { outcome: 'refused', verdicts: [] },
      { outcome: 'warning', verdicts: [finding], sentence: expect.stringContaining('Request 2 repeats request 1') },
    ])
    expect((await control.listClientFindings()).findings).toEqual([{ request: 2, ...finding }])
  })

  test.each([
    [true, 2],
    [false, 1],
  ])('is what a client waits for that wants findings: %s', async (verdicts, id) => {
    const waiting = control.waitForRequest({ verdicts, timeoutMs: 5000 })
    await expect.poll(() => mock.sandboxes.get('').control.ends.listenerCount('request')).toBe(1)
    await control.addFault('status:429:times=1')
    await sendAgain(2)
    const { request } = await waiting
    expect([request?.id, (request?.verdicts.length ?? 0) > 0]).toEqual([id, verdicts])
  })

  test('has its findings in its sandbox only', async () => {
    const alice = mock.sandbox('alice')
    await alice.control.addFault('status:503:times=1')
    for (let attempt = 0; attempt < 2; attempt++)
      await mock.request(`/~alice${path}`, { json }).then((reply) => reply.text())
    expect(alice.clientFindings()).toMatchObject([{ request: 2, rule: 'retried-at-once' }])
    expect(mock.clientFindings()).toEqual([])
    await alice.close()
  })

  test('retries too often', async () => {
    await control.addFault('status:503:retryAfter=0:times=9')
    await sendAgain(8)
    const { findings } = await control.listClientFindings()
    expect(findings).toMatchObject([{ rule: 'retried-too-often', request: 7, earlier: 1 }])
  })

  test.each<[title: string, headers: (attempt: number) => Record<string, string>, rules: string[]]>([
    [
      'by a client that counts its retries',
      (attempt) => ({ 'x-stainless-retry-count': String(attempt) }),
      ['answered-request-repeated'],
    ],
    ['by its idempotency key', () => ({ 'idempotency-key': 'one' }), ['answered-request-repeated']],
    ['if it may be a new call', () => ({}), []],
    ['if the client says that it is a new call', () => ({ 'x-stainless-retry-count': '0' }), []],
  ])('an answered request that is sent again is found %s', async (_title, headers, rules) => {
    await control.addFault('status:503:retryAfter=0:times=1')
    await sendAgain(3, headers)
    const { findings } = await control.listClientFindings()
    expect(findings.map(({ rule }) => rule)).toEqual(rules)
    if (rules.length > 0) expect(findings).toMatchObject([{ request: 3, earlier: 2 }])
  })

  test('that has waited and given up is called again, which is no retry', async () => {
    await control.addFault('status:503:times=3')
    for (const now of [1000, 1500, 1500]) {
      vi.spyOn(performance, 'now').mockReturnValue(now)
      await sendAgain(1)
    }
    expect((await control.listClientFindings()).findings).toEqual([])
  })

  test('has waited if the clock of the sandbox was advanced meanwhile', async () => {
    await control.addFault('status:429:retryAfter=30:times=1')
    await sendAgain(1)
    await control.changeClock({ advanceMs: 30_000 })
    await sendAgain(1)
    expect((await control.listClientFindings()).findings).toEqual([])
  })

  test('that another client sends is no retry', async () => {
    await control.addFault('status:429:times=1')
    await sendAgain(2, (attempt) => ({ 'user-agent': `client ${attempt}` }))
    expect((await control.listClientFindings()).findings).toEqual([])
  })
})

test('a slow request that is sent again without aborting the first one is paid twice', async () => {
  await control.changeClock({ stopped: true })
  await control.addFault('delay:1500:times=1')
  const slow = sendAgain(1)
  await expect.poll(async () => (await control.getState()).counts.running).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 600))
  const again = sendAgain(1)
  await expect.poll(async () => (await control.getState()).counts.requests).toBe(2)
  await control.changeClock({ stopped: false, speed: 0 })
  await Promise.all([slow, again])
  const { findings } = await control.listClientFindings()
  expect(findings).toMatchObject([{ rule: 'answered-request-repeated', request: 2, earlier: 1 }])
})

describe('a client that goes on with half an answer', () => {
  const prompt = 'Why is the sky blue?'
  const gemini = '/v1beta/models/gw-text-large'
  const headers = { 'messages-version': '1' }
  const toTurns = (text: string) => [
    { role: 'user', content: prompt },
    { role: 'assistant', content: text },
    { role: 'user', content: 'And red?' },
  ]
  const toContents = (text: string) =>
    toTurns(text).map(({ role, content }) => ({ role: role === 'user' ? role : 'model', parts: [{ text: content }] }))
  type Turns = ReturnType<typeof toTurns>
  type Format = readonly [name: string, path: string, body: (turns: Turns) => object, text: RegExp, afterEvents: number]
  const formats: readonly Format[] = [
    ['responses', path, (input) => ({ model, input, stream: true }), /"delta":"([^"]*)"/g, 9],
    [
      'messages',
      '/v1/messages',
      (messages) => ({ model, max_tokens: 60, messages, stream: true }),
      /"text_delta","text":"([^"]*)"/g,
      9,
    ],
    [
      'chat completions',
      '/v1/chat/completions',
      (messages) => ({ model, messages, stream: true }),
      /"content":"([^"]+)"/g,
      3,
    ],
    [
      'generate-content',
      `${gemini}:streamGenerateContent?alt=sse`,
      (turns) => ({ contents: toContents(turns[1]?.content ?? '').slice(0, turns.length) }),
      /"text":"([^"]*)"/g,
      2,
    ],
  ]
  const send = async ([, url, body, text]: Format, turns: ReturnType<typeof toTurns>) => {
    const reply = await mock.request(url, { json: body(turns), headers })
    const read = new Response(reply.body?.pipeThrough(new TransformStream()))
    const sent = await read.text().catch(() => undefined)
    return [...(sent ?? '').matchAll(text)].map(([, piece]) => piece).join('')
  }

  test.each(formats)('is found in %s, with what ended the stream', async (...format) => {
    await control.addFault(`error-event:afterEvents=${format[4]}:times=1`)
    const half = await send(format, toTurns('').slice(0, 1))
    expect(half).not.toBe('')
    await send(format, toTurns(half))
    const { findings } = await control.listClientFindings()
    expect(findings).toMatchObject([
      {
        request: 2,
        earlier: 1,
        rule: 'cut-stream-taken-as-whole',
        message: expect.stringContaining('failed with `error`'),
      },
    ])
    expect(await control.getRequest(2)).toMatchObject({
      outcome: 'warning',
      verdicts: findings.map(({ request, ...rest }) => rest),
    })
  })

  test.each(formats)('is not accused in %s if it has sent the request again', async (...format) => {
    await control.addFault(`error-event:afterEvents=${format[4]}:times=1`)
    const first = toTurns('').slice(0, 1)
    await send(format, first)
    const whole = await send(format, first)
    await send(format, toTurns(whole))
    expect((await control.listClientFindings()).findings).toEqual([])
  })
})
