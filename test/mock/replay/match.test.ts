import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { replay } from '../../proxy/recording/recording.ts'
import { listing, type WrittenExchange, writeRecording } from '../../proxy/recording/written-recording.ts'
import { createClients } from '../../sdk/clients.ts'
import { type Send, scenariosFrom } from '../serve-mock.ts'

/** A minimal reply in the responses format. */
function responding(body: object, id: string): WrittenExchange {
  const reply = { id, object: 'response', status: 'completed', output: [] }
  return {
    request: { method: 'POST', path: '/v1/responses', body: { json: { model: 'm', ...body } } },
    reply: { status: 200, body: { json: reply } },
  }
}

function polled(status: string): WrittenExchange {
  return {
    request: { method: 'GET', path: '/v1/video/generations/task-1' },
    reply: { status: 200, body: { json: { task_id: 'task-1', status } } },
  }
}

async function getId(request: Send, body: object): Promise<unknown> {
  const reply = await request('/v1/responses', { json: { model: 'm', ...body } })
  return ((await reply.json()) as { readonly id?: unknown }).id
}

const fromSimulator = expect.stringMatching(/^resp_[A-Za-z0-9]{20,}$/)

describe('strict', () => {
  test('the order of keys does not matter, everything else does', async () => {
    const path = writeRecording([responding({ input: 'Hi', metadata: { a: '1', b: '2' } }, 'recorded')])
    const { request } = await replay({ path })
    expect(await getId(request, { metadata: { b: '2', a: '1' }, input: 'Hi' })).toBe('recorded')
    expect(await getId(request, { metadata: { b: '2', a: '2' }, input: 'Hi' })).toEqual(fromSimulator)
  })

  test('an upload is compared by its bytes', async () => {
    const data = Buffer.from('a picture').toString('base64')
    const form = { model: 'gw-video-1', prompt: 'A', input_reference: { mediaType: 'image/png', data } }
    const headers = { 'content-type': 'multipart/form-data' }
    const recorded = { method: 'POST', path: '/v1/videos', headers, body: { form } }
    const reply = { status: 200, body: { json: { id: 'recorded' } } }
    const { request } = await replay({ path: writeRecording([{ request: recorded, reply }]), only: true })
    const upload = async (text: string) => {
      const body = new FormData()
      body.set('model', 'gw-video-1')
      body.set('prompt', 'A')
      body.set('input_reference', new File([text], 'a.png', { type: 'image/png' }))
      return (await request('/v1/videos', { method: 'POST', body })).status
    }
    expect([await upload('another'), await upload('a picture')]).toEqual([404, 200])
  })

  test('a repeated request gets the next reply, and then none', async () => {
    const path = writeRecording([responding({ input: 'Hi' }, 'one'), responding({ input: 'Hi' }, 'two')])
    const { request } = await replay({ path })
    expect(await getId(request, { input: 'Hi' })).toBe('one')
    expect(await getId(request, { input: 'Hi' })).toBe('two')
    expect(await getId(request, { input: 'Hi' })).toEqual(fromSimulator)
  })

  test('a polled task has its recorded states in order, and keeps the last', async () => {
    const path = writeRecording([polled('queued'), polled('in_progress'), polled('succeeded')])
    const { request } = await replay({ path, only: true })
    const statuses: string[] = []
    for (let poll = 0; poll < 5; poll++) {
      const reply = await request('/v1/video/generations/task-1')
      statuses.push(((await reply.json()) as { readonly status: string }).status)
    }
    expect(statuses).toEqual(['queued', 'in_progress', 'succeeded', 'succeeded', 'succeeded'])
    expect((await request('/v1/video/generations/task-2')).status).toBe(404)
  })

  test('ids of earlier replies may differ from the recording', async () => {
    const path = writeRecording([
      responding({ input: 'Hi' }, 'resp-of-recording'),
      responding({ input: 'And?', previous_response_id: 'resp-of-recording' }, 'next'),
    ])
    const { request } = await replay({ path })
    expect(await getId(request, { input: 'And?', previous_response_id: 'resp_elsewhere' })).toBe('next')
    expect(await getId(request, { input: 'Or?', previous_response_id: 'resp_elsewhere' })).toBeUndefined()
  })

  test('a request that refers to one of two replies does not match the other', async () => {
    const path = writeRecording([
      responding({ input: 'Hi' }, 'first'),
      responding({ input: 'Ho' }, 'second'),
      responding({ input: 'And?', previous_response_id: 'first' }, 'after-first'),
      responding({ input: 'And?', previous_response_id: 'second' }, 'after-second'),
    ])
    const { request } = await replay({ path })
    expect(await getId(request, { input: 'And?', previous_response_id: 'second' })).toBe('after-second')
    expect(await getId(request, { input: 'And?', previous_response_id: 'second' })).toBeUndefined()
    expect(await getId(request, { input: 'And?', previous_response_id: 'after-first' })).toBeUndefined()
  })

  test('headers of the contract matter, others do not', async () => {
    const body = { json: { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] } }
    const headers = { 'messages-version': '1', 'content-type': 'application/json', 'user-agent': 'a' }
    const reply = { status: 200, body: { json: { id: 'recorded' } } }
    const path = writeRecording([{ request: { method: 'POST', path: '/v1/messages', headers, body }, reply }])
    const { request } = await replay({ path, only: true })
    const send = (version: string) =>
      request('/v1/messages', { json: body.json, headers: { 'messages-version': version, 'user-agent': 'b' } })
    expect(await (await send('2')).text()).toContain('headers.messages-version was \\"1\\" and is \\"2\\"')
    expect(await (await send('1')).json()).toEqual({ id: 'recorded' })
  })
})

