import type { EventOrder } from '../../generators/model/contract.ts'
import { compileOrder, parseOrder } from '../../generators/model/event-order.ts'
import { asObject, asStrings, type Json, type JsonObject } from '../../runtime/json.ts'
import { findOrderViolation } from '../../runtime/judge/event-order.ts'
import { type DiffRule, onExtension, toKey, without } from './tree.ts'

/**
 * Changes of streams and callbacks that affect clients. A client ignores events with unknown names and relies on the
 * order of the others.
 */
export const streamRules: Readonly<Record<string, DiffRule>> = {
  'event-added': onOrder((before, after, framing) =>
    framing === 'named' ? newIn(after, before).map((event) => `\`${event}\` is new; clients ignore it.`) : [],
  ),
  'unnamed-event-added': onOrder((before, after, framing) =>
    framing === 'named'
      ? []
      : newIn(after, before).map((event) => `\`${event}\` is new and has no name by which clients could ignore it.`),
  ),
  'event-lost': onOrder((before, after) => newIn(before, after).map((event) => `\`${event}\` is no longer sent.`)),
  'event-order-loosened': onOrder((before, after) => {
    const stream = findNewStream(before, after)
    return stream ? [`Now allowed: [${stream.join(' ')}]. Before: ${findOrderViolation(before, stream)}.`] : []
  }),
  'event-framing-changed': onExtension('x-event-framing', (before, after) => [
    `The framing of events changed from \`${before['x-event-framing']}\` to \`${after['x-event-framing']}\`.`,
  ]),
  'event-end-mark-changed': onExtension('x-end-mark', (before, after) => [
    `The end mark changed from \`${before['x-end-mark']}\` to \`${after['x-end-mark']}\`.`,
  ]),
  'stream-condition-changed': onExtension('x-stream-when', () => ['A different request starts the stream.']),
  'stream-operation-lost': onExtension('x-operation', (before, after) =>
    without(asStrings(before['x-operation']), asStrings(after['x-operation'])).map(
      (id) => `\`${id}\` no longer leads to these events.`,
    ),
  ),
  'event-payload-widened': () => ({
    SchemaList: {
      Schema({ kind, node }, { report, getDirections }) {
        const union = node.parent ? toKey(node.parent) : ''
        if (kind !== 'added' || !['oneOf', 'anyOf'].includes(union) || !getDirections().includes('response')) return
        report({ message: `\`${union}\` has a new branch that clients do not know.` })
      },
    },
  }),
}

/** The rules that a stream with an `itemSchema` needs too: it has an order, and its events are items. */
export const itemOrderRules = Object.fromEntries(
  Object.entries(streamRules).filter(([name]) => /^(event-order-loosened|event-end-mark|stream-condition)/.test(name)),
)

type CompareOrders = (before: EventOrder, after: EventOrder, framing: Json | undefined) => readonly string[]

function onOrder(compare: CompareOrders): DiffRule {
  return onExtension('x-event-order', (before, after) => {
    const [was, is] = [buildAutomaton(before), buildAutomaton(after)]
    return was && is ? compare(was, is, after['x-event-framing']) : []
  })
}

/** Undefined for a callback: only streams have an order. */
function buildAutomaton(operation: JsonObject): EventOrder | undefined {
  const source = asObject(operation['x-event-order'])
  if (source.order === undefined) return undefined
  const where = Object.entries(asObject(source.where)).map(([name, text]) => [name, String(text)] as const)
  const order = parseOrder(String(source.order), Object.fromEntries(where))
  return compileOrder(order, asStrings(source.anywhere), asStrings(source['cut-by']))
}

function getEvents({ states }: EventOrder): string[] {
  return [...new Set(states.flatMap((row) => Object.keys(row)))]
}

function newIn(one: EventOrder, other: EventOrder): string[] {
  return without(getEvents(one), getEvents(other))
}

/** A stream that the later order allows and the earlier one does not, even without the new events. */
function findNewStream(before: EventOrder, after: EventOrder): readonly string[] | undefined {
  const knownEvents = new Set(getEvents(before))
  const visited = new Set(['0 0'])
  const queue: { was: number; is: number; path: readonly string[] }[] = [{ was: 0, is: 0, path: [] }]
  for (const { was, is, path } of queue) {
    if (after.accepting.includes(is) && !before.accepting.includes(was)) return path
    const steps = new Map(Object.entries(before.states[was] ?? {}))
    for (const [event, to] of Object.entries(after.states[is] ?? {})) {
      const from = knownEvents.has(event) ? steps.get(event) : was
      const extended = knownEvents.has(event) ? [...path, event] : path
      if (from === undefined) return extended
      if (!visited.has(`${from} ${to}`)) queue.push({ was: from, is: to, path: extended })
      visited.add(`${from} ${to}`)
    }
  }
  return undefined
}
