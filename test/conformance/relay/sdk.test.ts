import { randomBytes } from 'node:crypto'
import Anthropic from '@anthropic-ai/sdk'
import { ApiError, type GenerateContentResponse } from '@google/genai'
import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import type { ChatReply, Usage } from '../../../conformance/relay/chat.ts'
import type { FormatName } from '../../../conformance/relay/formats/format.ts'
import { TimeLine } from '../../../conformance/relay/moments.ts'
import { answer, type Behaviour } from '../../../conformance/relay/script.ts'
import { startUpstream } from '../../../conformance/relay/upstream.ts'
import { createClients } from '../../sdk/clients.ts'
import { closeAfterAll } from '../../support/close-after.ts'

const key = 'sk-upstream'
const upstream = await closeAfterAll(startUpstream({ host: '127.0.0.1', port: 0, key }))
const baseUrl = `http://127.0.0.1:${upstream.port}`
const { openai, anthropic, google } = createClients({ baseUrl, key })

/** A reply as a client reads it. */
interface SdkReply {
  readonly text: string
  readonly calls: readonly { readonly id?: string; readonly name?: string; readonly arguments: unknown }[]
  readonly stop: unknown
  readonly usage: { readonly [count in keyof Usage]: Usage[count] | undefined }
}

interface Sdk {
  ask(content: string): Promise<SdkReply>
  /** The reply that the client joins from a stream, with the pieces of the text that it tells of. */
  stream(content: string): Promise<SdkReply & { readonly pieces: readonly string[] }>
  /** The ends of a reply in the words of the format. */
  readonly stops: Readonly<Record<ChatReply['stop'], unknown>>
  readonly counts: readonly (keyof Usage)[]
  /** What the client throws if it has sent too many requests. */
  readonly tooMany: readonly [type: abstract new (...options: never[]) => Error, members: object]
}

const model = 'relay-model'
const ask = (content: string) => ({ model, messages: [{ role: 'user', content } as const] })
const allCounts = ['input', 'output', 'cached', 'reasoning'] as const

const readChat = ({ choices: [choice], usage }: OpenAI.ChatCompletion): SdkReply => ({
  text: choice?.message.content ?? '',
  calls: (choice?.message.tool_calls ?? []).map((call) => {
    if (call.type !== 'function') throw new Error(`The call is ${call.type}.`)
    return { id: call.id, name: call.function.name, arguments: JSON.parse(call.function.arguments) }
  }),
  stop: choice?.finish_reason,
  usage: {
    input: usage?.prompt_tokens,
    output: usage?.completion_tokens,
    cached: usage?.prompt_tokens_details?.cached_tokens,
    reasoning: usage?.completion_tokens_details?.reasoning_tokens,
  },
})

/** The client hands a failure in the middle of a stream over as `error`. */
function readResponse(response: OpenAI.Responses.Response): SdkReply {
  const { output, output_text, status, error, incomplete_details, usage } = response
  if (error) throw new Error(error.message)
  return {
    text: output_text,
    calls: output.flatMap((item) => {
      if (item.type !== 'function_call') return []
      return { id: item.call_id, name: item.name, arguments: JSON.parse(item.arguments) }
    }),
    stop: incomplete_details?.reason ?? status,
    usage: {
      input: usage?.input_tokens,
      output: usage?.output_tokens,
      cached: usage?.input_tokens_details.cached_tokens,
      reasoning: usage?.output_tokens_details.reasoning_tokens,
    },
  }
}

/** Input tokens of this client lack those of the cache. */
const readMessage = ({ content, stop_reason, stop_sequence, usage }: Anthropic.Message): SdkReply => ({
  text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
  calls: content.flatMap((block) => {
    return block.type === 'tool_use' ? [{ id: block.id, name: block.name, arguments: block.input }] : []
  }),
  stop: stop_sequence === null ? stop_reason : `${stop_reason}: ${stop_sequence}`,
  usage: {
    input: usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0),
    output: usage.output_tokens,
    cached: usage.cache_read_input_tokens ?? undefined,
  },
})

