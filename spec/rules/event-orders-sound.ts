import type { Built } from '../../generators/model/build-contract.ts'
import type { Stream, StreamEvent, StreamExample } from '../../generators/model/contract.ts'
import { findOperations } from '../../generators/model/find-operations.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { asObject, type Json } from '../../runtime/json.ts'
import { findOrderViolation } from '../../runtime/judge/event-order.ts'
import { makeSchemaCheck, type SchemaCheck } from './schema-check.ts'
import { type SpecNode, under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/**
 * Every message of a stream occurs in its order, the stream has examples, the order accepts each example, and every event
 * in them is valid. In framings without names, an event is the first message of the stream whose schema it matches. Only
 * failures of server-sent events can be unframed, and only such streams have an end mark.
 */
export const eventOrdersSound: Rule = {
  name: 'event-orders-sound',
  document: 'asyncapi',
  *check({ built, specNodes }) {
    if (!built) return
    yield* checkUnframed(built, specNodes)
    yield* checkEndMarks(built, specNodes)
    const check = makeSchemaCheck(built)
    for (const stream of built.contract.streams) {
      yield* checkAllInOrder(stream)
      yield* checkExamples(built, stream, check)
    }
  },
}

function* checkUnframed({ contract: { streams } }: Built, specNodes: readonly SpecNode[]): Generator<RuleViolation> {
  const sound = streams.filter(({ failure, framing }) => failure && framing !== 'json-array')
  for (const { node, at } of specNodes.filter(({ node }) => node['x-unframed-failure'] !== undefined)) {
    const isSound = sound.some(({ origin }) => origin.file === at.file && origin.pointer === at.pointer)
    if (isSound && node['x-unframed-failure'] === true) continue
    const message = 'x-unframed-failure must be true, on server-sent events that `cut-by` allows to end with a failure.'
    yield { message: `${message} Remove it.`, at: under(at, 'x-unframed-failure') }
  }
}

function* checkEndMarks({ contract: { streams } }: Built, specNodes: readonly SpecNode[]): Generator<RuleViolation> {
  for (const { at } of specNodes.filter(({ node }) => node['x-end-mark'] !== undefined)) {
    const isSound = streams.some(({ origin, endMark = '', framing }) => {
      return origin.file === at.file && origin.pointer === at.pointer && endMark !== '' && framing !== 'json-array'
    })
    if (isSound) continue
    const message = 'x-end-mark must be a text, on server-sent events. Quote it, or remove it.'
    yield { message, at: under(at, 'x-end-mark') }
  }
}

function* checkAllInOrder({ events, automaton, origin }: Stream): Generator<RuleViolation> {
  const ordered = new Set(automaton.states.flatMap((row) => Object.keys(row)))
  for (const { name } of events.filter(({ name }) => !ordered.has(name))) {
    const message = `\`${name}\` is missing in the order. Add it to \`order\`, \`anywhere\` or \`cut-by\`.`
    yield { message, at: under(origin, 'x-event-order') }
  }
}

function* checkExamples(built: Built, stream: Stream, check: SchemaCheck): Generator<RuleViolation> {
  if (stream.examples.length === 0) {
    const message = `${stream.operationId} has no example of this stream. Add one to its reply.`
    yield { message, at: under(stream.origin, 'x-operation') }
  }
  for (const example of stream.examples) {
    const message = findError(stream, example, check)
    if (message !== undefined) yield { message, at: getExampleOrigin(built, stream, example.name) }
  }
}

type Sent = StreamExample['events'][number]

/** The first error in an example of a stream. */
function findError(stream: Stream, { name, events }: StreamExample, check: SchemaCheck): string | undefined {
  const sent = events.map((event) => ({ event, as: getMessage(stream, event, check) }))
  const unknown = sent.find(({ as }) => as === undefined)
  if (unknown) {
    const data = excerpt(unknown.event.data)
    return `\`${name}\` has an event that is not a message of the stream: ${data}. Fix it or add the message.`
  }
  const adaptations = sent.flatMap(({ event, as }) => (as ? [{ event, as }] : []))
  const names = adaptations.map(({ as }) => as.name)
  const violation = findOrderViolation(stream.automaton, names)
  if (violation !== undefined) return `\`${name}\` breaks the order: ${violation}. Fix the example or the order.`
  for (const { event, as } of adaptations) {
    const error = check(as.schema, event.data)
    if (error === undefined) continue
    return `\`${name}\` has an event that is not a valid ${as.schema}: ${error}. Fix the event or the schema.`
  }
  return undefined
}

/** The message of an event, by its name or its schema. */
function getMessage({ framing, events }: Stream, { event, data }: Sent, check: SchemaCheck): StreamEvent | undefined {
  return framing === 'named'
    ? events.find(({ name }) => name === event)
    : events.find(({ schema }) => check(schema, data) === undefined)
}

function excerpt(data: Json): string {
  const text = JSON.stringify(data)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** The location of a stream example, in a reply of the operation. */
function getExampleOrigin({ openapi }: Built, { operationId, framing, origin }: Stream, name: string): Origin {
  const mediaType = framing === 'json-array' ? 'application/json' : 'text/event-stream'
  const operation = findOperations(openapi).find(({ node }) => node.operationId === operationId)
  const responses = Object.values(asObject(operation?.node.responses)).map((value) => openapi.follow(value))
  const response = responses.find(({ content }) => {
    const media = asObject(asObject(content)[mediaType])
    return asObject(media.examples)[name] !== undefined
  })
  return response ? under(openapi.document.getOrigin(response), 'content', mediaType, 'examples', name) : origin
}
