import { once } from 'node:events'
import net from 'node:net'
import { createServer } from 'gatewright/core'
import { VERSION } from 'openai/version'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Entry } from '../../../mock/journal/entry.ts'
import { recordRequests } from '../../../mock/journal/journal-recorder.ts'
import { listing, writeRecording } from '../../proxy/recording/written-recording.ts'
import { createClients } from '../../sdk/clients.ts'
import { sharedMock, sharedMockInProcess, testMockInProcess } from '../serve-mock.ts'

const mock = await sharedMock({ log: () => {} })

beforeEach(async () => {
  await mock.control.resetSandbox()
})

const question = { model: 'gw-text-large', input: 'Hello' }

async function requests() {
  return (await mock.control.listRequests()).requests
}

describe('the journal', () => {
  test('has every request, also refused ones, with its findings and without secrets', async () => {
    const { request, baseUrl } = mock
    await request('/v1/models')
    await fetch(`${baseUrl}/v1/models`, { headers: { authorization: 'Bearer wrong' } })
    const headers = { 'x-auth-token': 'secret', 'idempotency-key': 'retry-1' }
    await request('/v1/nothing?key=secret&API_TOKEN=secret&sig=secret&accessKey=secret&at=/a?b', { headers })
    await fetch(`${baseUrl}/v1/models`, { method: 'DELETE' })
    await request('/v1/responses', { json: { input: 'Hello', temperature: 3 } })
    await request('/v1/responses', { method: 'POST', body: '{"inp', headers: { 'content-type': 'application/json' } })
    await request('/v1/responses', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } })
    const all = await requests()
    expect(all.map(({ method, path, operationId, status }) => [method, path, operationId, status])).toEqual([
      ['GET', '/v1/models', 'listModels', 200],
      ['GET', '/v1/models', 'listModels', 401],
      ['GET', '/v1/nothing?key=***&API_TOKEN=***&sig=***&accessKey=***&at=/a?b', null, 404],
      ['DELETE', '/v1/models', null, 405],
      ['POST', '/v1/responses', 'createResponse', 400],
      ['POST', '/v1/responses', 'createResponse', 400],
      ['POST', '/v1/responses', 'createResponse', 415],
    ])
    expect(all.slice(4).map(({ body }) => body)).toEqual([{ input: 'Hello', temperature: 3 }, '{"inp', null])
    expect(all.map(({ verdicts }) => verdicts.map(({ by, rule, place }) => [by, rule, place]))).toEqual([
      [],
      [['client', 'credential', 'credential']],
      [['client', 'path', 'path']],
      [['client', 'method', 'method']],
      [['client', 'schema', 'body model']],
      [['client', 'schema', 'body']],
      [['client', 'content-type', 'header content-type']],
    ])
    expect(new Set(all.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer ***', undefined]))
    expect(all[4]).toMatchObject({ reply: { error: { param: expect.any(String) } } })
    expect(all[2]?.headers).toMatchObject({ 'x-auth-token': '***', 'idempotency-key': 'retry-1' })
    expect(JSON.stringify(all)).not.toContain(mock.key)
    expect(all[1]?.verdicts).toMatchObject([{ by: 'client', message: 'the key is invalid' }])
    const bodies = all.slice(2, 4).map(({ reply }) => reply)
    expect(bodies).toEqual(Array(2).fill({ error: expect.objectContaining({ message: expect.any(String) }) }))
  })

  test('lists the sources of the answer, and reports applied preferences to the client', async () => {
    const { addFault, addScenarios, listRequests, deleteFaults } = mock.control
    const answer = { text: 'Good day.' }
    const scenarios = [
      { name: 'greeting', match: { text: 'hello' }, answer },
      { name: 'broken', match: { text: 'break' }, answer, faults: ['delay:0'] },
    ]
    await addScenarios({ scenarios })
    const send = async (json: object, prefer = 'respond-async') =>
      await mock.request('/v1/responses', { json: { ...question, input: 'A', ...json }, headers: { prefer } })
    const replies = [
      await send({ input: 'Hello' }, 'wait=0, fault="delay:0"'),
      await send({ model: 'gw-text-large+code=429', input: 'Hello' }, 'respond-async'),
      await send({ input: 'Break' }, 'example=refusal'),
      await send({ input: 'Break' }),
      await send({}, 'code=418'),
    ]
    await addFault('status:503:times=1')
    replies.push(await send({ input: 'Hello' }), await send({}))
    await deleteFaults()
    const applied = ['fault="delay:0", wait=0', null, 'example=refusal', ...Array(4).fill(null)]
    expect(replies.map(({ headers }) => headers.get('preference-applied'))).toEqual(applied)
    const { requests } = await listRequests()
    expect(requests.map(({ answeredBy }) => answeredBy.map(({ kind, name }) => `${kind} ${name}`))).toEqual([
      ['prefer fault=delay:0', 'fault delay', 'prefer wait=0', 'scenario greeting'],
      ['model code=429'],
      ['prefer example=refusal'],
      ['scenario broken', 'fault delay'],
      [],
      ['fault status (fault-1)'],
      [],
    ])
  })

  test('names the recorded interaction that answered, also for refusals', async () => {
    const error = { message: 'No.', type: 'no', param: null, code: null }
    const refused = { ...listing('mine'), reply: { status: 401, body: { json: { error } } } }
    const { request, control } = await testMockInProcess({ replay: writeRecording([listing('mine'), refused]) })
    await (await request('/v1/models')).text()
    await (await request('/v1/models', { headers: { authorization: 'Bearer wrong' } })).text()
    const answeredBy = async () => (await control.listRequests()).requests.map((each) => each.answeredBy)
    await expect
      .poll(answeredBy)
      .toEqual([[{ kind: 'recording', name: 'exchange 1' }], [{ kind: 'recording', name: 'exchange 2' }]])
  })

  test.each([
    ['a limit of the simulated gateway', { input: 'sim:rate-limit' }, 429],
    ['a scenario that refuses', { input: 'refuse' }, 400],
    ['a fault that refuses', { input: 'Hello', model: 'gw-text-large+fault=quota:0' }, 429],
  ])('has no findings for a request answered by %s', async (_, json, status) => {
    const answer = { error: 'invalid-request' }
    await mock.control.addScenarios({ scenarios: [{ name: 'no', match: { text: 'refuse' }, answer }] })
    expect((await mock.request('/v1/responses', { json: { ...question, ...json } })).status).toBe(status)
    expect(await requests()).toMatchObject([{ status, verdicts: [] }])
  })

  test('has no status if no head was sent', async () => {
    await mock.control.addFault('cut:times=1')
    await expect(mock.request('/v1/models')).rejects.toThrow()
    await expect.poll(requests).toMatchObject([{ status: null, ended: 'closed-early' }])
    await mock.control.addFault('hang')
    const left = new AbortController()
    const held = mock.request('/v1/models', { signal: left.signal })
    await expect.poll(requests).toHaveLength(2)
    left.abort()
    await expect(held).rejects.toThrow()
    await expect.poll(requests).toMatchObject([{}, { status: null, ended: 'closed-early' }])
  })

  test('has each event of a stream with its time and no findings about the order', async () => {
    const messages = [{ role: 'user', content: 'Hello' } as const]
    const seen: string[] = []
    const asked = { model: 'gw-text-large', max_tokens: 50, messages, stream: true } as const
    const stream = await createClients(mock).anthropic.messages.create(asked)
    for await (const event of stream) seen.push(event.type)
    const [listed] = await requests()
    expect(listed).toMatchObject({ status: 200, ended: 'answered', verdicts: [], stream: { count: seen.length } })
    expect(listed?.stream?.events.map(({ event }) => event)).toEqual(seen)
    const times = listed?.stream?.events.map(({ ms }) => ms) ?? []
    expect(times).toEqual([...times].sort((a, b) => a - b))
    const whole = await mock.control.getRequest(listed?.id ?? 0)
    expect(whole.stream?.events[0]?.data).toMatchObject({ type: 'message_start' })
  })

  test('reports where a stream altered by a fault breaks its order', async () => {
    await mock.control.addFault({ kind: 'drop', event: 'response.in_progress' })
    await (await mock.request('/v1/responses', { json: { ...question, stream: true } })).text()
    const { requests: broken } = await mock.control.listRequests({ verdicts: true })
    expect(broken).toHaveLength(1)
    expect(broken[0]?.verdicts).toMatchObject([
      {
        rule: 'order',
        place: 'event 2 response.output_item.added',
        event: 2,
        message: 'expected response.in_progress after response.created, got response.output_item.added',
      },
    ])
  })

  test('counts both forms of a failure of generate-content as one event', async () => {
    await mock.control.addFault('split:1000')
    const json = { contents: [{ parts: [{ text: 'sim:fail-midway' }] }] }
    const path = '/v1beta/models/gw-text-large:streamGenerateContent?alt=sse'
    expect(await (await mock.request(path, { json })).text()).toMatch(
      /^(data: .*\n\n)+\{"error".*\n\ndata: \{"error".*\n\n$/,
    )
    const [failed] = await requests()
    expect(failed?.verdicts).toEqual([])
    expect(failed?.stream?.events.filter(({ event }) => event === 'error')).toHaveLength(1)
  })

  test('records that a client disconnected before the end', async () => {
    await mock.control.changeClock({ stopped: true })
    const aborted = new AbortController()
    const reply = await mock.request('/v1/responses', { json: { ...question, stream: true }, signal: aborted.signal })
    await reply.body?.getReader().read()
    expect(await requests()).toMatchObject([{ ended: 'running', status: 200, ms: null }])
    aborted.abort()
    await expect.poll(requests).toMatchObject([{ ended: 'closed-early' }])
  })

  test('can be filtered and cleared', async () => {
    await mock.request('/v1/models')
    await mock.request('/v1/responses', { json: question })
    await mock.request('/v1/responses', { json: {} })
    const found = async (query: Parameters<typeof mock.control.listRequests>[0]) =>
      (await mock.control.listRequests(query)).requests.map(({ id }) => id)
    expect(await found({ operationId: 'createResponse' })).toEqual([2, 3])
    expect(await found({ method: 'get' })).toEqual([1])
    expect(await found({ path: '/v1/resp', status: 400 })).toEqual([3])
    expect(await found({ after: 1, verdicts: false })).toEqual([2])
    expect(await found({ limit: 1 })).toEqual([3])
    expect(await found({ search: 'HELLO gw-text' })).toEqual([2])
    expect(await found({ search: 'hello goodbye' })).toEqual([])
    expect(await mock.control.deleteRequests()).toEqual({ deleted: 3 })
    expect(await found({})).toEqual([])
  })

  test('is searched in bodies and in answers, also where events divide a word, and not in secrets', async () => {
    const answer = { text: ['A light', 'house bl', 'inks.'] }
    await mock.control.addScenarios({ scenarios: [{ name: 'a', answer }] })
    const metadata = { ship: 'Aurora' }
    await (await mock.request('/v1/responses', { json: { ...question, metadata, stream: true } })).text()
    await mock.request('/v1/models')
    const count = async (search: string) => (await mock.control.listRequests({ search })).requests.length
    expect(await Promise.all(['lighthouse blinks', 'aurora', 'ship', 'response.created', mock.key].map(count))).toEqual(
      [1, 1, 1, 1, 0],
    )
  })

  test('names the client and has the sizes of both bodies', async () => {
    const { openai } = createClients(mock)
    await openai.responses.create(question)
    const sent = JSON.stringify(question)
    const reply = await mock.request('/v1/responses', { json: question, headers: { 'user-agent': 'curl/8.5.0' } })
    const stream = await mock.request('/v1/responses', { json: { ...question, stream: true } })
    const payloads = [...(await stream.text()).matchAll(/^data: (.*)$/gm)].map(([, payload = '']) => payload)
    const refused = await mock.request('/v1/responses', { json: question, headers: { prefer: 'code=429' } })
    const [official, curl, streamed, limited] = await requests()
    expect(official?.client).toBe(`openai ${VERSION} (js)`)
    const replyBytes = (await reply.arrayBuffer()).byteLength
    expect(curl).toMatchObject({ client: 'curl 8.5.0', requestBytes: sent.length, replyBytes })
    expect(limited?.replyBytes).toBe((await refused.arrayBuffer()).byteLength)
    expect(streamed?.replyBytes).toBe(Buffer.byteLength(payloads.join('')))
  })

  test('keeps long bodies and answers whole, shortens them in lists, and says so', async () => {
    const input = `sim:echo ${'word '.repeat(20_000)}`
    const whole = await mock.request('/v1/responses', { json: { ...question, input } })
    const reply = await whole.json()
    const kept = await mock.control.getRequest(1)
    expect(kept).toMatchObject({ body: { input }, reply, bodyIsTruncated: false, replyIsTruncated: false })
    const [listed] = await requests()
    expect(listed).toMatchObject({ bodyIsTruncated: true, replyIsTruncated: true })
    expect(JSON.stringify(listed).length).toBeLessThan(20_000)
  })

  const words = `sim:echo ${'word '.repeat(5000)}`
  const streamed = {
    model: 'gw-text-large',
    max_tokens: 100_000,
    stream: true,
    messages: [{ role: 'user', content: words }],
  }
  test.each([
    ['/v1/messages', streamed],
    ['/v1/responses', { ...question, input: words, stream: true }],
  ])('keeps every payload of a stream of more than 5,000 events of %s', async (path, json) => {
    const text = await (await mock.request(path, { json, headers: { 'messages-version': '2023-06-01' } })).text()
    const sent = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
    expect(sent.length).toBeGreaterThan(5000)
    const { stream, verdicts, replyIsTruncated } = await mock.control.getRequest(1)
    expect(stream?.events.map(({ data }) => data)).toEqual(sent)
    expect({ verdicts, replyIsTruncated, dropped: stream?.dropped }).toEqual({
      verdicts: [],
      replyIsTruncated: false,
      dropped: 0,
    })
    const [listed] = await requests()
    expect(listed?.stream?.count).toBe(sent.length)
    expect(JSON.stringify(listed).length).toBeLessThan(100_000)
  })

  test('keeps at most its maximum of entries', async () => {
    for (let sent = 0; sent < 320; sent++) await (await mock.request('/v1/models')).arrayBuffer()
    const { requests: kept, forgotten } = await mock.control.listRequests({ limit: 1000 })
    expect(kept).toHaveLength(300)
    expect(forgotten).toBe(20)
  })

  describe('with a limit of 1 KiB for bodies and answers', async () => {
    const { request, control } = await sharedMockInProcess({ journalBodyKb: 1 })
    beforeEach(() => control.resetSandbox())

    test('marks what it had to cut, and keeps the rest', async () => {
      const input = `sim:echo ${'word '.repeat(500)}`
      const metadata = { note: 'short' }
      await (await request('/v1/responses', { json: { ...question, input, metadata } })).text()
      const cut = await control.getRequest(1)
      expect(cut).toMatchObject({ bodyIsTruncated: true, replyIsTruncated: true, verdicts: [] })
      expect(cut).toMatchObject({ body: { model: question.model, metadata }, reply: { object: 'response' } })
      const form = new FormData()
      form.append('picture', new File(['a b'.repeat(1000)], 'picture.png'))
      await request('/v1/videos', { method: 'POST', body: form })
      expect((await control.getRequest(2)).body).toEqual({ picture: '3000 bytes' })
    })

    test('keeps the first payloads of a stream and the last one, and counts the others', async () => {
      await (await request('/v1/messages', { json: streamed, headers: { 'messages-version': '2023-06-01' } })).text()
      const { stream, ...rest } = await control.getRequest(1)
      const data = stream?.events.map((event) => event.data) ?? []
      const kept = data.filter((payload) => payload !== undefined)
      expect(kept[0]).toMatchObject({ type: 'message_start' })
      expect(data.at(-1)).toEqual({ type: 'message_stop' })
      expect(kept.length).toBeLessThan(100)
      expect(rest).toMatchObject({ verdicts: [], replyIsTruncated: true })
      expect(stream).toMatchObject({ count: data.length, dropped: data.length - kept.length })
    })

    test('keeps at most 128 times as much of all, of the latest requests', async () => {
      const inputs = Array.from({ length: 150 }, (_, at) => `${at} ${'x'.repeat(900)}`)
      for (const input of inputs) await (await request('/v1/responses', { json: { ...question, input } })).arrayBuffer()
      const { requests, forgotten } = await control.listRequests({ limit: 1000 })
      expect(JSON.stringify(requests).length).toBeLessThan(2 * 128 * 1024)
      expect(requests.length).toBeGreaterThan(20)
      expect(forgotten).toBe(150 - requests.length)
      expect(requests.map(({ body }) => body)).toEqual(inputs.slice(forgotten).map((input) => ({ ...question, input })))
      for (const { reply } of requests) expect(reply).toMatchObject({ object: 'response', status: 'completed' })
    })
  })

  test('distinguishes complete from aborted replies without a socket too', async () => {
    const { request, control } = await testMockInProcess()
    const send = (prefer: string) =>
      request('/v1/responses', { json: { ...question, stream: true }, headers: { prefer } })
    await (await send('code=429')).text()
    await (await send('wait=0')).text()
    await expect((await send('fault=cut:3')).text()).rejects.toThrow('terminated')
    const ended = async () => (await control.listRequests()).requests.map((each) => each.ended)
    await expect.poll(ended).toEqual(['answered', 'answered', 'closed-early'])
  })
})

test.each([
  ['that its client read is complete', 1, 'answered'],
  ['whose last bytes its client never took is not', 32_000_000, 'closed-early'],
])('a reply %s', async (_, length, ended) => {
  const { promise, resolve } = Promise.withResolvers<Entry>()
  const server = createServer({
    contract: { families: [], routes: [] },
    handlers: {},
    isKey: () => true,
    extend: (app) => recordRequests(app, { routes: [], enter: resolve }),
  })
  server.get('/', () => Buffer.alloc(length))
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const socket = net.connect(Number(port), '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'readable')
  socket.destroy()
  expect((await promise).ended).toBe(ended)
  await server.close()
})
