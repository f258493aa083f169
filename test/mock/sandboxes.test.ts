import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { createSandbox } from '../../mock/sandbox.ts'
import { Sandboxes } from '../../mock/sandboxes.ts'
import { createClients } from '../sdk/clients.ts'
import { getSender, serveMock, sharedMock, testMock, testMockInProcess } from './serve-mock.ts'

const served = await sharedMock()

async function createVideo(path: string, headers: Record<string, string> = {}): Promise<string> {
  const json = { model: 'gw-video-1', prompt: 'A lighthouse' }
  const reply = await served.request(`${path}/v1/video/generations`, { json, headers })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { task_id: string }).task_id
}

async function getStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  return (await served.request(path, { headers })).status
}

const getClient = (sandbox: string) => createClients({ ...served, key: `${served.key}~${sandbox}` }).openai

test('a task exists only in its sandbox, for all ways to select one', async () => {
  const id = await createVideo('', { 'x-mock-sandbox': 'alice' })
  const path = `/v1/video/generations/${id}`
  expect(await getStatus(path, { 'x-mock-sandbox': 'alice' })).toBe(200)
  expect(await getStatus(`/~alice${path}`)).toBe(200)
  expect(await getStatus(path, { authorization: `Bearer ${served.key}~alice` })).toBe(200)
  expect(await getStatus(path)).toBe(404)
  expect(await getStatus(`/~bob${path}`)).toBe(404)
})

test('two sandboxes give the same answers to the same requests', async () => {
  const answer = async (sandbox: string) => {
    return getClient(sandbox).responses.create({ model: 'gw-text-large', input: 'Why is the sky blue?' })
  }
  const [one, two] = [await answer('one'), await answer('two')]
  expect(one.output_text).toBe(two.output_text)
  expect(one.id).toBe(two.id)
})

test('the key selects the sandbox of an official client: a chained response is found only there', async () => {
  const first = await getClient('carol').responses.create({ model: 'gw-text-large', input: 'Remember the word tide.' })
  const next = { model: 'gw-text-large', input: 'Which word?', previous_response_id: first.id }
  await expect(getClient('carol').responses.create(next)).resolves.toMatchObject({ status: 'completed' })
  await expect(getClient('dave').responses.create(next)).rejects.toMatchObject({ status: 400 })
})

test('the URL of a result belongs to its sandbox', async () => {
  const id = await createVideo('/~erin')
  const read = async () => (await served.request(`/~erin/v1/video/generations/${id}`)).json()
  let record = (await read()) as { status: string; url?: string }
  while (record.status !== 'succeeded') record = (await read()) as typeof record
  expect(record.url).toBe(`${served.baseUrl}/~erin/files/${id}.mp4`)
  expect((await fetch(String(record.url))).headers.get('content-type')).toBe('video/mp4')
  expect(await getStatus(`/files/${id}.mp4`)).toBe(404)
})

test('an invalid sandbox name is refused in the error format of the family', async () => {
  const reply = await served.request('/v1/models', { headers: { 'x-mock-sandbox': 'a b' } })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ error: { message: expect.stringContaining('sandbox name') } })
})

test('a wrong key is refused with and without the name of a sandbox', async () => {
  for (const key of ['wrong', 'wrong~alice', '~alice']) {
    expect(await getStatus('/v1/models', { authorization: `Bearer ${key}` })).toBe(401)
  }
})

