import { expect, it } from 'vitest'
import { memoryFiles, memoryStore } from '../../../../server-stub/adapters/store/memory.ts'

it('returns copies: changes to them do not change the record', async () => {
  const store = memoryStore()
  const written = { list: [1] }
  await store.put('a', '1', written)
  written.list.push(2)
  const read = await store.get<{ list: number[] }>('a', '1')
  read?.list.push(3)
  expect(await store.get('a', '1')).toEqual({ list: [1] })
})

it('evicts the least recently written records, by number and by size', async () => {
  const store = memoryStore({ maxEntries: 2, maxWeight: 10 })
  for (const id of ['1', '2', '1', '3']) await store.put('a', id, id)
  expect(await Promise.all(['1', '2', '3'].map((id) => store.get('a', id)))).toEqual(['1', undefined, '3'])
  await store.put('a', '4', 'x'.repeat(6))
  expect(await Promise.all(['1', '3', '4'].map((id) => store.get('a', id)))).toEqual([undefined, undefined, 'xxxxxx'])
})

it('bounds files by their bytes', async () => {
  const files = memoryFiles({ maxEntries: 10, maxWeight: 5 })
  const file = (size: number) => ({ bytes: new Uint8Array(size), mediaType: 'image/png' })
  await files.put('a.png', file(3))
  await files.put('b.png', file(3))
  expect(await files.get('a.png')).toBeUndefined()
  expect(await files.get('b.png')).toEqual(file(3))
})
