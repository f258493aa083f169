import { afterAll, expect, onTestFinished, test } from 'vitest'
import { asObject, type Json } from '../../runtime/json.ts'
import { startServer } from '../support/local-server.ts'
import { startMinimal } from './minimal-gateway/server.ts'

const gateway = await startMinimal()

afterAll(() => gateway.close())

const bearer = { authorization: 'Bearer sk-minimal' }
const apiKey = { 'x-api-key': 'sk-minimal', 'messages-version': '1' }

async function post(path: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Response> {
  return fetch(`${gateway.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function readJson(response: Response): Promise<Json> {
  return JSON.parse(await response.text())
}

const contents = [{ parts: [{ text: 'Hi.' }] }]
const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='

/** A path, the credential in its documented place, and a valid body. */
const requests = {
  video: ['/v1/video/generations', bearer, { model: 'm' }],
  compatible: ['/v1/videos', bearer, {}],
  imagine: ['/img/submit/imagine', bearer, { prompt: '' }],
  blend: ['/img/submit/blend', bearer, { base64Array: [gif, gif] }],
  message: ['/v1/messages', apiKey, { model: 'm', max_tokens: 2, messages: [] }],
  generate: ['/v1beta/models/gw-1:generateContent?key=sk-minimal', {}, { contents: [] }],
  response: ['/v1/responses', bearer, { model: 'm', input: 'Hi.' }],
} as const

type Name = keyof typeof requests

/** The status of the reply to a changed request, or 21 for a submit that is refused in its reply. */
async function alter(name: Name, change: object): Promise<number> {
  const [path, headers, body] = requests[name]
  const response = await post(path, headers, { ...body, ...change })
  const { code } = asObject(await readJson(response))
  return code === 21 && response.ok ? 21 : response.status
}

const block = (part: object) => ({ messages: [{ role: 'user', content: [part] }] })
const tool = (fields: object) => ({ tools: [{ type: 'function', ...fields }] })

/** What the document leaves open; the conformance suite holds this gateway to the rest. */
test.each<[Name, object, number]>([
  ['video', {}, 201],
  ['video', { duration: 'long' }, 422],
  ['compatible', { size: 'big' }, 422],
  ['imagine', { botType: 'OTHER' }, 21],
  ['blend', { base64Array: [gif, 'x'] }, 21],
  ['message', block({ type: 'document', source: { type: 'scroll' } }), 200],
  ['message', block({ type: 'document', source: 'scroll' }), 400],
  ['generate', { generation_config: 7, generationConfig: { response_mime_type: 'text/x.enum' } }, 200],
  ['response', tool({}), 200],
  ['response', tool({ name: 'x', strict: null }), 422],
  ['response', { tool_choice: { type: 'function', name: 'x' } }, 200],
])('%s with %j gets %i', async (name, change, status) => expect(await alter(name, change)).toBe(status))

test.each<[string, Readonly<Record<string, string>>]>([
  ['/v1/responses', { authorization: 'Bearer minimal' }],
  ['/v1/messages', { ...bearer, 'messages-version': '1' }],
  ['/v1beta/models/gw-1:generateContent', { 'x-goog-api-key': 'sk-minimal' }],
])('%s is refused with its key in %j', async (path, headers) => {
  expect((await post(path, headers, { contents, model: 'm', input: 'x' })).status).toBe(401)
})

test.each([
  ['/v1/video/generations', 'task_id', ['status', 'url']],
  ['/v1/videos', 'id', ['status']],
])('a record of %s has only the documented members', async (path, id, finished) => {
  const read = async () => asObject(await readJson(await fetch(place, { headers: bearer })))
  const created = asObject(await readJson(await post(path, bearer, { model: 'm', prompt: 'Fog.' })))
  expect(Object.keys(created)).toEqual([id])
  const place = `${gateway.baseUrl}${path}/${created[id]}`
  expect(await read()).toEqual({ status: expect.not.stringMatching(/succeeded|failed/) })
  expect(Object.keys(await read())).toEqual(finished)
})

test.each(['/', '/v1/models', '/v1/models/gw-1:generateContent', '/v2/responses'])(
  'nothing is at POST %s',
  async (path) => {
    const response = await post(path, bearer, {})
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain'])
  },
)

test.each<[Name, string, object]>([
  ['video', '/v1/video/generations/{id}', { metadata: { callback_url: 'here' } }],
  ['imagine', '/img/task/{id}/fetch', { notifyHook: 'here' }],
])('the end of a task of %s is sent to its address', async (name, read, change) => {
  const received: string[] = []
  const listener = await startServer(async (request, response) => {
    for await (const chunk of request) received.push(`${request.method} ${chunk}`)
    response.end()
  })
  onTestFinished(listener.close)
  const address = `${listener.url}/`
  const [path, headers, body] = requests[name]
  const sent = JSON.parse(JSON.stringify({ ...body, ...change }).replace('"here"', JSON.stringify(address)))
  const create = async () => {
    const { task_id, result = task_id } = asObject(await readJson(await post(path, headers, sent)))
    return String(result)
  }
  const poll = (id: string) => fetch(`${gateway.baseUrl}${read.replace('{id}', id)}`, { headers: bearer })
  const [first, second] = [await create(), await create()]
  await poll(first)
  expect(received).toEqual([])
  const callbacks = [first, second].map((id) => `POST ${JSON.stringify({ id })}`)
  await poll(first)
  await expect.poll(() => received).toEqual(callbacks.slice(0, 1))
  // A repeated callback of the first task would arrive before that of the second one.
  for (const id of [first, second, second]) await poll(id)
  await expect.poll(() => received).toEqual(callbacks)
})
