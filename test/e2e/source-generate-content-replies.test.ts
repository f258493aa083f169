import { describe, expect, it } from 'vitest'
import { type Fields, getEvents, png, sourceClient } from './source-client.ts'

const { post, key } = sourceClient()
const send = (text: string, patch: object = {}, method = 'generateContent') =>
  post(`/v1beta/models/gw-text-large:${method}${method.includes('?') ? '&' : '?'}key=${key()}`, {
    contents: [{ role: 'user', parts: [{ text }] }],
    ...patch,
  })
const ask = async (text: string, patch: object = {}) => (await send(text, patch)).json<Answer>()

type Part = Fields & { readonly text?: string; readonly functionCall?: Fields }
type Candidate = Fields & {
  readonly content: { readonly role: string; readonly parts: readonly Part[] }
  readonly safetyRatings: readonly Fields[]
  readonly groundingMetadata: Readonly<Record<'groundingChunks' | 'groundingSupports', readonly Fields[]>> & {
    readonly searchEntryPoint: { readonly sdkBlob: string }
  }
  readonly logprobsResult: Readonly<Record<'chosenCandidates' | 'topCandidates', readonly Fields[]>>
}
type Usage = Fields & { readonly totalTokenCount: number }
interface Answer extends Fields {
  readonly candidates: readonly Candidate[]
  readonly usageMetadata: Usage
  readonly responseId: string
}

