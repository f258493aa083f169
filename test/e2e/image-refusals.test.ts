import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageTask } from '../../generated/types/image.ts'
import { realClock } from '../../server-stub/core/clock.ts'
import type { ImageTasks } from '../../server-stub/handlers/image/image-tasks.ts'
import { simulatedImageBot } from '../../server-stub/simulator/image/bot.ts'
import { button, type ImageClient, oneAtATime, picture, remixByHand } from './image-client.ts'
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

describe('in-band refusals and failures', () => {
  beforeEach(() => start())

  it.each([
    ['sim:error', 23],
    ['sim:account', 24],
    ['sim:balance', 25],
  ])('%s is code %i of every submit and of an upload', async (words, code) => {
    const images = { base64Array: [picture(words), picture()] }
    const replies = [
      await client.post('/img/submit/imagine', { prompt: `a fox ${words}` }),
      await client.post('/img/submit/blend', images),
      await client.post('/img/submit/describe', { base64: picture(words) }),
      await client.post('/img/face-swap/swap', { sourceBase64: picture(words), targetBase64: picture() }),
      await client.post('/img/submit/upload-chat-images', images),
    ]
    for (const { status, body } of replies) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ code, description: expect.stringContaining(words), properties: {}, result: null })
    }
  })

  it('a notifyHook with a user name or a password is refused before anything is submitted', async () => {
    const notifyHook = 'http://me:hunter2@127.0.0.1:9/hook'
    const origin = await client.imagine('a red fox')
    const submits = {
      imagine: { prompt: 'a fox' },
      blend: { base64Array: [picture(), picture()] },
      describe: { base64: picture() },
      action: button(origin, 'variation', 1),
    }
    for (const [name, fields] of Object.entries(submits)) {
      const { status, body } = await client.post(`/img/submit/${name}`, { ...fields, notifyHook })
      expect([name, status, body.result]).toEqual([name, 400, null])
      expect(body.description).toMatch(/^notifyHook: must be a URL without user name and password: take them out/)
      expect(JSON.stringify(body)).not.toContain('hunter2')
    }
  })

  it('code 21 names the banned word', async () => {
    const { body } = await client.post('/img/submit/imagine', { prompt: 'Gore in a hospital' })
    expect(body).toEqual({
      code: 21,
      description: expect.stringContaining('"gore"'),
      properties: { bannedWord: 'gore' },
      result: null,
    })
  })

  it('code 24 tells that no account fits, 25 that the one that fits has nothing left', async () => {
    const submit = (accountFilter: object) => client.post('/img/submit/imagine', { prompt: 'a fox', accountFilter })
    expect((await submit({ remark: 'nobody' })).body).toMatchObject({ code: 24, result: null })
    expect((await submit({ remark: 'out of credit' })).body).toMatchObject({ code: 25, result: null })
    const filter = { remark: 'nobody' }
    const upload = await client.post('/img/submit/upload-chat-images', { base64Array: [picture()], filter })
    expect(upload.body).toMatchObject({ code: 24, result: null })
  })

  it('code 21 refuses a button that is not there, and one of a task that has none yet', async () => {
    const task = await client.imagine()
    const { customId } = button(task, 'upsample', 1)
    const press = (taskId: string, id: string) => client.post('/img/submit/action', { taskId, customId: id })
    expect((await press(task.id, customId.replace('::1::', '::9::'))).body).toMatchObject({ code: 21, result: null })
    const hanging = await client.submit('/img/submit/imagine', { prompt: 'a fox sim:hang' })
    expect((await press(hanging, customId)).body).toMatchObject({ code: 21, result: null })
    await tasks.cancel(hanging)
  })

  it('code 24 refuses a filter that names another channel than the one to stay in', async () => {
    const origin = await client.imagine()
    const { channelId } = origin.properties
    const press = (accountFilter: object) =>
      client.post('/img/submit/action', { ...button(origin, 'upsample'), chooseSameChannel: true, accountFilter })
    expect((await press({ channelId })).body).toMatchObject({ code: 1 })
    expect((await press({ channelId: '' })).body).toMatchObject({ code: 1 })
    expect((await press({ channelId: '1204417736920481792' })).body).toMatchObject({ code: 24, result: null })
    expect((await press({ instanceId: '1204417736920481793' })).body).toMatchObject({ code: 24, result: null })
  })

  it('empty values of a filter ask for nothing', async () => {
    const accountFilter = { channelId: '', instanceId: '', remark: '', modes: [] }
    expect(await client.imagine('a fox', { accountFilter })).toMatchObject({ status: 'SUCCESS' })
  })

  it('a filter chooses the account', async () => {
    const { properties } = await client.imagine('a fox', {
      accountFilter: { ...oneAtATime, modes: ['RELAX', 'TURBO'] },
    })
    expect(properties.instanceId).toBe(oneAtATime.instanceId)
  })

  it('a task that fails says why and has no progress and no picture', async () => {
    expect(await client.imagine('a fox sim:fail-late')).toMatchObject({
      status: 'FAILURE',
      failReason: expect.stringContaining('sim:fail'),
      progress: '',
      imageUrl: '',
      buttons: [],
    })
  })

  it('code 22 queues a task, which goes on when its turn has come', async () => {
    const queue = (prompt: string) => client.post('/img/submit/imagine', { prompt, accountFilter: oneAtATime })
    const first = await client.submit('/img/submit/imagine', { prompt: 'a sim:hang', accountFilter: oneAtATime })
    const [second, third] = [(await queue('b')).body, (await queue('c')).body]
    expect(second).toMatchObject({
      code: 22,
      description: 'Queued, 1 task is ahead of this one.',
      properties: { numberOfQueues: 1 },
    })
    expect(third).toMatchObject({ code: 22, description: 'Queued, 2 tasks are ahead of this one.' })
    const waiting = await client.get(`/img/task/${second.result}/fetch`)
    expect(waiting.body).toMatchObject({ status: 'NOT_START', progress: '', startTime: 0, finishTime: 0 })
    expect(await tasks.cancel(first)).toMatchObject({ status: 'CANCEL' })
    expect(await client.reach(String(third.result))).toMatchObject({ status: 'SUCCESS' })
    expect(await client.reach(String(second.result))).toMatchObject({ status: 'SUCCESS' })
  })
})

