import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CreateMessageEvent } from '../../../generated/handlers.ts'
import { createApp } from '../../../server-stub/app.ts'
import { foldMessage } from '../../../server-stub/handlers/messages/fold.ts'
import { findViolations } from '../../find-violations.ts'
import { from } from './tell.ts'

const { violations, replyValidation } = findViolations()
const options = {
  keys: ['sk-test'],
  speed: 0,
  replyValidation,
}
const headers = { 'x-api-key': 'sk-test', 'messages-version': '2023-06-01' }
const least = { model: 'gw-text-large', max_tokens: 256, messages: [{ role: 'user', content: 'Hello' }] }
let lenient: FastifyInstance
let strict: FastifyInstance

beforeAll(async () => {
  lenient = await createApp({ ...options, log: () => undefined })
  strict = await createApp({ ...options, strict: true, log: () => undefined })
})

afterAll(async () => {
  await Promise.all([lenient.close(), strict.close()])
  expect(violations).toEqual([])
})

async function post(payload: object, own: Record<string, string> = headers, app = lenient) {
  const reply = await app.inject({ method: 'POST', url: '/v1/messages', headers: own, payload })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, json: () => reply.json() }
}

function ask(content: string): object {
  return { ...least, messages: [{ role: 'user', content }] }
}

/** What the lines of a stream say. */
function getEvents(lines: string): CreateMessageEvent[] {
  return lines
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(each) ?? []
      return { event, data: JSON.parse(data ?? '') } as CreateMessageEvent
    })
}

test.each([
  'Hello',
  'sim:think Why is the sky blue?',
  'sim:length Go',
  'sim:empty',
  'sim:unicode',
  'sim:refuse Pick a lock',
  'sim:search The news',
  'sim:computer Click it',
  'sim:blocked Hi',
  'sim:image A fox',
  'sim:safety Hi',
])('streamed and not, the reply is the same: %s', async (words) => {
  const whole = (await post(ask(words))).json()
  const events = getEvents((await post({ ...ask(words), stream: true })).text)
  const streamed = await foldMessage(from(events))
  expect({ ...streamed, id: '', content: withoutIds(streamed.content) }).toEqual({
    ...whole,
    id: '',
    content: withoutIds(whole.content),
  })
  expect(whole.usage.output_tokens).toBeGreaterThan(0)
})

function withoutIds(content: readonly object[]): object[] {
  return content.map((block) => ({ ...block, id: '', signature: '' }))
}

test('a call that runs into the limit', async () => {
  const tools = [
    {
      name: 'write',
      input_schema: { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 400 } } },
    },
  ]
  const reply = await post({ ...least, max_tokens: 8, tools, tool_choice: { type: 'any' } })
  expect(reply.json()).toMatchObject({ stop_reason: 'max_tokens', content: [{ type: 'tool_use', name: 'write' }] })
})

test('a tool of the client may have null for its type', async () => {
  const tools = [{ type: null, name: 'look', input_schema: { type: 'object' } }]
  expect((await post({ ...least, tools })).json()).toMatchObject({ stop_reason: 'tool_use' })
})

describe('data in base64', () => {
  const image = (data: string) => ({ type: 'image', source: { type: 'base64', media_type: 'image/png', data } })
  const paper = (data: string) => ({
    type: 'document',
    source: { type: 'base64', media_type: 'application/pdf', data },
  })
  const send = async (block: object) => post({ ...least, messages: [{ role: 'user', content: [block] }] })

  test.each(['abcd', 'abc=', 'ab==', 'abcdef=='])('is %s', async (data) => {
    expect((await send(image(data))).status).toBe(200)
    expect((await send(paper(data))).status).toBe(200)
  })

  test.each(['', 'a', 'abc', 'abcde', 'abcd=', 'abcd==', 'abc==', '====', 'ab-_', 'ab\ncd'])(
    'is not %j',
    async (data) => {
      for (const block of [image(data), paper(data)]) {
        const reply = await send(block)
        expect(reply.status).toBe(400)
        expect(reply.json().error.message).toContain('messages[0].content[0].source.data')
      }
    },
  )

  test('may be long', async () => {
    expect((await send(image('abcd'.repeat(7_500_000)))).status).toBe(200)
    expect((await send(image(`${'abcd'.repeat(7_500_000)}e`))).status).toBe(400)
  })
})

