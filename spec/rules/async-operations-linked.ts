import type { Rule } from './rule.ts'

/** Every AsyncAPI operation says which OpenAPI operation it belongs to: the generators pass over one that does not. */
export const asyncOperationsLinked: Rule = {
  name: 'async-operations-linked',
  document: 'asyncapi',
  *check({ places }) {
    for (const { kind, node, at } of places) {
      if (kind !== 'AsyncAPI operation' || node['x-operation'] !== undefined) continue
      const message =
        'It belongs to no operation. Add x-operation with the operationId of the request that it follows from.'
      yield { message, at }
    }
  },
}
