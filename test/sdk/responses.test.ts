import OpenAI from 'openai'
import type { ResponseInputContent, Tool } from 'openai/resources/responses/responses'
import { describe, expect, test } from 'vitest'
import { realClock } from '../../runtime/clock.ts'
import { sharedBackends } from '../server-stub/adapters/upstream/served-over.ts'
import { gateway, key } from '../server-stub/handlers/responses/gateway.ts'
import type { ServedApp } from '../support/serve-app.ts'

const { simulation, backends } = await sharedBackends()
const createClient = ({ key, baseUrl }: Pick<ServedApp, 'key' | 'baseUrl'>) =>
  new OpenAI({ apiKey: key, baseURL: `${baseUrl}/v1`, maxRetries: 0 })
const client = createClient(simulation)

const model = 'gw-text-large'
const png = 'data:image/png;base64,iVBORw0KGgo='
const properties = { city: { type: 'string' } }
const parameters = { type: 'object', properties, required: ['city'], additionalProperties: false }
const description = 'Current weather of a city.'
const weather: Tool = { type: 'function', name: 'get_weather', description, strict: true, parameters }

describe.each(backends)('over %s', (_, served) => {
  const client = createClient(served)

  test('a text', async () => {
    const response = await client.responses.create({ model, input: 'sim:echo Hello there' })
    expect(response.output_text).toBe('Hello there')
    expect(response.status).toBe('completed')
  })

  test('a stream', async () => {
    const stream = await client.responses.create({ model, input: 'sim:echo Hello 👋🏽 there', stream: true })
    const events = await Array.fromAsync(stream)
    const words = events.flatMap((event) => (event.type === 'response.output_text.delta' ? [event.delta] : []))
    expect(words.length).toBeGreaterThan(1)
    expect(words.join('')).toBe('Hello 👋🏽 there')
    expect(events.at(-1)?.type).toBe('response.completed')
  })

  test('the helper of streams gathers the same response', async () => {
    const stream = client.responses.stream({ model, input: 'What are tides?' })
    let heard = ''
    stream.on('response.output_text.delta', ({ delta }) => {
      heard += delta
    })
    const response = await stream.finalResponse()
    expect(response.output_text).toBe(heard)
    expect(response.output.map(({ type }) => type)).toEqual(['message'])
  })

  test.each([true, false])('a round trip of a function (stored: %j)', async (store) => {
    const asked = { role: 'user', content: 'What is the weather in Lisbon?' } as const
    const first = await client.responses.create({ model, input: [asked], tools: [weather], store })
    const call = first.output.find((item) => item.type === 'function_call')
    if (!call) throw new Error('There is no call.')
    expect(JSON.parse(call.arguments)).toHaveProperty('city')
    const result = { type: 'function_call_output', call_id: call.call_id, output: '{"celsius":19}' } as const
    const second = await client.responses.create({
      model,
      tools: [weather],
      input: store ? [result] : [asked, call, result],
      ...(store ? { previous_response_id: first.id } : {}),
    })
    expect(second.output_text).toContain('19')
  })

  test('a streamed function call', async () => {
    const tool_choice = { type: 'function', name: 'get_weather' } as const
    const stream = client.responses.stream({ model, input: 'Weather in Porto?', tools: [weather], tool_choice })
    let heard = ''
    stream.on('response.function_call_arguments.delta', ({ delta }) => {
      heard += delta
    })
    const { output } = await stream.finalResponse()
    expect(output).toMatchObject([{ type: 'function_call', name: 'get_weather', arguments: heard }])
  })

  test('JSON that fits a schema', async () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, stars: { type: 'integer', minimum: 1, maximum: 5 } },
      required: ['name', 'stars'],
      additionalProperties: false,
    }
    const text = { format: { type: 'json_schema', name: 'review', schema, strict: true } } as const
    const { output_parsed } = await client.responses.parse({ model, input: 'Review the museum.', text })
    expect(output_parsed).toEqual({ name: expect.any(String), stars: expect.any(Number) })
    const free = await client.responses.create({ model, input: 'As JSON', text: { format: { type: 'json_object' } } })
    expect(JSON.parse(free.output_text)).toBeTypeOf('object')
  })

  test('a refusal, and a truncated reply', async () => {
    const refusal = await client.responses.create({ model, input: 'sim:refuse Go' })
    expect(refusal.output).toMatchObject([{ content: [{ type: 'refusal' }] }])
    const cut = await client.responses.create({ model, input: 'sim:long Go', max_output_tokens: 20 })
    expect(cut).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } })
  })

  test('pictures and files', async () => {
    const content: ResponseInputContent[] = [
      { type: 'input_text', text: 'What is this?' },
      { type: 'input_image', image_url: png, detail: 'auto' },
      { type: 'input_file', filename: 'a.pdf', file_data: 'data:application/pdf;base64,JVBERi0xLjQK' },
    ]
    const { output_text } = await client.responses.create({ model, input: [{ role: 'user', content }] })
    for (const fact of ['image/png', 'application/pdf']) expect(output_text).toContain(fact)
  })
})

