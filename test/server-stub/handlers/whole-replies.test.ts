import fc from 'fast-check'
import { Problem, type Stream, type Validate } from 'gatewright/core'
import type { Clock, Prompt, TextModel, Tool } from 'gatewright/stub'
import { expect, test, vi } from 'vitest'
import { createChatCompletion } from '../../../generated/chat-completions/streams.ts'
import { ChatCompletion as isCompletion } from '../../../generated/chat-completions/validators/chat-completions.js'
import * as streams from '../../../generated/streams.ts'
import { GenerateContentResponse as isContent } from '../../../generated/validators/generate-content.js'
import { Message as isMessage } from '../../../generated/validators/messages.js'
import { Response as isResponse } from '../../../generated/validators/responses.js'
import { scriptedTextModel } from '../../../mock/scenarios/scripted-text-model.ts'
import { directives } from '../../../mock/simulator/text/directives.ts'
import { makeWaits } from '../../../mock/simulator/text/pace.ts'
import { simulatedTextModel } from '../../../mock/simulator/text/text-model.ts'
import { realClock } from '../../../runtime/clock.ts'
import type { NamedEvent } from '../../../runtime/handler.ts'
import { ownValue } from '../../../runtime/json.ts'
import { streamedEqualsWhole } from '../../../runtime/judge/difference.ts'
import { chatCompletions } from '../../../server-stub/handlers/chat-completions/contract.ts'
import { ChunkEncoder as ChatEncoder } from '../../../server-stub/handlers/chat-completions/encode.ts'
import { foldChunks as foldChat } from '../../../server-stub/handlers/chat-completions/fold.ts'
import { ChunkEncoder } from '../../../server-stub/handlers/generate-content/encode.ts'
import { foldChunks } from '../../../server-stub/handlers/generate-content/fold.ts'
import { UsageCount } from '../../../server-stub/handlers/generate-content/usage.ts'
import { MessageEncoder } from '../../../server-stub/handlers/messages/encode.ts'
import { foldMessage } from '../../../server-stub/handlers/messages/fold.ts'
import { beginResponse } from '../../../server-stub/handlers/responses/echo.ts'
import { encodeResponse } from '../../../server-stub/handlers/responses/encode.ts'
import { foldResponse } from '../../../server-stub/handlers/responses/fold.ts'
import { encodeAll } from '../../../server-stub/handlers/text-format.ts'
import { getPrompt, time, weather } from '../../mock/simulator/text/ask.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { allRules, judgeEvents } from '../../support/find-violations.ts'
import { serveApp } from '../../support/serve-app.ts'
import { from } from './deltas.ts'

const { signal } = new AbortController()

interface Format {
  readonly stream: Stream
  readonly isReply: Validate
  /** The events of a reply to a prompt, and what they add up to. */
  readonly encode: (model: TextModel, prompt: Prompt, whole: boolean) => Promise<Encoded>
}

interface Encoded {
  readonly events: readonly NamedEvent[]
  readonly reply: object
}

function counter() {
  let count = 0
  return (prefix: string) => `${prefix}${count++}`
}

const formats: Readonly<Record<'chat-completions' | 'messages' | 'generate-content' | 'responses', Format>> = {
  'chat-completions': {
    stream: createChatCompletion,
    isReply: isCompletion,
    encode: async (model, prompt, whole) => {
      const head = { id: '1', created: 1, model: prompt.model, choices: prompt.candidates, hasUsage: true }
      const events = await encodeAll(model.generate(prompt, signal, { whole }), new ChatEncoder(head))
      return { events, reply: foldChat(events) }
    },
  },
  messages: {
    stream: streams.createMessage,
    isReply: isMessage,
    encode: async (model, prompt, whole) => {
      const deltas = model.generate({ ...prompt, candidates: 1 }, signal, { whole })
      const events = await encodeAll(deltas, new MessageEncoder({ id: 'msg_1', model: prompt.model }))
      return { events, reply: foldMessage(events) }
    },
  },
  'generate-content': {
    stream: streams.streamGenerateContentEvents,
    isReply: isContent,
    encode: async (model, prompt, whole) => {
      const { candidates } = prompt
      const head = { id: '1', model: prompt.model, candidates, safety: [], usage: new UsageCount(prompt, model) }
      const events = await encodeAll(model.generate(prompt, signal, { whole }), new ChunkEncoder(head))
      return { events, reply: foldChunks(events) }
    },
  },
  responses: {
    stream: streams.createResponse,
    isReply: isResponse,
    encode: async (model, prompt, whole) => {
      const body = { model: prompt.model, input: '', reasoning: { summary: 'auto' as const } }
      const response = beginResponse(body, { id: 'resp_1', createdAt: 0 })
      const head = { response, include: ['reasoning.encrypted_content' as const], newId: counter(), now: () => 1 }
      const deltas = model.generate({ ...prompt, candidates: 1 }, signal, { whole })
      const events = (await Array.fromAsync(encodeResponse(deltas, head))).flat()
      return { events, reply: await foldResponse(from(events)) }
    },
  },
}

