import { Webhook } from 'standardwebhooks'
import { describe, expect, test, vi } from 'vitest'
import { KNOWN_SECRET } from '../../../runtime/webhooks/sender.ts'
import { button, ImageClient, picture } from '../../e2e/image-client.ts'
import { createClients } from '../../sdk/clients.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startRecordingServer } from '../../support/recording-server.ts'
import { scenariosFrom, sharedMock } from '../serve-mock.ts'

const scenarios = `
scenarios:
  - name: broken film
    match: { text: broken }
    answer: { task: { outcome: fail, at: 40, reason: The film tore., code: film_torn } }
  - name: endless
    match: { text: endless }
    answer: { task: { outcome: hang, at: 70 } }
  - name: at once
    match: { text: at once }
    answer: { task: { takesMs: 0 } }
  - name: long queue
    match: { text: long queue }
    answer: { task: { queuedMs: 60000, takesMs: 9000 } }
  - name: succeeds
    match: { text: 'sim:fail' }
    answer: { task: { outcome: succeed } }
  - name: late
    match: { text: late }
    answer: { callback: { delayMs: 30000 } }
  - name: doubled
    match: { text: doubled }
    answer: { callback: { copies: 2 } }
  - name: dropped
    match: { text: dropped }
    answer: { callback: { drop: true } }
  - name: other
    match: { text: other words }
    answer: { callback: { body: { hello: world } } }
  - { name: wrong, match: { text: forged }, answer: { callback: { signature: wrong } } }
  - { name: unsigned, match: { text: unsigned }, answer: { callback: { signature: none } } }
  - { name: old, match: { text: old }, answer: { callback: { signature: old } } }
  - { name: no JSON, match: { text: garbled }, answer: { callback: { text: '{"id":' } } }
  - { name: some lost, match: { text: lost }, answer: { callback: { drop: [1] } } }
  - { name: overtaken, match: { text: overtaken }, answer: { callback: { delayMs: [60000] } } }
  - name: held
    match: { text: held }
    answer: { task: { takesMs: 0 } }
    faults: ['stall:afterBytes=0:ms=60000']
  - { name: bad word, match: { text: bad word }, answer: { code: 21, message: 'prompt: has a bad word.' } }
  - { name: queued, match: { text: queued }, answer: { code: 22, task: { queuedMs: 1000 } } }
  - { name: system, match: { text: system }, answer: { code: 23 } }
  - { name: account, match: { text: account }, answer: { code: 24 } }
  - { name: balance, match: { text: balance }, answer: { code: 25 } }
  - name: the zoom fails
    match: { operation: submitAction, call: 2 }
    answer: { task: { outcome: fail, at: 10, reason: The lens broke. } }
  - { name: no upload, match: { operation: uploadChatImages }, answer: { code: 24 } }
  - { name: no seed, match: { operation: getImageSeed }, answer: { code: 23 } }
`

const served = await sharedMock({ scenarios: await scenariosFrom(scenarios), speed: 1, log: () => {} })
const { openai } = createClients(served)
const { clock } = served.mock.sandboxes.get('')
clock.stop()
const createVideo = (prompt: string) => openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt })

/** Advances the clock until a task has the status. */
async function until<T extends { status: string }>(read: () => Promise<T>, status: string): Promise<T> {
  const later = async () => {
    await clock.advance(2000)
    return (await read()).status
  }
  await expect.poll(later, { interval: 5 }).toBe(status)
  return read()
}

