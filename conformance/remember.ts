/** Calls `make` once for every key: a run asks for the same parts of a contract thousands of times. */
export function remember<K, V>(make: (key: K) => V): (key: K) => V {
  return rememberIn(new Map<K, { readonly value: V }>(), make)
}

/** Calls `make` once for every object, such as a contract, and forgets the result with the object. */
export function rememberByObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  return rememberIn(new WeakMap<K, { readonly value: V }>(), make)
}

/** Calls `make` again only for another key than the last one: cases are made operation by operation. */
export function rememberLast<K, V>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: make(key) }
    return last.value
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