function check({ stream, isReply }: Format, { events, reply }: Encoded): void {
  const rules = ownValue(allRules.streams, stream.operationId)
  expect(judgeEvents(stream, events, rules)).toEqual([])
  const numbered = events.map(({ event = '', ...others }, at) => ({ ...others, event, number: at + 1, atMs: 0 }))
  const isFailed = events.at(-1)?.event === 'response.failed'
  expect(isFailed ? [] : rules && streamedEqualsWhole(rules, numbered, reply)).toEqual([])
  expect(isReply(reply), JSON.stringify(isReply.errors)).toBe(true)
}

type Refused = Pick<Problem, 'kind' | 'message'>

async function settle(encoded: Promise<Encoded>): Promise<Encoded | Refused> {
  try {
    return await encoded
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { kind: error.kind, message: error.message }
  }
}

const getReply = (given: Encoded | Refused) => ('events' in given ? given.reply : given)

const words = ['\n', ...'tides Lisbon the Python list weather files naïve 🙂👩‍💻 海 42 click "x"'.split(' ')]
const marks = Object.keys(directives).map((name) => `sim:${name}`)
const tools: readonly Tool[] = [
  weather,
  time,
  { type: 'web-search' },
  { type: 'file-search', maxResults: 3 },
  { type: 'code-execution' },
  { type: 'computer', width: 800, height: 600 },
]
const text = fc
  .tuple(
    fc.option(fc.constantFrom(...marks), { nil: '' }),
    fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), { maxLength: 12 }),
  )
  .map(([mark, said]) => [mark, ...said].join(' '))
const prefill = fc.option(fc.constantFrom('Well, ', 'The height of the tide', '{'), { nil: undefined, freq: 2 })
const turns = fc.tuple(text, prefill, fc.boolean()).map(([said, begun, hasResult]): Prompt['turns'] => {
  const result = { type: 'tool-result', id: 'a', text: '{"celsius": 21}', isError: false } as const
  const user = { type: 'text', text: said } as const
  return [
    { role: 'user', parts: hasResult ? [result, user] : [user] },
    ...(begun === undefined ? [] : [{ role: 'assistant' as const, parts: [{ type: 'text' as const, text: begun }] }]),
  ]
})

function maybe<K extends keyof Prompt>(name: K, values: fc.Arbitrary<NonNullable<Prompt[K]>>) {
  return fc.option(values, { nil: undefined, freq: 2 }).map((value) => (value === undefined ? {} : { [name]: value }))
}

const limits = fc
  .tuple(
    maybe('maxOutputTokens', fc.integer({ min: 1, max: 90 })),
    maybe('stopSequences', fc.subarray(['.', ' the', 'e', '🙂', '\n', 'zzz'], { minLength: 1 })),
    maybe('candidates', fc.integer({ min: 2, max: 3 })),
    maybe('logprobs', fc.integer({ min: 0, max: 2 })),
    maybe('pages', fc.constant(['https://example.com/a', 'https://nowhere.invalid'])),
    maybe('cachedContent', fc.constant('cachedContents/a')),
    maybe('sampling', fc.record({ seed: fc.nat() })),
  )
  .map((parts): Partial<Prompt> => Object.assign({}, ...parts))
const output: fc.Arbitrary<Prompt['output']> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ type: 'text' as const }) },
  fc.constant({ type: 'json' as const }),
  fc.constant({ type: 'json' as const, schema: { type: 'object', properties: { a: { type: 'string' } } } }),
  fc.constant({ type: 'choice' as const, values: ['yes', 'no'] }),
  fc.constant({ type: 'media' as const, modalities: ['text' as const, 'image' as const] }),
)
const reasoning: fc.Arbitrary<Prompt['reasoning']> = fc.record(
  {
    enabled: fc.boolean(),
    visible: fc.boolean(),
    budgetTokens: fc.integer({ min: 1, max: 40 }),
    effort: fc.constantFrom('low', 'medium', 'high'),
  },
  { requiredKeys: ['enabled', 'visible'] },
)
const toolChoice: fc.Arbitrary<Prompt['toolChoice']> = fc.oneof(
  fc.record({ mode: fc.constantFrom('auto', 'none', 'required'), parallel: fc.boolean() }),
  fc.record({ mode: fc.constant('named'), name: fc.constantFrom('get_weather', 'computer'), parallel: fc.boolean() }),
)
const offered = fc.oneof(fc.constant([]), fc.subarray([...tools], { minLength: 1 }))
const prompts = fc
  .tuple(turns, limits, fc.record({ output, reasoning, toolChoice, tools: offered }))
  .map(([asked, limit, more]) => getPrompt('', { turns: asked, ...limit, ...more }))