/** Candidate tokens of this client lack those of thoughts. */
function readContents(contents: readonly GenerateContentResponse[]): SdkReply {
  const { candidates, usageMetadata: usage } = contents.at(-1) ?? {}
  const calls = contents.flatMap(({ functionCalls = [] }) => functionCalls)
  return {
    text: contents.flatMap(readTexts).join(''),
    calls: calls.map(({ args, ...call }) => ({ ...call, arguments: args })),
    stop: candidates?.[0]?.finishReason,
    usage: {
      input: usage?.promptTokenCount,
      output: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
      cached: usage?.cachedContentTokenCount,
      reasoning: usage?.thoughtsTokenCount,
    },
  }
}

/** The client's member `text` warns of calls beside it. */
const readTexts = ({ candidates }: GenerateContentResponse) =>
  (candidates?.[0]?.content?.parts ?? []).flatMap(({ text }) => text || [])

const sdks: Readonly<Record<FormatName, Sdk>> = {
  'chat-completions': {
    ask: async (content) => readChat(await openai.chat.completions.create(ask(content))),
    stream: async (content) => {
      const pieces: string[] = []
      const stream = openai.chat.completions.stream({ ...ask(content), stream_options: { include_usage: true } })
      stream.on('content', (delta) => pieces.push(delta))
      return { ...readChat(await stream.finalChatCompletion()), pieces }
    },
    stops: {
      end: 'stop',
      limit: 'length',
      'stop-sequence': 'stop',
      'tool-call': 'tool_calls',
      filter: 'content_filter',
    },
    counts: allCounts,
    tooMany: [OpenAI.RateLimitError, { status: 429, type: 'requests', code: 'rate_limit_exceeded' }],
  },
  responses: {
    ask: async (input) => readResponse(await openai.responses.create({ model, input })),
    stream: async (input) => {
      const pieces: string[] = []
      const stream = openai.responses.stream({ model, input })
      stream.on('response.output_text.delta', ({ delta }) => pieces.push(delta))
      return { ...readResponse(await stream.finalResponse()), pieces }
    },
    stops: {
      end: 'completed',
      limit: 'max_output_tokens',
      'stop-sequence': 'completed',
      'tool-call': 'completed',
      filter: 'content_filter',
    },
    counts: allCounts,
    tooMany: [OpenAI.RateLimitError, { status: 429, type: 'requests', code: 'rate_limit_exceeded' }],
  },
  messages: {
    ask: async (content) => readMessage(await anthropic.messages.create({ ...ask(content), max_tokens: 99 })),
    stream: async (content) => {
      const pieces: string[] = []
      const stream = anthropic.messages.stream({ ...ask(content), max_tokens: 99 })
      stream.on('text', (delta) => pieces.push(delta))
      return { ...readMessage(await stream.finalMessage()), pieces }
    },
    stops: {
      end: 'end_turn',
      limit: 'max_tokens',
      'stop-sequence': 'stop_sequence: three',
      'tool-call': 'tool_use',
      filter: 'refusal',
    },
    counts: ['input', 'output', 'cached'],
    tooMany: [Anthropic.RateLimitError, { status: 429, type: 'rate_limit_error' }],
  },
  'generate-content': {
    ask: async (contents) => readContents([await google.models.generateContent({ model, contents })]),
    stream: async (contents) => {
      const chunks = await Array.fromAsync(await google.models.generateContentStream({ model, contents }))
      return { ...readContents(chunks), pieces: chunks.flatMap(readTexts) }
    },
    stops: { end: 'STOP', limit: 'MAX_TOKENS', 'stop-sequence': 'STOP', 'tool-call': 'STOP', filter: 'SAFETY' },
    counts: allCounts,
    tooMany: [ApiError, { status: 429, message: expect.stringContaining('RESOURCE_EXHAUSTED') }],
  },
}