describe('loose', () => {
  test('the most similar interaction of the operation answers, repeatedly', async () => {
    const path = writeRecording([
      responding({ input: 'What is red?', temperature: 1 }, 'red'),
      responding({ input: 'What is blue?', temperature: 0 }, 'blue'),
    ])
    const { request } = await replay({ path, match: 'loose' })
    expect(await getId(request, { input: 'What is green?', temperature: 0 })).toBe('blue')
    expect(await getId(request, { input: 'What is red?', temperature: 0.5 })).toBe('red')
    expect(await getId(request, { input: 'What is red?', temperature: 0.5 })).toBe('red')
  })

  test('streaming and whole requests do not match, nor different tasks', async () => {
    const path = writeRecording([responding({ input: 'Hi', stream: true }, 'recorded'), polled('succeeded')])
    const { request } = await replay({ path, match: 'loose', only: true })
    const reply = await request('/v1/responses', { json: { model: 'm', input: 'Hi' } })
    expect(reply.status).toBe(404)
    expect(await reply.text()).toContain('only the recorded request asks for a stream')
    expect((await request('/v1/video/generations/another')).status).toBe(404)
  })
})

describe('only', () => {
  test('a client throws its own error class, with the differences of its request', async () => {
    const path = writeRecording([responding({ input: 'Hi' }, 'recorded')])
    const { baseUrl, key } = await replay({ path, only: true })
    const client = createClients({ baseUrl, key }).openai
    const failed = client.responses.create({ model: 'm', input: 'Ho', store: false })
    await expect(failed).rejects.toBeInstanceOf(OpenAI.NotFoundError)
    await expect(failed).rejects.toThrow(
      'Not in the recording: exchange 1 is the most similar: body.input was "Hi" and is "Ho"; body.store was nothing and is false.',
    )
    await expect(client.models.list()).rejects.toThrow('no recorded request for listModels')
  })

  test('the error has the format of the family', async () => {
    const { request } = await replay({ path: writeRecording([listing('a')]), only: true })
    const image = await request('/img/submit/imagine', { json: { prompt: 'A cat' } })
    const description = expect.stringContaining('Not in the recording')
    expect(await image.json()).toEqual({ code: 21, description, result: null })
    const gone = await request('/v1beta/models/m:generateContent', {
      json: { contents: [{ parts: [{ text: 'Hi' }] }] },
    })
    expect(await gone.json()).toMatchObject({
      error: { status: 'NOT_FOUND', message: expect.stringContaining('recording') },
    })
  })
})

