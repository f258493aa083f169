import { readFileSync } from 'node:fs'
import OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import { createMock } from '../../server-stub/mock/in-process.ts'

const document = readFileSync('docs/mock/preferences.md', 'utf8')

const mock = await createMock()
afterAll(() => mock.close())

test('the shown reply is the real one', async () => {
  const [, prefer = ''] = /^curl .*'Prefer: (.*)'$/m.exec(document) ?? []
  const [, shown = ''] = /^```http\n([\s\S]*?)^```/m.exec(document) ?? []
  const reply = await mock.fetch(`${mock.baseUrl}/v1/models`, {
    headers: { authorization: `Bearer ${mock.key}`, prefer },
  })
  const headers = ['preference-applied', 'retry-after'].map((name) => `${name}: ${reply.headers.get(name)}`)
  const lines = [`HTTP/1.1 ${reply.status} ${reply.statusText}`, ...headers, '', await reply.text(), '']
  expect(shown).toBe(lines.join('\n'))
})

test('what is shown behind the model id is answered so', async () => {
  const models = [...document.matchAll(/^await client\.responses\.create\(\{ model: '(.*?)'/gm)].map(
    ([, id = '']) => id,
  )
  const client = new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch, maxRetries: 0 })
  const ask = (model = '') => client.responses.create({ model, input: 'Hello' })
  expect(models).toHaveLength(2)
  await expect(ask(models[0])).rejects.toBeInstanceOf(OpenAI.RateLimitError)
  await expect(ask(models[1])).resolves.toMatchObject({ status: 'completed' })
})

test('the examples that are named belong to the formats that are named', async () => {
  const send = async (path: string, prefer: string, body: object) => {
    const headers = { authorization: `Bearer ${mock.key}`, 'content-type': 'application/json', prefer }
    const init = { method: 'POST', headers: { ...headers, 'messages-version': '1' }, body: JSON.stringify(body) }
    const reply = await mock.fetch(mock.baseUrl + path, init)
    return [reply.status, reply.headers.get('preference-applied')]
  }
  expect(document).toMatch(/`example=tool-use` .* one of messages/)
  const messages = [{ role: 'user', content: 'Hello' }]
  const message = { model: 'gw-text-large', max_tokens: 50, messages }
  expect(await send('/v1/messages', 'example=tool-use', message)).toEqual([200, 'example=tool-use'])
  const [, prefer = ''] = /`Prefer: (code=403.*?)` in generate-content/.exec(document) ?? []
  const path = '/v1beta/models/gw-text-large:generateContent'
  expect(await send(path, prefer, { contents: [{ parts: [{ text: 'Hello' }] }] })).toEqual([403, prefer])
})
