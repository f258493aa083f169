import { isObject, replaceAt, valueAt } from '../../runtime/json.ts'
import { contract, nodeAt, operations, schemaPointer } from '../contract.ts'
import type { Case } from '../verdict.ts'
import { imageTask, type RecordKind, videoTask } from './record-kinds.ts'

/** Where an operation declares its callbacks. */
export interface CallbackPlace {
  /** Name of the callback in `asyncapi.yaml`. */
  readonly name: string
  /** Kind of record in the callback. */
  readonly kind: RecordKind
  /** Path of the callback address in a request. */
  readonly address: readonly [string, ...string[]]
  /** Path of the task id in its reply. */
  readonly task: string
}

const places: readonly CallbackPlace[] = [
  { name: 'notifyImageTask', kind: imageTask, address: ['notifyHook'], task: 'result' },
  { name: 'notifyVideoTask', kind: videoTask, address: ['metadata', 'callback_url'], task: 'task_id' },
]

/** Undefined if requests of the operation take no callback address. */
export function callbackPlace(operationId: string): CallbackPlace | undefined {
  const declared = contract.callbacks.find(({ operationIds }) => operationIds.includes(operationId))
  const place = places.find(({ name }) => name === declared?.name)
  const schema = operations.get(operationId)?.body?.schema ?? ''
  const [first = ''] = place?.address ?? []
  return nodeAt(`${schemaPointer(schema)}/properties/${first}`) === undefined ? undefined : place
}

/**
 * The case with `url` as its callback address, or an unusable address without `url`: the user did not name the hosts of the
 * examples. Unchanged if the case expects a refusal, tests the address itself, or has no field for one.
 */
export function withAddress(given: Case, url: string | undefined): Case {
  const place = callbackPlace(given.operationId)
  const { body, rawBody } = given.request
  if (place === undefined || rawBody !== undefined || !isObject(body) || isAbout(given, place)) return given
  if (!given.expect.status.some((status) => status < 300)) return given
  const { address } = place
  const holder = valueAt(body, address.slice(0, -1))
  if (holder === undefined ? url === undefined : !isObject(holder)) return given
  const known = valueAt(body, address)
  // An address whose host the user did not name is replaced.
  const isFree = known === undefined || (typeof known === 'string' && /^https?:/.test(known))
  return isFree ? { ...given, request: { ...given.request, body: replaceAt(body, address, url) } } : given
}

function isAbout({ id }: Case, { address }: CallbackPlace): boolean {
  const parts = id.split('/')
  return address.some((name) => parts.includes(name))
}

/** Id of the task that a request with a callback address created; undefined without an address or a task. */
export function getTask(
  { address, task }: CallbackPlace,
  { body }: Case['request'],
  reply: unknown,
): string | undefined {
  const id = valueAt(reply, [task])
  return typeof valueAt(body, address) === 'string' && typeof id === 'string' ? id : undefined
}
