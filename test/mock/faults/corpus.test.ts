import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import type { Stream } from '../../../server-stub/core/contract.ts'
import { parseEvents } from '../../../server-stub/core/stream/read-events.ts'
import { illegalStreams } from '../../../server-stub/mock/faults/corpus.ts'
import { createMock } from '../../../server-stub/mock/in-process.ts'
import { judgeEvents } from '../../find-violations.ts'

const mock = await createMock()
afterAll(() => mock.close())

const requests: Readonly<Record<string, { readonly path: string; readonly json: object }>> = {
  createMessage: {
    path: '/v1/messages',
    json: { model: 'gw-text-large', max_tokens: 50, messages: [{ role: 'user', content: 'Hello' }], stream: true },
  },
  createResponse: { path: '/v1/responses', json: { model: 'gw-text-large', input: 'Hello', stream: true } },
  streamGenerateContentArray: {
    path: '/v1beta/models/gw-text-large:streamGenerateContent',
    json: { contents: [{ parts: [{ text: 'Hello' }] }] },
  },
  streamGenerateContentEvents: {
    path: '/v1beta/models/gw-text-large:streamGenerateContent?alt=sse',
    json: { contents: [{ parts: [{ text: 'Hello' }] }] },
  },
}

function ask(name: string, { path, json }: { readonly path: string; readonly json: object }): Promise<Response> {
  const headers = {
    authorization: `Bearer ${mock.key}`,
    'content-type': 'application/json',
    'messages-version': '2023-06-01',
    prefer: `fault=${name}`,
  }
  return mock.fetch(mock.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(json) })
}

/** Whether anything in a body breaks the declared order or a schema. */
function isIllegal(stream: Stream, body: string): boolean {
  const events =
    stream.framing === 'json-array'
      ? JSON.parse(body).map((data: unknown) => ({ event: '', data }))
      : parseEvents(body).map(({ event = '', data }) => ({ event, data: JSON.parse(data) }))
  return judgeEvents(stream, events).length > 0
}

test.each(illegalStreams())(
  '$stream.name $name is sent as a stream that breaks the contract',
  async ({ name, stream }) => {
    const request = requests[stream.name]
    if (!request) throw new Error(`how is ${stream.name} asked for?`)
    const reply = await ask(name, request)
    expect(reply.status).toBe(200)
    expect(isIllegal(stream, await reply.text())).toBe(true)
  },
)

test('without a fault no stream is illegal', async () => {
  for (const stream of new Set(illegalStreams().map((each) => each.stream))) {
    const request = requests[stream.name]
    if (!request) throw new Error(`how is ${stream.name} asked for?`)
    const reply = await ask('delay:0', request)
    expect(isIllegal(stream, await reply.text())).toBe(false)
  }
})

test('every event of every stream is in the corpus', () => {
  for (const stream of new Set(illegalStreams().map((each) => each.stream))) {
    const names = illegalStreams().filter((each) => each.stream === stream)
    for (const { name } of stream.events)
      expect(names.filter((each) => each.name.includes(`/${name}-`)).length, name).toBeGreaterThan(0)
  }
})

test('a stream of another family or an unknown one is refused', async () => {
  const { createMessage = { path: '', json: {} } } = requests
  const other = await ask('responses/response.created-twice', createMessage)
  expect(other.status).toBe(400)
  expect(await other.json()).toMatchObject({
    error: {
      message:
        'Prefer: the fault responses/response.created-twice cannot apply to this request: it belongs to another stream than createMessage.',
    },
  })
  const unknown = await ask('messages/message_stop-twise', createMessage)
  expect(await unknown.json()).toMatchObject({
    error: {
      message:
        'Prefer: name: unknown stream `messages/message_stop-twise`; did you mean `messages/message_stop-twice`? docs/mock/illegal-streams.md lists them.',
    },
  })
})

test('it can be requested in the model id by official clients', async () => {
  const anthropic = new Anthropic({ baseURL: mock.baseUrl, apiKey: mock.key, fetch: mock.fetch, maxRetries: 0 })
  const messages = [{ role: 'user', content: 'Hello' } as const]
  const model = 'gw-text-large+fault=messages/message_start-missing'
  const final = anthropic.messages.stream({ model, max_tokens: 50, messages }).finalMessage()
  await expect(final).rejects.toBeInstanceOf(Anthropic.AnthropicError)
  const openai = new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch, maxRetries: 0 })
  const created = openai.responses.create({ model: 'gw-text-large+fault=status:429', input: 'Hello' })
  await expect(created).rejects.toBeInstanceOf(OpenAI.RateLimitError)
})

test('docs/mock/illegal-streams.md lists all of them', async () => {
  const rows = illegalStreams().map(({ name, stream, about, because, example }) => ({
    stream: stream.name,
    row: `| \`${name}\` | ${about} (\`${example}\`) | ${because} |`,
  }))
  const tables = Object.entries(Object.groupBy(rows, ({ stream }) => stream)).map(
    ([stream, group = []]) =>
      `## ${stream}\n\n| name | alteration (example) | first finding |\n|---|---|---|\n${group.map(({ row }) => row).join('\n')}\n`,
  )
  const intro = `# Illegal streams

Each is an example stream of the contract with one alteration that breaks the declared order or the schema of an event.
How to use them: [faults](faults.md#illegal-streams).
`
  await expect([intro, ...tables].join('\n')).toMatchFileSnapshot('../../../docs/mock/illegal-streams.md')
})
