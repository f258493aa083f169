import { describe, expect, onTestFinished, test } from 'vitest'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { Entry } from '../../mock/journal/entry.ts'
import { createSandbox } from '../../mock/sandbox.ts'
import { Sandboxes } from '../../mock/sandboxes.ts'
import { truncateValue } from '../../proxy/recording/truncate.ts'
import { getUsedMemory } from '../support/used-memory.ts'
import { testMock } from './serve-mock.ts'

test('a truncated value in a journal does not retain the original in memory', async () => {
  const cutOff = (letter: number) => truncateValue(Buffer.alloc(1_000_000, 97 + (letter % 26)).toString('latin1')).value
  const before = getUsedMemory()
  const kept = Array.from({ length: 100 }, (_, letter) => cutOff(letter))
  await expect.poll(() => getUsedMemory() - before).toBeLessThan(20_000_000)
  expect(kept).toHaveLength(100)
})

test('a file uses no more memory than its size', async () => {
  const { mock } = await testMock()
  const { files } = mock.sandboxes.get('grace').ports
  await files.put('part.png', { bytes: new Uint8Array(1_000_000).subarray(10, 20), mediaType: 'image/png' })
  expect((await files.get('part.png'))?.bytes.buffer.byteLength).toBe(10)
})

describe('when sandboxes use too much memory', () => {
  const bound = 100_000
  const load = 30_000

  /** Sandboxes that may keep so much together, and how one of them is filled. */
  function crowd() {
    const sandboxes = new Sandboxes((name) => createSandbox(name, { contract: gatewayMock }, () => {}), {
      maxWeight: bound,
    })
    onTestFinished(() => sandboxes.close(0))
    const write = async (name: string) => {
      const { ports } = sandboxes.get(name)
      await ports.store.put('notes', 'note', 'x'.repeat(load / 2))
      await ports.files.put('file', { bytes: new Uint8Array(load / 2), mediaType: 'image/png' })
    }
    const request = (name: string) => {
      const { control, clock } = sandboxes.get(name)
      const entry = new Entry({
        method: 'POST',
        url: '/v1/responses',
        rawHeaders: [],
        maxBodyBytes: 1_000_000,
      })
      entry.takeReply({ status: 200, contentType: 'application/json', text: JSON.stringify('x'.repeat(load)) })
      control.journal.add(entry, clock.now())
      entry.end(true)
      control.journal.end(entry)
    }
    /** Uses one of them often enough for the others to be weighed. */
    const use = (name: string) => {
      for (let time = 0; time < 50; time++) sandboxes.get(name)
    }
    const keeping = async (name: string) => {
      const { ports, control } = sandboxes.get(name)
      const has = [await ports.store.get('notes', 'note'), await ports.files.get('file'), control.journal.get(1)]
      return has.map((each) => each !== undefined)
    }
    return { sandboxes, write, request, use, keeping }
  }

  test('the least recently used ones drop their journals first, and count the entries', async () => {
    const { sandboxes, write, request, use, keeping } = crowd()
    for (const name of ['a', 'b']) await write(name)
    for (const name of ['b', 'a']) request(name)
    use('c')
    expect(sandboxes.get('b').control.journal.forgotten).toBe(1)
    expect(await keeping('b')).toEqual([true, true, false])
    expect(await keeping('a')).toEqual([true, true, true])
  })

  test('then they drop records and files, as many as necessary', async () => {
    const { write, use, keeping } = crowd()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await write(name)
    use('a')
    expect(await keeping('b')).toEqual([false, false, false])
    for (const name of ['a', 'c', 'd', 'e']) expect(await keeping(name)).toEqual([true, true, false])
  })

  test('callback attempts count and go with the journals, ended tasks count and go last', async () => {
    const { sandboxes, write, use, keeping } = crowd()
    const [a, b] = [sandboxes.get('a'), sandboxes.get('b')]
    const body = JSON.stringify(['x'.repeat(900), 'x'.repeat(900), 'x'.repeat(900), 'x'.repeat(900)])
    const message = { id: 'msg_1', subject: 'video_1', url: 'http://127.0.0.1/', body, retries: 0 }
    for (let attempt = 1; attempt <= 23; attempt++) b.control.onAttempt({ ...message, attempt, outcome: 'failed' })
    expect(b.memory.weight).toBeGreaterThan(bound)
    await write('a')
    use('c')
    expect([b.control.callbacks.list({ limit: 9 }), b.control.callbacks.count]).toEqual([[], 23])
    expect(b.memory.weight).toBe(0)
    const nothing = async () => undefined
    a.ports.tasks.work('notes', { atOnce: 1, run: nothing, abandon: nothing })
    for (const [id, isOver] of [
      ['ended', true],
      ['open', false],
    ] as const) {
      const record = { id, status: 'x'.repeat(bound / 2) }
      await a.ports.tasks.commit({ kind: 'notes', record, replaces: 0, isOver, messages: [] })
    }
    use('c')
    expect(await keeping('a')).toEqual([false, false, false])
    const left = await a.ports.tasks.list<{ id: string }>('notes', 9)
    expect(left.map(({ record }) => record.id)).toEqual(['open'])
  })

  test('pending callbacks count', async () => {
    const { sandboxes, write, use, keeping } = crowd()
    const { ports, clock, memory } = sandboxes.get('a')
    clock.stop()
    const nothing = async () => undefined
    ports.tasks.work('notes', { atOnce: 1, run: nothing, abandon: nothing })
    const message = { id: 'msg_1', subject: 'n1', url: 'http://127.0.0.1:1/', body: 'x'.repeat(bound) }
    const change = { kind: 'notes', record: { id: 'n1', status: 'done' }, replaces: 0, isOver: true }
    await ports.tasks.commit({ ...change, messages: [message] })
    await write('b')
    use('c')
    expect(await keeping('b')).toEqual([false, false, false])
    await sandboxes.reset('a')
    expect(memory.weight).toBeLessThan(bound)
  })

  test('running tasks and the sandbox in use are kept', async () => {
    const { sandboxes, write, request, use, keeping } = crowd()
    const { control } = sandboxes.get('a')
    control.journal.add(new Entry({ method: 'GET', url: '/v1/models', rawHeaders: [], maxBodyBytes: 1_000_000 }), 0)
    for (const name of ['a', 'a', 'a', 'b', 'b', 'b', 'b', 'b']) request(name)
    await write('b')
    use('b')
    expect(control.journal.running).toBe(1)
    expect(await keeping('b')).toEqual([true, true, true])
    use('c')
    expect(control.journal.get(1)).toBeDefined()
    expect(control.journal.forgotten).toBe(3)
    expect(sandboxes.get('b').control.journal.forgotten).toBe(5)
  })
})
