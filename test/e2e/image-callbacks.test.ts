import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageTasks } from '../../server-stub/handlers/image/image-tasks.ts'
import { button, type ImageClient, oneAtATime, picture, remixByHand } from './image-client.ts'
import { type Gateway, type GatewayOptions, startGateway } from './image-gateway.ts'
import { type Receiver, startReceiver } from './image-receiver.ts'

let gateway: Gateway
let client: ImageClient
let tasks: ImageTasks
let receiver: Receiver

beforeEach(async () => {
  receiver = await startReceiver()
})

const start = async (options: GatewayOptions = {}) => {
  gateway = await startGateway(options)
  client = gateway.client
  tasks = gateway.tasks
}

afterEach(async () => {
  await gateway.close()
  receiver.close()
  expect(gateway.wrong).toEqual([])
})

describe('modal', () => {
  it('vary region waits for its mask and prompt, and continues with the same id', async () => {
    await start()
    const hook = { notifyHook: `${receiver.url}/vary`, state: 'redraw' }
    const asked = await client.post('/img/submit/action', { ...button(await client.upscale(), 'inpaint'), ...hook })
    expect(asked.body).toMatchObject({ code: 1, description: 'Submitted, the task waits for its input.' })
    const taskId = String(asked.body.result)
    const waiting = await client.read(taskId)
    expect(waiting).toMatchObject({
      status: 'MODAL',
      action: 'VARIATION',
      progress: '',
      prompt: 'a red fox',
      startTime: 0,
    })
    const given = await client.post('/img/submit/modal', { taskId, prompt: 'a blue fox', maskBase64: picture('mask') })
    expect(given.body).toMatchObject({ code: 1, description: 'Submitted.', result: taskId })
    const done = await client.reach(taskId)
    expect(done).toMatchObject({ status: 'SUCCESS', prompt: 'a blue fox', state: 'redraw', action: 'VARIATION' })
    expect(done.submitTime).toBe(waiting.submitTime)
    const statuses = (await receiver.course('/vary')).map(({ status }) => status)
    expect([...new Set(statuses)]).toEqual(['MODAL', 'SUBMITTED', 'IN_PROGRESS', 'SUCCESS'])
  })

  it('a remix that is not submitted by itself waits for a prompt, and keeps its own without one', async () => {
    await start()
    const origin = await client.imagine('a red fox', { accountFilter: remixByHand })
    for (const prompt of [undefined, '', 'a blue fox']) {
      const taskId = await client.submit('/img/submit/action', button(origin, 'variation', 3))
      expect(await client.read(taskId)).toMatchObject({ status: 'MODAL' })
      expect(await client.submit('/img/submit/modal', { taskId, prompt })).toBe(taskId)
      expect(await client.reach(taskId)).toMatchObject({ status: 'SUCCESS', prompt: prompt || 'a red fox' })
    }
  })

  it('goes back to the queue where the account is busy', async () => {
    await start()
    const origin = await client.imagine('a fox', { accountFilter: oneAtATime })
    const single = await client.finish('/img/submit/action', button(origin, 'upsample', 1))
    const taskId = await client.submit('/img/submit/action', {
      ...button(single, 'custom_zoom'),
      notifyHook: `${receiver.url}/zoom`,
    })
    const hanging = await client.submit('/img/submit/imagine', { prompt: 'a sim:hang', accountFilter: oneAtATime })
    expect((await client.post('/img/submit/modal', { taskId })).body).toMatchObject({ code: 22, result: taskId })
    expect(await client.read(taskId)).toMatchObject({ status: 'NOT_START' })
    await tasks.cancel(hanging)
    const statuses = (await receiver.course('/zoom')).map(({ status }) => status)
    expect([...new Set(statuses)]).toEqual(['MODAL', 'NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'SUCCESS'])
  })

  it('is taken once, and refused with code 21 where the task waits for nothing', async () => {
    await start()
    const origin = await client.imagine('a red fox', { accountFilter: remixByHand })
    const taskId = await client.submit('/img/submit/action', button(origin, 'variation'))
    const both = await Promise.all([1, 2].map(() => client.post('/img/submit/modal', { taskId })))
    expect(both.map(({ body }) => body.code).sort()).toEqual([1, 21])
    const description = 'taskId: the task is in status SUCCESS and waits for no input.'
    const again = await client.post('/img/submit/modal', { taskId: origin.id })
    expect(again.body).toEqual({ code: 21, description, properties: {}, result: null })
  })

  it('that is refused leaves the task waiting, until it is cancelled', async () => {
    await start()
    const taskId = await client.submit('/img/submit/action', button(await client.upscale(), 'inpaint'))
    const refused = await client.post('/img/submit/modal', { taskId, prompt: 'gore' })
    expect(refused.body).toMatchObject({ code: 21, properties: { bannedWord: 'gore' }, result: null })
    expect(await tasks.cancel(taskId)).toMatchObject({ status: 'CANCEL' })
    const late = await client.post('/img/submit/modal', { taskId })
    expect(late.body).toMatchObject({ code: 21, description: expect.stringContaining('in status CANCEL') })
  })
})

describe('callbacks', () => {
  const hook = (path: string) => ({ notifyHook: `${receiver.url}${path}` })

  it('report every change of status or progress, in order, with previews', async () => {
    await start()
    await client.imagine('a red fox', { ...hook('/a'), state: 'mine' })
    const course = await receiver.course('/a')
    expect(course.map(({ status, progress }) => `${status} ${progress}`)).toEqual([
      'NOT_START ',
      'SUBMITTED 0%',
      ...[10, 24, 38, 52, 66, 80, 93].map((percent) => `IN_PROGRESS ${percent}%`),
      'SUCCESS 100%',
    ])
    const previews = new Set(course.slice(0, -1).map(({ imageUrl }) => imageUrl))
    expect(previews.size).toBeGreaterThan(2)
    for (const url of previews) if (url) expect((await fetch(url)).headers.get('content-type')).toBe('image/png')
    expect(course.at(-1)).toEqual(await client.reach(course[0]?.id ?? ''))
  })

  it.each([
    ['blend', { base64Array: [picture('a'), picture('b')] }, 'SUCCESS'],
    ['describe', { base64: picture() }, 'SUCCESS'],
    ['imagine', { prompt: 'a fox sim:fail' }, 'FAILURE'],
    ['imagine', { prompt: 'a fox sim:queued' }, 'SUCCESS'],
  ])('of %s report all changes (%#)', async (operation, body, status) => {
    await start()
    await client.submit(`/img/submit/${operation}`, { ...body, ...hook('/b') })
    expect((await receiver.course('/b')).at(-1)).toMatchObject({ status })
  })

  it('report a cancel last', async () => {
    await start()
    const id = await client.submit('/img/submit/imagine', { prompt: 'a fox sim:hang', ...hook('/c') })
    await client.reach(id, 'IN_PROGRESS')
    const cancelled = await tasks.cancel(id)
    expect(await tasks.cancel(id)).toEqual(cancelled)
    expect((await receiver.course('/c')).at(-1)).toMatchObject({
      status: 'CANCEL',
      progress: '',
      imageUrl: '',
      failReason: '',
    })
  })

  it('go to the global hook where the submit names none', async () => {
    await start({ globalHook: `${receiver.url}/global` })
    const faces = { sourceBase64: picture(), targetBase64: picture() }
    await client.finish('/img/face-swap/swap', faces)
    expect((await receiver.course('/global'))[0]).toMatchObject({ action: 'SWAP_FACE' })
    const before = receiver.records('/global').length
    await client.imagine('a fox', { notifyHook: '' })
    await client.imagine('a fox', hook('/own'))
    await receiver.course('/own')
    await gateway.close()
    const added = receiver.records('/global').slice(before)
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(added.at(-1)).toMatchObject({ status: 'SUCCESS' })
    await start()
  })

  it('are tried again, without losing their order', async () => {
    await start()
    receiver.fail(2)
    await client.imagine('a fox', hook('/again'))
    expect((await receiver.course('/again'))[0]).toMatchObject({ status: 'NOT_START' })
  })
})