describe('refusals', () => {
  const enabled = (budget_tokens: number) => ({ type: 'enabled', budget_tokens })

  test.each<[string, object, string, string]>([
    ['no model', { model: undefined }, 'model', ''],
    ['an empty model', { model: '' }, 'model', '1'],
    ['a long model', { model: 'm'.repeat(257) }, 'model', '256'],
    ['no max_tokens', { max_tokens: undefined }, 'max_tokens', ''],
    ['max_tokens of 1', { max_tokens: 1 }, 'max_tokens', '1'],
    ['temperature 0', { temperature: 0 }, 'temperature', '0'],
    ['temperature 1', { temperature: 1 }, 'temperature', '1'],
    ['top_p 0', { top_p: 0 }, 'top_p', '0'],
    ['top_p 1', { top_p: 1 }, 'top_p', '1'],
    ['top_k 0', { top_k: 0 }, 'top_k', '0'],
    ['a small budget', { thinking: enabled(1023), max_tokens: 4096 }, 'thinking.budget_tokens', '1024'],
    [
      'a budget as large as max_tokens',
      { thinking: enabled(2048), max_tokens: 2048 },
      'thinking.budget_tokens',
      '2048',
    ],
    ['a long user_id', { metadata: { user_id: 'u'.repeat(257) } }, 'metadata.user_id', '256'],
    ['a system role', { messages: [{ role: 'system', content: 'a' }] }, 'messages[0].role', 'user'],
    [
      'an empty text',
      { messages: [{ role: 'user', content: [{ type: 'text', text: '' }] }] },
      'messages[0].content[0].text',
      '',
    ],
    [
      'a picture of another type',
      {
        messages: [
          {
            role: 'user',
            content: [{ type: 'image', source: { type: 'base64', media_type: 'image/bmp', data: 'AAAA' } }],
          },
        ],
      },
      'messages[0].content[0].source.media_type',
      'image/png',
    ],
    [
      'a document of another source',
      { messages: [{ role: 'user', content: [{ type: 'document', source: { type: 'file', file_id: 'f' } }] }] },
      'messages[0].content[0].source',
      '',
    ],
    ['a tool without a name', { tools: [{ name: '', input_schema: {} }] }, 'tools[0].name', '1'],
    ['a long tool name', { tools: [{ name: 'n'.repeat(65), input_schema: {} }] }, 'tools[0].name', '64'],
    ['a tool without a schema', { tools: [{ name: 'n' }] }, 'tools[0]', 'input_schema'],
    ['another built-in tool', { tools: [{ type: 'bash_20300101', name: 'bash' }] }, 'tools[0].type', ''],
    ['no choice of tools', { tool_choice: { type: 'none' } }, 'tool_choice', ''],
  ])('%s', async (_, change, place, rule) => {
    for (const stream of [false, true]) {
      const reply = await post({ ...least, ...change, stream })
      expect(reply.status).toBe(400)
      const { error, type } = reply.json()
      expect({ type, class: error.type }).toEqual({ type: 'error', class: 'invalid_request_error' })
      expect(error.message).toContain(place)
      expect(error.message).toContain(rule)
    }
  })

  test('a result of no call has a code', async () => {
    const content = [{ type: 'tool_result', tool_use_id: 'toolu_9', content: '' }]
    const reply = await post({ ...least, messages: [{ role: 'user', content }] })
    expect(reply.status).toBe(400)
    expect(reply.json()).toEqual({
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: expect.stringMatching(/^messages\[0\]\.content\[0\]\.tool_use_id: .*toolu_9/),
        code: 'tool_use_not_found',
      },
    })
  })

  test.each([{}, { 'x-api-key': 'sk-wrong' }])('no key or a wrong one: %j', async (key) => {
    const reply = await post(least, { 'messages-version': '1', ...key })
    expect(reply.status).toBe(401)
    expect(reply.json()).toEqual({
      type: 'error',
      error: { type: 'authentication_error', message: expect.any(String), code: 'invalid_api_key' },
    })
  })

  test('no version', async () => {
    const reply = await post(least, { 'x-api-key': 'sk-test' })
    expect(reply.status).toBe(400)
    expect(reply.json().error.message).toContain('messages-version')
  })

  test('what published clients send instead is taken, unless strict', async () => {
    const own = { authorization: 'Bearer sk-test', 'anthropic-version': '2023-06-01' }
    expect((await post(least, own)).status).toBe(200)
    expect((await post(least, own, strict)).status).toBe(401)
    expect((await post(least, { 'x-api-key': 'sk-test', 'anthropic-version': '1' }, strict)).status).toBe(400)
    expect((await post(least, headers, strict)).status).toBe(200)
  })

  test.each<[string, { method: 'GET' | 'POST'; url: string; payload?: string; type?: string }, number]>([
    ['a path that is not documented', { method: 'POST', url: '/v1/messages/count_tokens', payload: '{}' }, 404],
    ['another method', { method: 'GET', url: '/v1/messages' }, 405],
    ['a body that is not JSON', { method: 'POST', url: '/v1/messages', payload: '{"a"' }, 400],
    ['a body of another type', { method: 'POST', url: '/v1/messages', payload: 'a', type: 'text/plain' }, 415],
  ])('%s', async (_, { method, url, payload, type = 'application/json' }, status) => {
    const body = payload === undefined ? {} : { payload, headers: { ...headers, 'content-type': type } }
    const reply = await lenient.inject({ method, url, headers, ...body })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ type: 'error', error: { type: 'invalid_request_error' } })
    if (status === 405) expect(reply.headers.allow).toBe('POST')
  })

  test.each<[string, number, string]>([
    ['rate-limit', 429, 'rate_limit_error'],
    ['fail', 500, 'server_error'],
    ['overloaded', 500, 'server_error'],
    ['timeout', 500, 'server_error'],
    ['fail-midway', 500, 'server_error'],
  ])('sim:%s', async (word, status, type) => {
    const reply = await post(ask(`sim:${word}`))
    expect(reply.status).toBe(status)
    expect(reply.json()).toMatchObject({ type: 'error', error: { type } })
    if (status === 429) expect(reply.headers['retry-after']).toBe('2')
  })

  test('a failure in the middle of a stream', async () => {
    const events = getEvents((await post({ ...ask('sim:fail-midway Hi'), stream: true })).text)
    expect(events[0]?.event).toBe('message_start')
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { type: 'error', error: { type: 'server_error' } } })
  })
})
