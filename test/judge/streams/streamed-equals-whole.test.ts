import { afterAll, describe, expect, test } from 'vitest'
import * as streams from '../../../generated/streams.ts'
import type { Stream } from '../../../server-stub/core/contract.ts'
import { streamedEqualsWhole } from '../../../server-stub/judge/difference.ts'
import { familyRules } from '../../../server-stub/judge/families/families.ts'
import type { Finding } from '../../../server-stub/judge/finding.ts'
import { StreamJudge } from '../../../server-stub/judge/stream.ts'
import type { JudgedEvent } from '../../../server-stub/judge/stream-rule.ts'
import { serve } from '../../sdk/serve.ts'

const served = await serve()

afterAll(() => served.close())

interface Ask {
  readonly stream: Stream
  readonly streamed: string
  readonly whole: string
  readonly body: (prompt: string) => object
}

const call = { name: 'tides', parameters: { type: 'object', properties: { port: { type: 'string' } } } }
const contents = (prompt: string, candidateCount: number) => ({
  contents: [{ role: 'user', parts: [{ text: prompt }] }],
  tools: [{ functionDeclarations: [call] }, { codeExecution: {} }],
  generationConfig: { candidateCount },
})
const whole = '/v1beta/models/gw-text-large:generateContent?key=sk-test'

const asks: Readonly<Record<string, Ask>> = {
  messages: {
    stream: streams.createMessage,
    streamed: '/v1/messages',
    whole: '/v1/messages',
    body: (content) => ({
      model: 'gw-text-large',
      max_tokens: 2000,
      thinking: { type: 'enabled', budget_tokens: 1024 },
      tools: [{ name: call.name, input_schema: call.parameters }],
      messages: [{ role: 'user', content }],
    }),
  },
  responses: {
    stream: streams.createResponse,
    streamed: '/v1/responses',
    whole: '/v1/responses',
    body: (input) => ({
      model: 'gw-text-large',
      input,
      reasoning: { summary: 'auto' },
      tools: [{ type: 'function', strict: true, ...call }, { type: 'web_search_preview' }],
    }),
  },
  'generate-content': {
    stream: streams.streamGenerateContentEvents,
    streamed: '/v1beta/models/gw-text-large:streamGenerateContent?alt=sse&key=sk-test',
    whole,
    body: (prompt) => contents(prompt, 2),
  },
  'generate-content array': {
    stream: streams.streamGenerateContentArray,
    streamed: '/v1beta/models/gw-text-large:streamGenerateContent?key=sk-test',
    whole,
    body: (prompt) => contents(prompt, 1),
  },
}

function post(path: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${served.key}`,
    'x-api-key': served.key,
    'messages-version': '2023-06-01',
  }
  return fetch(served.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function askBoth({ stream, streamed, whole, body }: Ask, prompt: string) {
  const reply = await post(streamed, { ...body(prompt), stream: true })
  if (!reply.body) throw new Error('There is no body.')
  const events: JudgedEvent[] = []
  const findings: Finding[] = []
  const judge = new StreamJudge(stream, {
    contentType: reply.headers.get('content-type') ?? '',
    rules: familyRules.streams[stream.operationId],
    onEvent: (event) => events.push(event),
    onFinding: (finding) => findings.push(finding),
  })
  for await (const chunk of reply.body) judge.feed(chunk)
  judge.end()
  return { events, findings, reply: (await (await post(whole, body(prompt))).json()) as Record<string, unknown> }
}

const prompts = [
  'sim:text Why is the sky blue?',
  'sim:unicode',
  'sim:think Why?',
  'sim:tool',
  'sim:search cats',
  'sim:length',
  'sim:computer Click it',
  'sim:files',
  'sim:refuse',
  'sim:safety',
  'sim:empty',
]

describe.each(Object.entries(asks))('%s', (_, ask) => {
  const rules = familyRules.streams[ask.stream.operationId]
  if (!rules) throw new Error(`There are no rules for ${ask.stream.operationId}.`)

  test.each(prompts)('%s: the mock sends a valid stream of the whole reply', async (prompt) => {
    const { events, findings, reply } = await askBoth(ask, prompt)
    expect(findings).toEqual([])
    expect(events.length).toBeGreaterThan(0)
    expect(streamedEqualsWhole(rules, events, reply)).toEqual([])
  })

  test('a different reply and a different field are reported', async () => {
    const { events, reply } = await askBoth(ask, 'sim:echo High tide at noon')
    const other = await askBoth(ask, 'sim:echo Low tide at noon')
    expect(streamedEqualsWhole(rules, events, reply)).toEqual([])
    expect(streamedEqualsWhole(rules, other.events, reply)).toMatchObject([
      { rule: 'streamed-equals-whole', place: expect.stringMatching(/text$/), message: expect.stringContaining('Low') },
    ])
    expect(streamedEqualsWhole(rules, events, { ...reply, more: 1 })).toMatchObject([{ place: 'stream more' }])
  })
})
