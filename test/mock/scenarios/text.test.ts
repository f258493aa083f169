import type Anthropic from '@anthropic-ai/sdk'
import { describe, expect, test } from 'vitest'
import { createClients } from '../../sdk/clients.ts'
import { scenariosFrom, sharedMock } from '../serve-mock.ts'

const scenarios = `
scenarios:
  - name: weather
    match: { text: weather, toolResult: false }
    answer:
      reasoning: The user wants the weather.
      text: [I look, ' it up.']
      calls: [{ name: get_weather, arguments: { city: Oslo } }]
      usage: { inputTokens: 100, cachedTokens: 40, outputTokens: 50, reasoningTokens: 10 }
  - name: order
    match: { text: order }
    answer: { json: { id: 7, paid: true } }
  - name: refusal
    match: { text: explosives }
    answer: { refusal: I will not. }
  - name: cut
    match: { text: a novel }
    answer: { text: It was a dark, finish: length }
  - name: blocked
    match: { text: blocked, family: generate-content }
    answer: { blocked: prohibited }
  - name: thoughtful
    match: { text: think }
    answer: { text: Yes., usage: { reasoningTokens: 500 } }
  - name: brief
    match: { text: briefly }
    answer: { text: [One, two, three, four., Done.], usage: { inputTokens: 7, outputTokens: 2 } }
  - name: greeting
    match: { pattern: '^(?i:hello)\\b' }
    answer: { text: Good day. }
  - name: anything
    answer: { text: As you like. }
`

const model = 'gw-text-large'

const served = await sharedMock({ scenarios: await scenariosFrom(scenarios), log: () => {} })
const { openai, anthropic, google } = createClients(served)

const schema = { type: 'object' as const, properties: { city: { type: 'string' } } }

describe('the messages format', () => {
  const ask = (content: string) => ({
    model,
    max_tokens: 1000,
    messages: [{ role: 'user' as const, content }],
    tools: [{ name: 'get_weather', input_schema: schema }],
  })

  test('has reasoning, text, a call and the usage, whole and streamed alike', async () => {
    const request = ask('What is the WEATHER like?')
    const whole = await anthropic.messages.create(request)
    const streamed = await anthropic.messages.stream(request).finalMessage()
    for (const message of [whole, streamed]) {
      expect(message.content).toMatchObject([
        { type: 'thinking', thinking: 'The user wants the weather.' },
        { type: 'text', text: 'I look it up.' },
        { type: 'tool_use', name: 'get_weather', input: { city: 'Oslo' } },
      ])
      expect(message.stop_reason).toBe('tool_use')
      expect(message.usage).toMatchObject({ output_tokens: 50 })
    }
    expect(whole.usage.input_tokens + (whole.usage.cache_read_input_tokens ?? 0)).toBe(100)
  })

  test('streams the given pieces of a text', async () => {
    const pieces: string[] = []
    for await (const event of anthropic.messages.stream(ask('weather'))) {
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') pieces.push(event.delta.text)
    }
    expect(pieces).toEqual(['I look', ' it up.'])
  })

  test('ends with the given reason', async () => {
    const message = await anthropic.messages.create(ask('Write a novel.'))
    expect([message.content, message.stop_reason]).toMatchObject([[{ text: 'It was a dark' }], 'max_tokens'])
  })

  test('matches the turn after a tool result', async () => {
    const { content } = await anthropic.messages.create(ask('weather'))
    const id = content.find((block) => block.type === 'tool_use')?.id ?? ''
    const request = ask('weather')
    const message = await anthropic.messages.create({
      ...request,
      messages: [
        ...request.messages,
        { role: 'assistant', content },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'The weather is fine.' }] },
      ],
    })
    expect(message.content).toMatchObject([{ text: 'As you like.' }])
  })

  test('matches the user message before a started reply', async () => {
    const messages: Anthropic.MessageParam[] = [
      { role: 'user', content: 'Hello there.' },
      { role: 'assistant', content: 'Well,' },
    ]
    const message = await anthropic.messages.create({ model, max_tokens: 100, messages })
    expect(message.content).toMatchObject([{ text: 'Good day.' }])
  })

  test('applies the limit of the request', async () => {
    const message = await anthropic.messages.create({ ...ask('anything'), max_tokens: 2 })
    expect([message.content, message.stop_reason]).toMatchObject([[{ text: 'As you' }], 'max_tokens'])
  })
})