describe('HTTP errors', () => {
  beforeEach(() => start())

  it.each([
    ['/img/submit/imagine', {}, /^prompt: /],
    ['/img/submit/imagine', { prompt: '' }, /^prompt: /],
    ['/img/submit/imagine', { prompt: 'a', botType: 'BOT' }, /^botType: .*BOT_PRIMARY/],
    ['/img/submit/imagine', { prompt: 'a', accountFilter: { modes: ['SLOW'] } }, /^accountFilter.modes\[0\]: /],
    ['/img/submit/blend', { base64Array: [picture()] }, /^base64Array: .*2/],
    ['/img/submit/blend', { base64Array: Array(6).fill(picture()) }, /^base64Array: .*5/],
    ['/img/submit/describe', { base64: picture().slice('data:image/png;base64,'.length) }, /^base64: /],
    ['/img/submit/describe', { base64: 'data:image/bmp;base64,Qk0=' }, /^base64: /],
    ['/img/submit/describe', { base64: `data:image/png;base64,${btoa('not a picture')}` }, /^base64: /],
    ['/img/submit/describe', { base64: picture(4 * 1024 * 1024) }, /^base64: .*4194304/],
    ['/img/submit/modal', { taskId: '1', maskBase64: 'mask' }, /^maskBase64: /],
    ['/img/submit/action', { taskId: '1', customId: 'U1' }, /^customId: /],
    ['/img/submit/action', { customId: 'BOT::JOB::upsample::1::x' }, /^taskId: /],
    ['/img/face-swap/swap', { sourceBase64: picture() }, /^targetBase64: /],
    ['/img/submit/upload-chat-images', {}, /^base64Array: /],
    ['/img/task/list-by-condition', { ids: '1' }, /^ids: /],
  ])('%s is 400 with code 21 for a body that breaks a rule (%#)', async (path, body, description) => {
    const reply = await client.post(path, body)
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ code: 21, description: expect.stringMatching(description), result: null })
  })

  const json = { 'content-type': 'application/json' }
  it.each([
    [401, 24, '/img/submit/imagine', { headers: { ...json, authorization: 'Bearer wrong' } }],
    [401, 24, '/img/submit/imagine', { headers: { ...json, authorization: '' } }],
    [404, 21, '/img/task/1/cancel', {}],
    [404, 21, '/img/submit/shorten', {}],
    [405, 21, '/img/task/1/fetch', {}],
    [413, 21, '/img/submit/imagine', { body: JSON.stringify({ prompt: 'a'.repeat(16 * 1024 * 1024) }) }],
    [415, 21, '/img/submit/imagine', { headers: { 'content-type': 'text/plain' } }],
    [400, 21, '/img/submit/imagine', { body: '{' }],
  ])('%i carries code %i (%s)', async (status, code, path, init) => {
    const reply = await client.post(path, { prompt: 'a' }, init)
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual({ code, description: expect.stringMatching(/\S/), result: null })
  })
})

