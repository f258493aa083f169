import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  type SchemaObject,
  type TransformNodeOptions,
  transformSchema,
  transformSchemaObject,
} from 'openapi-typescript'
import ts from 'typescript'
import {
  asArray,
  asObject,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  pointerKeys,
} from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Contract } from '../model/contract.ts'
import { componentName, type DocumentReader, findReachable, referredSchemas } from '../model/documents.ts'
import { findOperations } from '../model/find-operations.ts'
import { isForm } from '../model/media-types.ts'
import { type Follow, findOneWay, mapSchemas } from '../model/schema-keywords.ts'
import { isBinary } from '../model/text-types.ts'
import { printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { getReading } from '../read/structure.ts'
import type { EmitInput, FileMap } from './emitted.ts'
import { getFamilyPaths } from './family-paths.ts'
import { getNames } from './names.ts'
import { getOneWaySchemas } from './one-way-schemas.ts'
import { getSchemaModules } from './schema-modules.ts'

/** `types/<family>.ts`: the types of a family's operations and schemas; `types/schemas.ts`: those of the other schemas. */
export function emitTypes(input: EmitInput): FileMap {
  const { header, contract } = input
  const { shared, sharedNames, listFamily } = getSchemaModules(input)
  const print = typePrinter(input)
  const { getWritable } = getOneWaySchemas(input)
  const listTypes = (name: string) => [name, getWritable(name) ?? []].flat()
  const render = (file: string, names: readonly string[], paths?: FamilyPaths): readonly [string, string] => {
    const aliases = names
      .flatMap(listTypes)
      .map((name) => ({ name: getNames(input).schema(name), id: printString(name) }))
    const imported = paths?.usesShared ? shared : ''
    return [
      `types/${file}.ts`,
      renderTemplate('types', { header, imported, types: print(names.flatMap(listTypes), paths), aliases }),
    ]
  }
  const families = contract.families.map(({ name }) => {
    const usesShared = contract.schemas.some((schema) => sharedNames.has(schema.name) && schema.families.includes(name))
    return render(name, listFamily(name), { paths: getFamilyPaths(input, name), usesShared })
  })
  return new Map(sharedNames.size === 0 ? families : [...families, render(shared, [...sharedNames])])
}

interface FamilyPaths {
  readonly paths: JsonObject
  /** Whether the operations refer to schemas of the shared module. */
  readonly usesShared: boolean
}

/** The schemas of replies, events and callbacks. Other deployments need not send what is only our choice. */
function findReceived({ operations, streams, callbacks, schemas }: Contract): ReadonlySet<string> {
  return withReferences(schemas, [
    ...operations.flatMap(({ replies }) => replies.flatMap(({ schema }) => schema ?? [])),
    ...streams.flatMap(({ events }) => events.map(({ schema }) => schema)),
    ...callbacks.map(({ schema }) => schema),
  ])
}

function withReferences(schemas: Contract['schemas'], names: readonly string[]): ReadonlySet<string> {
  const references = new Map(schemas.map((schema) => [schema.name, schema.references]))
  return findReachable(names, (name) => references.get(name) ?? [])
}

/** A schema of requests: a handler only receives what our choices accept. */
function withChoices(schema: Json): Json {
  return mapSchemas(schema, ({ 'x-choice': choices, ...rest }) =>
    isObject(choices)
      ? Object.values(choices).reduce<JsonObject>((all, choice) => mergeSchemas(all, asObject(choice)), rest)
      : rest,
  )
}

function mergeSchemas(schema: JsonObject, added: JsonObject): JsonObject {
  const { required, properties, ...rest } = added
  return {
    ...schema,
    ...rest,
    ...(required === undefined ? {} : { required: [...asArray(schema.required), ...asArray(required)] }),
    ...(properties === undefined ? {} : { properties: { ...asObject(schema.properties), ...asObject(properties) } }),
  }
}

/** Without the command of openapi-typescript, which first checks and bundles a document, in half of the time. */
function typePrinter(input: Built): (names: readonly string[], family?: FamilyPaths) => string {
  const readings = makeReadings(input)
  const schemas = simplifySchemas(input, readings)
  const all: JsonObject = { components: { schemas } }
  const isFile = fileFinder(input)
  return (names, family) => {
    const document: JsonObject = {
      openapi: '3.1.0',
      info: { title: '', version: '' },
      paths: simplifyType(family?.paths ?? {}, { ...readings.server, fromClient: readings.client }, true),
      components: { schemas: Object.fromEntries(names.map((name) => [name, ownValue(schemas, name) ?? {}])) },
    }
    const context: Partial<GlobalContext> = {
      emptyObjectsUnknown: true,
      silent: true,
      transform: (schema, options) =>
        isFile(schema, options.path) ? ts.factory.createTypeReferenceNode('File') : transformTuple(schema, options),
      injectFooter: [],
      discriminators: { objects: {}, refsHandled: [] },
      resolve: (ref) => resolveRef(all as JsonObject & OpenAPI3, ref, { silent: true }),
    }
    // The other options are off.
    const nodes = transformSchema(document as JsonObject & OpenAPI3, context as GlobalContext)
    if (family === undefined) return printNodes(nodes.filter((node) => !isOfPaths(node)))
    return printNodes(family.usesShared ? nodes.map(addShared) : nodes)
  }
}

/** How schemas are read as what each side sends. */
function makeReadings(input: Built): Readonly<Record<'server' | 'client', Reading>> {
  const { getWritable } = getOneWaySchemas(input)
  const follow: Follow = ($ref) => ownValue(input.schemas, componentName({ $ref }) ?? '')
  return {
    server: { follow, sender: 'server', rename: (name) => name },
    client: { follow, sender: 'client', rename: (name) => getWritable(name) ?? name },
  }
}

/** The schemas by the names of their types. */
function simplifySchemas(input: Built, { server, client }: ReturnType<typeof makeReadings>): JsonObject {
  const received = findReceived(input.contract)
  const { isOfClient, getWritable } = getOneWaySchemas(input)
  const types = Object.entries(input.schemas).flatMap(([name, written]) => {
    const schema = received.has(name) ? written : withChoices(written)
    const writable = getWritable(name)
    const type = simplifyType(schema, isOfClient(name) ? client : server)
    return [[name, type], ...(writable === undefined ? [] : [[writable, simplifyType(schema, client)]])]
  })
  return Object.fromEntries(types)
}

/** openapi-typescript leaves out the items after those of `prefixItems`. */
function transformTuple(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (typeof schema !== 'object' || !('prefixItems' in schema && 'items' in schema)) return undefined
  const { prefixItems, items } = schema
  if (!Array.isArray(prefixItems) || items === undefined || Array.isArray(items) || !items) return undefined
  const rest = ts.factory.createArrayTypeNode(transformSchemaObject(items, options))
  const elements = prefixItems.map((item) => transformSchemaObject(item, options))
  return ts.factory.createTupleTypeNode([...elements, ts.factory.createRestTypeNode(rest)])
}

/** Whether a node declares what a module without paths does not have. */
function isOfPaths(node: ts.Node): boolean {
  const names = ['paths', 'webhooks', '$defs', 'operations']
  return ts.isTypeAliasDeclaration(node) && names.includes(node.name.text)
}

/** Adds the schemas of the shared module, `$shared`, to those of `components`. */
function addShared(node: ts.Node): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node
  const { factory } = ts
  const shared = factory.createIndexedAccessTypeNode(
    factory.createTypeReferenceNode('$shared'),
    factory.createLiteralTypeNode(factory.createStringLiteral('schemas')),
  )
  const members = node.members.map((member) => {
    if (!ts.isPropertySignature(member) || getText(member.name) !== 'schemas') return member
    const hasSchemas = member.type && ts.isTypeLiteralNode(member.type)
    const type = hasSchemas ? factory.createIntersectionTypeNode([shared, member.type]) : shared
    return factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type)
  })
  const { modifiers, name, typeParameters, heritageClauses } = node
  return factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, members)
}

