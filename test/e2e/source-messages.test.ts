import { describe, expect, it } from 'vitest'
import { characters, expectRefusal, png, sourceClient } from './source-client.ts'

const { post, key } = sourceClient()
const headers = () => ({ 'x-api-key': key(), 'messages-version': '2023-06-01' })
const asked = { model: 'gw-text-large', max_tokens: 4096, messages: [{ role: 'user', content: 'What is a fjord?' }] }
const send = (patch: object) => post('/v1/messages', { ...asked, ...patch }, headers())

const without = undefined
const user = (...content: object[]) => ({ messages: [{ role: 'user', content }] })
const text = { type: 'text', text: 'a' }
const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } }
const getImage = (patch: object) => user({ ...image, source: { ...image.source, ...patch } })
const call = { type: 'tool_use', id: 'toolu_1', name: 'look', input: { at: 'sea' } }
const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: 'blue' }
const called = (tool_use: object, tool_result: object) => ({
  messages: [...asked.messages, { role: 'assistant', content: [tool_use] }, { role: 'user', content: [tool_result] }],
})
const cached = { cache_control: { type: 'ephemeral' } }
const getDocument = (source: object) => user({ type: 'document', source })
const custom = { name: 'look', input_schema: { type: 'object' } }
const computer = { type: 'computer_20241022', name: 'computer', display_width_px: 1024, display_height_px: 768 }
const bash = { type: 'bash_20241022', name: 'bash' }
const editor = { type: 'text_editor_20241022', name: 'str_replace_editor' }
const choose = (tool_choice: object) => ({ tools: [custom], tool_choice })