describe('the responses format', () => {
  const ask = (input: string) => ({
    model,
    input,
    tools: [{ type: 'function' as const, name: 'get_weather', parameters: schema, strict: false }],
  })

  test('has reasoning, text, a call and the usage, whole and streamed alike', async () => {
    const whole = await openai.responses.create(ask('weather'))
    const streamed = await openai.responses.stream(ask('weather')).finalResponse()
    for (const response of [whole, streamed]) {
      expect(response.output).toMatchObject([
        { type: 'reasoning' },
        { type: 'message', content: [{ type: 'output_text', text: 'I look it up.' }] },
        { type: 'function_call', name: 'get_weather', arguments: '{"city":"Oslo"}' },
      ])
      expect(response.usage).toMatchObject({
        input_tokens: 100,
        input_tokens_details: { cached_tokens: 40 },
        output_tokens: 50,
        output_tokens_details: { reasoning_tokens: 10 },
        total_tokens: 150,
      })
    }
  })

  test('matches the turn after a tool result, and continues an earlier response', async () => {
    const first = await openai.responses.create(ask('weather'))
    const call = first.output.find((item) => item.type === 'function_call')
    const second = await openai.responses.create({
      ...ask(''),
      previous_response_id: first.id,
      input: [{ type: 'function_call_output', call_id: call?.call_id ?? '', output: '{"celsius":4}' }],
    })
    expect(second.output_text).toBe('As you like.')
  })

  test('has the refusal and the truncation of the format', async () => {
    const refused = await openai.responses.create(ask('explosives'))
    expect(refused.output).toMatchObject([{ content: [{ type: 'refusal', refusal: 'I will not.' }] }])
    const cut = await openai.responses.create(ask('a novel'))
    expect(cut).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } })
  })

  test('never has more reasoning tokens than output tokens', async () => {
    const { usage } = await openai.responses.create(ask('think'))
    expect(usage).toMatchObject({ output_tokens: 500, output_tokens_details: { reasoning_tokens: 500 } })
  })

  test('sends structured data as text', async () => {
    const response = await openai.responses.create(ask('my order'))
    expect(JSON.parse(response.output_text)).toEqual({ id: 7, paid: true })
  })

  test('matches the last user message', async () => {
    const response = await openai.responses.create({
      model,
      input: [
        { role: 'user', content: 'weather' },
        { role: 'assistant', content: 'Which town?' },
        { role: 'user', content: [{ type: 'input_text', text: 'Hello, anyone?' }] },
      ],
    })
    expect(response.output_text).toBe('Good day.')
  })
})

describe('the generate-content format', () => {
  const config = { tools: [{ functionDeclarations: [{ name: 'get_weather', parametersJsonSchema: schema }] }] }

  test.each([
    ['briefly', 9],
    ['think', 500],
  ])('counts no more tokens during a stream than scripted for its end: %s', async (contents, least) => {
    const chunks = await Array.fromAsync(await google.models.generateContentStream({ model, contents }))
    const totals = chunks.map(({ usageMetadata }) => usageMetadata?.totalTokenCount ?? 0)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    const candidates = chunks.map(({ usageMetadata }) => usageMetadata?.candidatesTokenCount ?? 0)
    expect(candidates).toEqual(candidates.toSorted((a, b) => a - b))
    expect(totals.at(-1)).toBeGreaterThanOrEqual(least)
  })

  test('has reasoning, text, a call and the usage, whole and streamed alike', async () => {
    const request = { model, contents: 'weather', config: { ...config, thinkingConfig: { includeThoughts: true } } }
    const whole = await google.models.generateContent(request)
    const chunks = await Array.fromAsync(await google.models.generateContentStream(request))
    expect(whole.text).toBe('I look it up.')
    expect(chunks.map(({ text }) => text ?? '').join('')).toBe('I look it up.')
    expect(whole.functionCalls).toMatchObject([{ name: 'get_weather', args: { city: 'Oslo' } }])
    expect(chunks.flatMap(({ functionCalls }) => functionCalls ?? [])).toMatchObject([{ name: 'get_weather' }])
    const cached = { promptTokenCount: 100, cachedContentTokenCount: 40 }
    const tokens = { ...cached, candidatesTokenCount: 40, thoughtsTokenCount: 10 }
    for (const usage of [whole.usageMetadata, chunks.at(-1)?.usageMetadata]) expect(usage).toMatchObject(tokens)
  })

  test('blocks a prompt, whole and streamed', async () => {
    const request = { model, contents: 'blocked' }
    const whole = await google.models.generateContent(request)
    expect(whole.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT')
    const [chunk] = await Array.fromAsync(await google.models.generateContentStream(request))
    expect(chunk?.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT')
  })

  test('matches the turn after a function result', async () => {
    const reply = await google.models.generateContent({
      model,
      contents: [
        { role: 'user', parts: [{ text: 'weather' }] },
        { role: 'model', parts: [{ functionCall: { name: 'get_weather', args: {} } }] },
        { role: 'user', parts: [{ functionResponse: { name: 'get_weather', response: { celsius: 4 } } }] },
      ],
      config,
    })
    expect(reply.text).toBe('As you like.')
  })

  test('has the same text in each candidate', async () => {
    const reply = await google.models.generateContent({ model, contents: 'hello', config: { candidateCount: 2 } })
    expect(reply.candidates?.map(({ content }) => content?.parts?.[0]?.text)).toEqual(['Good day.', 'Good day.'])
  })
})

test('an invalid request is refused and not counted by scenarios', async () => {
  const counts = () => served.control.listScenarios()
  const before = await counts()
  const reply = await served.request('/v1/messages', {
    json: { model, messages: [] },
    headers: { 'x-api-key': served.key, 'messages-version': '1' },
  })
  expect(reply.status).toBe(400)
  expect(await counts()).toEqual(before)
})