const usage = { input: 2345, output: 678, cached: 1024, reasoning: 321 }
const weather = { id: 'call_1', name: 'get_weather', arguments: { city: 'Évora "east" 🌧', days: [1, 2.5], deep: {} } }
const time = { id: 'call_2', name: 'get_time', arguments: {} }
const written = [weather, time].map((call) => ({ ...call, arguments: JSON.stringify(call.arguments) }))

type Row = readonly [says: string, reply: ChatReply, calls: SdkReply['calls']]
const rows: readonly Row[] = [
  ['text', answer(['Olá, ', 'data: [DONE]\n\n', '👩‍👩‍👧‍👦\r\n'], { usage }), []],
  ['text with calls', answer(['I look.'], { calls: written, stop: 'tool-call', usage }), [weather, time]],
  ['calls alone', answer([], { calls: written, stop: 'tool-call', usage }), [weather, time]],
  ['a limit', answer(['This is only the'], { stop: 'limit', usage }), []],
  ['a stop sequence', answer(['One, two, '], { stop: 'stop-sequence', stopSequence: 'three', usage }), []],
  ['a filter', answer(['I must not '], { stop: 'filter', usage }), []],
]

/** The words for the model that the upstream answers by the script. */
function expectScript(reply: ChatReply, behaviour?: Behaviour): string {
  const mark = `relay-mark-${randomBytes(6).toString('hex')}`
  upstream.expect(mark, { reply, ...(behaviour ? { behaviour } : {}) }, new TimeLine())
  return `Hello, ${mark}`
}

describe.each(Object.entries(sdks))('the official client of %s', (_, sdk) => {
  test.each(rows)('reads %s as the script says, whole and streamed', async (_, reply, calls) => {
    const counted = Object.fromEntries(sdk.counts.map((count) => [count, usage[count]]))
    const expected = { text: reply.pieces.join(''), calls, stop: sdk.stops[reply.stop], usage: counted }
    const content = expectScript(reply)
    expect(await sdk.ask(content)).toEqual(expected)
    expect(await sdk.stream(content)).toEqual({ ...expected, pieces: reply.pieces })
  })

  test('throws its class for too many requests, with what the body says', async () => {
    const [type, members] = sdk.tooMany
    const content = expectScript(answer('Never.'), { kind: 'error', status: 429 })
    for (const run of [sdk.ask, sdk.stream]) {
      const error = await run(content).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(type)
      expect(error).toMatchObject(members)
      expect(String(error)).toContain('the upstream refuses with 429')
    }
  })

  test('throws for a reply that is cut, and for a failure in the middle of a stream', async () => {
    const reply = answer(['One ', 'two ', 'three'])
    const cut = expectScript(reply, { kind: 'cut' })
    for (const run of [sdk.ask, sdk.stream]) await expect(run(cut)).rejects.toThrow(/terminated|Connection error/)
    await expect(sdk.stream(expectScript(reply, { kind: 'error-event' }))).rejects.toThrow('the upstream failed')
  })
})

test('a stream of generate-content has the line ends of public servers, as events and as an array', async () => {
  const body = JSON.stringify({ contents: [{ parts: [{ text: expectScript(answer(['Hello', '\n'])) }] }] })
  const [events, items] = await Promise.all(
    ['?alt=sse', ''].map(async (query) => {
      const url = `${baseUrl}/v1beta/models/${model}:streamGenerateContent${query}`
      const reply = await fetch(url, { method: 'POST', headers: { 'x-goog-api-key': key }, body })
      return reply.text()
    }),
  )
  const chunks = JSON.parse(items ?? '').map((chunk: unknown) => JSON.stringify(chunk))
  expect(chunks).toHaveLength(3)
  expect(items).toBe(`[${chunks.join('\n,\r\n')}\n]`)
  expect(events).toBe(chunks.map((chunk: string) => `data: ${chunk}\r\n\r\n`).join(''))
})
