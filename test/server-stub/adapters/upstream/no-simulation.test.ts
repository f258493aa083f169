import { textModel } from 'gatewright/stub'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { type ServedApp, serveApp } from '../../../support/serve-app.ts'
import { startCommand } from '../../../support/start-command.ts'
import { ask, getMessage } from '../operations/ask.ts'
import { chatUpstream } from './chat-upstream.ts'

const started = (options: Parameters<typeof serveApp>[0]) => closeAfterTest(serveApp({ simulation: false, ...options }))

async function overChat(): Promise<ServedApp> {
  const upstream = await closeAfterTest(chatUpstream())
  const far = { kind: 'chat-completions', baseUrl: `${upstream.url}/v1` } as const
  return started({ upstreams: { upstreams: { far }, models: { 'far-model': ['far'] } } })
}

async function listed({ baseUrl, key }: ServedApp): Promise<string[]> {
  const { data } = (await (await ask.models(baseUrl, { key })).json()) as { data: { id: string }[] }
  return data.map(({ id }) => id)
}

test('only configured models are listed and served', async () => {
  const stub = await overChat()
  expect(await listed(stub)).toEqual(['far-model'])
  expect((await ask.messages(stub.baseUrl, { key: stub.key, model: 'far-model' })).status).toBe(200)
})

test.each(['messages', 'responses', 'generate-content', 'video'] as const)(
  'whatever else is asked for in the %s format does not exist',
  async (family) => {
    const { baseUrl, key } = await overChat()
    for (const stream of [false, true]) {
      const reply = await ask[family](baseUrl, { key, model: 'gw-other', stream })
      expect(reply.status).toBe(404)
      expect(getMessage(family, await reply.json())).toContain('gw-other')
    }
  },
)

test('the image proxy has no accounts', async () => {
  const { baseUrl, key } = await overChat()
  const reply = await ask.image(baseUrl, { key })
  expect(await reply.json()).toMatchObject({ code: 24, result: null })
})

test('custom ports and models are served', async () => {
  const text = textModel(async function* () {
    yield 'Mine.'
  })
  const stub = await started({ ports: { text }, models: ['acme'] })
  expect(await listed(stub)).toEqual(['acme'])
  const reply = await ask.messages(stub.baseUrl, { key: stub.key, model: 'acme' })
  expect(await reply.json()).toMatchObject({ content: [{ text: 'Mine.' }] })
})

test('it can be set in the configuration', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--no-simulation']))
  expect((await ask.messages(stub.baseUrl)).status).toBe(404)
})
