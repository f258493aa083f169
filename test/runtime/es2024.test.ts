import { expect, test } from 'vitest'
import { fromAsync, groupBy, parseUrl, withResolvers } from '../../runtime/es2024.ts'

test('they do what newer versions of JavaScript do', async () => {
  const words = ['one', 'two', 'three', 'six']
  expect(groupBy(words, ({ length }) => length)).toEqual(Map.groupBy(words, ({ length }) => length))
  expect(await fromAsync(later(words))).toEqual(await Array.fromAsync(later(words)))
  for (const text of ['http://a/b?c', 'a/b', '']) expect(parseUrl(text)).toEqual(URL.parse(text))
})

test('a promise is settled from outside', async () => {
  const kept = withResolvers<number>()
  kept.resolve(1)
  const broken = withResolvers<number>()
  broken.reject(new Error('no'))
  expect(await kept.promise).toBe(1)
  await expect(broken.promise).rejects.toThrow('no')
})

async function* later<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
