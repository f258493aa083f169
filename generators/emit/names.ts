import type { Built } from '../model/build-contract.ts'
import { allocateNames, camelCase, exportName, pascalCase } from '../print/names.ts'
import { oncePerContract } from './emitted.ts'
import { collectInlineSchemas } from './inline-schemas.ts'

/** The identifiers of generated code, all different. */
export interface Names {
  /** The export of a schema's validator and type. */
  schema(name: string): string
  /** The import of a family's modules. */
  family(name: string): string
  /** The type of a family's handlers. */
  handlers(family: string): string
  stream(name: string): string
  /** The key of an operation's type, which openapi-typescript finds by a reference: it decodes this one. */
  operation(operationId: string): string
  /** The type of the events of an operation. */
  events(operationId: string): string
}

export const getNames = oncePerContract(makeNames)

function makeNames(input: Built): Names {
  const { contract, schemas } = input
  const families = contract.families.map(({ name }) => name)
  const inline = families.flatMap((family) => Object.keys(collectInlineSchemas(input, family)))
  const family = allocateNames(families, camelCase)
  const handlers = allocateNames(families, (name) => `${pascalCase(name)}Handlers`)
  const operations = contract.operations.map(({ operationId }) => operationId)
  const streams = contract.streams.map(({ name }) => name)
  return {
    schema: lookUp(allocateNames([...Object.keys(schemas), ...inline])),
    family: lookUp(family),
    handlers: lookUp(handlers),
    operation: lookUp(allocateNames(operations, (id) => id.replace(/[#%]/g, '/'))),
    stream: lookUp(allocateNames(streams, exportName, family.values())),
    events: lookUp(
      allocateNames(operations, (id) => `${pascalCase(id)}Event`, [
        'Handler',
        'Handlers',
        'ServerSentEvent',
        ...handlers.values(),
      ]),
    ),
  }
}

function lookUp(names: ReadonlyMap<string, string>): (name: string) => string {
  return (name) => names.get(name) ?? exportName(name)
}