const some = expect.stringMatching(/./s)
const count = expect.toSatisfy((value: unknown) => Number.isInteger(value) && Number(value) > 0, 'a count')
const index = expect.toSatisfy((value: unknown) => Number.isInteger(value) && Number(value) >= 0, 'an index')
const share = expect.toSatisfy((value: unknown) => Number(value) >= 0 && Number(value) <= 1, 'from 0 to 1')
const rating = {
  category: expect.stringMatching(/^HARM_CATEGORY_/),
  probability: expect.toBeOneOf(['HARM_PROBABILITY_UNSPECIFIED', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH']),
}
const details = expect.toSatisfy(
  (value: unknown) =>
    Array.isArray(value) && value.every(({ modality }) => /^(TEXT|IMAGE|AUDIO|VIDEO|DOCUMENT)$/.test(modality)),
  'counts by modality',
)

describe('an answer', () => {
  it('has the documented fields', async () => {
    expect(await ask('What is a fjord?')).toEqual({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: some }] },
          finishReason: 'STOP',
          safetyRatings: expect.toSatisfy((ratings: unknown[]) => ratings.length > 0),
          tokenCount: count,
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: count,
        candidatesTokenCount: count,
        totalTokenCount: count,
        promptTokensDetails: details,
        candidatesTokensDetails: details,
      },
      modelVersion: 'gw-text-large',
      responseId: some,
    })
    const [candidate] = (await ask('A fjord?')).candidates
    for (const each of candidate?.safetyRatings ?? []) expect(each).toMatchObject(rating)
  })

  it.each<[string, string]>([
    ['STOP', 'a fjord'],
    ['MAX_TOKENS', 'sim:length'],
    ['SAFETY', 'sim:safety'],
    ['RECITATION', 'sim:recitation'],
    ['LANGUAGE', 'sim:language'],
    ['OTHER', 'sim:other'],
    ['BLOCKLIST', 'sim:blocklist'],
    ['PROHIBITED_CONTENT', 'sim:prohibited'],
    ['SPII', 'sim:personal-data'],
    ['MALFORMED_FUNCTION_CALL', 'sim:malformed-call'],
    ['IMAGE_SAFETY', 'sim:image-safety'],
  ])('ends with %s', async (finishReason, text) => {
    expect(await ask(text)).toMatchObject({ candidates: [{ finishReason }] })
  })

  it.each<[string, string]>([
    ['SAFETY', 'sim:blocked'],
    ['BLOCKLIST', 'sim:blocked-blocklist'],
    ['PROHIBITED_CONTENT', 'sim:blocked-prohibited'],
    ['OTHER', 'sim:blocked-other'],
  ])('is blocked for %s', async (blockReason, text) => {
    const blocked = await ask(text)
    expect(blocked.promptFeedback).toMatchObject({ blockReason })
    expect(blocked).not.toHaveProperty('candidates')
  })

  it('has function calls', async () => {
    const tools = [
      {
        functionDeclarations: [
          { name: 'look', parameters: { type: 'OBJECT', properties: { at: { type: 'STRING' } }, required: ['at'] } },
        ],
      },
    ]
    const toolConfig = { functionCallingConfig: { mode: 'ANY' } }
    const [candidate] = (await ask('Look at the sea', { tools, toolConfig })).candidates
    expect(candidate?.content.parts[0]?.functionCall).toMatchObject({ name: 'look', args: { at: some } })
    const never = await ask('Look at the sea', { tools, toolConfig: { functionCallingConfig: { mode: 'NONE' } } })
    expect(never.candidates[0]?.content.parts[0]).toEqual({ text: some })
  })

  it('has code and its result', async () => {
    const [candidate] = (await ask('Run code for 6 * 7', { tools: [{ codeExecution: {} }] })).candidates
    expect(candidate?.content.parts).toMatchObject([
      { executableCode: { language: 'PYTHON', code: some } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '42\n' } },
      { text: some },
    ])
  })

  it('has what it rests on', async () => {
    const [candidate] = (await ask('sim:search fjords')).candidates
    expect(candidate?.groundingMetadata).toEqual({
      groundingChunks: expect.toSatisfy((chunks: unknown[]) => chunks.length > 0),
      groundingSupports: expect.toSatisfy((supports: unknown[]) => supports.length > 0),
      webSearchQueries: [some],
      searchEntryPoint: { renderedContent: some, sdkBlob: some },
      retrievalMetadata: { searchDynamicRetrievalScore: share },
    })
    const grounding = candidate?.groundingMetadata
    for (const chunk of grounding?.groundingChunks ?? []) expect(chunk).toEqual({ web: { uri: some, title: some } })
    const segment = { partIndex: index, startIndex: index, endIndex: index, text: some }
    for (const support of grounding?.groundingSupports ?? []) {
      expect(support).toEqual({ groundingChunkIndices: [index], confidenceScores: [share], segment })
    }
    const { sdkBlob = '' } = grounding?.searchEntryPoint ?? {}
    expect(JSON.parse(Buffer.from(sdkBlob, 'base64').toString())).toEqual(expect.anything())
  })

  it('has log probabilities, one of each token, on request', async () => {
    const generationConfig = { responseLogprobs: true, logprobs: 2 }
    const [candidate] = (await ask('A fjord?', { generationConfig })).candidates
    expect(candidate?.avgLogprobs).toEqual(expect.toSatisfy((mean: number) => mean < 0))
    const { chosenCandidates, topCandidates } = candidate?.logprobsResult ?? {}
    const token = { token: some, tokenId: index, logProbability: expect.any(Number) }
    for (const chosen of chosenCandidates ?? []) expect(chosen).toEqual(token)
    for (const top of topCandidates ?? []) expect(top).toEqual({ candidates: [token, token] })
    expect(topCandidates?.length).toBe(chosenCandidates?.length)
  })

  it('has thoughts, a cached prompt, what tools took, and pages', async () => {
    const thinkingConfig = { includeThoughts: true }
    const thought = await ask('A fjord?', { generationConfig: { thinkingConfig } })
    expect(thought.candidates[0]?.content.parts[0]).toMatchObject({ thought: true, text: some })
    expect(thought.usageMetadata).toMatchObject({ thoughtsTokenCount: count })
    const { usageMetadata: cached } = await ask('A fjord?', { cachedContent: 'cachedContents/handbook' })
    expect(cached).toMatchObject({ cachedContentTokenCount: count, cacheTokensDetails: details })
    const { usageMetadata: tooled } = await ask('sim:code 6 * 7')
    expect(tooled).toMatchObject({ toolUsePromptTokenCount: count, toolUsePromptTokensDetails: details })
    const [page] = (await ask('Read https://example.com/a', { tools: [{ urlContext: {} }] })).candidates
    expect(page).toMatchObject({
      urlContextMetadata: {
        urlMetadata: [{ retrievedUrl: 'https://example.com/a', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_SUCCESS' }],
      },
      urlRetrievalMetadata: { urlRetrievalContexts: [{ retrievedUrl: 'https://example.com/a' }] },
    })
  })

  it('has the sources that it recites', async () => {
    const [candidate] = (await ask('sim:recitation')).candidates
    const source = { startIndex: index, endIndex: count, uri: some }
    expect(candidate?.citationMetadata).toEqual({ citationSources: [source] })
  })

  it('has the files that it rests on', async () => {
    const [candidate] = (await ask('sim:files')).candidates
    const sourceId = { semanticRetrieverChunk: { source: some, chunk: some } }
    expect(candidate?.groundingAttributions).toContainEqual({ sourceId, content: { parts: [{ text: some }] } })
  })

  it.each([
    ['LOW', 64],
    ['MEDIUM', 256],
    ['HIGH', 256],
  ])('counts a picture of the resolution %s as %i tokens', async (level, tokenCount) => {
    const parts = [{ inlineData: { mimeType: 'image/png', data: png } }, { text: 'What is this?' }]
    const generationConfig = { mediaResolution: `MEDIA_RESOLUTION_${level}` }
    const { usageMetadata } = await ask('', { contents: [{ parts }], generationConfig })
    expect(usageMetadata.promptTokensDetails).toContainEqual({ modality: 'IMAGE', tokenCount })
  })

  it.each([
    ['BLOCK_LOW_AND_ABOVE', 'LOW'],
    ['BLOCK_MEDIUM_AND_ABOVE', 'MEDIUM'],
    ['BLOCK_ONLY_HIGH', 'HIGH'],
  ])('that %s stops has a rating from %s', async (threshold, probability) => {
    const category = 'HARM_CATEGORY_DANGEROUS_CONTENT'
    const [candidate] = (await ask('sim:safety', { safetySettings: [{ category, threshold }] })).candidates
    expect(candidate?.safetyRatings).toContainEqual({ category, probability, blocked: true })
  })

  it('has ratings of a prompt that is blocked for safety', async () => {
    const { promptFeedback } = await ask('sim:blocked')
    const ratings = expect.toSatisfy((list: Fields[]) => list.some(({ blocked }) => blocked === true))
    expect(promptFeedback).toEqual({ blockReason: 'SAFETY', safetyRatings: ratings })
  })

  it('has as many candidates as asked for', async () => {
    const { candidates } = await ask('A fjord?', { generationConfig: { candidateCount: 3 } })
    expect(candidates.map((each) => each.index)).toEqual([0, 1, 2])
  })

  it.each<[string, object, RegExp]>([
    ['json', { responseMimeType: 'application/json' }, /^\{.*\}$/s],
    [
      'an enum value',
      { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['up', 'down'] } },
      /^(up|down)$/,
    ],
    [
      'what a schema asks for',
      {
        responseMimeType: 'application/json',
        responseSchema: { type: 'ARRAY', minItems: 2, maxItems: 2, items: { type: 'INTEGER', minimum: 3, maximum: 4 } },
      },
      /^\[[34],[34]\]$/,
    ],
    ['nothing after a stop sequence', { stopSequences: ['e'] }, /^[^e]*$/],
  ])('is %s', async (_, generationConfig, pattern) => {
    const { candidates } = await ask('A fjord?', { generationConfig })
    expect(candidates[0]?.content.parts.map(({ text }) => text).join('')).toMatch(pattern)
  })
})

