import type { Rule } from './specification.ts'

/** Every AsyncAPI operation refers to an OpenAPI operation: the generators ignore others. */
export const asyncOperationsLinked: Rule = {
  name: 'async-operations-linked',
  document: 'asyncapi',
  *check({ specNodes }) {
    for (const { kind, node, at } of specNodes) {
      if (kind !== 'AsyncAPI operation' || node['x-operation'] !== undefined) continue
      yield { message: 'Missing x-operation. Add it with the operationId of the request that causes it.', at }
    }
  },
}
