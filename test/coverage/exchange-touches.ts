import { contract, findOperation, schemaPointer } from '../../conformance/contract.ts'
import type { Observed } from '../../conformance/judge/received.ts'
import { specPlace } from '../../conformance/spec-place.ts'
import type { Case } from '../../conformance/verdict.ts'
import { asObject, escapePointer, isObject, type Json } from '../../generators/json.ts'
import type { Lifecycle, Operation } from '../../generators/model/contract.ts'
import { elementId } from './element.ts'
import { stepsTaken } from './order-steps.ts'
import { flowElements } from './other-elements.ts'
import { nodeAt, resolvedAt } from './schema-document.ts'
import { requestSchemas, schemaElementId } from './schema-elements.ts'
import { getConstraints } from './schema-parts.ts'
import { type Walk, walkValue } from './walk-value.ts'

/** A state of a task in a reply, an event or a callback. */
export interface SeenState {
  readonly lifecycle: Lifecycle
  readonly state: string
}

/** The coverage of one exchange. */
export interface Touched {
  readonly ids: ReadonlySet<string>
  /** In the order of their arrival. */
  readonly states: readonly SeenState[]
}

const sendable = requestSchemas()
const never = (): boolean => false
const unlessSendable = (pointer: string): boolean => !sendable.has(pointer)

/** The elements that a request and its valid reply cover. */
export function touchedBy(given: Case, { received, events }: Observed): Touched {
  const show = new Shown()
  if (received === undefined) return show
  const operation = findOperation(given.operationId)
  const { status, mediaType, headers, json } = received
  show.add('reply', operation.operationId, status, mediaType)
  const response = resolvedAt(responsePointer(operation, status))
  for (const name of Object.keys(asObject(response.node.headers)))
    if (headers.has(name)) show.add('header', operation.operationId, status, name.toLowerCase())
  if (json !== undefined)
    show.walk(`${response.pointer}/content/${escapePointer(mediaType)}/schema`, json as Json, unlessSendable)
  if (status < 400 || isMissingOnly(given, status)) showRequest(show, operation, given)
  else showRule(show, given)
  showEvents(show, given, events)
  const step = flowSteps.get(given.rule.pointer ?? '')
  if (step !== undefined) show.ids.add(step)
  for (const id of new Set([...(given.questions ?? []), given.choice ?? []].flat())) show.add('question', id)
  return show
}

/** Whether the only fault of a request is an unknown task, which is checked last. */
function isMissingOnly({ expect }: Case, status: number): boolean {
  return status === 404 && expect.status.some((each) => each < 300)
}

/** The elements that the payload of an event or a callback covers. */
export function touchedByPayload(schema: string, payload: Json): Touched {
  const show = new Shown()
  show.walk(schemaPointer(schema), payload, unlessSendable)
  return show
}

class Shown implements Touched {
  readonly ids = new Set<string>()
  readonly states: SeenState[] = []

  add(...parts: Parameters<typeof elementId>): void {
    this.ids.add(elementId(...parts))
  }

  walk(pointer: string, value: Json, showsConstraints: Walk['showsConstraints']): void {
    walkValue(pointer, value, {
      touch: (id) => void this.ids.add(id),
      visit: (at, state) => {
        const lifecycle = lifecycles.get(at)
        if (lifecycle && typeof state === 'string') this.states.push({ lifecycle, state })
      },
      showsConstraints,
    })
  }
}

const flowSteps = new Map(flowElements().map(({ pointer, id }) => [pointer, id]))
const lifecycles = new Map(contract.lifecycles.map((lifecycle) => [lifecycle.origin.pointer, lifecycle]))

function responsePointer({ path, method }: Operation, status: number): string {
  return `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}`
}

/** Elements of an accepted request: its operation and every part of its body. */
function showRequest(show: Shown, operation: Operation, { request, id }: Case): void {
  const { operationId, body } = operation
  show.add('operation', operationId)
  const path = [operation.path, ...operation.aliases].find((template) => isSame(template, request.path))
  if (path !== undefined) show.add('path', operationId, path)
  const { credential = 'valid' } = request
  const isOther = typeof credential === 'object' && 'carrier' in credential
  const used = isOther ? undefined : operation.credentials[typeof credential === 'object' ? credential.alias : 0]?.[0]
  if (used) show.add('credential', operationId, used.in, used.name)
  for (const { in: place, name, aliases } of operation.parameters)
    for (const each of [name, ...aliases]) {
      const isSent = place === 'path' || Object.hasOwn(place === 'query' ? request.query : request.headers, each)
      if (isSent) show.add('parameter', operationId, place, each)
    }
  const example = /\/example\/([^/]+)/.exec(id)?.[1]
  if (example !== undefined) show.add('example', operationId, 'request', example)
  if (!body) return
  const type = request.headers['content-type']?.split(';')[0] ?? ''
  show.add('body', operationId, type)
  if (request.body !== undefined) show.walk(schemaPointer(body.schema ?? ''), request.body as Json, never)
}

function isSame(template: string, path: string): boolean {
  const form = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')
  return new RegExp(`^${form}$`).test(path)
}

/** Ids of constraints by their place in the specification. */
const constraintIds = new Map(
  [...sendable].flatMap((pointer) => {
    const node = nodeAt(pointer)
    const keys = isObject(node) ? getConstraints(node) : []
    return keys.map((key) => [
      `${specPlace(pointer).pointer}/${key}`,
      schemaElementId('constraint', `${pointer}/${key}`),
    ])
  }),
)

/** Elements of a refused request: the constraint that it violates. */
function showRule(show: Shown, { rule, expect }: Case): void {
  const id = constraintIds.get(rule.pointer ?? '')
  if (id !== undefined && expect.status.every((status) => status >= 400)) show.ids.add(id)
}

function showEvents(show: Shown, { expect }: Case, events: Observed['events']): void {
  const stream = contract.streams.find(({ name }) => name === expect.stream)
  if (stream === undefined || events.length === 0) return
  show.add('stream', stream.name)
  for (const { event, data } of events) {
    show.add('event', stream.name, event)
    const schema = stream.events.find(({ name }) => name === event)?.schema
    if (schema !== undefined) show.walk(schemaPointer(schema), data as Json, unlessSendable)
  }
  for (const id of stepsTaken(
    stream,
    events.map(({ event }) => event),
  ))
    show.ids.add(id)
}
