import { fileURLToPath } from 'node:url'
import { createMock } from 'gatewright'
import { setupServer } from 'msw/node'
import OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import { type InterceptedOptions, mockHandlers } from '../../mock/msw.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { sharedMock, sharedMockInProcess } from './serve-mock.ts'

const server = setupServer()

const inProcess = await sharedMockInProcess()
const served = await sharedMock()
server.use(
  ...mockHandlers({ origin: 'https://gateway.example.com', answerWith: inProcess.fetch }),
  ...mockHandlers({ origin: 'https://other.example.com/', answerWith: served.baseUrl }),
)
server.listen({ onUnhandledFrame: 'bypass' })

afterAll(() => server.close())

const origins = ['https://gateway.example.com', 'https://other.example.com'] as const

test.each(origins)('an app that calls %s is answered by the mock, streams too', async (origin) => {
  const apiKey = origin === origins[0] ? inProcess.key : served.key
  const client = new OpenAI({ baseURL: `${origin}/v1`, apiKey })
  const whole = await client.responses.create({ model: 'gw-text-large', input: 'Why is the sky blue?' })
  const stream = await client.responses.create({ model: 'gw-text-large', input: 'Why is the sky blue?', stream: true })
  let text = ''
  for await (const event of stream) if (event.type === 'response.output_text.delta') text += event.delta
  expect(text).toBe(whole.output_text)
})

test.each(origins)("a refusal of %s is the client's own error class", async (origin) => {
  const client = new OpenAI({ baseURL: `${origin}/v1`, apiKey: 'wrong', maxRetries: 0 })
  await expect(client.models.list()).rejects.toBeInstanceOf(OpenAI.AuthenticationError)
})

test('URLs in answers have the requested origin', async () => {
  const client = new OpenAI({ baseURL: `${origins[0]}/v1`, apiKey: inProcess.key })
  const { id } = await client.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
  const url = async () => ((await client.videos.retrieve(id)) as { readonly url?: string }).url
  await expect.poll(url, { interval: 5 }).toMatch(/^https:\/\/gateway\.example\.com\/files\//)
  expect((await fetch((await url()) ?? '')).headers.get('content-type')).toBe('video/mp4')
})

test.each([
  [{ origin: 'gateway.example' }, 'origin takes an origin such as https://gateway.example, not "gateway.example".'],
  [{ origin: undefined }, 'origin takes an origin such as https://gateway.example, not undefined.'],
  [
    { answerWith: {} },
    'answerWith takes a mock, its fetch, or the address of one, such as http://127.0.0.1:4010, not object.',
  ],
  [{ answerWith: '127.0.0.1:4010' }, 'such as http://127.0.0.1:4010, not "127.0.0.1:4010".'],
])('a wrong option is refused at once (%#)', (wrong, message) => {
  const options = { origin: origins[0], answerWith: inProcess.fetch, ...wrong }
  expect(() => mockHandlers(options as InterceptedOptions)).toThrow(message)
})

test('any document answers: a mock that is still being made, and one that cannot be made', async () => {
  const spec = fileURLToPath(new URL('document/shop.yaml', import.meta.url))
  const mock = createMock({ spec })
  closeAfterTest(mock)
  server.use(
    ...mockHandlers({ origin: 'https://items.example', answerWith: mock }),
    ...mockHandlers({ origin: 'https://missing.example', answerWith: createMock({ spec: 'missing.yaml' }) }),
  )
  const reply = await fetch('https://items.example/books')
  expect(await reply.json()).toEqual([{ id: 7, title: 'Emma' }])
  const failed = await fetch('https://missing.example/items').then((missing) => missing.text(), String)
  expect(failed).toContain('missing.yaml')
})
