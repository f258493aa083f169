import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type * as wire from '../../generated/types/image.ts'
import { realClock } from '../../server-stub/core/clock.ts'
import type { ImageTasks } from '../../server-stub/handlers/image/image-tasks.ts'
import { simulatedImageBot } from '../../server-stub/simulator/image/bot.ts'
import { button, type ImageClient, picture, remixByHand } from './image-client.ts'
import { type Gateway, type GatewayOptions, startGateway } from './image-gateway.ts'

let gateway: Gateway
let client: ImageClient
let tasks: ImageTasks

const start = async (options: GatewayOptions = {}) => {
  gateway = await startGateway(options)
  client = gateway.client
  tasks = gateway.tasks
}

afterEach(async () => {
  await gateway.close()
  expect(gateway.wrong).toEqual([])
})

const gif = 'R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
const faces = { sourceBase64: picture(), targetBase64: picture() }
const labels = ({ buttons }: wire.ImageTask) => buttons.map(({ label, emoji }) => label || emoji)
const ownActions = ['U1', 'U2', 'U3', 'U4', '🔄', 'V1', 'V2', 'V3', 'V4']

describe('submits', () => {
  beforeEach(() => start())

  it('imagine answers code 1 with the id of a task that ends in a picture with buttons', async () => {
    const { body } = await client.post('/img/submit/imagine', { prompt: 'a red fox', state: 'order-20417' })
    expect(body).toEqual({
      code: 1,
      description: 'Submitted.',
      properties: { instanceId: expect.stringMatching(/^\d+$/), channelId: expect.stringMatching(/^\d+$/) },
      result: expect.stringMatching(/^\d+$/),
    })
    const task = await client.reach(String(body.result))
    expect(task).toMatchObject({
      ...{ id: body.result, action: 'IMAGINE', status: 'SUCCESS', description: '/imagine a red fox', failReason: '' },
      ...{ progress: '100%', prompt: 'a red fox', promptEn: 'a red fox', state: 'order-20417' },
      imageUrl: `${client.baseUrl}/files/${body.result}.png`,
      properties: { finalPrompt: 'a red fox', ...body.properties },
    })
    expect(labels(task).sort()).toEqual([...ownActions].sort())
    expect(Math.abs(task.submitTime - Date.now())).toBeLessThan(3_600_000)
    const file = await fetch(String(task.imageUrl))
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG')
  })

  it('upload answers with the address of each picture, in their order and of the type of their bytes', async () => {
    const body = { base64Array: [picture('first'), `data:image/png;base64,${gif}`], filter: { remark: 'main' } }
    const reply = await client.post<wire.ImageUploadAccepted>('/img/submit/upload-chat-images', body)
    expect(reply.body).toMatchObject({ code: 1, description: 'Uploaded.', properties: {} })
    const [first, second, ...more] = await Promise.all(reply.body.result.map((url) => fetch(url)))
    expect(await first?.text()).toContain('first')
    expect(second?.headers.get('content-type')).toBe('image/gif')
    expect(more).toEqual([])
    const nobody = { ...body, filter: { remark: 'nobody' } }
    expect((await client.post('/img/submit/upload-chat-images', nobody)).body).toMatchObject({ code: 24, result: null })
  })

  it('a missing button, or one of a task without buttons yet, is code 21', async () => {
    const task = await client.imagine()
    const { customId } = button(task, 'upsample', 1)
    const hanging = await client.submit('/img/submit/imagine', { prompt: 'a fox sim:hang' })
    const missing = { taskId: task.id, customId: customId.replace('::1::', '::9::') }
    for (const body of [missing, { taskId: hanging, customId }])
      expect((await client.post('/img/submit/action', body)).body).toMatchObject({ code: 21, result: null })
    await tasks.cancel(hanging)
  })

  it('a notifyHook with a user name or a password is refused before anything is submitted', async () => {
    const notifyHook = 'http://me:hunter2@127.0.0.1:9/hook'
    const submits = {
      imagine: { prompt: 'a fox' },
      blend: { base64Array: [picture(), picture()] },
      describe: { base64: picture() },
      action: button(await client.imagine(), 'variation', 1),
    }
    for (const [name, fields] of Object.entries(submits)) {
      const { status, body } = await client.post(`/img/submit/${name}`, { ...fields, notifyHook })
      expect([name, status, body.result]).toEqual([name, 400, null])
      expect(body.description).toMatch(/^notifyHook: must be a URL without user name and password: take them out/)
      expect(JSON.stringify(body)).not.toContain('hunter2')
    }
  })
})

