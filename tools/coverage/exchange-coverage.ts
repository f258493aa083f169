import { getContract, operationPointer, schemaPointer } from '../../conformance/contract.ts'
import type { RequestResult } from '../../conformance/judge/received.ts'
import { locateInSpec } from '../../conformance/spec-location.ts'
import type { Case } from '../../conformance/verdict.ts'
import type { Lifecycle, Operation } from '../../generators/model/contract.ts'
import { asObject, escapePointer, isObject, type Json } from '../../runtime/json.ts'
import { elementId } from './element.ts'
import { flowElements } from './elements.ts'
import { nodeAt, resolvedAt } from './schema-document.ts'
import { requestSchemas, schemaElementId } from './schema-elements.ts'
import { getConstraints } from './schema-parts.ts'
import { stepsTaken } from './steps.ts'
import { type Walk, walkValue } from './walk-value.ts'

const contract = getContract()

/** A state of a task in a reply, an event or a callback. */
export interface SeenState {
  readonly lifecycle: Lifecycle
  readonly state: string
}

/** The coverage of one exchange. */
export interface ExchangeCoverage {
  readonly ids: ReadonlySet<string>
  /** In the order of their arrival. */
  readonly states: readonly SeenState[]
}

const sendable = requestSchemas()
const never = (): boolean => false
const unlessSendable = (pointer: string): boolean => !sendable.has(pointer)

/** Lists the elements that a request and its valid reply cover. */
export function coverExchange(sent: Case, { received, events }: RequestResult): ExchangeCoverage {
  const covered = new CoveredIds()
  if (received === undefined) return covered
  const operation = contract.findOperation(sent.operationId)
  const { status, mediaType, headers, json } = received
  covered.add('reply', operation.operationId, status, mediaType)
  const response = resolvedAt(`${operationPointer(operation)}/responses/${status}`)
  for (const name of Object.keys(asObject(response.node.headers)))
    if (headers.has(name)) covered.add('header', operation.operationId, status, name.toLowerCase())
  if (json !== undefined)
    covered.walk(`${response.pointer}/content/${escapePointer(mediaType)}/schema`, json as Json, unlessSendable)
  if (status < 400 || isMissingOnly(sent, status)) coverRequest(covered, operation, sent)
  else coverConstraint(covered, sent)
  coverEvents(covered, sent, events)
  const step = flowSteps.get(sent.rule.pointer ?? '')
  if (step !== undefined) covered.ids.add(step)
  for (const id of new Set([...(sent.questions ?? []), sent.choice ?? []].flat())) covered.add('question', id)
  return covered
}

/** Whether the only error of a request is an unknown task, which is checked last. */
function isMissingOnly({ expect }: Case, status: number): boolean {
  return status === 404 && expect.status.some((accepted) => accepted < 300)
}

/** Lists the elements that the payload of an event or a callback covers. */
export function coverPayload(schema: string, payload: Json): ExchangeCoverage {
  const covered = new CoveredIds()
  covered.walk(schemaPointer(schema), payload, unlessSendable)
  return covered
}

class CoveredIds implements ExchangeCoverage {
  readonly ids = new Set<string>()
  readonly states: SeenState[] = []

  add(...parts: Parameters<typeof elementId>): void {
    this.ids.add(elementId(...parts))
  }

  walk(pointer: string, value: Json, coversConstraints: Walk['coversConstraints']): void {
    walkValue(pointer, value, {
      onCovered: (id) => void this.ids.add(id),
      visit: (at, state) => {
        const lifecycle = lifecycles.get(at)
        if (lifecycle && typeof state === 'string') this.states.push({ lifecycle, state })
      },
      coversConstraints,
    })
  }
}

const flowSteps = new Map(flowElements().map(({ pointer, id }) => [pointer, id]))
const lifecycles = new Map(contract.lifecycles.map((lifecycle) => [lifecycle.origin.pointer, lifecycle]))

/** Adds the elements of an accepted request: its operation and every part of its body. */
function coverRequest(covered: CoveredIds, operation: Operation, { request, id }: Case): void {
  const { operationId, body } = operation
  covered.add('operation', operationId)
  const path = [operation.path, ...operation.aliases].find((template) => isSame(template, request.path))
  if (path !== undefined) covered.add('path', operationId, path)
  const { credential = 'valid' } = request
  const isOther = typeof credential === 'object' && 'location' in credential
  const used = isOther ? undefined : operation.credentials[typeof credential === 'object' ? credential.alias : 0]?.[0]
  if (used) covered.add('credential', operationId, used.in, used.name)
  for (const { in: carrier, name, aliases } of operation.parameters)
    for (const spelling of [name, ...aliases]) {
      const isSent =
        carrier === 'path' || Object.hasOwn(carrier === 'query' ? request.query : request.headers, spelling)
      if (isSent) covered.add('parameter', operationId, carrier, spelling)
    }
  const example = /\/example\/([^/]+)/.exec(id)?.[1]
  if (example !== undefined) covered.add('example', operationId, 'request', example)
  if (!body) return
  const type = request.headers['content-type']?.split(';')[0] ?? ''
  covered.add('body', operationId, type)
  if (request.body !== undefined) covered.walk(schemaPointer(body.schema ?? ''), request.body as Json, never)
}

function isSame(template: string, path: string): boolean {
  const form = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')
  return new RegExp(`^${form}$`).test(path)
}

/** Ids of constraints by their pointer in the specification. */
const constraintIds = new Map(
  [...sendable].flatMap((pointer) => {
    const node = nodeAt(pointer)
    const keys = isObject(node) ? getConstraints(node) : []
    return keys.map((key) => [
      `${locateInSpec(contract, pointer).pointer}/${key}`,
      schemaElementId('constraint', `${pointer}/${key}`),
    ])
  }),
)

/** Adds the element of a refused request: the constraint that it violates. */
function coverConstraint(covered: CoveredIds, { rule, expect }: Case): void {
  const id = constraintIds.get(rule.pointer ?? '')
  if (id !== undefined && expect.status.every((status) => status >= 400)) covered.ids.add(id)
}

function coverEvents(covered: CoveredIds, { expect }: Case, events: RequestResult['events']): void {
  const stream = contract.streams.find(({ name }) => name === expect.stream)
  if (stream === undefined || events.length === 0) return
  covered.add('stream', stream.name)
  for (const { event, data } of events) {
    covered.add('event', stream.name, event)
    const schema = stream.events.find(({ name }) => name === event)?.schema
    if (schema !== undefined) covered.walk(schemaPointer(schema), data as Json, unlessSendable)
  }
  for (const id of stepsTaken(
    stream,
    events.map(({ event }) => event),
  ))
    covered.ids.add(id)
}