describe('a stream', () => {
  const whole = async (text: string, patch = {}) => (await ask(text, patch)).candidates[0]?.content.parts[0]?.text

  function expectChunks(chunks: readonly Answer[], text: string | undefined): void {
    expect(chunks.length).toBeGreaterThan(2)
    expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1)
    for (const [at, chunk] of chunks.entries()) {
      const isLast = at === chunks.length - 1
      expect(chunk).toMatchObject({
        modelVersion: 'gw-text-large',
        usageMetadata: { promptTokenCount: count, totalTokenCount: count },
      })
      expect(chunk.candidates[0]).toMatchObject({ content: { role: 'model', parts: [{ text: some }] }, index: 0 })
      expect(chunk.candidates[0]?.finishReason).toBe(isLast ? 'STOP' : undefined)
    }
    expect(chunks.map(({ candidates }) => candidates[0]?.content.parts[0]?.text).join('')).toBe(text)
  }

  it('with alt=sse is data lines without names or an end mark', async () => {
    const reply = await send('What is a fjord?', {}, 'streamGenerateContent?alt=sse')
    expect(reply.status).toBe(200)
    expect(reply.text).not.toMatch(/^event:|\[DONE\]/m)
    const events = getEvents(reply)
    expectChunks(
      events.map(({ data }) => data as Answer),
      await whole('What is a fjord?'),
    )
  })

  it('without it is a JSON array', async () => {
    const reply = await send('What is a fjord?', {}, 'streamGenerateContent')
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    expectChunks(reply.json<Answer[]>(), await whole('What is a fjord?'))
  })

  it('of a blocked prompt is one chunk without candidates', async () => {
    const [only, ...more] = getEvents(await send('sim:blocked', {}, 'streamGenerateContent?alt=sse'))
    expect(only?.data).toMatchObject({ promptFeedback: { blockReason: 'SAFETY' }, responseId: some })
    expect(more).toEqual([])
  })

  it('that fails ends with the error', async () => {
    const error = { code: 503, message: some, status: 'UNAVAILABLE', details: [] }
    expect(getEvents(await send('sim:fail-midway', {}, 'streamGenerateContent?alt=sse')).at(-1)?.data).toEqual({
      error,
    })
    expect((await send('sim:fail-midway', {}, 'streamGenerateContent')).json<Fields[]>().at(-1)).toEqual({ error })
  })
})
