import type { Stream } from '../../runtime/contract.ts'
import { ownValue } from '../../runtime/json.ts'
import { kinds as taskKinds } from '../control/tasks/task-views.ts'
import { kinds as faultKinds, getScopeFields } from '../faults/kinds.ts'
import type { MockContract } from '../mock-contract.ts'
import type { ContractForPage, StreamForPage } from './contract-shape.ts'
import { getDeclaredOrder } from './declared-order.ts'

export function contractForPage(contract: MockContract): ContractForPage {
  const { routes, readDocument, hasModels } = contract
  const first = routes.find(({ method, path }) => method === 'GET' && !path.includes('{'))
  const { operations } = (readDocument('asyncapi.json') ?? { operations: {} }) as Declared
  return {
    hasModels,
    firstPath: first?.path ?? null,
    operations: routes
      .map(({ operationId, family, method, path }) => ({ id: operationId, family, method, path }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    streams: Object.fromEntries(
      routes.flatMap(({ streams }) => streams.map((stream) => [stream.name, toStreamForPage(stream, operations)])),
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

/** The order of the events of a stream as written: a line for the whole and one for every named part. */
export function findDeclaredOrder(contract: MockContract, stream: string): readonly string[] {
  const { operations } = (contract.readDocument('asyncapi.json') ?? { operations: {} }) as Declared
  return getDeclaredOrder(ownValue(operations, stream) ?? {})
}

/** The part of AsyncAPI that is read here. */
interface Declared {
  readonly operations: Readonly<Record<string, object>>
}

function toStreamForPage({ name, order }: Stream, operations: Declared['operations']): StreamForPage {
  return { declared: getDeclaredOrder(ownValue(operations, name) ?? {}), order }
}

function getSchemas(fields: Readonly<Record<string, { readonly schema: unknown }>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
}
