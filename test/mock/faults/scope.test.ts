import type { Route } from 'gatewright/core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../../../generated/routes.ts'
import type { FaultSet } from '../../../mock/faults/fault-set.ts'
import { readFault } from '../gateway-readers.ts'
import { serveMock, sharedMock, testMock } from '../serve-mock.ts'

let faultSet: FaultSet

const served = await sharedMock()
beforeEach(async () => {
  await served.mock.sandboxes.reset('')
  faultSet = served.mock.sandboxes.get('').faults
})

const inject = (fault: unknown) => faultSet.add(readFault(fault))
const getStatus = async (path = '/v1/models', init: RequestInit & { readonly json?: unknown } = {}) =>
  (await served.request(path, init)).status

async function statuses(count: number, path?: string): Promise<readonly number[]> {
  const found: number[] = []
  while (found.length < count) found.push(await getStatus(path))
  return found
}

describe('a fault applies', () => {
  test('to its number of requests, after those it skips', async () => {
    inject({ kind: 'status', status: 500, times: 2, skip: 1 })
    expect(await statuses(5)).toEqual([200, 500, 500, 200, 200])
    expect(faultSet.list()).toMatchObject([{ id: 'fault-1', seen: 3, injected: 2, isSpent: true }])
  })

  test('to the operations, families, models and headers that it names', async () => {
    const question = { model: 'gw-text-large', input: 'Hello' }
    inject({ kind: 'status', status: 500, match: { operation: 'listModels' } })
    inject({ kind: 'status', status: 429, match: { family: ['messages', 'responses'], model: 'gw-*-mini' } })
    inject({ kind: 'status', status: 400, match: { headers: { 'X-Test': 'a?c*' } } })
    expect(await getStatus()).toBe(500)
    expect(await getStatus('/v1/responses', { json: question })).toBe(200)
    expect(await getStatus('/v1/responses', { json: { ...question, model: 'gw-text-mini' } })).toBe(429)
    expect(await getStatus('/v1/responses', { json: question, headers: { 'x-test': 'abcd' } })).toBe(400)
    expect(await getStatus('/v1/responses', { json: question, headers: { 'x-test': 'bc' } })).toBe(200)
    expect(await getStatus('/v1/responses', { json: { ...question, model: 'gw-text-mini+delay=1' } })).toBe(429)
    const google = { contents: [{ parts: [{ text: 'Hello' }] }] }
    inject({ kind: 'status', status: 503, match: { model: 'gw-text-small' } })
    expect(await getStatus('/v1beta/models/gw-text-small:generateContent', { json: google })).toBe(503)
    expect(await getStatus('/v1beta/models/gw-text-large:generateContent', { json: google })).toBe(200)
  })

  test('with its probability, deterministic for the current seed of the sandbox', async () => {
    const getSeries = async (seed: number) => {
      await served.mock.sandboxes.reset('')
      const { faults, settings } = served.mock.sandboxes.get('')
      faults.add(readFault('status:500:probability=0.5'))
      settings.change({ seed })
      return (await statuses(20)).join()
    }
    const first = await getSeries(1)
    expect(await getSeries(2)).not.toBe(first)
    expect(await getSeries(1)).toBe(first)
    expect(new Set(first.split(','))).toEqual(new Set(['200', '500']))
  })

  test('only if it can: a reply has no events', async () => {
    inject('drop:0')
    inject('messages/message_stop-missing')
    expect(await getStatus('/v1/responses', { json: { model: 'gw-text-large', input: 'Hello' } })).toBe(200)
    expect(faultSet.list()).toMatchObject([
      { seen: 0, injected: 0 },
      { seen: 0, injected: 0 },
    ])
  })

  test('to no request that the contract refuses', async () => {
    inject('cut')
    expect((await fetch(`${served.baseUrl}/v1/models`)).status).toBe(401)
    expect(await getStatus('/v1/responses', { json: {} })).toBe(400)
    expect(faultSet.list()[0]?.seen).toBe(0)
  })
})

describe('a fault ends', () => {
  test('when it expires on the clock of the sandbox, and releases what it delays', async () => {
    const { clock } = served.mock.sandboxes.get('')
    clock.stop()
    inject({ kind: 'hang', untilMs: 60_000 })
    const status = getStatus()
    await expect.poll(() => faultSet.list()[0]?.injected).toBe(1)
    await clock.advance(59_999)
    expect(faultSet.list()[0]?.isSpent).toBe(false)
    await clock.advance(1)
    expect(await status).toBe(200)
    expect(await getStatus()).toBe(200)
    expect(faultSet.list()[0]?.isSpent).toBe(true)
  })

  test('and does not affect other sandboxes', async () => {
    served.mock.sandboxes.get('other').faults.add(readFault('status:500'))
    expect(await getStatus()).toBe(200)
    expect(await getStatus('/~other/v1/models')).toBe(500)
    await served.mock.sandboxes.reset('other')
    expect(await getStatus('/~other/v1/models')).toBe(200)
  })

  test('and releases what it delays when its sandbox is reset', async () => {
    inject('hang')
    const status = getStatus()
    await expect.poll(() => faultSet.list()[0]?.injected).toBe(1)
    await served.mock.sandboxes.reset('')
    expect(await status).toBe(200)
    expect(await getStatus()).toBe(200)
    expect(served.mock.sandboxes.get('').faults.isEmpty).toBe(true)
  })

  test('of one request when that is answered, or is released', async () => {
    const prefer = (fault: string) => ({ headers: { prefer: `fault=${fault}` } })
    expect(await getStatus('/v1/models', prefer('status:500'))).toBe(500)
    expect(await getStatus()).toBe(200)
    const brought = vi.spyOn(faultSet, 'injectOnce')
    const hanging = getStatus('/v1/models', prefer('hang'))
    await expect.poll(() => brought.mock.results.length).toBe(1)
    await served.mock.sandboxes.reset('')
    expect(await hanging).toBe(200)
  })

  test('but those of the start-up options return after a reset', async () => {
    const mock = await testMock({ faults: [readFault('status:500:times=1')] })
    expect((await mock.request('/v1/models')).status).toBe(500)
    expect((await mock.request('/v1/models')).status).toBe(200)
    expect((await mock.request('/~other/v1/models')).status).toBe(500)
    await mock.mock.sandboxes.reset('')
    expect((await mock.request('/v1/models')).status).toBe(500)
  })

  test('when the mock closes, without delaying that', async () => {
    const mock = await serveMock({ faults: [readFault('hang')] })
    const held = mock.request('/v1/models')
    await expect.poll(() => mock.mock.sandboxes.get('').faults.list()[0]?.injected).toBe(1)
    await mock.close()
    expect((await held).status).toBe(200)
  })
})