describe('takes', () => {
  it.each<[string, object]>([
    ['model of 1 character', { model: 'm' }],
    ['model of 256', { model: characters(256) }],
    ['max_tokens above 1', { max_tokens: 2 }],
    ['a system prompt', { system: 'Be brief.' }],
    ['metadata', { metadata: {} }],
    ['user_id of 256', { metadata: { user_id: characters(256) } }],
    ['user_id of 256 characters outside the basic plane', { metadata: { user_id: '🐟'.repeat(256) } }],
    ['stop_sequences', { stop_sequences: ['END', '\n\n'] }],
    ['no stream', { stream: false }],
    ['temperature just above 0', { temperature: 0.001 }],
    ['temperature just below 1', { temperature: 0.999 }],
    ['top_p just above 0', { top_p: 0.001 }],
    ['top_p just below 1', { top_p: 0.999 }],
    ['top_k above 0', { top_k: 1 }],
    ['thinking from 1024', { thinking: { type: 'enabled', budget_tokens: 1024 } }],
    ['thinking just below max_tokens', { thinking: { type: 'enabled', budget_tokens: 4095 } }],
    ['thinking disabled', { thinking: { type: 'disabled' } }],
    ['tool_choice auto', choose({ type: 'auto' })],
    ['tool_choice any', choose({ type: 'any', disable_parallel_tool_use: true })],
    ['tool_choice tool', choose({ type: 'tool', name: 'look', disable_parallel_tool_use: false })],
    ['both roles', { messages: [...asked.messages, { role: 'assistant', content: 'A fjord is' }] }],
    ['neighbours of one role', { messages: [...asked.messages, ...asked.messages] }],
    ['a text of 1 character', user(text)],
    ['a text block with cache_control', user({ ...text, ...cached })],
    ['an image/jpeg', getImage({ media_type: 'image/jpeg' })],
    ['an image/png with cache_control', user({ ...image, ...cached })],
    ['an image/gif', getImage({ media_type: 'image/gif' })],
    ['an image/webp', getImage({ media_type: 'image/webp' })],
    ['a call and its result', called({ ...call, ...cached }, { ...result, ...cached })],
    ['a result that is an error', called(call, { ...result, is_error: true })],
    ['a result of blocks', called(call, { ...result, content: [text, image] })],
    ['a PDF document', getDocument({ type: 'base64', media_type: 'application/pdf', data: btoa('%PDF-1.4') })],
    ['a text document', getDocument({ type: 'text', media_type: 'text/plain', data: 'a' })],
    ['a document of blocks', getDocument({ type: 'content', content: [text, image] })],
    ['a document by address', getDocument({ type: 'url', url: 'https://example.com/a.pdf' })],
    ['a custom tool', { tools: [custom] }],
    ['a custom tool with everything', { tools: [{ ...custom, type: 'custom', description: 'Looks.', ...cached }] }],
    ['a tool name of 1', { tools: [{ ...custom, name: 'l' }] }],
    ['a tool name of 64', { tools: [{ ...custom, name: characters(64) }] }],
    ['the computer tool', { tools: [computer] }],
    ['the computer tool with a display', { tools: [{ ...computer, display_number: 1, ...cached }] }],
    ['the bash tool', { tools: [{ ...bash, ...cached }] }],
    ['the text editor tool', { tools: [{ ...editor, ...cached }] }],
    ['a field nobody knows', { surprise: 1 }],
    ['a system prompt of blocks', { system: [{ ...text, ...cached }] }],
  ])('%s', async (_, patch) => {
    const reply = await send(patch)
    expect(reply.text).toMatch(/^{"id"/)
    expect(reply.status).toBe(200)
  })
})

const block = 'messages[0].content[0]'
const answer = 'messages[2].content[0]'

describe('refuses, and names the place of', () => {
  it.each<[string, object]>([
    ['model', { model: without }],
    ['model', { model: '' }],
    ['model', { model: characters(257) }],
    ['model', { model: 1 }],
    ['model', { model: null }],
    ['max_tokens', { max_tokens: without }],
    ['max_tokens', { max_tokens: 1 }],
    ['max_tokens', { max_tokens: 2.5 }],
    ['max_tokens', { max_tokens: '100' }],
    ['messages', { messages: without }],
    ['messages', { messages: 'Hello' }],
    ['messages[0].role', { messages: [{ content: 'a' }] }],
    ['messages[0].role', { messages: [{ role: 'system', content: 'a' }] }],
    ['messages[0].content', { messages: [{ role: 'user' }] }],
    ['messages[0].content', { messages: [{ role: 'user', content: 1 }] }],
    ['messages[0].content', { messages: [{ role: 'user', content: '' }] }],
    ['system', { system: 1 }],
    ['metadata.user_id', { metadata: { user_id: characters(257) } }],
    ['metadata.user_id', { metadata: { user_id: 7 } }],
    ['stop_sequences', { stop_sequences: 'END' }],
    ['stop_sequences[1]', { stop_sequences: ['END', 1] }],
    ['stream', { stream: 'yes' }],
    ['temperature', { temperature: 0 }],
    ['temperature', { temperature: 1 }],
    ['temperature', { temperature: -0.1 }],
    ['temperature', { temperature: '0.5' }],
    ['top_p', { top_p: 0 }],
    ['top_p', { top_p: 1 }],
    ['top_k', { top_k: 0 }],
    ['top_k', { top_k: 1.5 }],
    ['thinking.type', { thinking: { budget_tokens: 2000 } }],
    ['thinking.type', { thinking: { type: 'on' } }],
    ['thinking.budget_tokens', { thinking: { type: 'enabled' } }],
    ['thinking.budget_tokens', { thinking: { type: 'enabled', budget_tokens: 1023 } }],
    ['thinking.budget_tokens', { thinking: { type: 'enabled', budget_tokens: 4096 } }],
    ['thinking.budget_tokens', { max_tokens: 1024, thinking: { type: 'enabled', budget_tokens: 1024 } }],
    ['tool_choice.type', choose({})],
    ['tool_choice.type', choose({ type: 'none' })],
    ['tool_choice.name', choose({ type: 'tool' })],
    ['tool_choice.name', choose({ type: 'tool', name: 'hear' })],
    ['tool_choice.disable_parallel_tool_use', choose({ type: 'auto', disable_parallel_tool_use: 'no' })],
    [`${block}.type`, user({ text: 'a' })],
    [`${block}.type`, user({ type: 'video' })],
    [`${block}.text`, user({ type: 'text' })],
    [`${block}.text`, user({ type: 'text', text: '' })],
    [`${block}.cache_control.type`, user({ ...text, cache_control: {} })],
    [`${block}.cache_control.type`, user({ ...text, cache_control: { type: 'forever' } })],
    [`${block}.source`, user({ type: 'image' })],
    [`${block}.source.type`, getImage({ type: 'url', url: 'https://example.com/a.png' })],
    [`${block}.source.media_type`, getImage({ media_type: 'image/bmp' })],
    [`${block}.source.media_type`, getImage({ media_type: without })],
    [`${block}.source.data`, getImage({ data: without })],
    [`${block}.source.data`, getImage({ data: 'no base64!' })],
    [`${block}.source`, user({ type: 'document' })],
    [`${block}.source.type`, getDocument({ type: 'file', file_id: 'file_1' })],
    ['messages[1].content[0].id', called({ ...call, id: without }, result)],
    ['messages[1].content[0].name', called({ ...call, name: '' }, result)],
    ['messages[1].content[0].input', called({ ...call, input: '{}' }, result)],
    [`${answer}.tool_use_id`, called(call, { ...result, tool_use_id: without })],
    [`${answer}.tool_use_id`, called(call, { ...result, tool_use_id: 'toolu_2' })],
    [`${answer}.content`, called(call, { ...result, content: without })],
    [`${answer}.content[0].type`, called(call, { ...result, content: [call] })],
    [`${answer}.is_error`, called(call, { ...result, is_error: 'no' })],
    ['tools', { tools: custom }],
    ['tools[0].name', { tools: [{ ...custom, name: without }] }],
    ['tools[0].name', { tools: [{ ...custom, name: '' }] }],
    ['tools[0].name', { tools: [{ ...custom, name: characters(65) }] }],
    ['tools[0].input_schema', { tools: [{ ...custom, input_schema: without }] }],
    ['tools[0].input_schema', { tools: [{ ...custom, input_schema: 'object' }] }],
    ['tools[0].description', { tools: [{ ...custom, description: 1 }] }],
    ['tools[0].type', { tools: [{ ...custom, type: 'magic' }] }],
    ['tools[0].name', { tools: [{ ...computer, name: 'screen' }] }],
    ['tools[0].display_width_px', { tools: [{ ...computer, display_width_px: without }] }],
    ['tools[0].display_height_px', { tools: [{ ...computer, display_height_px: without }] }],
    ['tools[0].display_number', { tools: [{ ...computer, display_number: 'one' }] }],
    ['tools[0].name', { tools: [{ ...bash, name: 'zsh' }] }],
    ['tools[0].name', { tools: [{ ...editor, name: without }] }],
    ['tools[0].cache_control.type', { tools: [{ ...bash, cache_control: { type: 'forever' } }] }],
  ])('%s (%#)', async (place, patch) => {
    const reply = await send(patch)
    expectRefusal(reply, place)
    expect(reply.json()).toEqual({
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: expect.any(String),
        code: expect.toBeOneOf([null, 'tool_use_not_found']),
      },
    })
    // Asking for a stream does not change what is refused, nor how.
    const streamed = await send({ stream: true, ...patch })
    expect(streamed.text).toBe(reply.text)
    expect(streamed.headers.get('content-type')).toMatch(/^application\/json/)
  })
})