describe('the open edition', () => {
  const forbidden = (what: string) => ({
    status: 403,
    body: { code: 24, description: expect.stringMatching(new RegExp(`^${what}.*paid edition`)), result: null },
  })

  const labels = ({ buttons }: ImageTask) => buttons.map(({ label, emoji }) => label || emoji)
  const ownActions = ['U1', 'U2', 'U3', 'U4', '🔄', 'V1', 'V2', 'V3', 'V4']

  beforeEach(() => start({ edition: 'open' }))

  it('refuses the second bot, the face swap and the seed', async () => {
    const botType = 'BOT_SECONDARY'
    const second = [
      await client.post('/img/submit/imagine', { prompt: 'a', botType }),
      await client.post('/img/submit/blend', { base64Array: [picture(), picture()], botType }),
      await client.post('/img/submit/describe', { base64: picture(), botType }),
    ]
    for (const reply of second) expect(reply).toMatchObject(forbidden('botType: BOT_SECONDARY'))
    const faces = { sourceBase64: picture(), targetBase64: picture() }
    expect(await client.post('/img/face-swap/swap', faces)).toMatchObject(forbidden('A face swap'))
    const single = await client.upscale()
    expect(await client.get(`/img/task/${single.id}/image-seed`)).toMatchObject(forbidden('The seed'))
  })

  it('has the actions of an imagine and of a blend, and no other button', async () => {
    const long = await client.imagine('a red fox under a very old oak in the morning mist')
    expect(labels(long)).toEqual(ownActions)
    const blended = await client.finish('/img/submit/blend', { base64Array: [picture(), picture()] })
    expect(labels(blended)).toEqual(ownActions)
    const described = await client.finish('/img/submit/describe', { base64: picture() })
    expect(described).toMatchObject({ status: 'SUCCESS', buttons: [] })
    expect(await client.upscale()).toMatchObject({ status: 'SUCCESS', buttons: [] })
    for (const operation of ['variation', 'reroll']) {
      const index = operation === 'reroll' ? 0 : 3
      const next = await client.finish('/img/submit/action', button(long, operation, index))
      expect(labels(next), operation).toEqual(ownActions)
    }
  })

  it.each([
    ...['shorten', 'inpaint', 'outpaint_50', 'outpaint_75', 'custom_zoom', 'pan_left', 'pan_right', 'pan_up'],
    ...['pan_down', 'low_variation', 'high_variation', 'upsample_subtle', 'upsample_creative', 'imagine'],
  ])('refuses the button %s', async (operation) => {
    const { id, buttons } = await client.imagine()
    const customId = buttons[0]?.customId.replace('upsample', operation)
    const reply = await client.post('/img/submit/action', { taskId: id, customId })
    expect(reply).toMatchObject(forbidden(`customId: the button ${operation}`))
  })

  it('tells a button that no edition has from those of the paid one', async () => {
    const { id, buttons } = await client.imagine()
    for (const operation of ['constructor', 'nothing']) {
      const customId = buttons[0]?.customId.replace('upsample', operation)
      const reply = await client.post('/img/submit/action', { taskId: id, customId })
      expect(reply).toMatchObject({ status: 200, body: { code: 21, result: null } })
    }
  })

  it('refuses the input of a task, too, whatever a bot of its own may ask for', async () => {
    await gateway.close()
    await start({ edition: 'open', image: simulatedImageBot({ clock: realClock(0), seed: 1 }) })
    const taskId = await client.submit('/img/submit/action', button(await client.upscale(), 'inpaint'))
    expect(await client.post('/img/submit/modal', { taskId })).toMatchObject(forbidden('The input'))
    expect(await client.read(taskId)).toMatchObject({ status: 'MODAL' })
  })

  it('has no remix: an action goes on at once on every account', async () => {
    const origin = await client.imagine('a red fox', { accountFilter: remixByHand, botType: 'BOT_PRIMARY' })
    expect(await client.finish('/img/submit/action', button(origin, 'variation'))).toMatchObject({ status: 'SUCCESS' })
  })

  it('does uploads', async () => {
    const uploaded = await client.post('/img/submit/upload-chat-images', { base64Array: [picture()] })
    expect(uploaded.body).toMatchObject({ code: 1 })
  })
})
