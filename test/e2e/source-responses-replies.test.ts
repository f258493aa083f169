import { describe, expect, it } from 'vitest'
import { type Fields, sourceClient } from './source-client.ts'
import { computer, files, look, natural, plain, some } from './source-response.ts'

const { post, key } = sourceClient()
const bearer = () => ({ authorization: `Bearer ${key()}` })
const send = (input: unknown, patch: object = {}) =>
  post('/v1/responses', { model: 'gw-text-large', input, ...patch }, bearer())
const ask = async (input: unknown, patch: object = {}) => (await send(input, patch)).json<Response>()

type Item = Fields & { readonly type: string; readonly content?: readonly Fields[] }
type Response = Fields & { readonly id: string; readonly output: readonly Item[]; readonly tools: readonly Fields[] }

describe('a response', () => {
  it('has every field, with the defaults of what was left out', async () => {
    expect(await ask('What is a fjord?')).toEqual(plain)
  })

  it('repeats what was set', async () => {
    const set = {
      instructions: 'Be brief.',
      max_output_tokens: 400,
      parallel_tool_calls: false,
      reasoning: { effort: 'high', summary: 'concise' },
      store: false,
      temperature: 0.5,
      text: { format: { type: 'json_object' } },
      top_p: 0.5,
      truncation: 'auto',
      user: 'u-1',
      metadata: { topic: 'fjords' },
    }
    expect(await ask('What is a fjord?', set)).toMatchObject(set)
  })

  it.each<[string, object]>([['reasoning', { effort: 'medium', summary: null }]])(
    'fills in the defaults of %s',
    async (name, filled) => {
      expect((await ask('A fjord?', { [name]: {} }))[name]).toEqual(filled)
    },
  )

  it.each<[string | undefined, unknown]>([
    [undefined, some],
    ['auto', some],
    ['default', 'default'],
    ['flex', 'flex'],
  ])('with the service tier %s reports %o', async (service_tier, reported) => {
    expect((await ask('A fjord?', { service_tier })).service_tier).toEqual(reported)
  })

  it.each<[object, object]>([
    [files, { ...files, filters: null, ranking_options: { ranker: some, score_threshold: natural } }],
    [
      { type: 'web_search_preview' },
      { type: 'web_search_preview', domains: [], search_context_size: 'medium', user_location: null },
    ],
    [look, { ...look, strict: true }],
    [computer, computer],
  ])('resolves the tool %j', async (tool, resolved) => {
    expect((await ask('sim:text', { tools: [tool] })).tools).toEqual([resolved])
  })

  it.each<[object, object]>([
    [
      { tools: [look], tool_choice: 'required' },
      { type: 'function_call', id: some, call_id: some, name: 'look', arguments: some, status: 'completed' },
    ],
    [
      { tools: [files], tool_choice: { type: 'file_search' } },
      { type: 'file_search_call', id: some, queries: [some], status: 'completed', results: null },
    ],
    [
      { tools: [{ type: 'web_search_preview' }], tool_choice: 'required' },
      { type: 'web_search_call', id: some, status: 'completed' },
    ],
    [
      { tools: [computer], tool_choice: 'required' },
      {
        type: 'computer_call',
        id: some,
        call_id: some,
        action: { type: some },
        pending_safety_checks: [],
        status: 'completed',
      },
    ],
    [
      { reasoning: { summary: 'auto' } },
      { type: 'reasoning', id: some, summary: [{ type: 'summary_text', text: some }] },
    ],
  ])('to %j has the item that goes with it', async (patch, item) => {
    expect((await ask('Look at the sea', patch)).output[0]).toMatchObject(item)
  })

  it('has JSON in the arguments of a call, in the shape of the schema', async () => {
    const [call] = (await ask('Look at the sea', { tools: [look], tool_choice: { type: 'function', name: 'look' } }))
      .output
    expect(JSON.parse(String(call?.arguments))).toEqual({ at: expect.any(String) })
  })

  it('has annotations of its sources', async () => {
    const getAnnotations = async (patch: object) =>
      (await ask('Fjords?', patch)).output.at(-1)?.content?.[0]?.annotations
    const pages = await getAnnotations({ tools: [{ type: 'web_search_preview' }], tool_choice: 'required' })
    expect(pages).toContainEqual({
      type: 'url_citation',
      start_index: natural,
      end_index: natural,
      title: some,
      url: some,
    })
    const found = await getAnnotations({ tools: [files], tool_choice: 'required' })
    expect(found).toContainEqual({ type: 'file_citation', file_id: some, filename: some, index: natural })
  })

  it('includes on request what it leaves out otherwise', async () => {
    const searched = await ask('Fjords?', {
      tools: [files],
      tool_choice: 'required',
      include: ['file_search_call.results'],
    })
    expect(searched.output[0]?.results).toContainEqual(expect.objectContaining({ file_id: some, filename: some }))
    const thought = await ask('Fjords?', { reasoning: {}, include: ['reasoning.encrypted_content'] })
    expect(thought.output[0]).toMatchObject({ type: 'reasoning', encrypted_content: some })
    expect((await ask('Fjords?', { reasoning: {} })).output[0]).not.toHaveProperty('encrypted_content')
  })

  it.each<[string, object, object]>([
    [
      'sim:long',
      { max_output_tokens: 5 },
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    ],
    ['sim:safety', {}, { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }],
    ['sim:refuse', {}, { status: 'completed', output: [{ content: [{ type: 'refusal', refusal: some }] }] }],
  ])('to %s is cut or refused', async (input, patch, expected) => {
    expect(await ask(input, patch)).toMatchObject(expected)
  })

  it.each<[object]>([
    [{ type: 'json_object' }],
    [
      {
        type: 'json_schema',
        name: 'a',
        schema: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
      },
    ],
  ])('in the format %j is JSON', async (format) => {
    const { output } = await ask('Fjords, as JSON', { text: { format } })
    const value = JSON.parse(String(output[0]?.content?.[0]?.text))
    expect(value).toEqual('schema' in format ? { n: expect.any(Number) } : expect.any(Object))
  })

  it('goes on with an earlier one, unless that was not stored', async () => {
    const first = await ask('A fjord?', { instructions: 'Be brief.' })
    const next = await ask('And a bay?', { previous_response_id: first.id })
    expect(next).toMatchObject({ previous_response_id: first.id, instructions: null, status: 'completed' })
    const { id } = await ask('A fjord?', { store: false })
    const refused = await send('And a bay?', { previous_response_id: id })
    expect(refused.status).toBe(400)
    const error = { type: 'invalid_request_error', param: 'previous_response_id', code: 'previous_response_not_found' }
    expect(refused.json()).toMatchObject({ error })
  })

  it('drops what is in the middle of too long an input only when truncation is auto', async () => {
    const input = ['first', 'sea '.repeat(250_000), 'last'].map((content) => ({ role: 'user', content }))
    for (const patch of [{}, { truncation: 'disabled' }]) {
      const refused = await send(input, patch)
      expect(refused.status).toBe(400)
      const error = { message: some, type: 'invalid_request_error', param: 'input', code: 'context_length_exceeded' }
      expect(refused.json()).toEqual({ error })
    }
    expect((await send(input, { truncation: 'auto' })).status).toBe(200)
  })
})

