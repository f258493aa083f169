import type { TaskChange, TaskWork } from 'gatewright/stub'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getMessage } from '../../../../runtime/webhooks/message.ts'
import { type Heard, type Keeping, keepings, type Stores } from './stores.ts'

interface Note {
  readonly id: string
  readonly status: string
}

const awkward = 'NUL \0, a lone \ud800, a pair 😀, "quotes" \\ and \u2028'

describe.each(Object.entries(keepings))('the store of %s', (_, keep) => {
  const heard: Heard = { delivered: [], errors: [] }
  let keeping: Keeping
  let stores: Stores
  let works: TaskWork<Note, unknown>[]
  let work: (task: TaskWork<Note, unknown>, signal: AbortSignal) => Promise<void>
  let count = 0

  beforeAll(async () => {
    keeping = await keep(heard)
    stores = await keeping.open()
    stores.tasks.work<Note, unknown>('notes', {
      atOnce: 4,
      run: (task, signal) => {
        works.push(task)
        return work(task, signal)
      },
      abandon: async () => {},
    })
  })

  afterAll(async () => {
    await stores.close()
    await keeping.end()
    expect(heard.errors).toEqual([])
  })

  beforeEach(() => {
    works = []
    heard.delivered.length = 0
    work = async () => {}
  })

  const newId = () => `note-${++count}`
  const change = (id: string, own: Partial<TaskChange> & { readonly status?: string } = {}): TaskChange => {
    const { status = 'new', ...rest } = own
    return { kind: 'notes', record: { id, status }, replaces: 0, isOver: false, messages: [], ...rest }
  }
  const message = (subject: string, body: string) => getMessage({ subject, url: 'http://127.0.0.1/', body })

  describe('records', () => {
    it('are read unchanged and separately', async () => {
      const { store } = stores
      const value = { text: awkward, list: [1, null, { deep: true }] }
      await store.put('a', '1', value)
      await store.put('b', '1', 'other')
      expect(await store.get('a', '1')).toEqual(JSON.parse(JSON.stringify(value)))
      await store.put('a', '1', 'replaced')
      expect(await store.get('a', '1')).toBe('replaced')
      await store.delete('a', '1')
      await store.delete('a', 'never there')
      expect([await store.get('a', '1'), await store.get('b', '1')]).toEqual([undefined, 'other'])
    })

    it('do not exist under invalid ids', async () => {
      for (const id of ['', '\0', "'; drop table x", awkward]) expect(await stores.store.get('a', id)).toBeUndefined()
      await stores.store.delete('a', '\0')
    })
  })

  it('files are read unchanged, and replaced', async () => {
    const { files } = stores
    const bytes = Uint8Array.from({ length: 100_000 }, (__, i) => i % 256)
    await files.put('a.bin', { bytes: new Uint8Array([1]), mediaType: 'image/png' })
    await files.put('a.bin', { bytes, mediaType: 'video/mp4' })
    const file = await files.get('a.bin')
    expect(file?.mediaType).toBe('video/mp4')
    expect(Buffer.compare(file?.bytes ?? new Uint8Array(), bytes)).toBe(0)
    expect(await files.get('b.bin')).toBeUndefined()
    expect(await files.get('\0')).toBeUndefined()
  })

  describe('tasks', () => {
    it('are created once, and changed only with the current version', async () => {
      const { tasks } = stores
      const id = newId()
      expect(await tasks.commit(change(id, { status: awkward }))).toBe(true)
      expect(await tasks.commit(change(id))).toBe(false)
      expect(await tasks.get('notes', [id])).toEqual([
        { record: JSON.parse(JSON.stringify({ id, status: awkward })), version: 1 },
      ])
      const changes = Array.from({ length: 8 }, (__, i) => change(id, { status: `by ${i}`, replaces: 1 }))
      const written = await Promise.all(changes.map((each) => tasks.commit(each)))
      expect(written.filter(Boolean)).toHaveLength(1)
      const [now] = await tasks.get<Note>('notes', [id])
      expect(now).toEqual({ record: { id, status: `by ${written.indexOf(true)}` }, version: 2 })
      expect(await tasks.commit(change(newId(), { replaces: 1 }))).toBe(false)
    })

    it('are read in the requested order, without missing ones', async () => {
      const [a, b] = [newId(), newId()]
      for (const id of [a, b]) await stores.tasks.commit(change(id))
      const read = await stores.tasks.get<Note>('notes', [b, 'none', a, '\0', b])
      expect(read.map(({ record }) => record.id)).toEqual([b, a, b])
    })

    it('are listed by their last change, the latest first', async () => {
      const [a, b] = [newId(), newId()]
      for (const each of [change(a), change(b), change(a, { replaces: 1 })]) {
        await stores.tasks.commit(each)
        // PGlite timestamps have a resolution of a millisecond.
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      const listed = await stores.tasks.list<Note>('notes', 2)
      expect(listed.map(({ record }) => record.id)).toEqual([a, b])
    })

    it('run with their job, until they are over', async () => {
      const id = newId()
      const job = { pictures: ['x'.repeat(10_000)], awkward }
      work = async ({ version }) => void (await stores.tasks.commit(change(id, { replaces: version, isOver: true })))
      await stores.tasks.commit(change(id, { job }))
      await expect.poll(async () => (await stores.tasks.get('notes', [id]))[0]?.version).toBe(2)
      const seen = works.find(({ record }) => record.id === id)
      expect(seen).toEqual({ record: { id, status: 'new' }, version: 1, job: JSON.parse(JSON.stringify(job)) })
    })

    it('get their job later, if they waited for it', async () => {
      const id = newId()
      await stores.tasks.commit(change(id))
      work = async ({ version }) => void (await stores.tasks.commit(change(id, { replaces: version, isOver: true })))
      await stores.tasks.commit(change(id, { replaces: 1, status: 'asked', job: 'late' }))
      await expect.poll(() => works).toMatchObject([{ record: { status: 'asked' }, version: 2, job: 'late' }])
    })

    it('stop their work when they are over, whichever process ended them', async () => {
      const id = newId()
      const stopped = new Promise<void>((resolve) => {
        work = (__, signal) =>
          new Promise((done) => {
            signal.addEventListener('abort', () => done(resolve()))
          })
      })
      await stores.tasks.commit(change(id, { job: 1 }))
      await expect.poll(() => works).toHaveLength(1)
      await stores.tasks.commit(change(id, { replaces: 1, isOver: true }))
      await stopped
    })

    it('run with limited concurrency', async () => {
      let running = 0
      let most = 0
      const isFull = Promise.withResolvers<void>()
      work = async ({ record, version }) => {
        most = Math.max(most, ++running)
        if (running === 4) isFull.resolve(stores.tasks.get('notes', [record.id]).then(() => undefined))
        await isFull.promise
        running--
        await stores.tasks.commit(change(record.id, { replaces: version, isOver: true }))
      }
      const ids = Array.from({ length: 12 }, newId)
      await Promise.all(ids.map((id) => stores.tasks.commit(change(id, { job: 1 }))))
      await expect.poll(() => works.length).toBe(12)
      await expect.poll(() => running).toBe(0)
      expect(most).toBe(4)
    })

    it('send their callbacks in order', async () => {
      const id = newId()
      const messages = (...bodies: string[]) => bodies.map((body) => message(id, body))
      await stores.tasks.commit(change(id, { messages: messages('1', '2', '3') }))
      for (let version = 1; version < 6; version++) {
        const body = messages(`${version}a`, `${version}b`)
        await stores.tasks.commit(change(id, { replaces: version, messages: body, isOver: version === 5 }))
      }
      const bodies = ['1', '2', '3', '1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b']
      await expect.poll(() => heard.delivered).toEqual(bodies.map((body) => JSON.stringify(body)))
    })

    it('send a callback to an address of any characters', async () => {
      const id = newId()
      const messages = [{ ...message(id, 'sent'), url: `http://127.0.0.1/${awkward}` }]
      expect(await stores.tasks.commit(change(id, { messages, isOver: true }))).toBe(true)
      await expect.poll(() => heard.delivered).toEqual(['"sent"'])
    })

    it('send no callback for a rejected change', async () => {
      const id = newId()
      await stores.tasks.commit(change(id))
      await stores.tasks.commit(change(id, { messages: [message(id, 'never')] }))
      await stores.tasks.commit(change(id, { replaces: 7, messages: [message(id, 'never')], job: 'never' }))
      await stores.tasks.commit(change(id, { replaces: 1, messages: [message(id, awkward)] }))
      await expect.poll(() => heard.delivered).toEqual([JSON.stringify(awkward)])
      expect(works).toEqual([])
    })
  })
})