describe('a request that the mock would refuse', () => {
  test('gets the reply of the deployment', async () => {
    const wrong = { json: { model: 'm', input: 7 } }
    const error = { error: { message: 'Seven is none.', type: 'invalid_request_error', param: 'input', code: null } }
    const asked = { method: 'POST', path: '/v1/responses', body: wrong }
    const path = writeRecording([{ request: asked, reply: { status: 400, body: { json: error } } }])
    const { request } = await replay({ path })
    const refused = await request('/v1/responses', wrong)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual(error)
    expect(await (await request('/v1/responses', { json: { model: 'm', input: 8 } })).text()).not.toContain('Seven')
  })

  test('with a wrong key is always refused, with a valid one never', async () => {
    const error = { error: { message: 'Who are you?', type: 'invalid_request_error', param: null, code: null } }
    const refused = { ...listing('x'), reply: { status: 401, body: { json: error } } }
    const { request, baseUrl } = await replay({ path: writeRecording([refused, listing('a')]), only: true })
    expect((await request('/v1/models')).status).toBe(200)
    for (let time = 0; time < 2; time++) {
      const reply = await fetch(`${baseUrl}/v1/models`, { headers: { authorization: 'Bearer wrong' } })
      expect([reply.status, await reply.json()]).toEqual([401, error])
    }
    expect((await request('/v1/models')).status).toBe(200)
  })

  test('takes no exchange that does not answer it', async () => {
    const path = writeRecording([responding({ input: 'Hi' }, 'first'), responding({ input: 'Hi' }, 'second')])
    const { request } = await replay({ path, only: true })
    const json = { model: 'm', input: 'Hi' }
    for (const headers of [{ authorization: 'Bearer wrong' }, { prefer: 'code=418' }, { prefer: 'fault="status:429"' }])
      expect((await request('/v1/responses', { json, headers })).status).toBeGreaterThanOrEqual(400)
    expect(await getId(request, { input: 'Hi' })).toBe('first')
    expect(await getId(request, { input: 'Hi' })).toBe('second')
  })

  test('keeps the fault of a scenario, if the recording has the earlier response', async () => {
    const body = { input: 'Hi', previous_response_id: 'resp_recorded' }
    const { request, mock } = await replay({ path: writeRecording([responding(body, 'next')]), only: true })
    const source = await scenariosFrom('scenarios: [{ name: once, faults: ["status:429:times=1"] }]')
    mock.sandboxes.get('').scenarios.replace(source.current)
    expect((await request('/v1/responses', { json: { model: 'm', ...body } })).status).toBe(429)
    expect(await getId(request, body)).toBe('next')
  })

  test('is not used for refusals of middlewares', async () => {
    const { request } = await replay({ path: writeRecording([listing('a')]) })
    expect((await request('/v1/models', { headers: { prefer: 'code=418' } })).status).toBe(400)
  })

  test('may have an undeclared path, or be invalid but accepted by the deployment', async () => {
    const path = writeRecording([
      { request: { method: 'GET', path: '/v1/extra' }, reply: { status: 200, body: { json: { extra: true } } } },
      responding({ input: 7 }, 'taken'),
    ])
    const { request, printed } = await replay({ path })
    expect(await (await request('/v1/extra')).json()).toEqual({ extra: true })
    expect(await getId(request, { input: 7 })).toBe('taken')
    expect(printed.join('\n')).toContain('violation: reply status: 200 to an invalid request')
  })
})

test('a limit is an error of the official client, with its delay', async () => {
  const error = { error: { message: 'Slow down.', type: 'rate_limit_error', param: null, code: 'rate_limit_exceeded' } }
  const headers = { 'content-type': 'application/json', 'retry-after': '7' }
  const path = writeRecording([{ ...listing('x'), reply: { status: 429, headers, body: { json: error } } }])
  const { baseUrl, key } = await replay({ path, only: true })
  const failed = await createClients({ baseUrl, key })
    .openai.models.list()
    .catch((thrown: unknown) => thrown)
  if (!(failed instanceof OpenAI.RateLimitError)) throw failed
  expect(failed.headers.get('retry-after')).toBe('7')
})

test('each sandbox, also after a reset, replays from the beginning', async () => {
  const path = writeRecording([listing('one'), listing('two')])
  const { request, mock } = await replay({ path, only: true })
  const list = async (sandbox: string) => {
    const reply = await request('/v1/models', { headers: { 'x-mock-sandbox': sandbox } })
    return ((await reply.json()) as { readonly data: readonly { readonly id: string }[] }).data[0]?.id
  }
  expect([await list('a'), await list('a'), await list('b')]).toEqual(['one', 'two', 'one'])
  await mock.sandboxes.reset('a')
  expect(await list('a')).toBe('one')
})
