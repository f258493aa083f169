import type { AppOptions } from 'gatewright/stub'
import type * as wire from 'gatewright/types/image'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { simulatedImageBot } from '../../mock/simulator/image/bot.ts'
import { realClock } from '../../runtime/clock.ts'
import { type ServedApp, serveApp } from '../support/serve-app.ts'
import { button, ImageClient, picture, remixByHand } from './image-client.ts'

let gateway: ServedApp
let client: ImageClient
const logged: unknown[] = []

const start = async (options: Partial<AppOptions> = {}) => {
  gateway = await serveApp({ ...options, log: (...given) => void logged.push(given) })
  client = new ImageClient(gateway.baseUrl, gateway.key)
}

afterEach(async () => {
  await gateway.close()
  expect(logged.splice(0)).toEqual([])
})

const gif = 'R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
const faces = { sourceBase64: picture(), targetBase64: picture() }
const labels = ({ buttons }: wire.ImageTask) => buttons.map(({ label, emoji }) => label || emoji)
const ownActions = ['U1', 'U2', 'U3', 'U4', '🔄', 'V1', 'V2', 'V3', 'V4']

describe('submits', () => {
  beforeEach(() => start())

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

  it('query by ids keep their order and leaves out what is unknown', async () => {
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
    await start({ edition: 'open', ports: { image: simulatedImageBot({ clock: realClock(0), seed: 1 }) } })
    const taskId = await client.submit('/img/submit/action', button(await client.upscale(), 'inpaint'))
    expect(await client.post('/img/submit/modal', { taskId })).toMatchObject(forbidden('The input'))
    expect(await client.read(taskId)).toMatchObject({ status: 'MODAL' })
  })

  it('has no remix: an action starts immediately on every account', async () => {
    const origin = await client.imagine('a red fox', { accountFilter: remixByHand, botType: 'BOT_PRIMARY' })
    expect(await client.finish('/img/submit/action', button(origin, 'variation'))).toMatchObject({ status: 'SUCCESS' })
  })
})
