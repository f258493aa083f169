import type { Delta, FinishReason, Source } from 'gatewright/stub'
import { describe, expect, test } from 'vitest'
import { finish, text } from '../deltas.ts'
import { type EncodeOptions, encodeChecked, end, parts, start } from './encode-checked.ts'

const found: Source = { type: 'page', url: 'https://a.example/', title: 'A', score: 0.9 }
const other: Source = { type: 'page', url: 'https://b.example/', title: 'B' }
const file: Source = { type: 'file', fileId: 'file-1', filename: 'a.pdf', score: 0.9, text: 'T' }

const search = (...results: Source[]): Delta => {
  return { type: 'search', id: 's', tool: 'web-search', queries: ['a <b>'], results }
}
const cite = (source: Source, from: number, to: number): Delta => ({ type: 'citation', source, start: from, end: to })
const call = (id: string, candidate = 0): Delta => ({ type: 'tool-call', id, name: 'f', candidate })
const json = (fragment: string): Delta => ({ type: 'tool-arguments', json: fragment })

/** The only candidate of the whole reply. */
async function answer(deltas: readonly Delta[], options: EncodeOptions = {}) {
  const { whole } = await encodeChecked([start, ...deltas, finish(), end()], options)
  const [candidate] = whole.candidates ?? []
  if (candidate === undefined) throw new Error('There is no candidate.')
  return candidate
}

test('text: complete reply objects, one id, the finish reason in the last', async () => {
  const encoded = await encodeChecked([start, text('Lis'), text('bon'), text(''), finish(), end(2)])
  const same = { modelVersion: 'm', responseId: 'r' }
  const prompt = { promptTokenCount: 10, promptTokensDetails: [{ modality: 'TEXT', tokenCount: 10 }] }
  const candidate = (words: string) => ({ index: 0, content: { role: 'model', parts: [{ text: words }] } })
  const rated = expect.arrayContaining([{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'NEGLIGIBLE' }])
  const soFar = (tokens: number) => ({ ...prompt, candidatesTokenCount: tokens, totalTokenCount: 10 + tokens })
  const usageMetadata = { ...soFar(2), candidatesTokensDetails: [{ modality: 'TEXT', tokenCount: 2 }] }
  const last = { finishReason: 'STOP', safetyRatings: rated, tokenCount: 2 }
  expect(encoded.events).toEqual([
    { event: 'chunk', data: { candidates: [candidate('Lis')], usageMetadata: soFar(1), ...same } },
    { event: 'chunk', data: { candidates: [candidate('bon')], usageMetadata: soFar(2), ...same } },
    { event: 'final', data: { candidates: [{ ...candidate(''), ...last }], usageMetadata, ...same } },
  ])
  expect(encoded.whole).toEqual({ candidates: [{ ...candidate('Lisbon'), ...last }], usageMetadata, ...same })
})

test('a reply without text has an empty one, a refusal is text', async () => {
  const encoded = await encodeChecked([start, finish('safety'), end(1)])
  expect(parts(encoded)).toEqual([{ index: 0, parts: [{ text: '' }] }])
  expect(encoded.whole.candidates?.[0]?.content?.parts).toEqual([{ text: '' }])
  expect((await answer([{ type: 'refusal', text: 'No.' }])).content?.parts).toEqual([{ text: 'No.' }])
})

test('reasoning comes first, and the next part has one signature', async () => {
  const thoughts = ['Hm, ', 'so.'].map((words): Delta => ({ type: 'reasoning', text: words }))
  const { content } = await answer([...thoughts, text('Porto'), text('.')])
  expect(content?.parts).toEqual([
    { text: 'Hm, so.', thought: true },
    { text: 'Porto.', thoughtSignature: expect.stringMatching(/^[\w+/]+=*$/) },
  ])
})

describe('calls', () => {
  test('are complete, have ids, and follow earlier text', async () => {
    const encoded = await encodeChecked([
      ...[start, text('I look.'), call('1'), json('{"a"'), json(':1}'), call('call_2'), finish('tool-calls'), end()],
    ])
    expect(parts(encoded)).toEqual([
      { index: 0, parts: [{ text: 'I look.' }] },
      { index: 0, parts: [{ functionCall: { id: 'call_1', name: 'f', args: { a: 1 } } }] },
      { index: 0, parts: [{ functionCall: { id: 'call_2', name: 'f', args: {} } }] },
    ])
    expect(encoded.whole.candidates?.[0]).toMatchObject({ finishReason: 'STOP' })
    expect(encoded.whole.candidates?.[0]?.content?.parts).toHaveLength(3)
  })

  test.each<[FinishReason, string]>([
    ['length', 'MAX_TOKENS'],
    ['tool-calls', 'MALFORMED_FUNCTION_CALL'],
  ])('with incomplete arguments are omitted: %s', async (reason, finishReason) => {
    const { whole } = await encodeChecked([start, call('1'), json('{"a"'), finish(reason), end()])
    expect(whole.candidates).toMatchObject([{ finishReason, content: { parts: [{ text: '' }] } }])
  })
})

