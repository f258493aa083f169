import { afterEach, expect, test } from 'vitest'
import { textModel } from '../../server-stub/ports/write-text.ts'
import { ask, getMessage, run } from '../operations/stub.ts'
import { type Served, serve } from '../sdk/serve.ts'
import { chatUpstream } from './chat-upstream.ts'

const closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Validates all replies by the contract. */
async function started(options: Parameters<typeof serve>[0]): Promise<Served> {
  const served = await serve({ simulation: false, ...options })
  closing.push(() => served.close())
  return served
}

async function overChat(): Promise<Served> {
  const upstream = await chatUpstream()
  const far = { kind: 'chat-completions', baseUrl: `${upstream.baseUrl}/v1` } as const
  const stub = await started({ upstreams: { upstreams: { far }, models: { 'far-model': ['far'] } } })
  closing.push(() => upstream.close())
  return stub
}

async function listed({ baseUrl, key }: Served): Promise<string[]> {
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
  const stub = await run(['stub', '--no-simulation'])
  closing.push(() => stub.close())
  expect((await ask.messages(stub.baseUrl)).status).toBe(404)
})