describe('reading', () => {
  beforeEach(() => start())

  it('query by ids keeps their order and leaves out what is unknown', async () => {
    const [a, b] = [await client.imagine('a'), await client.imagine('b')]
    const list = (ids: string[]) => client.post<wire.ImageTask[]>('/img/task/list-by-condition', { ids })
    expect((await list([b.id, '1', a.id, b.id])).body).toEqual([b, a])
    expect((await list([])).body).toEqual([])
  })

  it('seed gives digits of a picture, and code 21 where there is none', async () => {
    const seed = async (id: string) => (await client.get<wire.ImageSeedResult>(`/img/task/${id}/image-seed`)).body
    const { id } = await client.imagine('a fox --seed 20417')
    expect(await seed(id)).toEqual({ code: 1, description: 'Read.', properties: {}, result: '20417' })
    const described = await client.finish('/img/submit/describe', { base64: picture() })
    expect(await seed(described.id)).toMatchObject({ code: 21, result: null })
    const failed = await client.imagine('a fox sim:fail')
    const description = 'id: the task is in status FAILURE and has no image.'
    expect(await seed(failed.id)).toEqual({ code: 21, description, properties: {}, result: null })
  })

  it.each([
    ['/img/task/17/fetch', undefined],
    ['/img/task/17/image-seed', undefined],
    ['/img/submit/modal', { taskId: '17' }],
    ['/img/submit/action', { taskId: '17', customId: 'BOT::JOB::upsample::1::x' }],
  ])('%s is 404 with code 21 for an unknown task', async (path, body) => {
    const reply = body === undefined ? await client.get(path) : await client.post(path, body)
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ code: 21, description: 'There is no task with the id 17.', result: null })
  })
})

describe('the open edition', () => {
  const forbidden = (what: string) => ({
    status: 403,
    body: { code: 24, description: expect.stringMatching(new RegExp(`^${what}.*paid edition`)), result: null },
  })

  beforeEach(() => start({ edition: 'open' }))

  it.each([
    ['imagine', { prompt: 'a' }],
    ['blend', { base64Array: [picture(), picture()] }],
    ['describe', { base64: picture() }],
  ])('refuses the second bot for %s', async (operation, body) => {
    const reply = await client.post(`/img/submit/${operation}`, { ...body, botType: 'BOT_SECONDARY' })
    expect(reply).toMatchObject(forbidden('botType: BOT_SECONDARY'))
  })

  it('refuses the face swap and the seed, and does uploads', async () => {
    expect(await client.post('/img/face-swap/swap', faces)).toMatchObject(forbidden('A face swap'))
    const { id } = await client.upscale()
    expect(await client.get(`/img/task/${id}/image-seed`)).toMatchObject(forbidden('The seed'))
    const uploaded = await client.post('/img/submit/upload-chat-images', { base64Array: [picture()] })
    expect(uploaded.body).toMatchObject({ code: 1 })
  })

  it('has the actions of an imagine and of a blend, and no other button', async () => {
    const long = await client.imagine('a red fox under a very old oak in the morning mist')
    const press = (operation: string, index: number) =>
      client.finish('/img/submit/action', button(long, operation, index))
    const blended = await client.finish('/img/submit/blend', { base64Array: [picture(), picture()] })
    for (const task of [long, blended, await press('variation', 3), await press('reroll', 0)])
      expect(labels(task)).toEqual(ownActions)
    const described = await client.finish('/img/submit/describe', { base64: picture() })
    for (const task of [described, await client.upscale()])
      expect(task).toMatchObject({ status: 'SUCCESS', buttons: [] })
  })

  it('refuses the buttons of the paid edition, other than unknown ones', async () => {
    const { id, buttons } = await client.imagine()
    const press = (operation: string) =>
      client.post('/img/submit/action', { taskId: id, customId: buttons[0]?.customId.replace('upsample', operation) })
    const paid =
      'shorten inpaint outpaint_50 outpaint_75 custom_zoom pan_left pan_right pan_up pan_down low_variation ' +
      'high_variation upsample_subtle upsample_creative imagine'
    for (const operation of paid.split(' '))
      expect(await press(operation)).toMatchObject(forbidden(`customId: the button ${operation}`))
    for (const operation of ['constructor', 'nothing'])
      expect(await press(operation)).toMatchObject({ status: 200, body: { code: 21, result: null } })
  })

  it('also refuses the input of a task that a custom bot asks for', async () => {
    await gateway.close()
    await start({ edition: 'open', image: simulatedImageBot({ clock: realClock(0), seed: 1 }) })
    const taskId = await client.submit('/img/submit/action', button(await client.upscale(), 'inpaint'))
    expect(await client.post('/img/submit/modal', { taskId })).toMatchObject(forbidden('The input'))
    expect(await client.read(taskId)).toMatchObject({ status: 'MODAL' })
  })

  it('has no remix: an action starts immediately on every account', async () => {
    const origin = await client.imagine('a red fox', { accountFilter: remixByHand, botType: 'BOT_PRIMARY' })
    expect(await client.finish('/img/submit/action', button(origin, 'variation'))).toMatchObject({ status: 'SUCCESS' })
  })
})
