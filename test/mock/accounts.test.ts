import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageTask } from 'gatewright/types/image'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AccountPool } from '../../mock/simulator/image/account-pool.ts'
import { getAccount } from '../../mock/simulator/image/accounts.ts'
import { readPage } from '../docs/page.ts'
import { button, ImageClient, picture } from '../e2e/image-client.ts'
import { sharedFolder } from '../support/temporary-folder.ts'
import { openScenarioFiles, readScenarios } from './gateway-readers.ts'
import { type ServedMock, sharedMock, testMock } from './serve-mock.ts'

interface Inside {
  readonly client: ImageClient
  readonly accounts: AccountPool
  /** Lets time pass until the task is in that status. */
  reach(id: string, status: ImageTask['status']): Promise<ImageTask>
}

/** A new sandbox with a stopped clock. */
function sandbox(served: ServedMock, name: string): Inside {
  const { clock, accounts } = served.mock.sandboxes.get(name)
  clock.stop()
  const client = new ImageClient(served.baseUrl, `${served.key}~${name}`)
  const reach = async (id: string, status: ImageTask['status']) => {
    const later = async () => {
      await clock.advance(10_000)
      return (await client.read(id)).status
    }
    await expect.poll(later, { interval: 5 }).toBe(status)
    return client.read(id)
  }
  return { client, accounts, reach }
}

const submits = {
  imagine: ['/img/submit/imagine', async () => ({ prompt: 'a fox' })],
  blend: ['/img/submit/blend', async () => ({ base64Array: [picture('a'), picture('b')] })],
  describe: ['/img/submit/describe', async () => ({ base64: picture() })],
  'face swap': ['/img/face-swap/swap', async () => ({ sourceBase64: picture('a'), targetBase64: picture('b') })],
  action: ['/img/submit/action', async (inside) => button(await finished(inside), 'upsample')],
  modal: ['/img/submit/modal', async (inside) => ({ taskId: await waiting(inside), prompt: 'a blue fox' })],
  upload: ['/img/submit/upload-chat-images', async () => ({ base64Array: [picture()] })],
} satisfies Record<string, readonly [string, (inside: Inside) => Promise<unknown>]>

async function finished({ client, reach }: Inside): Promise<ImageTask> {
  return reach(await client.submit('/img/submit/imagine', { prompt: 'a red fox' }), 'SUCCESS')
}

/** The id of a task that waits for its input. */
async function waiting(inside: Inside): Promise<string> {
  const upscale = button(await finished(inside), 'upsample')
  const single = await inside.reach(await inside.client.submit('/img/submit/action', upscale), 'SUCCESS')
  return inside.client.submit('/img/submit/action', button(single, 'custom_zoom'))
}

const one = [getAccount({ instanceId: 'one' })]

const served = await sharedMock({ accounts: one, speed: 1 })

describe.each(Object.entries(submits))('%s', (name, [path, readBody]) => {
  const enter = async (key: string) => {
    const inside = sandbox(served, `${name.replace(' ', '-')}-${key}`)
    return { ...inside, body: await readBody(inside) }
  }

  test.each([
    ['out-of-balance', 25],
    ['disconnected', 24],
  ] as const)('on an account that is %s is refused with code %i', async (state, code) => {
    const { client, accounts, body } = await enter(state)
    accounts.change('one', { state })
    const { status, body: reply } = await client.post(path, body)
    expect(reply).toMatchObject({ code })
    expect(reply).not.toHaveProperty('result', expect.stringMatching(/./))
    expect(status).toBe(200)
  })

  test('without any account is refused with code 24', async () => {
    const { client, accounts, body } = await enter('none')
    accounts.replace([])
    expect((await client.post(path, body)).body).toMatchObject({ code: 24 })
  })

  // Uploads are done at once.
  if (name === 'upload') return
  test('on a busy account waits with code 22, and succeeds when the account is free', async () => {
    const { client, accounts, reach, body } = await enter('busy')
    accounts.change('one', { state: 'busy', stateMs: 60_000 })
    const { body: reply } = await client.post(path, body)
    expect(reply).toMatchObject({ code: 22, result: expect.stringMatching(/^\d+$/) })
    const id = String(reply.result)
    expect(await client.read(id)).toMatchObject({ status: 'NOT_START', startTime: 0 })
    await reach(id, 'SUCCESS')
    expect(accounts.list()).toMatchObject([{ state: 'ready', working: 0, waiting: 0 }])
  })
})

