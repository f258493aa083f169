import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { Problem } from '../../../../runtime/problem.ts'
import { traceText } from '../../../../server-stub/adapters/operations/trace-text.ts'
import type { Delta, FinishReason, Prompt } from '../../../../server-stub/ports/text-model.ts'

const prompt: Prompt = {
  model: 'small',
  instructions: 'Be brief.',
  turns: [
    { role: 'user', parts: [{ type: 'text', text: 'Weather?' }] },
    { role: 'assistant', parts: [{ type: 'tool-call', id: 'c1', name: 'look', input: { at: 'Rome' } }] },
    { role: 'user', parts: [{ type: 'tool-result', id: 'c1', text: 'rain', isError: false }] },
    { role: 'assistant', parts: [{ type: 'text', text: 'It' }] },
    { role: 'user', parts: [{ type: 'media', mediaType: 'image/png', data: 'AAAA' }] },
  ],
  tools: [],
  toolChoice: { mode: 'auto', parallel: true },
  output: { type: 'json' },
  reasoning: { enabled: false, visible: false },
  sampling: { temperature: 0.5, topP: 0.9, topK: 40, seed: 7 },
  maxOutputTokens: 50,
  stopSequences: ['secret stop'],
  candidates: 2,
}
const start: Delta = { type: 'start', inputTokens: 9, cachedTokens: 4 }
const end: Delta = { type: 'end', outputTokens: 5, reasoningTokens: 2 }

interface Run {
  readonly steps: readonly (Delta | readonly Delta[])[]
  readonly hasContent?: boolean
  readonly fail?: Error
  /** The client disconnects after this number of steps. */
  readonly leaveAfter?: number
  readonly asked?: Prompt
}

/** The span of a reply of these steps. */
async function trace({ steps, hasContent = false, fail, leaveAfter, asked = prompt }: Run) {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  async function* generate() {
    yield* steps
    if (fail) throw fail
  }
  const text = traceText({ generate, countTokens: () => 1 }, provider.getTracer('test'), hasContent)
  let count = 0
  try {
    for await (const _ of text.generate(asked, new AbortController().signal)) if (++count === leaveAfter) break
  } catch (error) {
    expect(error).toBe(fail)
  }
  const spans = exporter.getFinishedSpans()
  expect(spans).toHaveLength(1)
  return spans[0] ?? expect.unreachable()
}

test('the span has the attributes of the GenAI conventions, and no text of the request or the reply', async () => {
  const finish: Delta[] = [
    { type: 'finish', candidate: 1, reason: 'length' },
    { type: 'finish', candidate: 0, reason: 'tool-calls' },
  ]
  const span = await trace({ steps: [start, { type: 'text', text: 'Sun', candidate: 0 }, [...finish, end]] })
  expect([span.name, span.kind]).toEqual(['chat small', 2])
  expect(span.attributes).toEqual({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'gatewright',
    'gen_ai.request.model': 'small',
    'gen_ai.output.type': 'json',
    'gen_ai.request.max_tokens': 50,
    'gen_ai.request.stream': true,
    'gen_ai.request.choice.count': 2,
    'gen_ai.request.temperature': 0.5,
    'gen_ai.request.top_p': 0.9,
    'gen_ai.request.top_k': 40,
    'gen_ai.request.seed': 7,
    'gen_ai.response.model': 'small',
    'gen_ai.response.finish_reasons': ['tool_call', 'length'],
    'gen_ai.response.time_to_first_chunk': expect.any(Number),
    'gen_ai.usage.input_tokens': 9,
    'gen_ai.usage.cache_read.input_tokens': 4,
    'gen_ai.usage.output_tokens': 5,
    'gen_ai.usage.reasoning.output_tokens': 2,
  })
})

