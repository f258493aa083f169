import {
  asArray,
  asObject,
  asString,
  asStrings,
  byName,
  isObject,
  type Json,
  type JsonObject,
  pointerKeys,
} from '../../runtime/json.ts'
import { findOrderViolation } from '../../runtime/judge/event-order.ts'
import { parseEvents } from '../../runtime/stream/read-events.ts'
import type { Callback, EventOrder, Reply, Stream, StreamEvent, StreamExample } from './contract.ts'
import { buildChoices, buildQuestion, componentName, type DocumentReader } from './documents.ts'
import { findSlots } from './problems.ts'
import { readOrder } from './read-order.ts'
import { isError } from './replies.ts'

interface FoundStream {
  readonly name: string
  readonly node: JsonObject
  /** One for a stream, one or more for a callback. */
  readonly operationIds: readonly [string, ...string[]]
}

/** The AsyncAPI operations that describe replies or callbacks of OpenAPI operations. */
export function findAsyncOperations(reader: DocumentReader, operationIds: ReadonlySet<string>): FoundStream[] {
  return Object.entries(asObject(reader.root.operations)).flatMap(([name, value]) => {
    const node = reader.follow(value)
    const ids = asStrings(node['x-operation'])
    for (const id of ids.filter((id) => !operationIds.has(id))) {
      reader.report('unknown-operation', `No operation has the operationId \`${id}\`.`, node, 'x-operation')
    }
    const [first, ...others] = ids
    return first === undefined ? [] : [{ name, node, operationIds: [first, ...others] }]
  })
}

type ReplyExamples = Pick<Reply, 'status' | 'mediaType' | 'examples'>

const framings = ['named', 'data', 'json-array'] as const

/** Builds all streams, sorted by name, with the examples of the operations' replies. */
export function buildStreams(
  reader: DocumentReader,
  operations: readonly FoundStream[],
  getReplies: (operationId: string) => readonly ReplyExamples[],
): Stream[] {
  const streams = operations.filter(
    ({ node }) => node['x-event-framing'] !== undefined || node['x-event-order'] !== undefined,
  )
  return streams
    .map((stream) => buildStream(reader, stream, getReplies(stream.operationIds[0])))
    .sort((a, b) => byName(a.name, b.name))
}

function buildStream(reader: DocumentReader, operation: FoundStream, replies: readonly ReplyExamples[]): Stream {
  const { name, node, operationIds } = operation
  const events = buildEvents(reader, node)
  const declared = asString(node['x-event-framing']) ?? ''
  const framing = framings.find((candidate) => candidate === declared)
  if (framing === undefined)
    reader.report('unknown-framing', `\`${declared}\` is not a framing.`, node, 'x-event-framing')
  const order = readOrder(reader, node, events)
  const when = getCondition(asObject(node['x-stream-when']))
  const failure = findFailure(reader, node, events)
  const endMark = asString(node['x-end-mark'])
  const examples = streamExamples(reader, operation, replies)
  if (framing === 'named' && order.order !== '') checkOrder(reader, node, order.automaton, examples)
  return {
    name,
    operationId: operationIds[0],
    framing: framing ?? 'named',
    ...(when ? { when } : {}),
    events,
    ...order,
    ...(endMark === undefined ? {} : { endMark }),
    ...buildChoices(node),
    ...(failure ? { failure } : {}),
    examples,
    origin: reader.document.getOrigin(node),
  }
}

/** What a request must have for the stream; undefined if nothing is described. */
export function getCondition({ in: source, name, equals }: JsonObject): Stream['when'] {
  if (typeof name !== 'string') return undefined
  return { in: source === 'query' ? source : 'body', name, equals: equals ?? true }
}

function checkOrder(
  reader: DocumentReader,
  node: JsonObject,
  automaton: EventOrder,
  examples: readonly StreamExample[],
): void {
  for (const { name, events } of examples) {
    const names = events.map(({ event }) => event)
    const violation = findOrderViolation(automaton, names)
    if (violation === undefined) continue
    reader.report(
      'event-order-impossible',
      `The example ${name} breaks the order: ${violation}.`,
      node,
      'x-event-order',
    )
  }
}