describe('a video', () => {
  test('fails at the given percentage with the given reason', async () => {
    const { id } = await createVideo('a broken film')
    const video = await until(() => openai.videos.retrieve(id), 'failed')
    expect(video).toMatchObject({ progress: 40, error: { code: 'film_torn', message: 'The film tore.' } })
  })

  test('hangs at the given percentage', async () => {
    const { id } = await createVideo('an endless film')
    await until(() => openai.videos.retrieve(id), 'in_progress')
    await clock.advance(1_000_000)
    expect(await openai.videos.retrieve(id)).toMatchObject({ status: 'in_progress', progress: 70 })
  })

  test('is ready immediately', async () => {
    const { id } = await createVideo('at once')
    const read = () => openai.videos.retrieve(id)
    await expect.poll(async () => (await read()).status).toBe('succeeded')
    expect((await openai.videos.downloadContent(id)).headers.get('content-type')).toBe('video/mp4')
  })

  test('waits in the queue and takes its time on the clock', async () => {
    const { id } = await createVideo('a long queue')
    const progressAfter = async (ms: number) => {
      await clock.advance(ms)
      const { status, progress } = await openai.videos.retrieve(id)
      return [status, progress]
    }
    expect(await progressAfter(59_999)).toEqual(['queued', 0])
    expect((await progressAfter(4_500))[0]).toBe('in_progress')
    expect(await progressAfter(4_501)).toEqual(['succeeded', 100])
  })

  test('follows the scenario, not its prompt', async () => {
    const { id } = await createVideo('sim:fail')
    expect((await until(() => openai.videos.retrieve(id), 'succeeded')).error).toBe(null)
  })
})

describe('an image', () => {
  const client = new ImageClient(served.baseUrl, served.key)
  const image = (id: unknown) => client.read(String(id))
  const imagine = async (prompt: string) => {
    const { status, body } = await client.post('/img/submit/imagine', { prompt })
    expect(status).toBe(200)
    return body
  }

  test.each([
    ['a bad word', 21, 'prompt: has a bad word.'],
    ['the system', 23, 'The bot does not answer (scripted by a scenario).'],
    ['an account', 24, 'No account is free (scripted by a scenario).'],
    ['the balance', 25, 'No balance is left (scripted by a scenario).'],
  ])('of %s is refused with the code %i', async (prompt, code, description) => {
    expect(await imagine(prompt)).toMatchObject({ code, description, result: null })
  })

  test('is queued with the code 22, and generated later', async () => {
    const { code, result } = await imagine('queued')
    expect(code).toBe(22)
    expect((await image(result)).status).toBe('NOT_START')
    await until(() => image(result), 'SUCCESS')
  })

  test('fails with the given reason', async () => {
    const { result } = await imagine('broken')
    expect(await until(() => image(result), 'FAILURE')).toMatchObject({ failReason: 'The film tore.' })
  })

  test('does not expose its scenario', async () => {
    const { result } = await imagine('an endless road')
    await until(() => image(result), 'IN_PROGRESS')
    expect(JSON.stringify(await image(result))).not.toMatch(/effect|hang|scenario/)
  })

  test('follows its scenario after it receives its input', async () => {
    const press = async (taskId: unknown, operation: string) =>
      client.submit('/img/submit/action', button(await until(() => image(taskId), 'SUCCESS'), operation))
    const upscaled = await press((await imagine('a lake')).result, 'upsample')
    const zoomed = await press(upscaled, 'custom_zoom')
    expect((await image(zoomed)).status).toBe('MODAL')
    await client.post('/img/submit/modal', { taskId: zoomed, prompt: 'a lake --zoom 2' })
    expect(await until(() => image(zoomed), 'FAILURE')).toMatchObject({ failReason: 'The lens broke.' })
  })

  test('cannot be uploaded, and has no seed', async () => {
    const upload = await client.post('/img/submit/upload-chat-images', { base64Array: [picture()] })
    expect(upload.body).toMatchObject({ code: 24, result: null })
    const { result } = await imagine('at once')
    await until(() => image(result), 'SUCCESS')
    expect((await client.get(`/img/task/${result}/image-seed`)).body).toMatchObject({ code: 23, result: null })
  })
})

