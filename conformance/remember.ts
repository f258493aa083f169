/** Calls `make` once for every key: a run asks for the same parts of a contract thousands of times. */
export function remember<K, V>(make: (key: K) => V): (key: K) => V {
  return rememberIn(new Map<K, { readonly value: V }>(), make)
}

/** Calls `make` once for every object, such as a contract, and forgets the result with the object. */
export function rememberByObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  return rememberIn(new WeakMap<K, { readonly value: V }>(), make)
}

/** Calls `make` again only for another key than the last one of the object: cases are made operation by operation. */
export function rememberLast<O extends object, K, V>(make: (object: O, key: K) => V): (object: O, key: K) => V {
  const results = new WeakMap<O, { readonly key: K; readonly value: V }>()
  return (object, key) => {
    const last = results.get(object)
    const result = last && last.key === key ? last : { key, value: make(object, key) }
    results.set(object, result)
    return result.value
  }
}

interface Results<K, V> {
  get(key: K): { readonly value: V } | undefined
  set(key: K, result: { readonly value: V }): unknown
}

function rememberIn<K, V>(results: Results<K, V>, make: (key: K) => V): (key: K) => V {
  return (key) => {
    const result = results.get(key) ?? { value: make(key) }
    results.set(key, result)
    return result.value
  }
}

/** Calls `make` when its result is first needed, and never again. */
export function lazy<T>(make: () => T): () => T {
  const getResult = remember(make as (key: undefined) => T)
  return () => getResult(undefined)
}