test('there may be 200; a used-up one makes room, and releases what it delays', async () => {
  inject({ kind: 'hang', times: 1 })
  for (let count = 1; count < 200; count++) inject({ kind: 'hang', match: { family: 'image' } })
  expect(() => inject('cut')).toThrow('There are 200 faults already: remove some first.')
  const held = getStatus()
  await expect.poll(() => faultSet.list()[0]?.isSpent).toBe(true)
  expect(inject('delay:1').id).toBe('fault-201')
  expect(faultSet.list()).toHaveLength(200)
  expect(await held).toBe(200)
})

describe('limits', () => {
  test('allow a number of requests in a window of the clock, then send Retry-After', async () => {
    const { clock } = served.mock.sandboxes.get('')
    clock.stop()
    inject({ kind: 'rate-limit', requests: 2, perMs: 10_000 })
    expect(await statuses(2)).toEqual([200, 200])
    await clock.advance(2500)
    const refused = await served.request('/v1/models')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '8'])
    await clock.advance(7500)
    expect(await statuses(3)).toEqual([200, 200, 429])
  })

  test('an exhausted quota has the error format of the family, else 429', async () => {
    inject('quota:0')
    const google = await served.request('/v1beta/models/gw-text-large:generateContent', {
      json: { contents: [{ parts: [{ text: 'Hello' }] }] },
    })
    expect(google.status).toBe(403)
    expect(await google.json()).toMatchObject({ error: { message: expect.stringContaining('quota') } })
    const image = await served.request('/img/submit/imagine', { json: { prompt: 'A lighthouse' } })
    expect([image.status, await image.json()]).toEqual([403, expect.objectContaining({ code: 25 })])
    const models = await served.request('/v1/models')
    expect([models.status, models.headers.get('retry-after')]).toEqual([429, null])
  })
})

test('every declared error of any operation can be injected', async () => {
  const getErrors = ({ replies }: Route) => new Set(replies.map(({ status }) => Number(status)).filter((s) => s >= 400))
  for (const route of routes)
    for (const status of getErrors(route))
      expect(readFault({ kind: 'status', status, match: { operation: route.operationId } })).toBeDefined()
  for (const status of routes
    .filter(({ operationId }) => operationId === 'listModels')
    .flatMap((each) => [...getErrors(each)])) {
    const { id } = inject({ kind: 'status', status, match: { operation: 'listModels' } })
    const reply = await served.request('/v1/models')
    expect([reply.status, await reply.json()]).toEqual([
      status,
      { error: expect.objectContaining({ message: expect.any(String) }) },
    ])
    faultSet.remove(id)
  }
})

describe('a fault that changes nothing is not counted, and is not named in the journal', () => {
  const refused = { model: 'gw-text-large', input: 'Hello', stream: true, previous_response_id: 'resp_unknown' }
  const { previous_response_id: _, ...accepted } = refused
  const getAnswerers = async () => {
    const { requests } = await served.control.listRequests()
    return requests.map(({ answeredBy }) => answeredBy.map(({ name }) => name))
  }

  test.each(['error-event:1:times=1', 'drop:response.created:times=1', 'cut:afterEvents=1:times=1'])(
    '%s of a stream, if the request is refused',
    async (fault) => {
      inject(fault)
      expect(await getStatus('/v1/responses', { json: refused })).toBe(400)
      expect(faultSet.list()).toMatchObject([{ seen: 0, injected: 0, isSpent: false }])
      expect(await getAnswerers()).toEqual([[]])
      await served.request('/v1/responses', { json: accepted }).then((reply) => reply.text().catch(() => ''))
      expect(faultSet.list()).toMatchObject([{ seen: 1, injected: 1, isSpent: true }])
    },
  )

  test('one that another fault forestalls', async () => {
    inject('truncate:10:times=1')
    inject('status:500:times=1')
    inject('delay:1:times=1')
    expect(await getStatus()).toBe(500)
    expect(faultSet.list()).toMatchObject([{ injected: 0 }, { injected: 1 }, { injected: 0 }])
    expect(await getAnswerers()).toEqual([['status (fault-2)']])
  })

  test('one in the preferences of a refused request', async () => {
    const headers = { prefer: 'wait=0, code=200, fault="drop:response.created"' }
    const reply = await served.request('/v1/responses', { json: refused, headers })
    expect([reply.status, reply.headers.get('preference-applied')]).toEqual([400, 'wait=0'])
    expect(await getAnswerers()).toEqual([['wait=0']])
  })

  test('but an injected error comes before the checks of the gateway', async () => {
    inject('status:429:times=1')
    expect(await getStatus('/v1/responses', { json: refused })).toBe(429)
    expect(faultSet.list()).toMatchObject([{ injected: 1, isSpent: true }])
  })
})
