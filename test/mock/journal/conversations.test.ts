import { describe, expect, test, vi } from 'vitest'
import { findConversations } from '../../../mock/journal/conversations.ts'
import { Entry } from '../../../mock/journal/entry.ts'
import { createClients } from '../../sdk/clients.ts'
import { sharedMock, testMockInProcess } from '../serve-mock.ts'

const mock = await sharedMock({ log: () => {} })

async function list(control = mock.control) {
  return (await control.listRequests()).requests.map(({ conversation }) => conversation)
}

const headers = { 'messages-version': '2023-06-01' }
const user = (content: string) => ({ role: 'user', content })
const assistant = (content: string) => ({ role: 'assistant', content })

describe('a conversation', () => {
  test.each([
    ['/v1/messages', (turns: object[]) => ({ model: 'gw-text-large', max_tokens: 20, messages: turns })],
    ['/v1/responses', (turns: object[]) => ({ model: 'gw-text-large', input: turns })],
  ])('of %s has the requests that begin with the turns of an earlier one and an answer', async (path, makeBody) => {
    await mock.control.resetSandbox()
    const send = async (...turns: object[]) =>
      (await mock.request(path, { json: makeBody(turns), headers })).arrayBuffer()
    await send(user('Hello'))
    await send(user('Good day'))
    await send(user('Hello'), assistant('Hi.'), user('And now?'))
    await send(user('Hello'), assistant('Hi.'), user('And now?'), assistant('Now.'), user('Then?'))
    // Neither the same question again nor one that only begins alike continues it.
    await send(user('Good day'))
    await send(user('Hello'), user('Good day'))
    await (await mock.request('/v1/models')).arrayBuffer()
    expect(await list()).toEqual([1, 2, 1, 1, 5, 6, null])
  })

  test.each([false, true])('has the response that names the one before, streamed: %s', async (stream) => {
    const { request, control } = await testMockInProcess()
    const send = async (json: object) => {
      const text = await (await request('/v1/responses', { json: { model: 'gw-text-large', stream, ...json } })).text()
      return /"id":"(resp_\w+)"/.exec(text)?.[1]
    }
    const first = await send({ input: 'Hello' })
    await send({ input: 'Hello' })
    const third = await send({ input: 'And now?', previous_response_id: first })
    await send({ input: 'Then?', previous_response_id: third })
    expect(await list(control)).toEqual([1, 2, 1, 1])
  })

  test('has the calls of tools that an official client makes', async () => {
    await mock.control.resetSandbox()
    const { anthropic } = createClients(mock)
    const tools = [{ name: 'clock', input_schema: { type: 'object' as const } }]
    const asked = { model: 'gw-text-large', max_tokens: 50, tools }
    const question = { role: 'user', content: 'sim:call What time is it?' } as const
    const { content } = await anthropic.messages.create({ ...asked, messages: [question] })
    const results = content.flatMap((block) =>
      block.type === 'tool_use' ? [{ type: 'tool_result', tool_use_id: block.id, content: 'noon' } as const] : [],
    )
    expect(results.length).toBeGreaterThan(0)
    const answered = [question, { role: 'assistant', content }, { role: 'user', content: results }] as const
    await anthropic.messages.create({ ...asked, messages: [...answered] })
    expect(await list()).toEqual([1, 1])
  })
})

test('the body of a running request is read once', () => {
  const entry = new Entry({ method: 'POST', url: '/v1/messages', rawHeaders: [], maxBodyBytes: 1000 })
  entry.takeBody({ messages: [user('Hello')] }, undefined)
  const read = vi.spyOn(entry, 'body', 'get')
  for (let time = 0; time < 3; time++) expect(findConversations([entry]).get(entry)).toBe(0)
  expect(read).toHaveBeenCalledTimes(1)
})