test.each<[FinishReason, string]>([
  ['stop', 'stop'],
  ['stop-sequence', 'stop'],
  ['safety', 'content_filter'],
  ['malformed-call', 'error'],
])('the finish reason %s is %s, and usage at the end replaces that of the start', async (reason, expected) => {
  const steps: Delta[] = [start, { type: 'finish', candidate: 0, reason }, { ...end, input: { tokens: 11, cached: 0 } }]
  const { attributes } = await trace({ steps })
  expect(attributes['gen_ai.response.finish_reasons']).toEqual([expected])
  expect(attributes['gen_ai.usage.input_tokens']).toBe(11)
  expect(attributes).not.toHaveProperty('gen_ai.response.time_to_first_chunk')
})

test('on request it has the messages, with the calls and results of tools and without the bytes of media', async () => {
  const steps: Delta[] = [
    start,
    { type: 'reasoning', text: 'Hm.' },
    { type: 'text', text: 'It ', candidate: 0 },
    { type: 'text', text: 'rains.', candidate: 0 },
    { type: 'tool-call', id: 'c2', name: 'look', candidate: 0 },
    { type: 'tool-arguments', json: '{"at":' },
    { type: 'tool-arguments', json: '1}' },
    { type: 'finish', candidate: 0, reason: 'tool-calls' },
    end,
  ]
  const { attributes } = await trace({ steps, hasContent: true })
  const read = (name: string) => JSON.parse(String(attributes[name]))
  expect(read('gen_ai.system_instructions')).toEqual([{ type: 'text', content: 'Be brief.' }])
  expect(read('gen_ai.input.messages')).toEqual([
    { role: 'user', parts: [{ type: 'text', content: 'Weather?' }] },
    { role: 'assistant', parts: [{ type: 'tool_call', id: 'c1', name: 'look', arguments: '{"at":"Rome"}' }] },
    { role: 'tool', parts: [{ type: 'tool_call_response', id: 'c1', response: 'rain' }] },
    { role: 'assistant', parts: [{ type: 'text', content: 'It' }] },
    { role: 'user', parts: [{ type: 'blob', mime_type: 'image/png', modality: 'image', content: '' }] },
  ])
  const parts = [
    { type: 'reasoning', content: 'Hm.' },
    { type: 'text', content: 'It rains.' },
    { type: 'tool_call', id: 'c2', name: 'look', arguments: '{"at":1}' },
  ]
  expect(read('gen_ai.output.messages')).toEqual([{ role: 'assistant', parts, finish_reason: 'tool_call' }])
})

test('long content is cut, and keeps the last turns', async () => {
  const long = 'x'.repeat(1_000_000)
  const asked: Prompt = {
    ...prompt,
    turns: [
      { role: 'user', parts: [{ type: 'text', text: long }] },
      { role: 'assistant', parts: Array.from({ length: 100_000 }, () => ({ type: 'text', text: 'many' })) },
      { role: 'user', parts: [{ type: 'text', text: 'the last' }] },
    ],
  }
  const text: Delta = { type: 'text', text: long, candidate: 0 }
  const { attributes } = await trace({ asked, steps: [start, text, text, end], hasContent: true })
  const input = String(attributes['gen_ai.input.messages'])
  expect(JSON.parse(input).at(-1).parts).toEqual([{ type: 'text', content: 'the last' }])
  expect(input.length).toBeLessThan(40_000)
  expect(String(attributes['gen_ai.output.messages']).length).toBeLessThan(40_000)
})

test('a failure is an error by its kind, a disconnect is none, and neither has usage', async () => {
  const problem = new Problem('rate-limited', 'Words of the client')
  const failed = await trace({ steps: [start], fail: problem })
  expect(failed.status).toEqual({ code: 2, message: 'rate-limited' })
  expect(failed.attributes['error.type']).toBe('rate-limited')
  const left = await trace({ steps: [start, { type: 'text', text: 'a', candidate: 0 }, end], leaveAfter: 2 })
  expect(left.status.code).toBe(0)
  for (const { attributes } of [failed, left]) expect(attributes).not.toHaveProperty('gen_ai.usage.input_tokens')
})
