import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runProcess } from '../../../support/server-process.ts'
import { sharedFolder } from '../../../support/temporary-folder.ts'
import { faultsOfCallbacks, withoutRepetitions } from './audit.ts'
import { type Acknowledged, order, pause, seeded } from './chaos.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type Json, StubProcess } from './stub-process.ts'

const COUNT = 24
const random = seeded(7)
const folder = join(sharedFolder(), 'data')
let stub: StubProcess
let receiver: Receiver
let acknowledged: Acknowledged
let records: { readonly id: string; readonly record: Json }[]

/** A stub with an embedded database, killed twice while it works. */
beforeAll(async () => {
  receiver = await startReceiver(() => true)
  stub = new StubProcess(folder, '--speed', '4')
  await stub.start()
  acknowledged = await order({ processes: [stub], hook: receiver.url, count: COUNT, random })
  for (const wait of [500, 1500]) {
    await pause(wait)
    await stub.kill()
    await stub.start()
  }
  records = await Promise.all([...acknowledged.video, ...acknowledged.image].map(ended))
})

afterAll(async () => {
  await stub.stop()
  await receiver.close()
})

/** The record of a task, once it has ended. */
async function ended(id: string): Promise<{ id: string; record: Json }> {
  const path = acknowledged.video.includes(id) ? `/v1/video/generations/${id}` : `/img/task/${id}/fetch`
  for (;;) {
    const { body } = await stub.call('GET', path)
    if (/^(succeeded|failed|SUCCESS|FAILURE)$/.test(String(body.status))) return { id, record: body }
    await pause(250)
  }
}

it('every acknowledged task succeeds after two crashes of the only process', () => {
  expect(records).toHaveLength(COUNT)
  const bad = records.filter(({ record }) => record.status !== 'succeeded' && record.status !== 'SUCCESS')
  expect(bad).toEqual([])
})

it('callbacks are in order, with one for the end', async () => {
  for (const { id, record } of records) {
    await expect.poll(() => receiver.tasks.get(id)?.at(-1)?.body).toEqual(record)
    const received = receiver.tasks.get(id) ?? []
    expect(faultsOfCallbacks(received), id).toEqual([])
    const ends = withoutRepetitions(received).filter(({ status }) => status === record.status)
    expect(ends, id).toHaveLength(1)
  }
})

it('the folder is locked by one process', async () => {
  const { code, err } = await runProcess(['stub', '--port', '0', '--database', folder])
  expect(code).toBe(2)
  expect(err).toMatch(/^--database cannot be opened: The database folder .* is in use by another process/)
})
