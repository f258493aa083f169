import { randomUUID } from 'node:crypto'
import { BoundedMap } from '../runtime/bounded-map.ts'
import type { Route } from '../runtime/contract.ts'
import { type AnyCall, findHandler, type HandlerTable, type Outcome } from '../runtime/handler.ts'
import { findSuccesses } from '../runtime/http/replies.ts'
import { isObject, ownValue } from '../runtime/json.ts'
import { Problem } from '../runtime/problem.ts'
import { findSchemaError } from '../runtime/validation/explain.ts'
import { shortenText } from '../runtime/validation/quote.ts'
import { declaresStatus } from './declared-errors.ts'
import type { DropWriteOnly } from './write-only.ts'

type Item = Readonly<Record<string, unknown>>
type Role = 'create' | 'list' | 'get' | 'replace' | 'change' | 'remove'

/** `/books` and `/books/{id}`. */
interface Collection {
  /** The path template of the items without their last parameter. */
  readonly path: string
  /** The last parameter of the path of an item. */
  readonly parameter: string
  readonly routes: Readonly<Record<Role, Route | undefined>>
}

/**
 * Handlers that remember what is created. A collection is a path with POST and a path below it with one more parameter: an
 * item that was created can be listed, read, changed and deleted. All else replies with the handlers of `examples`.
 */
export function rememberCollections(
  routes: readonly Route[],
  examples: HandlerTable,
  dropWriteOnly: DropWriteOnly,
): HandlerTable {
  const items = new Items()
  const handlers = findCollections(routes).flatMap((collection) =>
    (Object.keys(answers) as Role[]).flatMap((role) => {
      const route = collection.routes[role]
      if (route === undefined) return []
      const reply = findHandler(examples, route.operationId)
      const handle = async (call: AnyCall) =>
        answers[role]({
          ...{ collection, role, route, items, call, outcome: await reply(call) },
          body: dropWriteOnly(route, call.body),
        })
      return [[route.operationId, handle] as const]
    }),
  )
  return { ...examples, ...Object.fromEntries(handlers) }
}

function findCollections(routes: readonly Route[]): readonly Collection[] {
  const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]))
  return routes.flatMap(({ method, path: item }): Collection[] => {
    const [, path = '', parameter] = /^(.+)\/\{([^{}/]+)\}$/.exec(item) ?? []
    const create = byName.get(`POST ${path}`)
    if (method !== 'GET' || parameter === undefined || create === undefined) return []
    const itemRoutes = {
      create,
      list: byName.get(`GET ${path}`),
      get: byName.get(`GET ${item}`),
      replace: byName.get(`PUT ${item}`),
      change: byName.get(`PATCH ${item}`),
      remove: byName.get(`DELETE ${item}`),
    }
    return [{ path, parameter, routes: itemRoutes }]
  })
}

interface Stored {
  readonly path: string
  /** Undefined for an item that was deleted. */
  readonly item: Item | undefined
}

/** The items of all collections by path and id, with their templates filled in. The oldest ones make room for new ones. */
class Items {
  /** How many items were created; for ids that no other item has. */
  created = 0
  readonly #used = new BoundedMap<true>({ maxEntries: 1000 })
  readonly #stored = new BoundedMap<Stored>({ maxEntries: 1000, maxWeight: 64 * 1024 * 1024 })

  get(path: string, id: string): Stored | undefined {
    return this.#stored.get(`${path}/${id}`)
  }

  create(path: string, id: string, item: Item): void {
    this.#used.set(path, true)
    this.set(path, id, item)
    this.created++
  }

  /** Whether an item was created there, also if it was deleted since. */
  hasCreated(path: string): boolean {
    return this.#used.get(path) ?? false
  }

  set(path: string, id: string, item: Item | undefined): void {
    const weight = item === undefined ? 0 : JSON.stringify(item).length
    this.#stored.set(`${path}/${id}`, { path, item }, weight)
  }

  /** In the order of their last change. */
  list(path: string): readonly Stored[] {
    return this.#stored
      .newest(Infinity)
      .filter((route) => route.path === path)
      .reverse()
  }
}

/** A request, and the reply of the example. */
interface ItemRequest {
  readonly collection: Collection
  readonly role: Role
  readonly route: Route
  readonly items: Items
  readonly call: AnyCall
  /** What the body has of an item that replies show. */
  readonly body: unknown
  readonly outcome: Outcome
}

const answers: Readonly<Record<Role, (exchange: ItemRequest) => Outcome>> = {
  create: createItem,
  list: listItems,
  get: (exchange) => withJson(exchange, findItem(exchange)),
  replace: writeItem,
  change: writeItem,
  remove: removeItem,
}

