/** Calls `make` once for every key: a run asks for the same parts of a contract thousands of times. */
export function remember<K, V>(make: (key: K) => V): (key: K) => V {
  return rememberIn(new Map<K, { readonly value: V }>(), make)
}

/** Calls `make` once for every object, such as a contract, and forgets the result with the object. */
export function rememberByObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  return rememberIn(new WeakMap<K, { readonly value: V }>(), make)
}

/** Calls `make` again only for other arguments than the last ones: cases are made operation by operation. */
export function rememberLast<A, B, V>(make: (a: A, b: B) => V): (a: A, b: B) => V {
  let last: { readonly a: A; readonly b: B; readonly value: V } | undefined
  return (a, b) => {
    if (last === undefined || last.a !== a || last.b !== b) last = { a, b, value: make(a, b) }
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
