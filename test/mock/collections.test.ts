import type { Route } from 'gatewright/core'
import { expect, test } from 'vitest'
import { rememberCollections } from '../../mock/collections.ts'

const route = (operationId: string, method: string, path: string): Route => ({
  operationId,
  method,
  path,
  family: 'default',
  aliases: [],
  credentials: [],
  parameters: [],
  replies: [{ status: 200, mediaType: 'application/json' }],
  streams: [],
})
const item = '/shops/{shop}/books/{id}'
const whole = [route('list', 'GET', '/shops/{shop}/books'), route('create', 'POST', '/shops/{shop}/books')]
const routes = [...whole, route('get', 'GET', item), route('remove', 'DELETE', item)]

function makeShop() {
  const reply = (json: unknown) => async () => ({ json })
  const examples = { list: reply([]), create: reply({ id: 7 }), get: reply({ id: 7 }), remove: reply(undefined) }
  const handlers = rememberCollections(routes, examples, (_, body) => body) as Record<
    string,
    (call: object) => Promise<{ json: unknown }>
  >
  return (name: string, shop: string, rest: object = {}) =>
    handlers[name]?.({ path: { shop, ...rest }, body: { title: 'Emma' } })
}

test('the oldest items make room, whatever collection they are of', async () => {
  const ask = makeShop()
  const made = []
  for (let number = 0; number < 1100; number++) made.push((await ask('create', number < 600 ? 'a' : 'b'))?.json)
  const lists = [await ask('list', 'a'), await ask('list', 'b')].map((reply) => reply?.json as unknown[])
  expect(lists.map(({ length }) => length)).toEqual([500, 500])
  expect([...(lists[0] ?? []), ...(lists[1] ?? [])]).toEqual(made.slice(100))
  expect(new Set(made.map((each) => (each as { id: number }).id)).size).toBe(1100)
})

test('deletions of what never was take no more room than items', async () => {
  const ask = makeShop()
  await ask('create', 'a')
  for (let id = 100; id < 1100; id++) await ask('remove', 'a', { id })
  // The oldest of a thousand: the item was forgotten, and the example is back.
  expect((await ask('get', 'a', { id: 7 }))?.json).toEqual({ id: 7 })
  await expect(ask('get', 'a', { id: 1099 })).rejects.toThrow('There is no 1099 any more.')
})