function createItem(exchange: ItemRequest): Outcome {
  const { collection, items, body, outcome } = exchange
  const example = getJson(outcome)
  const property = isObject(example) ? findIdProperty(example, collection) : undefined
  if (!isObject(example) || property === undefined || !isObject(body)) return outcome
  const path = getPath(exchange)
  const made = getNewIds(ownValue(example, property), items.created)
    .filter((id) => items.get(path, String(id)) === undefined)
    .map((id) => ({ id: String(id), item: { ...example, ...body, [property]: id } }))
    .find(({ item }) => isValid(exchange.route, item))
  if (made === undefined) return outcome
  items.create(path, made.id, made.item)
  return { ...outcome, json: made.item }
}

function listItems(exchange: ItemRequest): Outcome {
  const { items, outcome } = exchange
  const stored = items.list(getPath(exchange))
  if (stored.length === 0) return outcome
  const existing = stored.map(({ item }) => item).filter((item) => item !== undefined)
  return withJson(exchange, listIn(getJson(outcome), existing))
}

/** PUT replaces the item if the result is a whole one, else it changes it as PATCH does. */
function writeItem(exchange: ItemRequest): Outcome {
  const { collection, role, route, items, body, outcome } = exchange
  const item = findItem(exchange)
  const old = item ?? getJson(outcome)
  if (!isObject(body) || !isObject(old)) return outcome
  const property = findIdProperty(old, collection)
  const id = property === undefined ? {} : { [property]: ownValue(old, property) }
  const whole = { ...body, ...id }
  const isWhole = role === 'replace' && isValid(collection.routes.get ?? route, whole)
  const changed = isWhole ? whole : { ...old, ...whole }
  if (item !== undefined) items.set(getPath(exchange), getId(exchange), changed)
  return isObject(getJson(outcome)) ? withJson(exchange, changed) : outcome
}

function removeItem(exchange: ItemRequest): Outcome {
  findItem(exchange)
  exchange.items.set(getPath(exchange), getId(exchange), undefined)
  return exchange.outcome
}

/**
 * Throws a problem if the item was deleted, or if it was never created though others were, and the document has a reply to that;
 * else an item that was never created is undefined: the example stands for it.
 */
function findItem(exchange: ItemRequest): Item | undefined {
  const { items, route } = exchange
  const id = getId(exchange)
  const path = getPath(exchange)
  const stored = items.get(path, id)
  if (stored !== undefined && stored.item === undefined)
    throw new Problem('not-found', `There is no ${shortenText(id)} any more.`)
  const mayBeUnknown = declaresStatus(route, 404) && route.replies.every(({ status }) => status !== 201)
  if (stored === undefined && mayBeUnknown && items.hasCreated(path))
    throw new Problem('not-found', `There is no ${shortenText(id)}.`)
  return stored?.item
}

function getPath({ collection, call }: ItemRequest): string {
  return collection.path.replace(/\{([^{}/]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(ownValue(call.path, name))),
  )
}

function getId({ collection, call }: ItemRequest): string {
  return String(ownValue(call.path, collection.parameter))
}

/** The reply with other JSON, if the contract allows it. */
function withJson({ route, outcome }: ItemRequest, json: unknown): Outcome {
  return json !== undefined && isValid(route, json) ? { ...outcome, json } : outcome
}

function getJson(outcome: Outcome): unknown {
  return 'json' in outcome ? outcome.json : undefined
}

function isValid({ replies }: Route, value: unknown): boolean {
  const rules = findSuccesses(replies).flatMap(({ validate }) => validate ?? [])
  return rules.length === 0 || rules.some((validate) => findSchemaError(validate, value, 'server') === undefined)
}

/** `bookId` of `/books/{bookId}` may be `bookId` or `id` in the item. */
function findIdProperty(item: Item, { path, parameter }: Collection): string | undefined {
  const singular = path.split('/').at(-1)?.replace(/s$/, '') ?? ''
  const names = [parameter, 'id', '_id', 'uuid', `${singular}Id`, `${singular}_id`, 'slug', 'key', 'name']
  return names.find((name) => Object.hasOwn(item, name))
}

/** Ids of the type of the example, which is the first one. */
function getNewIds(example: unknown, created: number): readonly unknown[] {
  if (typeof example === 'number') return [example + created]
  const text = String(example)
  return [...(created === 0 ? [text] : []), randomUUID(), `${text}-${created + 1}`]
}

/** The example of a list with other items: an array, or an object with one array. */
function listIn(example: unknown, items: readonly Item[]): unknown {
  if (Array.isArray(example)) return items
  if (!isObject(example)) return undefined
  const arrays = Object.keys(example).filter((name) => Array.isArray(ownValue(example, name)))
  return arrays.length === 1 ? { ...example, [arrays[0] ?? '']: items } : undefined
}
