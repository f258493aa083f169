import { describe, expect, it } from 'vitest'
import { characters, expectRefusal, sourceClient } from './source-client.ts'

const { post, key } = sourceClient()
const asked = { model: 'gw-text-large', input: 'What is a fjord?' }
const send = (patch: object) => post('/v1/responses', { ...asked, ...patch }, { authorization: `Bearer ${key()}` })

const absent = undefined
const pairs = (count: number, name = (at: number) => `k${at}`, value = 'v') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), value]))
const format = (patch: object) => ({ text: { format: patch } })
const schema = { type: 'json_schema', name: 'answer', schema: { type: 'object', properties: {} } }
const look = { type: 'function', name: 'look', parameters: { type: 'object', properties: {} } }
const files = { type: 'file_search', vector_store_ids: ['vs_1'] }
const web = { type: 'web_search_preview' }
const computer = { type: 'computer_use_preview', display_width: 1024, display_height: 768, environment: 'browser' }
const tool = (...tools: object[]) => ({ tools })
const filter = (filters: object) => tool({ ...files, filters })
const compare = { type: 'eq', key: 'country', value: 'NO' }
const near = (user_location: object) => tool({ ...web, user_location })
const choose = (tool_choice: unknown, ...tools: object[]) => ({ tool_choice, tools })
const each = (make: (value: string | null) => object, ...values: (string | null)[]) =>
  values.map((value): [string, object] => [`${value}`, make(value)])