function getMessages(reader: DocumentReader, node: JsonObject): { name: string; message: JsonObject }[] {
  const channel = reader.follow(node.channel)
  const all = Object.entries(asObject(channel.messages)).map(([key, value]) => ({ key, value }))
  const chosen = asArray(node.messages).map((value) => ({
    key: pointerKeys((asString(asObject(value).$ref) ?? '#').slice(1)).at(-1) ?? '',
    value,
  }))
  return (chosen.length > 0 ? chosen : all).map(({ key, value }) => {
    const message = reader.follow(value)
    return { name: asString(message.name) ?? key, message }
  })
}

function buildEvents(reader: DocumentReader, node: JsonObject): StreamEvent[] {
  return getMessages(reader, node).map(({ name, message }) => ({
    name,
    schema: payloadName(reader, name, message),
    ...buildQuestion(message),
    examples: asArray(message.examples).map((example, index) => ({
      name: asString(asObject(example).name) ?? `example-${index + 1}`,
      value: asObject(example).payload ?? null,
    })),
  }))
}

function payloadName(reader: DocumentReader, name: string, message: JsonObject): string {
  const schema = componentName(message.payload)
  if (schema === undefined)
    reader.report('unnamed-payload', `The payload of \`${name}\` is not a reference to a schema.`, message)
  return schema ?? name
}

function findFailure(reader: DocumentReader, node: JsonObject, events: readonly StreamEvent[]): Stream['failure'] {
  const cutBy = asStrings(asObject(node['x-event-order'])['cut-by'])
  for (const { name, message } of getMessages(reader, node)) {
    const variants = events.find((event) => event.name === name)?.examples ?? []
    const slots = findSlots(reader, message.payload, variants)
    if (!cutBy.includes(name) || slots.message.length === 0) continue
    const unframed = node['x-unframed-failure'] === true ? { unframed: true as const } : {}
    return { event: name, variants, slots, ...unframed }
  }
  return undefined
}

/** The stream examples of an operation's replies; events of framings without names are called ''. */
function streamExamples(
  reader: DocumentReader,
  { node }: FoundStream,
  replies: readonly ReplyExamples[],
): StreamExample[] {
  const isArray = node['x-event-framing'] === 'json-array'
  const mediaType = isArray ? 'application/json' : 'text/event-stream'
  const examples = replies
    .filter((reply) => reply.mediaType === mediaType && !isError(reply.status))
    .flatMap((reply) => reply.examples)
  return examples.flatMap(({ name, value }) => {
    if (isArray) return [{ name, events: asArray(value).map((data) => ({ event: '', data })) }]
    try {
      // The last event of an example needs no blank line.
      const events = parseEvents(`${value}\n\n`).filter(({ data }) => data !== node['x-end-mark'])
      return [{ name, events: events.map(({ event = '', data }) => ({ event, data: JSON.parse(data) as Json })) }]
    } catch {
      reader.report('event-not-json', `The example ${name} has an event whose data is not JSON.`, node)
      return []
    }
  })
}

/** Builds the callbacks: the AsyncAPI operations without framing. */
export function buildCallbacks(reader: DocumentReader, operations: readonly FoundStream[]): Callback[] {
  return operations
    .filter(({ node }) => !isObject(node['x-event-order']) && node['x-event-framing'] === undefined)
    .map(({ name, node, operationIds }) => {
      const event = buildEvents(reader, node)[0]
      if (!event) reader.report('unnamed-payload', `The callback \`${name}\` has no message.`, node)
      const origin = reader.document.getOrigin(node)
      return {
        name,
        operationIds,
        schema: event?.schema ?? name,
        ...buildChoices(node),
        examples: event?.examples ?? [],
        origin,
      }
    })
    .sort((a, b) => byName(a.name, b.name))
}