describe('errors', () => {
  const body = { model: 'gw-text-large', input: 'A fjord?' }

  it.each<[number, string, unknown, object]>([
    [401, '/v1/responses', body, {}],
    [401, '/v1/responses', body, { authorization: 'Bearer sk-wrong' }],
    [401, '/v1/responses', body, { 'x-api-key': 'sk-test' }],
    [400, '/v1/responses', '{"model":', { authorization: 'Bearer sk-test' }],
    [400, '/v1/responses', '', { authorization: 'Bearer sk-test' }],
    [404, '/v1/responses/resp_1/cancel', body, { authorization: 'Bearer sk-test' }],
    [415, '/v1/responses', 'A fjord?', { authorization: 'Bearer sk-test', 'content-type': 'text/plain' }],
    [429, '/v1/responses', { ...body, input: 'sim:rate-limit' }, { authorization: 'Bearer sk-test' }],
    [500, '/v1/responses', { ...body, input: 'sim:fail' }, { authorization: 'Bearer sk-test' }],
    [500, '/v1/responses', { ...body, input: 'sim:fail', stream: true }, { authorization: 'Bearer sk-test' }],
    [200, '/v1/responses', body, { authorization: 'Bearer sk-test' }],
    [200, '/v1/responses', body, { authorization: 'Bearer test' }],
  ])('%i at %s for %j with %j', async (status, path, sent, headers) => {
    const reply = await post(path, sent, { ...headers })
    expect(reply.status).toBe(status)
    const slug = expect.toSatisfy((value: unknown) => value === null || typeof value === 'string', 'a string or null')
    const error = { message: expect.stringMatching(/\S{3}/), type: some, param: slug, code: slug }
    if (status !== 200) expect(reply.json()).toEqual({ error })
    if (status < 404) expect(reply.json()).not.toMatchObject({ error: { type: 'server_error' } })
  })
})
