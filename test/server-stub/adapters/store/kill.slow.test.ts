import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImageTask } from '../../../../generated/validators/image.js'
import { auditTrail, checkCourse, faultsOfCallbacks, getFaults, readTrail, withoutRepetitions } from './audit.ts'
import { type Acknowledged, killAround, order, pause, seeded } from './chaos.ts'
import { type Cluster, noPostgres, query, startCluster } from './postgres.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { StubProcess } from './stub-process.ts'

const COUNT = 240
const KILLS = 10
/** Tasks claimed by a process that is frozen until others have claimed and finished them. */
const FROZEN = 40
const FREEZE_MS = 17_000
const SEED = Number(process.env.CHAOS_SEED ?? 20_260_101)

describe.skipIf(noPostgres)('three processes on one database, killed at any moment', () => {
  const random = seeded(SEED)
  let cluster: Cluster
  let database: string
  let processes: readonly StubProcess[]
  let receiver: Receiver
  let acknowledged: Acknowledged
  let trail: Map<string, Readonly<Record<string, unknown>>[]>

  beforeAll(async () => {
    cluster = await startCluster()
    database = await cluster.createDatabase()
    receiver = await startReceiver(() => random() > 0.03)
    const quick = ['--speed', '4']
    processes = [1, 2, 3].map(() => new StubProcess(database, ...quick))
    await Promise.all(processes.map((stub) => stub.start()))
    await query(database, auditTrail)
    const ordering = order({ processes, hook: receiver.url, count: COUNT, random })
    const [orders] = await Promise.all([ordering, killAround(processes, KILLS, random)])
    const frozen = processes.slice(0, 1)
    const more = await order({ processes: frozen, hook: receiver.url, count: FROZEN, random: () => random() / 4 })
    await frozen[0]?.freeze(FREEZE_MS)
    acknowledged = { video: [...orders.video, ...more.video], image: [...orders.image, ...more.image] }
    await everythingDone(database)
    trail = await getTrail(database)
  })

  afterAll(async () => {
    await Promise.all(processes.map((stub) => stub.kill()))
    receiver.close()
    await cluster.stop()
  })

  it('acknowledge most submissions', () => {
    expect(acknowledged.video.length).toBeGreaterThan(COUNT / 4)
    expect(acknowledged.image.length).toBeGreaterThan(COUNT / 4)
  })

  it.each(['video', 'image'] as const)(
    'brought every acknowledged %s to its end, once and without a step back',
    (kind) => {
      const ids = acknowledged[kind]
      const lost = ids.filter((id) => !trail.has(id))
      const faulty = ids.flatMap((id) => getFaults(kind, trail.get(id) ?? []).map((fault) => `${id}: ${fault}`))
      expect({ lost, faulty }).toEqual({ lost: [], faulty: [] })
    },
  )

  it('send all callbacks at least once, in order, with a stable id', () => {
    const all = [...acknowledged.video, ...acknowledged.image]
    const missing = all.filter((id) => !receiver.tasks.has(id))
    const faulty = all.flatMap((id) =>
      faultsOfCallbacks(receiver.tasks.get(id) ?? []).map((fault) => `${id}: ${fault}`),
    )
    expect({ missing, faulty }).toEqual({ missing: [], faulty: [] })
  })

  it('send the end of each video once, as stored', () => {
    for (const id of acknowledged.video) {
      const received = withoutRepetitions(receiver.tasks.get(id) ?? [])
      expect(received, id).toMatchObject([{ task_id: id, status: 'succeeded' }])
    }
  })

  it('send all changes of each image', () => {
    for (const id of acknowledged.image) {
      const received = withoutRepetitions(receiver.tasks.get(id) ?? []).filter((body) => ImageTask(body))
      checkCourse(received)
      expect(received.at(-1), id).toMatchObject({ status: 'SUCCESS', progress: '100%' })
      expect(received[0], id).toMatchObject({ status: 'NOT_START' })
    }
  })

  it('serve files created by another process', async () => {
    const { body } = (await processes[0]?.call('GET', `/v1/videos/${acknowledged.video.at(-1)}`)) ?? {}
    const path = new URL(String(body?.url)).pathname
    for (const { url } of processes) expect((await fetch(url + path)).status).toBe(200)
  })

  it('continue a stored response of a killed process', async () => {
    const [first, second] = processes
    const made = await first?.call('POST', '/v1/responses', { model: 'gw-text-large', input: 'I am called Ada.' })
    await first?.kill()
    const next = { model: 'gw-text-large', input: 'What am I called?', previous_response_id: made?.body.id }
    const continued = await second?.call('POST', '/v1/responses', next)
    expect(continued).toMatchObject({ status: 200, body: { status: 'completed', previous_response_id: made?.body.id } })
    const unknown = await second?.call('POST', '/v1/responses', { ...next, previous_response_id: 'resp_none' })
    expect(unknown?.status).toBe(400)
  })
})

/** Resolves when all tasks have ended and all queues are empty. */
async function everythingDone(database: string): Promise<void> {
  const text = `
    select (select count(*) from gatewright.tasks where not is_over)
         + (select count(*) from gatewright_jobs.job)::int as remaining`
  for (;;) {
    const [row] = await query(database, text)
    if (Number(row?.remaining) === 0) return
    await pause(250)
  }
}

async function getTrail(database: string): Promise<Map<string, Readonly<Record<string, unknown>>[]>> {
  const trail = new Map<string, Readonly<Record<string, unknown>>[]>()
  for (const { id, record } of await query(database, readTrail)) {
    trail.set(String(id), [...(trail.get(String(id)) ?? []), record as Readonly<Record<string, unknown>>])
  }
  return trail
}
