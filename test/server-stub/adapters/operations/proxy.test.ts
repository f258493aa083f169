import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { type StartedCommand, startCommand } from '../../../support/start-command.ts'
import { ask } from './ask.ts'

const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'gateway.example' }

async function findVideo({ baseUrl }: StartedCommand): Promise<string> {
  const created = (await (await ask.video(baseUrl, { headers })).json()) as { id: string }
  const read = async () => {
    const reply = await fetch(`${baseUrl}/v1/videos/${created.id}`, {
      headers: { authorization: 'Bearer sk-mock', ...headers },
    })
    return (await reply.json()) as { url?: string }
  }
  await expect.poll(async () => (await read()).url).toBeTypeOf('string')
  return (await read()).url ?? ''
}

test('the headers of a trusted proxy are used', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--speed', '0', '--trust-proxy', '127.0.0.0/8']))
  expect(await findVideo(stub)).toMatch(/^https:\/\/gateway\.example\/files\//)
})

test.each([[[]], [['--trust-proxy', '10.0.0.0/8']]])(
  'the headers of other proxies are ignored: %j',
  async (args: string[]) => {
    const stub = await closeAfterTest(startCommand(['stub', '--speed', '0', ...args]))
    expect(await findVideo(stub)).toMatch(`${stub.baseUrl}/files/`)
  },
)