describe('an account pool', () => {
  const imagine = (client: ImageClient, accountFilter = {}) =>
    client.post('/img/submit/imagine', { prompt: 'a fox', accountFilter })

  test('queues jobs beyond its capacity, and finishes all of them in order', async () => {
    const { client, accounts, reach } = sandbox(served, 'capacity')
    accounts.replace([getAccount({ instanceId: 'one', capacity: 1 })])
    const codes: number[] = []
    const ids: string[] = []
    for (let job = 0; job < 3; job++) {
      const { body } = await imagine(client)
      codes.push(body.code)
      ids.push(String(body.result))
    }
    expect(codes).toEqual([1, 22, 22])
    expect(accounts.list()).toMatchObject([{ working: 1, waiting: 2 }])
    for (const id of ids) await reach(id, 'SUCCESS')
  })

  test('counts the balance down to code 25', async () => {
    const { client, accounts } = sandbox(served, 'balance')
    accounts.replace([getAccount({ instanceId: 'one', balance: 1 })])
    expect((await imagine(client)).body).toMatchObject({ code: 1 })
    expect((await imagine(client)).body).toMatchObject({ code: 25 })
    accounts.change('one', { balance: 5 })
    expect((await imagine(client)).body).toMatchObject({ code: 1 })
    expect(accounts.list()).toMatchObject([{ balance: 4, state: 'ready' }])
  })

  test('finishes running and waiting jobs of a removed account', async () => {
    const { client, accounts, reach } = sandbox(served, 'gone')
    accounts.replace([getAccount({ instanceId: 'one', capacity: 1 })])
    const ids = [await imagine(client), await imagine(client)].map(({ body }) => String(body.result))
    accounts.replace([getAccount({ instanceId: 'two' })])
    for (const id of ids) await reach(id, 'SUCCESS')
    expect((await imagine(client, { instanceId: 'one' })).body).toMatchObject({ code: 24 })
  })

  test('belongs to one sandbox', async () => {
    sandbox(served, 'mine').accounts.replace([])
    expect((await imagine(sandbox(served, 'mine').client)).body).toMatchObject({ code: 24 })
    expect((await imagine(sandbox(served, 'yours').client)).body).toMatchObject({ code: 1 })
    await served.mock.sandboxes.reset('mine')
    expect((await imagine(sandbox(served, 'mine').client)).body).toMatchObject({ code: 1 })
  })
})

describe('accounts in a file', () => {
  const folder = sharedFolder()
  const path = join(folder, 'a.yaml')

  async function serve(text: string): Promise<ServedMock> {
    writeFileSync(path, text)
    const files = await openScenarioFiles([path], (message) => expect(message).toMatch(/^Loaded /))
    onTestFinished(() => files.close())
    return testMock({ scenarios: files, speed: 1 })
  }

  test('the example of the documentation has the documented codes', async () => {
    const { text, blocks } = readPage('docs/mock/accounts.md')
    const rows = [...text.matchAll(/^\| `(\{.*?\})` \| (\d+) \|/gm)]
    expect(rows).toHaveLength(4)
    const { client } = sandbox(await serve(blocks('yaml')[0] ?? ''), 'docs')
    for (const [, filter = '', code] of rows) {
      const accountFilter = JSON.parse(filter)
      const { body } = await client.post('/img/submit/imagine', { prompt: 'a fox', accountFilter })
      expect(body, filter).toMatchObject({ code: Number(code) })
    }
  })

  test('change in existing sandboxes while the mock runs, and waiting jobs continue', async () => {
    const listed = (state: string) => `scenarios: []\naccounts:\n  - { instanceId: one, state: ${state} }\n`
    const { client, accounts, reach } = sandbox(await serve(listed('busy')), 'changing')
    const { body } = await client.post('/img/submit/imagine', { prompt: 'a fox' })
    expect(body).toMatchObject({ code: 22 })
    writeFileSync(path, listed('ready'))
    await expect.poll(() => accounts.list()).toMatchObject([{ state: 'ready' }])
    await reach(String(body.result), 'SUCCESS')
  })

  test.each([
    ['- { instanceId: 12 }', '3:5: accounts[0].instanceId: must be a string, got 12.'],
    ['- { remark: x }', '3:3: accounts[0].instanceId: is required.'],
    ['- { instanceId: a, state: bussy }', '3:20: accounts[0].state: unknown state `bussy`; did you mean `busy`?'],
    ['- { instanceId: a, mods: [fast] }', '3:20: accounts[0].mods: unknown property; did you mean `modes`?'],
    ['- { instanceId: a, capacity: 0 }', '3:20: accounts[0].capacity: must be at least 1, got 0.'],
    [
      '- { instanceId: a }\n- { instanceId: a }',
      '4:5: accounts[1].instanceId: duplicate instanceId `a`; the first is accounts[0].',
    ],
  ])('%s is an error', async (account, message) => {
    const text = `scenarios: []\naccounts:\n${account}\n`
    await expect(readScenarios(text, 'f.yaml')).rejects.toThrow(`f.yaml:${message}`)
  })
})
