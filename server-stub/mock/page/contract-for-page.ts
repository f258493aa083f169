import asyncapi from '../../../generated/asyncapi.json' with { type: 'json' }
import { routes } from '../../../generated/routes.ts'
import type { Stream } from '../../core/contract.ts'
import { ownValue } from '../../core/contract.ts'
import { kinds as faultKinds, scopeFields } from '../faults/kinds.ts'
import type { ContractForPage, StreamForPage } from './contract-shape.ts'

export function contractForPage(): ContractForPage {
  return {
    operations: routes.map(({ operationId }) => operationId).sort(),
    streams: Object.fromEntries(routes.flatMap(({ streams }) => streams.map((stream) => [stream.name, shown(stream)]))),
    faults: Object.entries(faultKinds).map(([kind, { about, fields }]) => ({
      kind,
      about,
      fields: getSchemas(fields),
      required: Object.keys(fields).filter((name) => ownValue(fields, name)?.isRequired),
    })),
    faultScope: getSchemas(scopeFields),
  }
}

function shown({ name, order }: Stream): StreamForPage {
  return { declared: declaredOrder(name), order }
}

interface WrittenOrder {
  readonly order: string
  readonly where?: Readonly<Record<string, string>>
  readonly anywhere?: readonly string[]
  readonly 'cut-by'?: readonly string[]
}

function declaredOrder(stream: string): string[] {
  const operations: Readonly<Record<string, object>> = asyncapi.operations
  const operation = ownValue(operations, stream) ?? {}
  if (!('x-event-order' in operation)) return []
  const written = operation['x-event-order'] as WrittenOrder
  const { order, where = {}, anywhere = [], 'cut-by': cutBy = [] } = written
  return [
    order,
    ...Object.entries(where).map(([name, part]) => `${name} = ${part}`),
    ...(anywhere.length > 0 ? [`anywhere: ${anywhere.join(', ')}`] : []),
    ...(cutBy.length > 0 ? [`cut by: ${cutBy.join(', ')}`] : []),
  ]
}

function getSchemas(fields: Readonly<Record<string, { readonly schema: unknown }>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
}
