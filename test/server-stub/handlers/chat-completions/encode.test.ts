import type { Delta, FinishReason } from 'gatewright/stub'
import { expect, test } from 'vitest'
import { createChatCompletion } from '../../../../generated/chat-completions/streams.ts'
import type { ChatCompletion } from '../../../../generated/chat-completions/types/chat-completions.ts'
import { chatCompletionsRules } from '../../../../runtime/judge/families/chat-completions.ts'
import { ChunkEncoder } from '../../../../server-stub/handlers/chat-completions/encode.ts'
import { foldChunks } from '../../../../server-stub/handlers/chat-completions/fold.ts'
import { judgeEvents } from '../../../support/find-violations.ts'
import { call, end, finish, start, stop, text } from '../deltas.ts'

const head = { id: 'c', created: 5, model: 'm' }

/** The chunks and the whole completion, after a check that the chunks are legal and have their names. */
function encode(deltas: readonly Delta[], choices = 1, hasUsage = true) {
  const encoder = new ChunkEncoder({ ...head, choices, hasUsage })
  const events = deltas.flatMap((delta) => encoder.encode(delta))
  expect(judgeEvents(createChatCompletion, events, chatCompletionsRules.streams.createChatCompletion)).toEqual([])
  const getName = (data: unknown) => createChatCompletion.events.find(({ validate }) => validate(data))?.name
  expect(events.map(({ data }) => getName(data))).toEqual(events.map(({ event }) => event))
  return events
}

/** The only choice of the whole completion. */
function fold(...deltas: readonly Delta[]): ChatCompletion['choices'][number] | undefined {
  return foldChunks(encode([start, ...deltas, end])).choices[0]
}

const usage = {
  prompt_tokens: 10,
  completion_tokens: 7,
  total_tokens: 17,
  prompt_tokens_details: { cached_tokens: 4 },
  completion_tokens_details: { reasoning_tokens: 2 },
}

test('chunks begin with the role, and end with the reason and the usage', () => {
  const events = encode([start, text('Lis'), text(''), text('bon'), stop, end])
  const signed = { ...head, object: 'chat.completion.chunk' }
  const chunk = (delta: object, finish_reason: string | null = null) => {
    return { ...signed, choices: [{ index: 0, delta, logprobs: null, finish_reason }], usage: null }
  }
  expect(events.map(({ data }) => data)).toEqual([
    chunk({ role: 'assistant', content: '', refusal: null }),
    chunk({ content: 'Lis' }),
    chunk({ content: 'bon' }),
    chunk({}, 'stop'),
    { ...signed, choices: [], usage },
  ])
  const message = { role: 'assistant', content: 'Lisbon', refusal: null }
  const choice = { index: 0, message, logprobs: null, finish_reason: 'stop' }
  expect(foldChunks(events)).toEqual({ ...head, object: 'chat.completion', choices: [choice], usage })
})

test('the usage is left out unless the request asks for it, and that of the end counts', () => {
  expect(encode([start, stop, end], 1, false).flatMap(({ data }) => ('usage' in data ? [data] : []))).toEqual([])
  const counted = encode([
    start,
    stop,
    { ...end, type: 'end', outputTokens: 1, reasoningTokens: 0, input: { tokens: 3, cached: 1 } },
  ])
  expect(counted.at(-1)?.data).toMatchObject({ usage: { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 } })
})

test.each<[FinishReason, string]>([
  ['stop', 'stop'],
  ['stop-sequence', 'stop'],
  ['length', 'length'],
  ['tool-calls', 'stop'],
  ['safety', 'content_filter'],
  ['recitation', 'content_filter'],
  ['blocklist', 'content_filter'],
  ['prohibited', 'content_filter'],
  ['personal-data', 'content_filter'],
  ['image-safety', 'content_filter'],
  ['language', 'stop'],
  ['other', 'stop'],
])('a choice that ends by %s has the reason %s', (reason, expected) => {
  expect(fold(text('a'), finish(reason))?.finish_reason).toBe(expected)
})

test('calls are numbered, have ids and arguments, and are the reason even of a forced one', () => {
  const choice = fold(text('I look.'), ...call('1', '{"a"', ':1}'), ...call('call_2'), finish('stop'))
  const called = (id: string, json: string) => ({ id, type: 'function', function: { name: 'look', arguments: json } })
  expect(choice).toMatchObject({ message: { content: 'I look.' }, finish_reason: 'tool_calls' })
  expect(choice?.message.tool_calls).toEqual([called('call_1', '{"a":1}'), called('call_2', '{}')])
  const cut = fold(...call('1'), finish('length'))
  expect(cut).toMatchObject({ message: { content: null, tool_calls: [called('call_1', '')] }, finish_reason: 'length' })
})

test('a refusal has no content, and a blocked prompt ends every choice', () => {
  expect(fold({ type: 'refusal', text: 'No.' }, stop)?.message).toMatchObject({ content: null, refusal: 'No.' })
  const { choices } = foldChunks(encode([start, { type: 'blocked', reason: 'safety' }, end], 2))
  expect(choices.map(({ index, finish_reason }) => [index, finish_reason])).toEqual([
    [0, 'content_filter'],
    [1, 'content_filter'],
  ])
})

test('choices may alternate, and log probabilities have the bytes of their tokens', () => {
  const top = [{ token: 'é', tokenId: 1, logprob: -0.1 }]
  const logprobs = [{ token: 'é', tokenId: 1, logprob: -0.1, top }]
  const second = { type: 'text', text: 'é', candidate: 1, logprobs } as const
  const { choices } = foldChunks(encode([start, text('a'), second, text('b'), finish('stop', 1), stop, end], 2))
  const token = { token: 'é', logprob: -0.1, bytes: [195, 169] }
  expect(choices).toMatchObject([
    { message: { content: 'ab' }, logprobs: null },
    { message: { content: 'é' }, logprobs: { content: [{ ...token, top_logprobs: [token] }], refusal: null } },
  ])
})

test('citations of pages are annotations; reasoning, files and media are left out', () => {
  const source = { type: 'page', url: 'https://a.example/', title: 'A' } as const
  const file = { type: 'file', fileId: 'f', filename: 'a', score: 1, text: '' } as const
  const choice = fold(
    { type: 'reasoning', text: 'Hm.' },
    text('Tides'),
    { type: 'citation', source, start: 0, end: 5 },
    { type: 'citation', source: file, start: 0, end: 5 },
    { type: 'media', mediaType: 'image/png', data: '', candidate: 0 },
    stop,
  )
  const url_citation = { start_index: 0, end_index: 5, title: 'A', url: 'https://a.example/' }
  expect(choice?.message).toEqual({
    role: 'assistant',
    content: 'Tides',
    refusal: null,
    annotations: [{ type: 'url_citation', url_citation }],
  })
})

test('a completion that is not finished cannot be folded', () => {
  for (const deltas of [
    [start, text('a'), stop],
    [start, text('a'), end],
  ]) {
    const encoder = new ChunkEncoder({ ...head, choices: 1, hasUsage: true })
    expect(() => foldChunks(deltas.flatMap((delta) => encoder.encode(delta)))).toThrow('invariant')
  }
})
