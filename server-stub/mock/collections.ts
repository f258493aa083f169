import { randomUUID } from 'node:crypto'
import { isObject, ownValue, type Route } from '../core/contract.ts'
import type { AnyCall, HandlerTable, Outcome } from '../core/handler.ts'
import { findHandler } from '../core/handler.ts'
import { Problem } from '../core/problem.ts'

type Item = Readonly<Record<string, unknown>>
type Handle = (call: AnyCall) => Promise<Outcome>

/** `/books` and `/books/{id}`, with the handlers that reply with examples. */
interface Collection {
  /** The path template of the items without their last parameter. */
  readonly path: string
  /** The last parameter of the path of an item. */
  readonly parameter: string
  readonly routes: Readonly<Record<'create' | 'list' | 'get' | 'replace' | 'change' | 'remove', Route | undefined>>
}

/**
 * Handlers that remember what is created. A collection is a path with POST and a path below it with one more parameter: an
 * item that was created can be listed, read, changed and deleted. All else replies with the handlers of `examples`.
 */
export function rememberCollections(routes: readonly Route[], examples: HandlerTable): HandlerTable {
  return {
    ...examples,
    ...Object.assign({}, ...findCollections(routes).map((each) => serveCollection(each, examples))),
  }
}

function findCollections(routes: readonly Route[]): readonly Collection[] {
  const find = (method: Route['method'], path: string) =>
    routes.find((route) => route.method === method && route.path === path)
  const paths = [...new Set(routes.map(({ path }) => path))]
  return paths.flatMap((item): Collection[] => {
    const [, path = '', parameter] = /^(.+)\/\{([^{}/]+)\}$/.exec(item) ?? []
    const create = find('POST', path)
    const get = find('GET', item)
    if (parameter === undefined || create === undefined || get === undefined) return []
    const change = find('PATCH', item)
    const remove = find('DELETE', item)
    return [
      { path, parameter, routes: { create, list: find('GET', path), get, replace: find('PUT', item), change, remove } },
    ]
  })
}

/** The items of one path, by the text of their id; undefined for one that was deleted. */
type Items = Map<string, Item | undefined>

/** The oldest item makes room for the next one. */
const MAX_ITEMS = 1000

function serveCollection({ path, parameter, routes }: Collection, examples: HandlerTable): HandlerTable {
  const stored = new Map<string, Items>()
  const getItems = (call: AnyCall): Items => {
    const key = path.replace(/\{([^{}/]+)\}/g, (_, name: string) =>
      encodeURIComponent(String(ownValue(call.path, name))),
    )
    const items = stored.get(key) ?? new Map()
    stored.set(key, items)
    return items
  }
  const getId = (call: AnyCall): string => String(ownValue(call.path, parameter))
  const handlers = new Map<string, Handle>()
  const serve = (
    route: Route | undefined,
    handle: (call: AnyCall, example: Handle, route: Route) => Promise<Outcome>,
  ) => {
    if (route === undefined) return
    const example = findHandler(examples, route.operationId)
    handlers.set(route.operationId, (call) => handle(call, example, route))
  }

  serve(routes.create, async (call, example, route) => {
    const outcome = await example(call)
    const item = getJson(outcome)
    const property = isObject(item) ? findIdProperty(item, parameter, path) : undefined
    if (!isObject(item) || property === undefined || !isObject(call.body)) return outcome
    const items = getItems(call)
    const known = (id: unknown) => items.has(String(id))
    const made = getNewIds(ownValue(item, property), items.size)
      .filter((id) => !known(id))
      .map((id) => ({ ...item, ...(call.body as Item), [property]: id }))
      .find((each) => isValidReply(route, each))
    if (made === undefined) return outcome
    if (items.size >= MAX_ITEMS) items.delete(items.keys().next().value ?? '')
    items.set(String(ownValue(made, property)), made)
    return { ...outcome, json: made }
  })
  serve(routes.list, async (call, example, route) => {
    const outcome = await example(call)
    const items = getItems(call)
    const present = [...items.values()].filter((item) => item !== undefined)
    const json = items.size === 0 ? undefined : listIn(getJson(outcome), present)
    return json !== undefined && isValidReply(route, json) ? { ...outcome, json } : outcome
  })
  serve(routes.get, async (call, example, route) => {
    const item = findItem(getItems(call), getId(call))
    const outcome = await example(call)
    return item !== undefined && isValidReply(route, item) ? { ...outcome, json: item } : outcome
  })
  for (const write of [routes.replace, routes.change]) {
    serve(write, async (call, example, route) => {
      const items = getItems(call)
      const item = findItem(items, getId(call))
      const outcome = await example(call)
      const reply = getJson(outcome)
      if (!isObject(call.body) || (item === undefined && !isObject(reply))) return outcome
      const old = item ?? (reply as Item)
      const property = findIdProperty(old, parameter, path)
      const id = property === undefined ? {} : { [property]: ownValue(old, property) }
      const whole = { ...id, ...call.body, ...id }
      const isWhole = route === routes.replace && isValidReply(routes.get ?? route, whole)
      const changed = isWhole ? whole : { ...old, ...call.body, ...id }
      if (item !== undefined) items.set(getId(call), changed)
      return isObject(reply) && isValidReply(route, changed) ? { ...outcome, json: changed } : outcome
    })
  }
  serve(routes.remove, async (call, example) => {
    const items = getItems(call)
    findItem(items, getId(call))
    const outcome = await example(call)
    items.set(getId(call), undefined)
    return outcome
  })
  return Object.fromEntries(handlers) as HandlerTable
}

/** Throws a problem if the item was deleted; undefined if it was never created here. */
function findItem(items: Items, id: string): Item | undefined {
  if (items.has(id) && items.get(id) === undefined) throw new Problem('not-found', `There is no ${id} any more.`)
  return items.get(id)
}

function getJson(outcome: Outcome): unknown {
  return 'json' in outcome ? outcome.json : undefined
}

function isValidReply({ replies }: Route, value: unknown): boolean {
  const rules = replies.filter(({ status, validate }) => validate !== undefined && /^2/.test(String(status)))
  return rules.length === 0 || rules.some(({ validate }) => validate?.(value))
}

/** `bookId` of `/books/{bookId}` may be `bookId` or `id` in the item. */
function findIdProperty(item: Item, parameter: string, path: string): string | undefined {
  const singular = path.split('/').at(-1)?.replace(/s$/, '') ?? ''
  const names = [parameter, 'id', '_id', 'uuid', `${singular}Id`, `${singular}_id`, 'slug', 'key', 'name']
  return names.find((name) => Object.hasOwn(item, name))
}

/** Ids of the type of the example. */
function getNewIds(example: unknown, count: number): readonly unknown[] {
  if (typeof example === 'number') return [example + count, example + count + 1]
  const text = String(example)
  return [count === 0 ? text : randomUUID(), randomUUID(), `${text}-${count + 1}`]
}

/** The example of a list with other items: an array, or an object with one array. */
function listIn(example: unknown, items: readonly Item[]): unknown {
  if (Array.isArray(example)) return items
  if (!isObject(example)) return undefined
  const arrays = Object.keys(example).filter((name) => Array.isArray(ownValue(example, name)))
  return arrays.length === 1 ? { ...example, [arrays[0] ?? '']: items } : undefined
}
