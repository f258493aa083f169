import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type * as wire from '../../generated/types/image.ts'
import { button, type ImageClient, picture } from './image-client.ts'
import { type Gateway, type GatewayOptions, startGateway } from './image-gateway.ts'

let gateway: Gateway
let client: ImageClient

const start = async (options: GatewayOptions = {}) => {
  gateway = await startGateway(options)
  client = gateway.client
}

afterEach(async () => {
  await gateway.close()
  expect(gateway.wrong).toEqual([])
})

const gif = 'R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='

describe('submits', () => {
  beforeEach(() => start())

  it('imagine answers code 1 with the id of a task that ends in a picture with buttons', async () => {
    const { status, body } = await client.post('/img/submit/imagine', { prompt: 'a red fox', state: 'order-20417' })
    expect(status).toBe(200)
    expect(body).toEqual({
      code: 1,
      description: 'Submitted.',
      properties: { instanceId: expect.stringMatching(/^\d+$/), channelId: expect.stringMatching(/^\d+$/) },
      result: expect.stringMatching(/^\d+$/),
    })
    const task = await client.reach(String(body.result))
    expect(task).toMatchObject({
      id: body.result,
      action: 'IMAGINE',
      status: 'SUCCESS',
      description: '/imagine a red fox',
      failReason: '',
      imageUrl: `${client.baseUrl}/files/${body.result}.png`,
      progress: '100%',
      prompt: 'a red fox',
      promptEn: 'a red fox',
      properties: { finalPrompt: 'a red fox', ...body.properties },
      state: 'order-20417',
    })
    expect(task.buttons.map(({ label, emoji }) => label || emoji).sort()).toEqual(
      ['U1', 'U2', 'U3', 'U4', 'V1', 'V2', 'V3', 'V4', '🔄'].sort(),
    )
    const year2020 = 1_577_836_800_000
    expect(task.submitTime).toBeGreaterThan(year2020)
    const file = await fetch(task.imageUrl)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG')
  })

  it('imagine takes pictures, the second bot and Chinese, which it translates', async () => {
    const prompt = '一只狐狸在森林里'
    const task = await client.imagine(prompt, { botType: 'BOT_SECONDARY', base64Array: [picture()] })
    expect(task).toMatchObject({ prompt, promptEn: 'a fox in forest inside' })
    expect(task.properties.finalPrompt).toBe(task.promptEn)
  })

  it.each([undefined, 'PORTRAIT', 'SQUARE', 'LANDSCAPE'])('blend mixes pictures (%s)', async (dimensions) => {
    const body = { base64Array: [picture('a'), picture('b')], dimensions, state: 'mood', botType: 'BOT_SECONDARY' }
    const task = await client.finish('/img/submit/blend', body)
    expect(task).toMatchObject({ action: 'BLEND', status: 'SUCCESS', prompt: '', state: 'mood' })
    const bytes = Buffer.from(await (await fetch(task.imageUrl)).arrayBuffer())
    const ratio = bytes.readUInt32BE(16) / bytes.readUInt32BE(20)
    const expected = dimensions === 'PORTRAIT' ? 2 / 3 : dimensions === 'LANDSCAPE' ? 3 / 2 : 1
    expect(ratio).toBeCloseTo(expected, 1)
  })

  it('describe puts four numbered prompts where clients look for them', async () => {
    const task = await client.finish('/img/submit/describe', { base64: `data:image/png;base64,${gif}`, state: 's' })
    expect(task).toMatchObject({ action: 'DESCRIBE', status: 'SUCCESS', state: 's' })
    expect(task.prompt.split('\n\n').map((line) => line.slice(0, 3))).toEqual(['1️⃣', '2️⃣', '3️⃣', '4️⃣'])
    expect(task.properties.finalPrompt).toBe(task.prompt)
    expect(task.promptEn).toBe(task.prompt)
    const file = await fetch(task.imageUrl)
    expect(file.headers.get('content-type')).toBe('image/gif')
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(gif)
  })

  it('face swap is a task as well', async () => {
    const task = await client.finish('/img/face-swap/swap', { sourceBase64: picture('a'), targetBase64: picture('b') })
    expect(task).toMatchObject({ action: 'SWAP_FACE', status: 'SUCCESS', buttons: [], state: '' })
    expect((await fetch(task.imageUrl)).status).toBe(200)
  })

  it.each([
    ['upsample', 2, 'UPSCALE'],
    ['variation', 3, 'VARIATION'],
    ['reroll', 0, 'IMAGINE'],
    ['shorten', 0, 'SHORTEN'],
  ])('action %s %i after an imagine is %s', async (operation, index, action) => {
    const prompt = 'a red fox under a very old oak in the morning mist'
    const origin = await client.imagine(prompt)
    const body = { ...button(origin, operation, index), state: 'mine', chooseSameChannel: true }
    const task = await client.finish('/img/submit/action', body)
    expect(task).toMatchObject({ action, status: 'SUCCESS', prompt, state: 'mine' })
    expect(task.id).not.toBe(origin.id)
    expect(task.properties.channelId).toBe(origin.properties.channelId)
    if (action === 'SHORTEN') expect(task.properties.finalPrompt).toContain('1️⃣')
  })

  it.each([
    ['outpaint_50', 'ZOOM'],
    ['pan_left', 'PAN'],
  ])('action %s after an upscale is %s', async (operation, action) => {
    expect(await client.finish('/img/submit/action', button(await client.upscale(), operation))).toMatchObject({
      action,
    })
  })

  it('upload answers with the address of each picture, in their order', async () => {
    const body = { base64Array: [picture('first'), `data:image/gif;base64,${gif}`], filter: { remark: 'main' } }
    const reply = await client.post<wire.ImageUploadAccepted>('/img/submit/upload-chat-images', body)
    expect(reply.body).toMatchObject({ code: 1, description: 'Uploaded.', properties: {} })
    const [first, second] = await Promise.all(reply.body.result.map((url) => fetch(url)))
    expect(await first?.text()).toContain('first')
    expect(second?.headers.get('content-type')).toBe('image/gif')
    expect(reply.body.result).toHaveLength(2)
  })
})

