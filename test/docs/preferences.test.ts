import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { sharedMockInProcess } from '../mock/serve-mock.ts'
import { createClients } from '../sdk/clients.ts'
import { readPage } from './page.ts'

const { text: document, blocks } = readPage('docs/mock/preferences.md')
const mock = await sharedMockInProcess()

test('the shown reply is the real one', async () => {
  const [, prefer = ''] = /^curl .*'Prefer: (.*)'$/m.exec(document) ?? []
  const [shown] = blocks('http')
  const reply = await mock.request('/v1/models', { headers: { prefer } })
  const headers = ['preference-applied', 'retry-after'].map((name) => `${name}: ${reply.headers.get(name)}`)
  const lines = [`HTTP/1.1 ${reply.status} ${reply.statusText}`, ...headers, '', await reply.text(), '']
  expect(shown).toBe(lines.join('\n'))
})

test('what is shown behind the model id is answered so', async () => {
  const models = [...document.matchAll(/^await client\.responses\.create\(\{ model: '(.*?)'/gm)].map(
    ([, id = '']) => id,
  )
  const ask = (model = '') => createClients(mock).openai.responses.create({ model, input: 'Hello' })
  expect(models).toHaveLength(2)
  await expect(ask(models[0])).rejects.toBeInstanceOf(OpenAI.RateLimitError)
  await expect(ask(models[1])).resolves.toMatchObject({ status: 'completed' })
})

test('the examples that are named belong to the formats that are named', async () => {
  const send = async (path: string, prefer: string, json: object) => {
    const reply = await mock.request(path, { json, headers: { 'messages-version': '1', prefer } })
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