/** Prints what openapi-typescript makes so that it compiles: recursive types, and properties that another branch declares. */
export function printNodes(nodes: readonly ts.Node[]): string {
  return astToString(nameRecursive(nodes))
    .trimEnd()
    .replace('K extends keyof T>', 'K extends PropertyKey>')
    .replace('in K]-?', 'in K & keyof T]-?')
}

/** A list or a union that contains itself compiles as a named type, and not as the type of a property. */
function nameRecursive(nodes: readonly ts.Node[]): ts.Node[] {
  const all = nodes.flatMap(listSchemas)
  const direct = new Map(all.map(({ name, type }) => [name, listDirect(type)]))
  const follow = (name: string) => direct.get(name) ?? []
  const recursive = all.filter(({ name }) => findReachable(follow(name), follow).has(name))
  if (recursive.length === 0) return [...nodes]
  const names = new Map(recursive.map(({ name }, index) => [name, `$recursive${index + 1}`]))
  const types = new Map(recursive.map(({ name, type }) => [type as ts.Node, name]))
  const refer = (id: string | undefined) => {
    const name = id === undefined ? undefined : names.get(id)
    return name === undefined ? undefined : ts.factory.createTypeReferenceNode(name)
  }
  const visit = (node: ts.Node): ts.Node => refer(types.get(node)) ?? ts.visitEachChild(node, visit, undefined)
  const visitInner = (node: ts.Node): ts.Node =>
    refer(getReferred(node)) ?? ts.visitEachChild(node, visitInner, undefined)
  const aliases = recursive.map(({ name, type }) => {
    const inner = ts.visitNode(type, visitInner, ts.isTypeNode)
    return ts.factory.createTypeAliasDeclaration(undefined, names.get(name) ?? name, undefined, inner)
  })
  return [...nodes.map(visit), ...aliases]
}

function listSchemas(node: ts.Node): { readonly name: string; readonly type: ts.TypeNode }[] {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return []
  const [schemas] = node.members.filter((member) => member.name && getText(member.name) === 'schemas')
  const type = schemas && ts.isPropertySignature(schemas) ? schemas.type : undefined
  const literal = type && ts.isIntersectionTypeNode(type) ? type.types.at(-1) : type
  if (!literal || !ts.isTypeLiteralNode(literal)) return []
  return literal.members.flatMap((member) => {
    return ts.isPropertySignature(member) && member.type ? [{ name: getText(member.name), type: member.type }] : []
  })
}

