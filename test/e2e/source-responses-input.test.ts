import { describe, expect, it } from 'vitest'
import { expectRefusal, sourceClient } from './source-client.ts'

const { post, key } = sourceClient()
const send = (...input: object[]) =>
  post('/v1/responses', { model: 'gw-text-large', input }, { authorization: `Bearer ${key()}` })

const absent = undefined
const text = { type: 'input_text', text: 'a' }
const image = { type: 'input_image', image_url: 'https://example.com/a.png' }
const file = { type: 'input_file', filename: 'a.txt', file_data: 'YQ==' }
const said = { type: 'output_text', text: 'A fjord is an inlet.', annotations: [] }
const refusal = { type: 'refusal', refusal: 'I cannot.' }
const fileCitation = { type: 'file_citation', file_id: 'file_1', index: 0 }
const urlCitation = { type: 'url_citation', start_index: 0, end_index: 1, title: 'A', url: 'https://example.com' }
const filePath = { type: 'file_path', file_id: 'file_1', index: 0 }
const fileSearch = { type: 'file_search_call', id: 'fs_1', queries: ['fjord'], status: 'completed' }
const webSearch = { type: 'web_search_call', id: 'ws_1', status: 'completed' }
const call = { type: 'function_call', call_id: 'call_1', name: 'look', arguments: '{"at":"sea"}' }
const result = { type: 'function_call_output', call_id: 'call_1', output: '{"seen":"a ship"}' }
const click = { type: 'click', button: 'left', x: 1, y: 2 }
const computer = {
  type: 'computer_call',
  id: 'cu_1',
  call_id: 'call_2',
  action: click,
  pending_safety_checks: [],
  status: 'completed',
}
const screen = {
  type: 'computer_call_output',
  call_id: 'call_2',
  output: { type: 'computer_screenshot', image_url: 'data:image/png;base64,AA==' },
}
const reasoning = { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'I think.' }] }
const reference = { type: 'item_reference', id: 'msg_1' }

const user = (...content: object[]) => ({ role: 'user', content })
const cited = (annotation: object) => ({ ...said, annotations: [annotation] })
const did = (type: string) => ({ ...computer, action: { type } })
const each = (make: (value: string) => object, ...values: string[]) =>
  values.map((value): [string, object] => [value, make(value)])
const calls = ['in_progress', 'completed', 'incomplete']