describe('takes', () => {
  it.each<[string, object]>([
    ['model and input', {}],
    ['an array of input', { input: [{ role: 'user', content: 'a' }] }],
    ...each(
      (include) => ({ include: include === null ? null : [include] }),
      'file_search_call.results',
      'message.input_image.image_url',
      'computer_call_output.output.image_url',
      'reasoning.encrypted_content',
      null,
    ),
    ...each((instructions) => ({ instructions }), 'Be brief.', null),
    ['max_output_tokens', { max_output_tokens: 16 }],
    ['max_output_tokens null', { max_output_tokens: null }],
    ['no metadata', { metadata: {} }],
    ['metadata null', { metadata: null }],
    ['16 pairs of metadata', { metadata: pairs(16) }],
    ['a metadata key of 64', { metadata: pairs(1, () => characters(64)) }],
    ['a metadata value of 512', { metadata: pairs(1, undefined, characters(512)) }],
    ['parallel_tool_calls', { parallel_tool_calls: false }],
    ['parallel_tool_calls null', { parallel_tool_calls: null }],
    ['previous_response_id null', { previous_response_id: null }],
    ['reasoning null', { reasoning: null }],
    ...each((effort) => ({ reasoning: { effort } }), 'low', 'medium', 'high'),
    ...each((summary) => ({ reasoning: { summary } }), 'auto', 'concise', 'detailed'),
    ...each((summary) => ({ reasoning: { generate_summary: summary } }), 'auto', 'concise', 'detailed'),
    ...each((service_tier) => ({ service_tier }), 'auto', 'default', 'flex', null),
    ['store', { store: false }],
    ['store null', { store: null }],
    ['stream false', { stream: false }],
    ['stream null', { stream: null }],
    ['temperature 0', { temperature: 0 }],
    ['temperature 2', { temperature: 2 }],
    ['temperature null', { temperature: null }],
    ['top_p', { top_p: 0.5 }],
    ['top_p null', { top_p: null }],
    ['text without a format', { text: {} }],
    ['text', format({ type: 'text' })],
    ['json_object', format({ type: 'json_object' })],
    ['json_schema', format(schema)],
    ['json_schema with everything', format({ ...schema, name: 'a-Z_9', description: 'An answer.', strict: true })],
    ['json_schema with strict null', format({ ...schema, strict: null })],
    ['a format name of 64', format({ ...schema, name: characters(64) })],
    ...each((choice) => choose(choice, look), 'none', 'auto', 'required'),
    ['tool_choice of a function', choose({ type: 'function', name: 'look' }, look)],
    ['tool_choice file_search', choose({ type: 'file_search' }, files)],
    ['tool_choice web_search_preview', choose({ type: 'web_search_preview' }, web)],
    ['tool_choice computer_use_preview', choose({ type: 'computer_use_preview' }, computer)],
    ...each((truncation) => ({ truncation }), 'disabled', 'auto', null),
    ['user', { user: 'u-1' }],
    ['a field nobody knows', { surprise: 1 }],
    ['1 result', tool({ ...files, max_num_results: 1 })],
    ['50 results', tool({ ...files, max_num_results: 50 })],
    ['score_threshold 0', tool({ ...files, ranking_options: { ranker: 'auto', score_threshold: 0 } })],
    ['score_threshold 1', tool({ ...files, ranking_options: { score_threshold: 1 } })],
    ...each((type) => filter({ ...compare, type }), 'eq', 'ne', 'gt', 'gte', 'lt', 'lte'),
    ['a filter by number', filter({ ...compare, value: 7 })],
    ['a filter by boolean', filter({ ...compare, value: true })],
    ...each((type) => filter({ type, filters: [compare, { type: 'or', filters: [compare] }] }), 'and', 'or'),
    ['a function', tool({ ...look, strict: true, description: 'Looks.' })],
    ...each((type) => tool({ type }), 'web_search_preview', 'web_search_preview_2025_03_11'),
    ...each((size) => tool({ ...web, search_context_size: size }), 'low', 'medium', 'high'),
    ['domains', tool({ ...web, domains: ['example.com'] })],
    [
      'user_location',
      near({ type: 'approximate', city: 'Bergen', country: 'NO', region: 'Vestland', timezone: 'Europe/Oslo' }),
    ],
    ['computer use', tool(computer)],
  ])('%s', async (_, patch) => {
    const reply = await send(patch)
    expect(reply.text).toMatch(/^{"id"/)
    expect(reply.status).toBe(200)
  })
})

const first = 'tools[0]'

describe('refuses, and names the place of', () => {
  it.each<[string, object]>([
    ['model', { model: absent }],
    ['model', { model: 1 }],
    ['input', { input: absent }],
    ['input', { input: null }],
    ['input', { input: 1 }],
    ['include', { include: 'file_search_call.results' }],
    ['include[0]', { include: ['everything'] }],
    ['instructions', { instructions: 1 }],
    ['max_output_tokens', { max_output_tokens: 1.5 }],
    ['max_output_tokens', { max_output_tokens: '100' }],
    ['metadata', { metadata: pairs(17) }],
    ['metadata', { metadata: pairs(1, () => characters(65)) }],
    ['metadata.k0', { metadata: pairs(1, undefined, characters(513)) }],
    ['metadata.k', { metadata: { k: 1 } }],
    ['parallel_tool_calls', { parallel_tool_calls: 'yes' }],
    ['previous_response_id', { previous_response_id: 1 }],
    ['previous_response_id', { previous_response_id: 'resp_unknown' }],
    ['reasoning', { reasoning: 'high' }],
    ['reasoning.effort', { reasoning: { effort: 'extreme' } }],
    ['reasoning.summary', { reasoning: { summary: 'short' } }],
    ['reasoning.generate_summary', { reasoning: { generate_summary: 'short' } }],
    ['service_tier', { service_tier: 'gold' }],
    ['store', { store: 'yes' }],
    ['stream', { stream: 'yes' }],
    ['temperature', { temperature: -0.1 }],
    ['temperature', { temperature: 2.1 }],
    ['temperature', { temperature: '1' }],
    ['text', { text: 'json' }],
    ['text.format.type', format({})],
    ['text.format.type', format({ type: 'xml' })],
    ['text.format.name', format({ ...schema, name: absent })],
    ['text.format.name', format({ ...schema, name: characters(65) })],
    ['text.format.name', format({ ...schema, name: 'an answer' })],
    ['text.format.name', format({ ...schema, name: '' })],
    ['text.format.schema', format({ ...schema, schema: absent })],
    ['text.format.schema', format({ ...schema, schema: '{}' })],
    ['text.format.strict', format({ ...schema, strict: 'yes' })],
    ['tool_choice', choose('some', look)],
    ['tool_choice', choose('required')],
    ['tool_choice.type', choose({ type: 'code_interpreter' }, look)],
    ['tool_choice.type', choose({}, look)],
    ['tool_choice.type', choose({ type: 'file_search' }, look)],
    ['tool_choice.name', choose({ type: 'function' }, look)],
    ['tool_choice.name', choose({ type: 'function', name: 'hear' }, look)],
    ['top_p', { top_p: 'high' }],
    ['truncation', { truncation: 'middle' }],
    ['user', { user: 1 }],
    ['tools', { tools: look }],
    [`${first}.type`, tool({ name: 'look' })],
    [`${first}.type`, tool({ type: 'code_interpreter' })],
    [`${first}.vector_store_ids`, tool({ type: 'file_search' })],
    [`${first}.vector_store_ids`, tool({ ...files, vector_store_ids: 'vs_1' })],
    [`${first}.max_num_results`, tool({ ...files, max_num_results: 0 })],
    [`${first}.max_num_results`, tool({ ...files, max_num_results: 51 })],
    [`${first}.ranking_options.score_threshold`, tool({ ...files, ranking_options: { score_threshold: -0.1 } })],
    [`${first}.ranking_options.score_threshold`, tool({ ...files, ranking_options: { score_threshold: 1.1 } })],
    [`${first}.ranking_options.ranker`, tool({ ...files, ranking_options: { ranker: 1 } })],
    [`${first}.filters.type`, filter({ ...compare, type: 'like' })],
    [`${first}.filters.key`, filter({ ...compare, key: absent })],
    [`${first}.filters.value`, filter({ ...compare, value: absent })],
    [`${first}.filters.value`, filter({ ...compare, value: ['NO'] })],
    [`${first}.filters.filters`, filter({ type: 'and' })],
    [`${first}.filters.filters[0].type`, filter({ type: 'and', filters: [{ ...compare, type: 'like' }] })],
    [`${first}.name`, tool({ ...look, name: absent })],
    [`${first}.parameters`, tool({ ...look, parameters: 'none' })],
    [`${first}.strict`, tool({ ...look, strict: 'yes' })],
    [`${first}.description`, tool({ ...look, description: 1 })],
    [`${first}.search_context_size`, tool({ ...web, search_context_size: 'huge' })],
    [`${first}.domains`, tool({ ...web, domains: 'example.com' })],
    [`${first}.user_location.type`, near({ city: 'Bergen' })],
    [`${first}.user_location.type`, near({ type: 'exact' })],
    [`${first}.user_location.country`, near({ type: 'approximate', country: 'NOR' })],
    [`${first}.user_location.city`, near({ type: 'approximate', city: 1 })],
    [`${first}.display_width`, tool({ ...computer, display_width: absent })],
    [`${first}.display_height`, tool({ ...computer, display_height: 1.5 })],
    [`${first}.environment`, tool({ ...computer, environment: absent })],
  ])('%s (%#)', async (place, patch) => {
    const reply = await send(patch)
    expectRefusal(reply, place)
    const { error } = reply.json()
    expect(error).toEqual({
      message: expect.any(String),
      type: 'invalid_request_error',
      param: place,
      code: expect.any(String),
    })
    const streamed = await send({ stream: true, ...patch })
    expect(streamed.text).toBe(reply.text)
    expect(streamed.status).toBe(400)
  })
})
