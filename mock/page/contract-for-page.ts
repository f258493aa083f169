import { asObject, ownValue } from '../../runtime/json.ts'
import { kinds as taskKinds } from '../control/tasks/task-views.ts'
import { kinds as faultKinds, getScopeFields } from '../faults/kinds.ts'
import type { MockContract } from '../mock-contract.ts'
import type { ContractForPage } from './contract-shape.ts'
import { getDeclaredOrder } from './declared-order.ts'

export function contractForPage(contract: MockContract): ContractForPage {
  const { routes, hasModels } = contract
  const first = routes.find(({ method, path }) => method === 'GET' && !path.includes('{'))
  const readOrder = createOrderReader(contract)
  return {
    hasModels,
    firstPath: first?.path ?? null,
    operations: routes
      .map(({ operationId, family, method, path }) => ({ id: operationId, family, method, path }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    streams: Object.fromEntries(
      routes.flatMap(({ streams }) => streams.map(({ name, order }) => [name, { declared: readOrder(name), order }])),
    ),
    lifecycles: Object.fromEntries(taskKinds.map(({ kind, lifecycle }) => [kind, lifecycle])),
    faults: Object.entries(faultKinds).map(([kind, { about, fields }]) => ({
      kind,
      about,
      fields: getSchemas(fields),
      required: Object.keys(fields).filter((name) => ownValue(fields, name)?.isRequired),
    })),
    faultScope: getSchemas(getScopeFields(contract)),
  }
}

/** Reads the order of the events of a stream as written: a line for the whole and one for every named part. */
export function createOrderReader({ readDocument }: MockContract): (stream: string) => readonly string[] {
  const operations = asObject(asObject(readDocument('asyncapi.json')).operations)
  return (stream) => getDeclaredOrder(asObject(ownValue(operations, stream)))
}

function getSchemas(fields: Readonly<Record<string, { readonly schema: unknown }>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
}
