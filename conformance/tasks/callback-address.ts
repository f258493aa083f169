import { isObject, replaceAt, valueAt } from '../../runtime/json.ts'
import { type SuiteContract, schemaPointer } from '../contract.ts'
import type { Case } from '../verdict.ts'
import { imageTask, type RecordKind, videoTask } from './record-kinds.ts'

/** How requests ask for a callback. */
export interface CallbackField {
  /** Name of the callback in `asyncapi.yaml`. */
  readonly name: string
  /** Kind of record in the callback. */
  readonly kind: RecordKind
  /** Path of the callback address in a request. */
  readonly address: readonly [string, ...string[]]
  /** Path of the task id in its reply. */
  readonly task: string
}

const callbackFields: readonly CallbackField[] = [
  { name: 'notifyImageTask', kind: imageTask, address: ['notifyHook'], task: 'result' },
  { name: 'notifyVideoTask', kind: videoTask, address: ['metadata', 'callback_url'], task: 'task_id' },
]

/** Undefined if requests of the operation take no callback address. */
export function findCallbackField(contract: SuiteContract, operationId: string): CallbackField | undefined {
  const callback = contract.callbacks.find(({ operationIds }) => operationIds.includes(operationId))
  const field = callbackFields.find(({ name }) => name === callback?.name)
  const schema = contract.operationsById.get(operationId)?.body?.schema ?? ''
  const [first = ''] = field?.address ?? []
  return contract.nodeAt(`${schemaPointer(schema)}/properties/${first}`) === undefined ? undefined : field
}

/**
 * Sets `url` as the callback address of a case. Without `url`, removes an address whose host the user did not name. Changes
 * nothing if the case expects a refusal, tests the address itself, or has no field for one.
 */
export function setCallbackAddress(contract: SuiteContract, testCase: Case, url: string | undefined): Case {
  const field = findCallbackField(contract, testCase.operationId)
  const { body, rawBody } = testCase.request
  if (field === undefined || rawBody !== undefined || !isObject(body) || testsAddress(testCase, field)) return testCase
  if (!testCase.expect.status.some((status) => status < 300)) return testCase
  const { address } = field
  const holder = valueAt(body, address.slice(0, -1))
  if (holder === undefined ? url === undefined : !isObject(holder)) return testCase
  const current = valueAt(body, address)
  const isReplaceable = current === undefined || (typeof current === 'string' && /^https?:/.test(current))
  if (!isReplaceable) return testCase
  return { ...testCase, request: { ...testCase.request, body: replaceAt(body, address, url) } }
}

function testsAddress({ id }: Case, { address }: CallbackField): boolean {
  const parts = id.split('/')
  return address.some((name) => parts.includes(name))
}

/** Id of the task that a request with a callback address created; undefined without an address or a task. */
export function getCreatedTask(
  { address, task }: CallbackField,
  { body }: Case['request'],
  reply: unknown,
): string | undefined {
  const id = valueAt(reply, [task])
  return typeof valueAt(body, address) === 'string' && typeof id === 'string' ? id : undefined
}
