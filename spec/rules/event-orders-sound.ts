import { asObject, type Json } from '../../generators/json.ts'
import type { Stream, StreamEvent, StreamExample } from '../../generators/model/contract.ts'
import { findOrderViolation } from '../../generators/model/event-order.ts'
import { findOperations } from '../../generators/model/operations.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import { type Place, under } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { makeSchemaCheck, type SchemaCheck } from './schema-check.ts'
import type { Understood } from './specification.ts'

/**
 * Every message of a stream has its place in the order, the stream has examples, the order accepts each of them from
 * the first event to the last, and every event in them is what its payload schema describes. Where events have no
 * names on the wire, an event is the first message of the stream whose schema it fits. Only the failure of server-sent
 * events can stand unframed.
 */
export const eventOrdersSound: Rule = {
  name: 'event-orders-sound',
  document: 'asyncapi',
  *check({ built, places }) {
    if (!built) return
    yield* checkUnframed(built, places)
    const check = makeSchemaCheck(built)
    for (const stream of built.contract.streams) {
      yield* checkPlaced(stream)
      yield* checkExamples(built, stream, check)
    }
  },
}

function* checkUnframed({ contract: { streams } }: Understood, places: readonly Place[]): Generator<Finding> {
  const sound = streams.filter(({ failure, framing }) => failure && framing !== 'json-array')
  for (const { node, at } of places.filter(({ node }) => node['x-unframed-failure'] !== undefined)) {
    const isSound = sound.some(({ origin }) => origin.file === at.file && origin.pointer === at.pointer)
    if (isSound && node['x-unframed-failure'] === true) continue
    const message = 'Only `true` on server-sent events that `cut-by` lets end with a failure means something here.'
    yield { message: `${message} Take it out.`, at: under(at, 'x-unframed-failure') }
  }
}

function* checkPlaced({ events, automaton, origin }: Stream): Generator<Finding> {
  const placed = new Set(automaton.states.flatMap((row) => Object.keys(row)))
  for (const { name } of events.filter(({ name }) => !placed.has(name))) {
    const message = `\`${name}\` has no place in the order. Name it in \`order\`, \`anywhere\` or \`cut-by\`.`
    yield { message, at: under(origin, 'x-event-order') }
  }
}

function* checkExamples(built: Understood, stream: Stream, check: SchemaCheck): Generator<Finding> {
  if (stream.examples.length === 0) {
    const message = `No reply of ${stream.operationId} shows this stream. Add an example of it there.`
    yield { message, at: under(stream.origin, 'x-operation') }
  }
  for (const example of stream.examples) {
    const message = getFault(stream, example, check)
    if (message !== undefined) yield { message, at: placeOfExample(built, stream, example.name) }
  }
}

type Sent = StreamExample['events'][number]

/** The first thing that is wrong with an example of a stream. */
function getFault(stream: Stream, { name, events }: StreamExample, check: SchemaCheck): string | undefined {
  const sent = events.map((event) => ({ event, as: getMessage(stream, event, check) }))
  const stranger = sent.find(({ as }) => as === undefined)
  if (stranger) {
    const data = excerpt(stranger.event.data)
    return `\`${name}\` has an event that is not a message of the stream, ${data}. Fix it, or add the message.`
  }
  const known = sent.flatMap(({ event, as }) => (as ? [{ event, as }] : []))
  const names = known.map(({ as }) => as.name)
  const disorder = findOrderViolation(stream.automaton, names)
  if (disorder !== undefined) return `\`${name}\` has ${disorder}. Fix the example or the order.`
  for (const { event, as } of known) {
    const wrong = check(as.schema, event.data)
    if (wrong === undefined) continue
    return `\`${name}\` has an event that is not a valid ${as.schema}: ${wrong}. Fix the event or the schema.`
  }
  return undefined
}

/** The message that was sent, by its name or else by its shape. */
function getMessage({ framing, events }: Stream, { event, data }: Sent, check: SchemaCheck): StreamEvent | undefined {
  return framing === 'named'
    ? events.find(({ name }) => name === event)
    : events.find(({ schema }) => check(schema, data) === undefined)
}

function excerpt(data: Json): string {
  const text = JSON.stringify(data)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** Where an example of a stream was written: in a reply of the operation. */
function placeOfExample({ openapi }: Understood, { operationId, framing, origin }: Stream, name: string): Origin {
  const mediaType = framing === 'json-array' ? 'application/json' : 'text/event-stream'
  const operation = findOperations(openapi).find(({ node }) => node.operationId === operationId)
  const responses = Object.values(asObject(operation?.node.responses)).map((value) => openapi.follow(value))
  const response = responses.find(({ content }) => {
    const media = asObject(asObject(content)[mediaType])
    return asObject(media.examples)[name] !== undefined
  })
  return response ? under(openapi.document.getOrigin(response), 'content', mediaType, 'examples', name) : origin
}