describe('a callback', () => {
  const got: { id: string; body: { task_id?: string } }[] = []
  const idsTold = () => got.map(({ body }) => body.task_id)

  /** Makes a video of the prompt, to its end. */
  async function film(prompt: string): Promise<string> {
    got.length = 0
    const receiver = await closeAfterTest(
      startRecordingServer((response, { headers, body }) => {
        got.push({ id: String(headers['webhook-id']), body: JSON.parse(body) })
        response.end()
      }),
    )
    const reply = await served.request('/v1/video/generations', {
      json: { model: 'gw-video-1', prompt, metadata: { callback_url: `${receiver.url}/` } },
    })
    const { task_id } = (await reply.json()) as { task_id: string }
    await until(() => openai.videos.retrieve(task_id), 'succeeded')
    return task_id
  }

  const arrived = (count: number) => expect.poll(() => got.length).toBe(count)

  test('is sent twice, with the same id', async () => {
    await film('doubled')
    await arrived(2)
    expect(got[0]).toEqual(got[1])
    expect(got[0]?.id).toMatch(/^msg_/)
  })

  test('is not sent', async () => {
    const dropped = await film('dropped')
    const sent = await film('on time')
    await expect.poll(() => idsTold()).toContain(sent)
    expect(idsTold()).not.toContain(dropped)
  })

  test('is sent late', async () => {
    const id = await film('late')
    await clock.advance(20_000)
    expect(got).toEqual([])
    await clock.advance(30_000)
    await arrived(1)
    expect(got).toMatchObject([{ body: { task_id: id } }])
  })

  test('has a different body', async () => {
    await film('other words')
    await arrived(1)
    expect(got).toMatchObject([{ body: { hello: 'world' } }])
  })
})

describe('receivers of callbacks', () => {
  const client = new ImageClient(served.baseUrl, served.key)
  const webhook = new Webhook(KNOWN_SECRET)
  const got: { headers: Record<string, string>; body: string }[] = []
  const statuses = () => got.map(({ body }) => JSON.parse(body).status)

  async function draw(prompt: string): Promise<void> {
    got.length = 0
    const receiver = await closeAfterTest(
      startRecordingServer((response, { headers, body }) => {
        got.push({ headers: headers as Record<string, string>, body })
        response.end()
      }),
    )
    const { body } = await client.post('/img/submit/imagine', { prompt, notifyHook: receiver.url })
    await until(() => client.read(String(body.result)), 'SUCCESS')
  }

  // The library reads the real time.
  const verify = ({ headers, body }: (typeof got)[number]) => {
    vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] })
    try {
      return webhook.verify(body, headers)
    } finally {
      vi.useRealTimers()
    }
  }

  test.each([
    ['forged', 'No matching signature found'],
    ['unsigned', 'Missing required headers'],
    ['old', 'Message timestamp too old'],
  ])('refuse those that are %s', async (prompt, message) => {
    await draw(prompt)
    await expect.poll(() => got.length).toBeGreaterThan(1)
    expect(() => got.map(verify)).toThrow(message)
    await draw('right')
    await expect.poll(() => got.length).toBeGreaterThan(1)
    expect(got.map(verify)).toHaveLength(got.length)
  })

  test('get text that is no JSON, with a right signature', async () => {
    await draw('garbled')
    await expect.poll(() => got.length).toBeGreaterThan(1)
    expect(got[0]?.body).toBe('{"id":')
    expect(() => got.map(verify)).toThrow(SyntaxError)
    const { callbacks } = await served.control.listCallbacks()
    expect(callbacks.at(-1)).toMatchObject({ body: '{"id":', outcome: 'delivered' })
  })

  test('are told before the answer to the submit, if that is held', async () => {
    let isAnswered = false
    const drawn = draw('held').then(() => {
      isAnswered = true
    })
    await expect.poll(statuses).toContain('SUCCESS')
    expect(isAnswered).toBe(false)
    await clock.advance(60_000)
    await drawn
  })

  test('miss some, and get one after the others', async () => {
    await draw('right')
    await expect.poll(statuses).toContain('SUCCESS')
    const all = statuses()
    await draw('lost')
    await expect.poll(statuses).toEqual(all.slice(1))
    await draw('overtaken')
    await expect.poll(statuses).toEqual(all.slice(1))
    await clock.advance(60_000)
    await expect.poll(statuses).toEqual([...all.slice(1), all[0]])
  })
})
