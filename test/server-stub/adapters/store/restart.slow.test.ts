import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, getMessage } from '../operations/ask.ts'
import { auditTrail, faultsOfCallbacks, getFaults, readTrail } from './audit.ts'
import { type Acknowledged, order, pause, seeded } from './chaos.ts'
import { type Cluster, noPostgres, query, startCluster } from './postgres.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { StubProcess } from './stub-process.ts'

const RESTARTS = 20
/** Clients that submit tasks with callbacks, one after the other. */
const CLIENTS = 3
const KEY = 'sk-test'

interface Reply {
  readonly family: 'video' | 'image' | 'responses'
  readonly status: number
  readonly retryAfter: string | null
  readonly message: string
}

describe.skipIf(noPostgres)('a PostgreSQL that is stopped twenty times under load, fast or immediately', () => {
  const random = seeded(11)
  const acknowledged: Acknowledged = { video: [], image: [] }
  const responses: string[] = []
  const refused: Reply[] = []
  let cluster: Cluster
  let database: string
  let stub: StubProcess
  let receiver: Receiver
  let isRunningAfterLoad = false

  const submit = async () => {
    const { video, image } = await order({ processes: [stub], hook: receiver.url, count: 5, random })
    acknowledged.video.push(...video)
    acknowledged.image.push(...image)
  }

  const call = async (family: Reply['family']) => {
    await pause(random() * 150)
    const reply = await ask[family](stub.url, { key: KEY }).catch(() => undefined)
    if (reply === undefined) return
    const body = (await reply.json()) as { id?: string }
    if (reply.status === 200 && family === 'responses') responses.push(String(body.id))
    if (reply.status === 200) return
    const { status, headers } = reply
    refused.push({ family, status, retryAfter: headers.get('retry-after'), message: getMessage(family, body) })
  }

  beforeAll(async () => {
    cluster = await startCluster()
    database = await cluster.createDatabase()
    receiver = await startReceiver(() => true)
    stub = new StubProcess(database, '--speed', '20', '--requests-per-minute', '1000000')
    await stub.start()
    await query(database, auditTrail)
    let isOver = false
    const repeat = async (work: () => Promise<void>) => {
      while (!isOver && stub.isRunning) await work()
    }
    const load = Promise.all([
      ...Array.from({ length: CLIENTS }, () => repeat(submit)),
      ...(['video', 'image', 'responses'] as const).map((family) => repeat(() => call(family))),
    ])
    const restarts = async () => {
      for (let count = 0; count < RESTARTS && stub.isRunning; count++) {
        await pause(200 + random() * 400)
        await cluster.restart(count % 2 === 0 ? 'fast' : 'immediate')
      }
      isOver = true
    }
    await Promise.all([load, restarts()])
    isRunningAfterLoad = stub.isRunning
  })

  afterAll(async () => {
    await stub.stop()
    await receiver.close()
    await cluster.stop()
  })

  it('does not end the process, whose log shows no connection settings', () => {
    expect(isRunningAfterLoad).toBe(true)
    expect(stub.errors).toContain('The database failed.')
    expect(stub.errors).toContain('The shared request counters are unavailable')
    expect(stub.errors).not.toContain('secretKey')
  })

  it('gives only refusals that clients may retry, in the envelope of their family', () => {
    expect(refused.length).toBeGreaterThan(RESTARTS)
    const message = 'The database is not available. Try again later.'
    for (const reply of refused) expect(reply).toMatchObject({ status: 503, retryAfter: '1', message })
  })

  it('serves at once when it is back', async () => {
    for (const family of ['video', 'image', 'responses'] as const) {
      expect((await ask[family](stub.url, { key: KEY })).status, family).toBe(200)
    }
  })

  it('loses no acknowledged response', async () => {
    expect(responses.length).toBeGreaterThan(RESTARTS)
    for (const previous of responses) {
      const body = { model: 'gw-text-small', input: 'And then?', previous_response_id: previous }
      expect((await stub.call('POST', '/v1/responses', body)).status, previous).toBe(200)
    }
  })

  it('brings every acknowledged task to its end once, with its callbacks in order', async () => {
    const left = 'select count(*)::int as left from gatewright.tasks where not is_over'
    const jobs = 'select count(*)::int as left from gatewright_jobs.job'
    for (const text of [left, jobs]) await expect.poll(() => query(database, text)).toEqual([{ left: 0 }])
    const trail = new Map<string, Record<string, unknown>[]>()
    for (const { id, record } of await query(database, readTrail)) {
      trail.set(String(id), [...(trail.get(String(id)) ?? []), record as Record<string, unknown>])
    }
    const faults = (['video', 'image'] as const).flatMap((kind) =>
      acknowledged[kind].flatMap((id) => [
        ...getFaults(kind, trail.get(id) ?? []).map((fault) => `${id}: ${fault}`),
        ...faultsOfCallbacks(receiver.tasks.get(id) ?? []).map((fault) => `${id}: ${fault}`),
        ...(receiver.tasks.has(id) ? [] : [`${id}: no callback`]),
      ]),
    )
    expect(acknowledged.video.length + acknowledged.image.length).toBeGreaterThan(RESTARTS)
    expect(faults).toEqual([])
  })
})