describe('reading', () => {
  beforeEach(() => start())

  it('query by ids keeps their order and leaves out what is unknown', async () => {
    const [a, b] = [await client.imagine('a'), await client.imagine('b')]
    const list = (ids: string[]) => client.post<wire.ImageTask[]>('/img/task/list-by-condition', { ids })
    expect((await list([b.id, '1', a.id, b.id])).body).toEqual([b, a])
    expect((await list([])).body).toEqual([])
    expect((await list(['1'])).body).toEqual([])
  })

  it('seed gives digits of a picture, and code 21 where there is none', async () => {
    const seed = (id: string) => client.get<wire.ImageSeedResult>(`/img/task/${id}/image-seed`)
    const { id } = await client.imagine('a fox --seed 20417')
    expect((await seed(id)).body).toEqual({ code: 1, description: 'Read.', properties: {}, result: '20417' })
    const words = await client.finish('/img/submit/describe', { base64: picture() })
    expect(await seed(words.id)).toMatchObject({ status: 200, body: { code: 21, result: null } })
    const failed = await client.imagine('a fox sim:fail')
    expect((await seed(failed.id)).body).toEqual({
      code: 21,
      description: 'id: the task is in status FAILURE and has no image.',
      properties: {},
      result: null,
    })
  })

  it.each([
    ['GET', '/img/task/17/fetch', undefined],
    ['GET', '/img/task/17/image-seed', undefined],
    ['POST', '/img/submit/modal', { taskId: '17' }],
    ['POST', '/img/submit/action', { taskId: '17', customId: 'BOT::JOB::upsample::1::x' }],
  ])('%s %s is 404 with code 21 for an unknown task', async (method, path, body) => {
    const reply = method === 'GET' ? await client.get(path) : await client.post(path, body)
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ code: 21, description: 'There is no task with the id 17.', result: null })
  })
})

it('gives the same under the same seed, and something else under another', async () => {
  const facts = async (seed: number) => {
    await start({ seed })
    const task = await client.imagine('a red fox', { state: 's' })
    const image = Buffer.from(await (await fetch(task.imageUrl)).arrayBuffer()).toString('base64')
    const { body } = await client.get<wire.ImageSeedResult>(`/img/task/${task.id}/image-seed`)
    const { buttons, description, properties } = task
    return { image, seed: body.result, buttons, description, properties }
  }
  const first = await facts(1)
  await gateway.close()
  expect(await facts(1)).toEqual(first)
  await gateway.close()
  expect((await facts(2)).image).not.toBe(first.image)
})
