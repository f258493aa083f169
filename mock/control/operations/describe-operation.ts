import type { Credential, Route } from '../../../runtime/contract.ts'
import { asArray, asObject, asString, asStrings, byName, type JsonObject, ownValue } from '../../../runtime/json.ts'
import { Problem } from '../../../runtime/problem.ts'
import { shortenText } from '../../../runtime/validation/quote.ts'
import { suggestion } from '../../../runtime/validation/suggest.ts'
import { getExamples, type MockContract, type MockOperation } from '../../mock-contract.ts'
import { createOrderReader } from '../../page/contract-for-page.ts'
import type { components } from '../generated/types/control.ts'
import { cutText, findSchema, outlineSchema, parsePlace, resolveReference } from './outline-schema.ts'

type Schemas = components['schemas']

const MAX_BODY = 8000
const MAX_PARAMETER = 600

export function listOperations(contract: MockContract): Schemas['OperationSummary'][] {
  const document = contract.readDocument('openapi.json')
  return contract.routes
    .toSorted((a, b) => byName(a.operationId, b.operationId))
    .map((route) => summarise(route, findNode(document, route)))
}

/** Throws a problem with the most similar id if the contract has no such operation. */
export function findOperation(contract: MockContract, operationId: string): MockOperation {
  const route = contract.routes.find((candidate) => candidate.operationId === operationId)
  if (route) return { contract, route }
  const ids = contract.routes.map((candidate) => candidate.operationId)
  const message = `There is no operation ${shortenText(operationId)}; ${suggestion(operationId, ids)}`
  throw new Problem('not-found', message)
}

/** `place` is a part of a request whose outline is shown. Throws a problem if the operation does not have it. */
export function describeOperation({ contract, route }: MockOperation, place = 'body'): Schemas['Operation'] {
  const document = contract.readDocument('openapi.json')
  const node = findNode(document, route)
  return {
    ...summarise(route, node),
    description: asString(node.description) ?? '',
    rules: listRules(contract, route, node),
    parameters: listParameters(document, route).map(({ description, ...parameter }) => ({
      ...parameter,
      ...(description === undefined ? {} : { description: cutText(description, 300) }),
      schema: outlineSchema(document, parameter.schema, MAX_PARAMETER),
    })),
    body: describeBody({ contract, route }, place),
    example: findExample({ contract, route }),
    replies: route.replies.map(({ status, mediaType }) => ({ status: String(status), mediaType })),
    events: [...new Set(route.streams.flatMap(({ events }) => events.map(({ name }) => name)))],
  }
}

/** The body of the first example of a request; null without one. */
export function findExample(operation: MockOperation): unknown {
  return getExamples(operation).requests?.[0]?.value ?? null
}

/** What the contract has at a place of a request: its schema, or that of the nearest part around it. */
export function findRule({ contract, route }: MockOperation, place: string, maxChars = 2000) {
  const document = contract.readDocument('openapi.json')
  const { where, steps } = parsePlace(place)
  const body = getBody(document, findNode(document, route))
  const parameters = listParameters(document, route).filter((parameter) => parameter.in === where)
  const name = (text: string) => (where === 'header' ? text.toLowerCase() : text)
  const parameter = parameters.find((candidate) => name(candidate.name) === name(steps[0] ?? ''))
  if (where !== 'body' && parameter === undefined) return undefined
  if (where === 'body' && body.schema === undefined) return undefined
  const [root, rest] = where === 'body' ? [body.schema, steps] : [parameter?.schema, steps.slice(1)]
  const { schema, depth } = findSchema(document, root, rest)
  return { isWhole: depth === rest.length, schema: outlineSchema(document, schema, maxChars) }
}

function describeBody(operation: MockOperation, place: string): Schemas['OperationBody'] | null {
  const { contract, route } = operation
  const document = contract.readDocument('openapi.json')
  const { required, mediaTypes, schema } = getBody(document, findNode(document, route))
  if (schema === undefined && place === 'body') return null
  const rule = findRule(operation, place, MAX_BODY)
  if (rule?.isWhole) return { place, required, mediaTypes, schema: rule.schema }
  throw new Problem(
    'not-found',
    `${route.operationId} has no ${shortenText(place)}; name a place such as body or body messages[0].`,
  )
}

function summarise({ operationId, method, path, family, streams }: Route, { summary }: JsonObject) {
  return { operationId, method, path, family, summary: asString(summary) ?? '', streams: streams.length > 0 }
}

/** The operation in the document; empty if the document does not have it. */
function findNode(document: unknown, { path, method, operationId }: Route): JsonObject {
  const node = asObject(ownValue(asObject(ownValue(asObject(asObject(document).paths), path)), method.toLowerCase()))
  return node.operationId === operationId || node.operationId === undefined ? node : {}
}

interface DescribedParameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonObject
  readonly example?: unknown
}

export function listParameters(document: unknown, route: Route): DescribedParameter[] {
  const item = asObject(ownValue(asObject(asObject(document).paths), route.path))
  const all = [...asArray(findNode(document, route).parameters), ...asArray(item.parameters)]
  const byKey = new Map<string, DescribedParameter>()
  for (const node of all) {
    const { name, in: where, required, description, schema, example, content } = resolveReference(document, node)
    const written = { name: String(name), in: String(where), required: required === true, example }
    const inContent = asObject(Object.values(asObject(content))[0]).schema
    const about = asString(description)
    const parameter = { ...written, ...(about ? { description: about } : {}), schema: asObject(schema ?? inContent) }
    if (!byKey.has(`${where} ${name}`)) byKey.set(`${where} ${name}`, parameter)
  }
  return [...byKey.values()]
}

function getBody(document: unknown, { requestBody }: JsonObject) {
  const { content, required } = resolveReference(document, requestBody)
  const contents = Object.entries(asObject(content))
  const [, media] = contents.find(([mediaType]) => mediaType.includes('json')) ?? contents[0] ?? []
  return { required: required === true, mediaTypes: contents.map(([name]) => name), schema: asObject(media).schema }
}

function listRules(contract: MockContract, route: Route, node: JsonObject): string[] {
  const keys = route.credentials.map((all) => all.map(describeCredential).join(' and '))
  const sections = asStrings(node['x-source'])
  const readOrder = createOrderReader(contract)
  return [
    ...(keys.length > 0 ? [`It needs a key: ${keys.join(', or ')}.`] : ['It needs no key.']),
    ...route.streams.map(({ when, name }) => {
      const condition = when ? `With "${when.name}": ${JSON.stringify(when.equals)} in the ${when.in} it` : 'It'
      const order = readOrder(name)
      return `${condition} replies with a stream${order.length === 0 ? '' : `, in this order: ${order.join('; ')}`}.`
    }),
    ...(sections.length > 0 ? [`The source document describes it in: ${sections.join('; ')}.`] : []),
  ]
}

function describeCredential({ in: where, name, alias }: Credential): string {
  const names = { bearer: '`authorization` as a bearer token', basic: '`authorization` with a basic password' }
  const sent = where === 'bearer' || where === 'basic' ? names[where] : `\`${name}\` in the ${where}`
  return `${sent}${alias ? ' (unless the server is strict)' : ''}`
}