test('code, its result, and media', async () => {
  const { content } = await answer([
    { type: 'code', code: 'print(1)' },
    { type: 'code-result', outcome: 'ok', output: '1\n' },
    { type: 'code-result', outcome: 'failed', output: 'no' },
    { type: 'code-result', outcome: 'timeout', output: '' },
    text('One.'),
    { type: 'media', mediaType: 'image/png', data: 'AAAA', candidate: 0 },
  ])
  expect(content).toEqual({
    role: 'model',
    parts: [
      { executableCode: { language: 'PYTHON', code: 'print(1)' } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1\n' } },
      { codeExecutionResult: { outcome: 'OUTCOME_FAILED', output: 'no' } },
      { codeExecutionResult: { outcome: 'OUTCOME_DEADLINE_EXCEEDED', output: '' } },
      { text: 'One.' },
      { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
    ],
  })
})

describe('sources of a reply', () => {
  test('a search: pages, and text segments as byte offsets in their part', async () => {
    const { groundingMetadata, ...rest } = await answer([
      { type: 'reasoning', text: 'é' },
      search(found, other),
      text('Olá. '),
      text('É sim.'),
      cite(found, 5, 11),
      cite(other, 0, 3),
    ])
    const page = 'https://search.example.com/?q=a%20%3Cb%3E'
    expect(groundingMetadata).toEqual({
      webSearchQueries: ['a <b>'],
      groundingChunks: [
        { web: { uri: 'https://a.example/', title: 'A' } },
        { web: { uri: 'https://b.example/', title: 'B' } },
      ],
      groundingSupports: [
        {
          groundingChunkIndices: [0],
          confidenceScores: [0.9],
          segment: { partIndex: 1, startIndex: 6, endIndex: 13, text: 'É sim.' },
        },
        { groundingChunkIndices: [1], segment: { partIndex: 1, startIndex: 0, endIndex: 4, text: 'Olá' } },
      ],
      searchEntryPoint: {
        renderedContent: `<a href="${page}">a &#60;b&#62;</a>`,
        sdkBlob: Buffer.from(JSON.stringify([['a <b>', page]])).toString('base64'),
      },
      retrievalMetadata: { searchDynamicRetrievalScore: 0.9 },
    })
    expect(rest).not.toHaveProperty('citationMetadata')
  })

  test('a search between two texts does not shift the segments of the second', async () => {
    const deltas = [text('Wait. '), search(found), text('Yes.'), cite(found, 0, 4)]
    const { groundingMetadata, content } = await answer(deltas)
    expect(content?.parts).toEqual([{ text: 'Wait. Yes.' }])
    expect(groundingMetadata?.groundingSupports).toMatchObject([
      { segment: { partIndex: 0, startIndex: 6, endIndex: 10, text: 'Yes.' } },
    ])
  })

  test('pages without a search are citations, as byte offsets in the whole text', async () => {
    const deltas: Delta[] = [text('é'), { type: 'code', code: '1' }, text('à b'), cite(other, 2, 3)]
    const { citationMetadata, groundingMetadata } = await answer(deltas)
    expect(citationMetadata).toEqual({ citationSources: [{ startIndex: 5, endIndex: 6, uri: 'https://b.example/' }] })
    expect(groundingMetadata).toBeUndefined()
  })

  test('files', async () => {
    const { groundingAttributions, groundingMetadata } = await answer([
      { type: 'search', id: 's', tool: 'file-search', queries: ['q'], results: [file] },
      text('T'),
      cite(file, 0, 1),
    ])
    const sourceId = { semanticRetrieverChunk: { source: 'a.pdf', chunk: 'file-1' } }
    expect(groundingAttributions).toEqual([{ sourceId, content: { parts: [{ text: 'T' }] } }])
    expect(groundingMetadata).toBeUndefined()
  })

  test('URLs of the prompt', async () => {
    const { urlContextMetadata, urlRetrievalMetadata } = await answer([
      { type: 'page-read', url: 'https://a.example/', ok: true },
      { type: 'page-read', url: 'https://b.example/', ok: false },
      text('T'),
    ])
    expect(urlContextMetadata).toEqual({
      urlMetadata: [
        { retrievedUrl: 'https://a.example/', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_SUCCESS' },
        { retrievedUrl: 'https://b.example/', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_ERROR' },
      ],
    })
    expect(urlRetrievalMetadata?.urlRetrievalContexts).toHaveLength(2)
  })
})

test('several candidates share the stream and end in one chunk', async () => {
  const encoded = await encodeChecked(
    [
      ...[start, text('a'), text('b', 1), text('c'), call('1', 1), json('{}'), finish('length')],
      ...[finish('tool-calls', 1), finish('stop', 2), end(5)],
    ],
    { candidates: 3 },
  )
  expect(parts(encoded)).toEqual([
    { index: 0, parts: [{ text: 'a' }] },
    { index: 1, parts: [{ text: 'b' }] },
    { index: 0, parts: [{ text: 'c' }] },
    { index: 0, parts: [{ text: '' }] },
    { index: 1, parts: [{ functionCall: { id: 'call_1', name: 'f', args: {} } }] },
    { index: 2, parts: [{ text: '' }] },
  ])
  expect(encoded.events).toHaveLength(4)
  expect(encoded.whole.candidates).toMatchObject([
    { index: 0, finishReason: 'MAX_TOKENS', content: { parts: [{ text: 'ac' }] } },
    { index: 1, finishReason: 'STOP' },
    { index: 2, finishReason: 'STOP' },
  ])
})

test('log probabilities: one entry for each step in both lists, and their mean', async () => {
  const token = (name: string, logprob: number) => ({ token: name, tokenId: 1, logprob })
  const step = (name: string, logprob: number): Delta => {
    const top = [token(name, logprob), token('x', -3)]
    return { type: 'text', text: name, candidate: 0, logprobs: [{ ...token(name, logprob), top }] }
  }
  const candidate = await answer([step('a', -0.5), step('b', -1.5)])
  const wire = (name: string, logProbability: number) => ({ token: name, tokenId: 1, logProbability })
  expect(candidate.logprobsResult).toEqual({
    topCandidates: [{ candidates: [wire('a', -0.5), wire('x', -3)] }, { candidates: [wire('b', -1.5), wire('x', -3)] }],
    chosenCandidates: [wire('a', -0.5), wire('b', -1.5)],
  })
  expect(candidate.avgLogprobs).toBe(-1)
})

test.each<[FinishReason, string]>([
  ['stop', 'STOP'],
  ['stop-sequence', 'STOP'],
  ['length', 'MAX_TOKENS'],
  ['safety', 'SAFETY'],
  ['recitation', 'RECITATION'],
  ['language', 'LANGUAGE'],
  ['other', 'OTHER'],
  ['blocklist', 'BLOCKLIST'],
  ['prohibited', 'PROHIBITED_CONTENT'],
  ['personal-data', 'SPII'],
  ['malformed-call', 'MALFORMED_FUNCTION_CALL'],
  ['image-safety', 'IMAGE_SAFETY'],
])('the finish reason %s is %s', async (reason, finishReason) => {
  const { whole } = await encodeChecked([start, text('T'), finish(reason), end()])
  expect(whole.candidates).toMatchObject([{ finishReason }])
  const isBlocked = ['SAFETY', 'IMAGE_SAFETY'].includes(finishReason)
  expect(whole.candidates?.[0]?.safetyRatings?.some(({ blocked }) => blocked)).toBe(isBlocked)
})

test.each<[Extract<Delta, { type: 'blocked' }>['reason'], string]>([
  ['safety', 'SAFETY'],
  ['blocklist', 'BLOCKLIST'],
  ['prohibited', 'PROHIBITED_CONTENT'],
  ['other', 'OTHER'],
])('a prompt that is blocked for %s has no candidates', async (reason, blockReason) => {
  const { events, whole } = await encodeChecked([start, { type: 'blocked', reason }, end(0)])
  const ratings = expect.arrayContaining([expect.objectContaining({ blocked: true })])
  const promptFeedback = { blockReason, ...(reason === 'safety' ? { safetyRatings: ratings } : {}) }
  expect(events.map(({ event }) => event)).toEqual(['blocked'])
  expect(whole.promptFeedback).toEqual(promptFeedback)
  expect(whole).toEqual(events[0]?.data)
  expect(whole).toMatchObject({ usageMetadata: { promptTokenCount: 10, totalTokenCount: 10 }, responseId: 'r' })
})

describe('safety ratings follow the settings', () => {
  const category = 'HARM_CATEGORY_DANGEROUS_CONTENT'
  test.each([
    ['BLOCK_LOW_AND_ABOVE', 'LOW'],
    ['BLOCK_MEDIUM_AND_ABOVE', 'MEDIUM'],
    ['BLOCK_ONLY_HIGH', 'HIGH'],
    ['HARM_BLOCK_THRESHOLD_UNSPECIFIED', 'MEDIUM'],
  ] as const)('%s blocks what is %s', async (threshold, probability) => {
    const { whole } = await encodeChecked([start, finish('safety'), end()], { safety: [{ category, threshold }] })
    expect(whole.candidates?.[0]?.safetyRatings).toContainEqual({ category, probability, blocked: true })
  })

  test('a filter with BLOCK_NONE blocks nothing, one that is off gives no ratings', async () => {
    const safety = [
      { category, threshold: 'BLOCK_NONE' },
      { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' },
      { category: 'HARM_CATEGORY_CIVIC_INTEGRITY', threshold: 'BLOCK_LOW_AND_ABOVE' },
    ] as const
    const { whole } = await encodeChecked([start, finish('safety'), end()], { safety })
    expect(whole.candidates?.[0]?.safetyRatings).toEqual([
      { category: 'HARM_CATEGORY_HATE_SPEECH', probability: 'MEDIUM', blocked: true },
      { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', probability: 'NEGLIGIBLE' },
      { category, probability: 'NEGLIGIBLE' },
      { category: 'HARM_CATEGORY_CIVIC_INTEGRITY', probability: 'NEGLIGIBLE' },
    ])
  })
})
