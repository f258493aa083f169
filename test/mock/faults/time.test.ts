import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Sandbox } from '../../../mock/sandbox.ts'
import { readFault } from '../gateway-readers.ts'
import { sharedMock } from '../serve-mock.ts'

let sandbox: Sandbox
const logged: string[] = []

const served = await sharedMock({ log: (message, cause) => void logged.push(message, String(cause)) })
beforeEach(async () => {
  logged.length = 0
  await served.mock.sandboxes.reset('')
  sandbox = served.mock.sandboxes.get('')
})

/** Sets the fault, stops the clock, asks, and waits until the fault has the answer wait. */
async function heldBy(fault: unknown, path: string) {
  sandbox.faults.add(readFault(fault))
  sandbox.clock.stop()
  const sleep = vi.spyOn(sandbox.clock, 'sleep')
  let count = 0
  const whole = served.request(path).then(async (reply) => {
    for await (const chunk of reply.body ?? []) count += chunk.length
    return count
  })
  await expect.poll(() => sleep.mock.calls.length).toBe(1)
  return { bytes: () => count, whole }
}

/** What was sent before it has come when it has an answer of its own. */
const roundTrip = () => served.request('/~other/v1/models')

test('a delay follows the clock, with a length in its range', async () => {
  const { bytes, whole } = await heldBy({ kind: 'delay', ms: [1000, 2000] }, '/v1/models')
  await sandbox.clock.advance(999)
  await roundTrip()
  expect(bytes()).toBe(0)
  await sandbox.clock.advance(1001)
  expect(await whole).toBeGreaterThan(0)
})

test('delays in a range are the same for the same seed', async () => {
  const delays = async () => {
    await served.mock.sandboxes.reset('')
    const { clock, faults } = served.mock.sandboxes.get('')
    clock.setSpeed(1e6)
    faults.add(readFault({ kind: 'delay', ms: [10, 1000] }))
    const sleep = vi.spyOn(clock, 'sleep')
    for (let turn = 0; turn < 5; turn++) await served.request('/v1/models')
    return sleep.mock.calls.map(([ms]) => ms)
  }
  const first = await delays()
  expect(await delays()).toEqual(first)
  expect(new Set(first).size).toBe(5)
  for (const ms of first) expect(ms >= 10 && ms <= 1000, String(ms)).toBe(true)
})

test('nothing of a delay stays in memory', async () => {
  sandbox.clock.setSpeed(1e6)
  sandbox.faults.add(readFault('delay:1000'))
  const sleep = vi.spyOn(sandbox.clock, 'sleep')
  await served.request('/v1/models')
  expect(sleep.mock.calls.map(([, signal]) => signal?.aborted)).toEqual([true])
})

test('a slow body is sent at its rate', async () => {
  const { bytes, whole } = await heldBy({ kind: 'slow', bytesPerSecond: 100 }, '/v1/models')
  for (const count of [100, 200]) {
    await sandbox.clock.advance(1000)
    await expect.poll(bytes).toBe(count)
    await roundTrip()
    expect(bytes()).toBe(count)
  }
  sandbox.faults.clear()
  expect(await whole).toBeGreaterThan(200)
})

test('a stall lasts for its duration', async () => {
  const { bytes, whole } = await heldBy({ kind: 'stall', afterBytes: 7, ms: 5000 }, '/v1/models')
  await sandbox.clock.advance(4999)
  await expect.poll(bytes).toBe(7)
  await roundTrip()
  expect(bytes()).toBe(7)
  await sandbox.clock.advance(1)
  expect(await whole).toBeGreaterThan(7)
})

describe('at speed 0', () => {
  const waits = ['delay:600000', 'slow:1', 'stall:ms=5']

  test.each(waits)('%s has no effect, and says so', async (fault) => {
    sandbox.faults.add(readFault(fault))
    const prefer = { headers: { prefer: `wait=0, fault=${fault}` } }
    const replies = [await served.request('/v1/models'), await served.request('/v1/models', prefer)]
    expect(replies.map(({ headers }) => headers.get('preference-applied'))).toEqual([null, 'wait=0'])
    expect(sandbox.faults.list()).toMatchObject([{ seen: 0, injected: 0 }])
    const { requests } = await served.control.listRequests()
    expect(requests.flatMap(({ answeredBy }) => answeredBy)).toEqual([{ kind: 'prefer', name: 'wait=0' }])
    const kind = fault.split(':')[0]
    const why = `\`${kind}\` has no effect at speed 0, where waits take no time: set a speed`
    expect(logged).toEqual(['Warning: a fault', why])
    await expect(served.control.addFault(fault)).rejects.toThrow(`${why}, or stop the clock.`)
    await served.control.changeClock({ stopped: true })
    await expect(served.control.addFault(fault)).resolves.toMatchObject({ injected: 0 })
  })

  test.each(['delay:0', 'stall:0'])('%s keeps its effect', async (fault) => {
    await expect(served.control.addFault(fault)).resolves.toMatchObject({ injected: 0 })
  })
})

test('a fault that comes after the end of an answer is reported once, and not named in the journal', async () => {
  sandbox.faults.add(readFault('truncate:1000000'))
  sandbox.faults.add(readFault('corrupt:0'))
  for (let turn = 0; turn < 2; turn++) await (await served.request('/v1/models')).text()
  expect(logged).toEqual([
    'Warning: a fault',
    '`truncate` has changed nothing: the answer ended before the event or byte it is about',
  ])
  const { requests } = await served.control.listRequests()
  const corrupt = [{ kind: 'fault', name: 'corrupt (fault-2)' }]
  expect(requests.map(({ answeredBy }) => answeredBy)).toEqual([corrupt, corrupt])
})

test('endless waits last at any speed', async () => {
  sandbox.faults.add(readFault('hang'))
  const signal = AbortSignal.timeout(100)
  await expect(served.request('/v1/models', { signal })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a client that disconnects in a stall is not a failure', async () => {
  sandbox.faults.add(readFault({ kind: 'stall', afterEvents: 1 }))
  const left = new AbortController()
  const json = { model: 'gw-text-large', input: 'Hello', stream: true }
  const reply = await served.request('/v1/responses', { json, signal: left.signal })
  left.abort()
  await expect(reply.text()).rejects.toMatchObject({ name: 'AbortError' })
  await roundTrip()
  expect(logged).toEqual([])
})
