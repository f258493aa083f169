import { type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import {
  componentName,
  type DocumentReader,
  findReachable,
  makeSchemaName,
  referredSchemas,
} from '../model/documents.ts'
import { findOperations } from '../model/find-operations.ts'
import { type Follow, findOneWay, walkSchema } from '../model/schema-keywords.ts'
import { oncePerContract } from './emitted.ts'

/** The schemas whose required properties depend on who sends them: `readOnly` ones only the server, `writeOnly` ones only the client. */
export interface OneWaySchemas {
  /** Whether only clients send a schema. */
  isOfClient(name: string): boolean
  /** The second name of a schema that both sides send, for what the client sends; undefined if one type fits both. */
  getWritable(name: string): string | undefined
  /** The name in the document for that of a type. */
  getBase(name: string): string
}

export const getOneWaySchemas = oncePerContract(findOneWaySchemas)

function findOneWaySchemas(input: Built): OneWaySchemas {
  const { openapi, contract, schemas } = input
  const follow: Follow = ($ref) => ownValue(schemas, componentName({ $ref }) ?? '')
  const marked = Object.entries(schemas).flatMap(([name, schema]) => (isOneWay(schema, follow) ? name : []))
  if (marked.length === 0) return { isOfClient: () => false, getWritable: () => undefined, getBase: (name) => name }
  const references = new Map(contract.schemas.map((schema) => [schema.name, schema.references]))
  const reach = (names: Iterable<string>) => findReachable(names, (name) => references.get(name) ?? [])
  const refer = (...keys: readonly string[]) => reach(listReferred(openapi, keys))
  const sent = refer('requestBody', 'parameters')
  const messages = [...contract.streams.flatMap(({ events }) => events), ...contract.callbacks]
  const received = new Set([...refer('responses', 'callbacks'), ...reach(messages.map(({ schema }) => schema))])
  const users = new Map(contract.schemas.map(({ name }): [string, string[]] => [name, []]))
  for (const [name, referred] of references) for (const other of referred) users.get(other)?.push(name)
  const differing = findReachable(marked, (name) => users.get(name) ?? [])
  const both = [...differing].filter((name) => sent.has(name) && received.has(name))
  const writable = new Map(both.map((name) => [name, makeSchemaName(schemas, `${name}Writable`)]))
  const bases = new Map([...writable].map(([name, second]) => [second, name]))
  return {
    isOfClient: (name) => sent.has(name) && !received.has(name),
    getWritable: (name) => writable.get(name),
    getBase: (name) => bases.get(name) ?? name,
  }
}

/** The schemas that these parts of operations and of their paths refer to. */
function listReferred(reader: DocumentReader, keys: readonly string[]): string[] {
  return findOperations(reader).flatMap(({ node, pathItem }) =>
    [pathItem, node].flatMap((part) => keys.flatMap((key) => referredSchemas(reader, ownValue(part, key) ?? null))),
  )
}

function isOneWay(schema: JsonObject, follow: Follow): boolean {
  return [...walkSchema(schema)].some(
    (part) => findOneWay(part, 'server', follow).length + findOneWay(part, 'client', follow).length > 0,
  )
}