test('reasoning', async () => {
  const stream = client.responses.stream({
    model: 'gw-reasoner',
    input: 'A bat and a ball cost 1.10.',
    reasoning: { effort: 'high', summary: 'auto' },
    include: ['reasoning.encrypted_content'],
  })
  let heard = ''
  stream.on('response.reasoning_summary_text.delta', ({ delta }) => {
    heard += delta
  })
  const { output, usage } = await stream.finalResponse()
  const [reasoning] = output
  expect(reasoning).toMatchObject({ type: 'reasoning', summary: [{ type: 'summary_text', text: heard }] })
  expect(reasoning).toHaveProperty('encrypted_content', expect.any(String))
  expect(heard).not.toBe('')
  expect(usage?.output_tokens_details.reasoning_tokens).toBeGreaterThan(0)
})

describe('built-in tools', () => {
  test('web search, with citations at their places', async () => {
    const tools: Tool[] = [{ type: 'web_search_preview', search_context_size: 'low' }]
    const stream = client.responses.stream({ model, input: 'Search the news about tides', tools })
    const { output } = await stream.finalResponse()
    expect(output[0]).toMatchObject({ type: 'web_search_call', status: 'completed' })
    const content = output[1]?.type === 'message' ? output[1].content[0] : undefined
    if (content?.type !== 'output_text') throw new Error('There is no text.')
    expect(content.annotations.length).toBeGreaterThan(0)
    for (const annotation of content.annotations) {
      if (annotation.type !== 'url_citation') throw new Error('That is not a page.')
      expect(content.text.slice(annotation.start_index, annotation.end_index)).toContain(annotation.title)
    }
  })

  test('file search', async () => {
    const body = {
      model,
      input: 'What does the handbook say?',
      tools: [{ type: 'file_search', vector_store_ids: ['vs_1'], max_num_results: 2 } satisfies Tool],
    }
    const without = await client.responses.create(body)
    expect(without.output[0]).toMatchObject({ type: 'file_search_call', results: null })
    const { output } = await client.responses.create({ ...body, include: ['file_search_call.results'] })
    expect(output[0]).toMatchObject({ results: [{ filename: 'handbook.pdf' }, {}] })
  })

  test('a computer, and its screen', async () => {
    const tools = [
      { type: 'computer_use_preview', display_width: 80, display_height: 60, environment: 'browser' },
    ] as const
    const first = await client.responses.create({ model, input: 'Click the button', tools: [...tools] })
    const call = first.output.find((item) => item.type === 'computer_call')
    if (!call) throw new Error('There is no call.')
    expect(call).toMatchObject({ action: { type: 'click', button: 'left' }, pending_safety_checks: [] })
    const output = { type: 'computer_screenshot', image_url: png } as const
    const second = await client.responses.create({
      model,
      tools: [...tools],
      previous_response_id: first.id,
      input: [{ type: 'computer_call_output', call_id: call.call_id, output }],
    })
    expect(second.status).toBe('completed')
  })
})

test('a client that disconnects stops the work', async () => {
  const slow = gateway({ clock: realClock(1) })
  const caller = createClient({ key, baseUrl: await slow.server.listen({ host: '127.0.0.1', port: 0 }) })
  const stream = await caller.responses.create({ model, input: 'sim:long', stream: true })
  for await (const event of stream) if (event.type === 'response.output_text.delta') break
  const [signal] = slow.signals
  await expect.poll(() => signal?.aborted).toBe(true)
  await slow.server.close()
  expect(slow.violations).toEqual([])
})