function getText(name: ts.PropertyName): string {
  return 'text' in name ? name.text : ''
}

/** The schemas that a type names outside of the properties of an object, which the compiler reads later. */
function listDirect(type: ts.Node): readonly string[] {
  if (ts.isTypeLiteralNode(type)) return []
  const referred = getReferred(type)
  if (referred !== undefined) return [referred]
  const names: string[] = []
  ts.forEachChild(type, (child) => {
    names.push(...listDirect(child))
  })
  return names
}

/** The name in `components["schemas"]["Name"]`. */
function getReferred(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { indexType } = node
  return ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : undefined
}

/** An index signature would conflict with the types of the properties. */
function hasTypedRest({ properties, additionalProperties }: JsonObject): boolean {
  return isObject(additionalProperties) && Object.keys(asObject(properties)).length > 0
}

/** How a part of the document is read: as what this side sends. */
interface Reading {
  readonly follow: Follow
  readonly sender: 'client' | 'server'
  /** The name of the type of a schema. */
  readonly rename: (name: string) => string
  /** How the requests of operations are read. */
  readonly fromClient?: Reading
}

/** What only the other side has to send may be absent. */
function withoutOneWay(schema: JsonObject, { follow, sender }: Reading): JsonObject {
  const optional = findOneWay(schema, sender === 'client' ? 'server' : 'client', follow)
  if (optional.length === 0) return schema
  return { ...schema, required: asStrings(schema.required).filter((name) => !optional.includes(name)) }
}

/** OpenAPI 3.1 has no `nullable`, but openapi-typescript reads it. */
const ignoredKeys = new Set(['discriminator', 'example', 'examples', 'nullable'])

const structure = new Set(
  'additionalProperties allOf anyOf const enum items oneOf prefixItems properties required'.split(' '),
)

/** openapi-typescript prints a reference alone, without what stands beside it. */
function hasSiblings(node: JsonObject): boolean {
  return node.$ref !== undefined && Object.keys(node).some((key) => structure.has(key))
}

/** Drops what openapi-typescript misreads (discriminators) or ignores (examples, extensions); headers in lower case. */
export function simplifyType(value: Json, reading: Reading, inNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => simplifyType(item, reading))
  if (!isObject(value)) return value
  const name = inNames ? undefined : componentName(value)
  if (name !== undefined && hasSiblings(value)) {
    const { $ref = null, ...siblings } = value
    return simplifyType({ ...siblings, allOf: [{ $ref }, ...asArray(siblings.allOf)] }, reading)
  }
  if (name !== undefined && reading.rename(name) !== name)
    return { ...value, $ref: `#/components/schemas/${reading.rename(name)}` }
  if (!inNames && value.in === 'header' && typeof value.name === 'string' && value.name !== value.name.toLowerCase())
    return simplifyType({ ...value, name: value.name.toLowerCase() }, reading)
  if (!inNames && hasTypedRest(value)) return simplifyType({ ...value, additionalProperties: true }, reading)
  const all = Object.entries(inNames ? value : withoutOneWay(value, reading))
  const kept = all.filter(([key]) => inNames || !(ignoredKeys.has(key) || key.startsWith('x-')))
  const entries = kept.map(([key, item]) => {
    const kind = getReading(key, item, inNames)
    const isRequest = !inNames && (key === 'requestBody' || key === 'parameters')
    const inner =
      (isRequest && reading.fromClient) ||
      (key === 'callbacks' && !inNames ? { ...reading, fromClient: reading } : reading)
    return [key, kind === 'literal' ? item : simplifyType(item, inner, kind === 'names')]
  })
  return Object.fromEntries(entries)
}

/** Whether the value at a path of the document is a file of a form; `path` is that of openapi-typescript. */
type IsFile = (schema: object, path: string | undefined) => boolean

/** Finds the binary strings that handlers get as a `File`: those in forms, and in the components that forms refer to. */
function fileFinder(input: Built): IsFile {
  const names = findFormSchemas(input)
  const { getBase } = getOneWaySchemas(input)
  return (schema, path = '') => {
    if (!isObject(schema) || !isBinary(schema)) return false
    const keys = pointerKeys(path.slice(1))
    if (keys[0] === 'components') return names.has(getBase(keys[2] ?? ''))
    return keys[3] === 'requestBody' && isForm(keys[5] ?? '')
  }
}

function findFormSchemas({ openapi, contract }: Built): ReadonlySet<string> {
  const names = findOperations(openapi).flatMap(({ node }) => listForms(openapi, node))
  return withReferences(contract.schemas, names)
}

function listForms(reader: DocumentReader, node: JsonObject): string[] {
  const content = Object.entries(asObject(reader.follow(node.requestBody).content))
  return content.flatMap(([mediaType, media]) => (isForm(mediaType) ? referredSchemas(reader, media) : []))
}