describe('takes', () => {
  it.each<[string, object]>([
    ...each((role) => ({ role, content: 'a' }), 'user', 'assistant', 'system', 'developer'),
    ['a message with its type', { type: 'message', role: 'user', content: 'a' }],
    ['the kinds of content', user(text, image, file)],
    ['the content of a reply', { role: 'assistant', content: [said, refusal] }],
    ['input_text as an item', text],
    ['input_image as an item', image],
    ...each((detail) => ({ ...image, detail }), 'high', 'low', 'auto'),
    ['an image by id', { type: 'input_image', file_id: 'file_1' }],
    ['an image as a data URL', { type: 'input_image', image_url: 'data:image/png;base64,AA==' }],
    ['input_file as an item', file],
    ['a file by id', { type: 'input_file', file_id: 'file_1' }],
    ['output_text as an item', said],
    ['file_citation', cited(fileCitation)],
    ['file_citation with a filename', cited({ ...fileCitation, filename: 'a.txt' })],
    ['url_citation', cited(urlCitation)],
    ['file_path', cited(filePath)],
    ['refusal as an item', refusal],
    ...each((status) => ({ ...fileSearch, status }), 'in_progress', 'searching', 'incomplete', 'failed', 'completed'),
    ['file_search_call with results', { ...fileSearch, results: [{ file_id: 'file_1' }] }],
    ['file_search_call with results null', { ...fileSearch, results: null }],
    ['web_search_call', webSearch],
    ['function_call', call],
    ...each((status) => ({ ...call, id: 'fc_1', status }), ...calls),
    ...each((status) => ({ ...result, id: 'fco_1', status }), ...calls),
    ...each(did, 'click', 'double_click', 'drag', 'keypress', 'move', 'screenshot', 'scroll', 'type', 'wait'),
    ...each((status) => ({ ...computer, status }), ...calls),
    ['computer_call with a check', { ...computer, pending_safety_checks: [{ id: 'sc_1', code: 'a', message: 'b' }] }],
    ['computer_call_output', screen],
    ...each((status) => ({ ...screen, id: 'cuo_1', status, acknowledged_safety_checks: [{ id: 'sc_1' }] }), ...calls),
    ['reasoning', reasoning],
    ...each((status) => ({ ...reasoning, status, encrypted_content: 'x' }), ...calls),
    ['reasoning with encrypted_content null', { ...reasoning, encrypted_content: null }],
  ])('%s', async (_, item) => {
    const reply = await send({ role: 'user', content: 'What is a fjord?' }, call, computer, item)
    expect(reply.text).toMatch(/^{"id"/)
    expect(reply.status).toBe(200)
  })

  it('references to items of stored responses, with and without their type', async () => {
    const { output } = (await send(user(text))).json<{ output: { id: string }[] }>()
    const id = output[0]?.id
    expect((await send({ type: 'item_reference', id }, user(text))).status).toBe(200)
    expect((await send({ id }, user(text))).status).toBe(200)
  })
})

const item = 'input[0]'
const content = `${item}.content[0]`

describe('refuses, and names the place of', () => {
  it.each<[string, object]>([
    [`${item}.type`, { type: 'video' }],
    [`${item}.role`, { type: 'message', content: 'a' }],
    [`${item}.role`, { role: 'tool', content: 'a' }],
    [`${item}.content`, { role: 'user' }],
    [`${item}.content`, { role: 'user', content: 1 }],
    [`${item}.content`, { type: 'message', role: 'user' }],
    [`${content}.type`, user({ text: 'a' })],
    [`${content}.type`, user({ type: 'text', text: 'a' })],
    [`${content}.text`, user({ type: 'input_text' })],
    [`${content}.detail`, user({ ...image, detail: 'best' })],
    [`${content}.image_url`, user({ ...image, image_url: 1 })],
    [`${content}.filename`, user({ ...file, filename: 1 })],
    [`${item}.text`, { type: 'input_text' }],
    [`${item}.detail`, { ...image, detail: 'best' }],
    [`${item}.file_data`, { ...file, file_data: 1 }],
    [`${item}.text`, { ...said, text: absent }],
    [`${item}.annotations`, { ...said, annotations: absent }],
    [`${item}.annotations[0].type`, cited({ type: 'footnote' })],
    [`${item}.annotations[0].file_id`, cited({ ...fileCitation, file_id: absent })],
    [`${item}.annotations[0].index`, cited({ ...filePath, index: 'first' })],
    [`${item}.annotations[0].url`, cited({ ...urlCitation, url: absent })],
    [`${item}.annotations[0].start_index`, cited({ ...urlCitation, start_index: absent })],
    [`${item}.refusal`, { type: 'refusal' }],
    [`${item}.id`, { ...fileSearch, id: absent }],
    [`${item}.queries`, { ...fileSearch, queries: absent }],
    [`${item}.queries`, { ...fileSearch, queries: 'fjord' }],
    [`${item}.status`, { ...fileSearch, status: 'lost' }],
    [`${item}.results`, { ...fileSearch, results: 'none' }],
    [`${item}.id`, { ...webSearch, id: absent }],
    [`${item}.status`, { ...webSearch, status: absent }],
    [`${item}.arguments`, { ...call, arguments: absent }],
    [`${item}.arguments`, { ...call, arguments: { at: 'sea' } }],
    [`${item}.call_id`, { ...call, call_id: absent }],
    [`${item}.name`, { ...call, name: absent }],
    [`${item}.status`, { ...call, status: 'done' }],
    [`${item}.call_id`, { ...result, call_id: absent }],
    [`${item}.output`, { ...result, output: absent }],
    [`${item}.output`, { ...result, output: { seen: 'a ship' } }],
    [`${item}.status`, { ...result, status: 'done' }],
    [`${item}.action`, { ...computer, action: absent }],
    [`${item}.action.type`, did('jump')],
    [`${item}.call_id`, { ...computer, call_id: absent }],
    [`${item}.id`, { ...computer, id: absent }],
    [`${item}.pending_safety_checks`, { ...computer, pending_safety_checks: absent }],
    [`${item}.status`, { ...computer, status: absent }],
    [`${item}.call_id`, { ...screen, call_id: absent }],
    [`${item}.output`, { ...screen, output: 'data:image/png;base64,AA==' }],
    [`${item}.output`, { ...screen, output: absent }],
    [`${item}.id`, { ...reasoning, id: absent }],
    [`${item}.summary`, { ...reasoning, summary: absent }],
    [`${item}.summary[0].type`, { ...reasoning, summary: [{ text: 'I think.' }] }],
    [`${item}.summary[0].text`, { ...reasoning, summary: [{ type: 'summary_text' }] }],
    [`${item}.encrypted_content`, { ...reasoning, encrypted_content: 1 }],
    [`${item}.id`, { type: 'item_reference' }],
    [`${item}.id`, reference],
  ])('%s (%#)', async (place, broken) => {
    const reply = await send(broken)
    expectRefusal(reply, place)
    expect(reply.json()).toMatchObject({ error: { type: 'invalid_request_error', param: place } })
  })
})