const answers = fc
  .tuple(
    fc.oneof(
      fc.record({ text: fc.oneof(text, fc.array(text, { maxLength: 3 })) }),
      fc.record({ json: fc.jsonValue() }),
      fc.record({ refusal: text }),
      fc.record({ calls: fc.constant([{ name: 'get_weather', arguments: { city: 'Lisbon' } }, { name: 'get_time' }]) }),
    ),
    fc.oneof(fc.constant({}), fc.record({ reasoning: text })),
    fc.oneof(fc.constant({}), fc.record({ usage: fc.record({ outputTokens: fc.nat({ max: 99 }) }) })),
  )
  .map((parts) => Object.assign({}, ...parts))

const simulated = simulatedTextModel({ seed: 1, clock: realClock(0) })
const names = Object.keys(formats) as (keyof typeof formats)[]

test.each(names)('a whole reply of %s is valid, and the fold of its valid stream', async (name) => {
  const format = formats[name]
  const property = fc.asyncProperty(prompts, async (prompt) => {
    const whole = await settle(format.encode(simulated, prompt, true))
    const streamed = await settle(format.encode(simulated, prompt, false))
    if ('events' in streamed) check(format, streamed)
    expect(getReply(whole)).toEqual(getReply(streamed))
  })
  await fc.assert(property, { numRuns: 150, seed: 1 })
})

test.each(names)('so it is if a scenario gives the answer, for %s', async (name) => {
  const pace = { clock: realClock(0), waits: makeWaits({ firstTokenMs: 0, tokensPerSecond: 1, jitter: 0 }, fail) }
  const property = fc.asyncProperty(answers, prompts, async (answer, prompt) => {
    const model = scriptedTextModel(answer, { ...pace, seed: [1], label: 'the scenario' })
    const encode = async (whole: boolean) => getReply(await settle(formats[name].encode(model, prompt, whole)))
    expect(await encode(true)).toEqual(await encode(false))
  })
  await fc.assert(property, { numRuns: 150, seed: 1 })
})

function fail(): never {
  throw new Error('nothing here is random')
}

test('a whole reply takes as long as its stream', async () => {
  const measure = async (prompt: Prompt, whole: boolean) => {
    let ms = 0
    const sleep = (slept: number) => {
      ms += slept
      return undefined
    }
    const clock: Clock = { now: () => 0, sleep }
    await settle(formats['generate-content'].encode(simulatedTextModel({ seed: 1, clock }), prompt, whole))
    return ms
  }
  const property = fc.asyncProperty(prompts, async (prompt) => {
    expect(await measure(prompt, true)).toBeCloseTo(await measure(prompt, false), 6)
  })
  await fc.assert(property, { numRuns: 100, seed: 1 })
})

test('a whole reply waits for its delays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const model = simulatedTextModel({ seed: 1, clock: { now: () => 0, sleep: () => promise } })
  const encoded = formats.messages.encode(model, getPrompt('Hello'), true)
  expect(await Promise.race([encoded, new Promise((done) => setImmediate(done, 'waiting'))])).toBe('waiting')
  resolve()
  expect(await encoded).toMatchObject({ reply: { type: 'message' } })
})

test('a reply that is sent whole has a delta for each block', async () => {
  const batches = await Array.fromAsync(simulated.generate(getPrompt('sim:think sim:long'), signal, { whole: true }))
  expect(batches.flat().map((delta) => delta.type)).toEqual(['start', 'reasoning', 'text', 'finish', 'end'])
})

const message = { max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] }
const contents = { contents: [{ parts: [{ text: 'Hello' }] }] }

test.each([
  [true, '/v1/messages', message],
  [false, '/v1/messages', { ...message, stream: true }],
  [true, '/v1/chat/completions', message],
  [false, '/v1/chat/completions', { ...message, stream: true }],
  [true, '/v1/responses', { input: 'Hello' }],
  [false, '/v1/responses', { input: 'Hello', stream: true }],
  [true, '/v1beta/models/gw-text-large:generateContent', contents],
  [false, '/v1beta/models/gw-text-large:streamGenerateContent', contents],
])('the model is told that the reply is sent whole: %s for %s', async (whole, path, body) => {
  const generate = vi.fn<TextModel['generate']>(simulated.generate)
  const app = await closeAfterTest(
    serveApp({ added: [chatCompletions], ports: { text: { ...simulated, generate: generate } } }),
  )
  const headers = { authorization: `Bearer ${app.key}`, 'messages-version': '1', 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ model: 'gw-text-large', ...body }) }
  await (await fetch(`${app.baseUrl}${path}`, request)).text()
  expect(generate.mock.lastCall?.[2]).toMatchObject({ whole })
})