describe('a sandbox is created', () => {
  const names = () => served.mock.sandboxes.all().map(({ name }) => name)

  test.each([
    ['a request without a key', '/v1/models', { headers: { authorization: '' } }],
    ['a request with a wrong key', '/v1/models', { headers: { authorization: 'Bearer wrong' } }],
    ['an unknown path', '/v2/nothing', {}],
    ['a file', '/files/video_1.mp4', {}],
    ['a file of the page', '/__mock/page/made/video_1.mp4', {}],
    ['reading its state', '/__mock/state', {}],
    ['reading its journal', '/__mock/journal', {}],
    ['reading its tasks', '/__mock/tasks', {}],
    ['reading its faults', '/__mock/faults', {}],
    ['reading its scenarios', '/__mock/scenarios', {}],
    ['a reset', '/__mock/reset', { method: 'POST' }],
  ])('not by %s', async (_, path, init) => {
    await served.request(`/~nobody${path}`, init)
    expect(names()).not.toContain('nobody')
  })

  test.each([
    ['a request with a key', '/v1/models', {}],
    ['an invalid request with a key', '/v1/responses', { json: {} }],
    ['a change', '/__mock/clock', { json: { stopped: true } }],
  ])('by %s', async (_, path, init) => {
    await served.request(`/~somebody${path}`, init)
    expect(names()).toContain('somebody')
    await served.mock.sandboxes.reset('somebody')
  })

  test('by a refused request while it is watched', async () => {
    const watcher = new AbortController()
    const live = await served.request('/~watched/__mock/live', { signal: watcher.signal })
    await live.body?.getReader().read()
    await served.request('/~watched/v2/nothing')
    expect(names()).toContain('watched')
    watcher.abort()
  })
})

test('the initial faults of a sandbox can be removed before its first request', async () => {
  const faulty = await testMockInProcess({ faults: ['status:429'] })
  const grace = faulty.sandbox('grace')
  await faulty.sandboxes.reset('grace')
  expect(await grace.control.deleteFaults()).toEqual({ deleted: 1 })
  expect((await getSender(grace)('/v1/models')).status).toBe(200)
})

test('a refused request is in the journal of its sandbox, or else in that of the default one', async () => {
  const count = (name: string) => served.mock.sandboxes.view(name).control.journal.count
  const wrong = { headers: { authorization: 'Bearer wrong' } }
  const before = count('')
  await served.request('/~heidi/v1/models', wrong)
  await expect.poll(() => [count(''), count('heidi')]).toEqual([before + 1, 0])
  await served.request('/~heidi/v1/models')
  await served.request('/~heidi/v1/models', wrong)
  await expect.poll(() => [count(''), count('heidi')]).toEqual([before + 1, 2])
})

test('at the limit new sandboxes are refused, and the default one still works', async () => {
  const crowded = await testMock()
  for (let made = 0; made < 1000; made++) crowded.mock.sandboxes.get(`u${made}`)
  expect((await crowded.request('/~more/v1/models')).status).toBe(429)
  expect((await crowded.request('/~u7/v1/models')).status).toBe(200)
  expect((await crowded.request('/v1/models')).status).toBe(200)
})

test('a reset ends running work even with a stopped clock', async () => {
  const { clock } = served.mock.sandboxes.get('frank')
  clock.stop()
  const json = { model: 'gw-text-large', input: 'Hello', stream: true }
  const reply = await served.request('/~frank/v1/responses', { json })
  await served.mock.sandboxes.reset('frank')
  expect(await reply.text()).toContain('response.completed')
})

test('closing a mock does not wait for tasks with a stopped clock', async () => {
  const still = await serveMock({ graceMs: 3_600_000 })
  still.mock.sandboxes.get('').clock.stop()
  const json = { model: 'gw-video-1', prompt: 'A lighthouse' }
  expect((await still.request('/v1/videos', { json })).status).toBe(200)
  await still.close()
})

test('closing a mock with a stopped clock ends its open replies', async () => {
  const still = await testMockInProcess({ speed: 1, graceMs: 0 })
  const { clock } = still.sandboxes.get('')
  clock.stop()
  const sleep = vi.spyOn(clock, 'sleep')
  const reply = still.request('/v1/responses', { json: { model: 'gw-text-large', input: 'Hello' } })
  await expect.poll(() => sleep.mock.calls.length).toBe(1)
  await still.close()
  expect(clock.isStopped).toBe(false)
  await reply
})

