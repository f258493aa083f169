import { afterEach, expect, test } from 'vitest'
import { ask, type Running, run } from './stub.ts'

let stub: Running
afterEach(() => stub.close())

const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'gateway.example' }

async function addressOfVideo(): Promise<string> {
  const created = (await (await ask.video(stub.baseUrl, { headers })).json()) as { id: string }
  const read = async () => {
    const reply = await fetch(`${stub.baseUrl}/v1/videos/${created.id}`, {
      headers: { authorization: 'Bearer sk-mock', ...headers },
    })
    return (await reply.json()) as { url?: string }
  }
  await expect.poll(async () => (await read()).url).toBeTypeOf('string')
  return (await read()).url ?? ''
}

test('the headers of a trusted proxy are used', async () => {
  stub = await run(['stub', '--speed', '0', '--trust-proxy', '127.0.0.0/8'])
  expect(await addressOfVideo()).toMatch(/^https:\/\/gateway\.example\/files\//)
})

test.each([[[]], [['--trust-proxy', '10.0.0.0/8']]])('but not of others: %j', async (args) => {
  stub = await run(['stub', '--speed', '0', ...args])
  expect(await addressOfVideo()).toMatch(`${stub.baseUrl}/files/`)
})
