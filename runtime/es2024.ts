/** What newer versions of JavaScript have and Node 20 lacks, under the same names. */

export interface Resolvers<T> {
  readonly promise: Promise<T>
  resolve(value: T | PromiseLike<T>): void
  reject(reason: unknown): void
}

/** `Promise.withResolvers`, which Node 20 does not have. */
export function withResolvers<T>(): Resolvers<T> {
  let settle: Pick<Resolvers<T>, 'resolve' | 'reject'> = { resolve: () => {}, reject: () => {} }
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}

/** `Map.groupBy`, which Node 20 does not have. */
export function groupBy<K, T>(items: Iterable<T>, getKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** `Array.fromAsync`, which Node 20 does not have. */
export async function fromAsync<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** `URL.parse`, which Node 20 does not have; null for an invalid URL. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