describe('a sandbox that expires', () => {
  const minute = 60_000
  afterEach(() => void vi.useRealTimers())

  /** A mock whose sandboxes expire after an hour, with real time that is moved by hand. */
  async function openExpiring(journal = true) {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_795_190_400_000 })
    const mock = await testMockInProcess({ sandboxExpiryMinutes: 60, speed: 1, journal })
    const alice = mock.sandbox('alice')
    const models = async () => (await getSender(alice)('/v1/models')).headers.get('gatewright-warning')
    const names = async () => (await mock.control.listSandboxes()).sandboxes.map(({ name }) => name)
    return { mock, alice, models, names, pass: (minutes: number) => vi.advanceTimersByTime(minutes * minute) }
  }

  test('starts afresh at the next request, which has a warning', async () => {
    const { mock, alice, models, names, pass } = await openExpiring()
    await mock.request('/v1/models')
    const { id } = await createClients(alice).openai.videos.create({ model: 'gw-video-1', prompt: 'A lighthouse' })
    await alice.control.changeSettings({ seed: 7 })
    pass(59)
    expect(await models()).toBeNull()
    pass(59)
    expect(await names()).toEqual(['', 'alice'])
    pass(1)
    expect(await names()).toEqual([''])
    expect(await alice.control.getState()).toMatchObject({
      settings: { seed: 1 },
      counts: { tasks: 0 },
      expiresAt: null,
    })
    expect(await models()).toMatch(/^The sandbox is new: the last `alice` had not been used for 60 minutes\./)
    expect(await models()).toBeNull()
    const { requests } = await alice.control.listRequests({})
    expect(requests.flatMap(({ verdicts }) => verdicts)).toEqual([
      expect.objectContaining({ rule: 'expired-sandbox', verdict: 'warning' }),
    ])
    expect((await getSender(alice)(`/v1/videos/${id}`)).status).toBe(404)
  })

  test('stays while it is used: by a call of the controls, an open reply, a watcher or a waiting client', async () => {
    const { alice, models, names, pass } = await openExpiring()
    await models()
    pass(59)
    const { expiresAt } = await alice.control.getState()
    expect(expiresAt).toBe(Date.now() + 60 * minute)
    pass(59)
    await alice.control.changeClock({ stopped: true })
    const json = { model: 'gw-text-large', input: 'Hello', stream: true }
    const reply = await getSender(alice)('/v1/responses', { json })
    pass(600)
    expect(await names()).toContain('alice')
    await alice.control.changeClock({ stopped: false, speed: 0 })
    await reply.text()
    const waiting = alice.control.waitForRequest({ timeoutMs: 5000 })
    await expect.poll(async () => (await alice.control.getState()).expiresAt).toBe(Date.now() + 60 * minute)
    pass(600)
    expect(await names()).toContain('alice')
    await models()
    await waiting
    pass(60)
    expect(await names()).toEqual([])
  })

  test('stays while a reply is open, and for the whole time after it, also without a journal', async () => {
    const { alice, names, pass } = await openExpiring(false)
    await alice.control.changeClock({ stopped: true })
    const json = { model: 'gw-text-large', input: 'Hello', stream: true }
    const reply = await getSender(alice)('/v1/responses', { json })
    pass(600.5)
    expect(await names()).toContain('alice')
    await alice.control.changeClock({ stopped: false, speed: 0 })
    pass(59.5)
    await reply.text()
    pass(59.5)
    expect(await names()).toContain('alice')
    pass(2)
    expect(await names()).toEqual([])
  })

  test('stays deleted without a warning if it was deleted by hand', async () => {
    const { mock, alice, models, pass } = await openExpiring()
    await models()
    pass(60)
    await mock.control.listSandboxes()
    await alice.control.resetSandbox()
    expect(await models()).toBeNull()
  })

  test('frees the default sandbox never, and others without a request', async () => {
    const { mock, models, pass } = await openExpiring()
    await mock.request('/v1/models')
    await models()
    const [alice] = [mock.sandboxes.get('alice')]
    const close = vi.spyOn(alice.gateway, 'close')
    pass(60)
    expect(close).toHaveBeenCalledOnce()
    pass(6000)
    expect((await mock.control.getState()).counts.requests).toBe(1)
  })

  test('makes room for another one at the limit', async () => {
    let now = 0
    const options = { expiryMs: minute, now: () => now }
    const sandboxes = new Sandboxes((name) => createSandbox(name, { contract: gatewayMock }, () => {}), options)
    onTestFinished(() => sandboxes.close(0))
    for (let made = 0; made < 1000; made++) sandboxes.get(`u${made}`)
    expect(() => sandboxes.get('more')).toThrow('1000 sandboxes')
    now = minute
    expect(sandboxes.get('more').name).toBe('more')
    expect(sandboxes.all()).toHaveLength(1)
  })
})
