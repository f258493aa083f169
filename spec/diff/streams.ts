import { asObject, asStrings, type Json, type JsonObject } from '../../generators/json.ts'
import type { Automaton } from '../../generators/model/contract.ts'
import { compileOrder, findOrderViolation, parseOrder } from '../../generators/model/event-order.ts'
import { type DiffRule, onExtension, toKey, without } from './tree.ts'

/**
 * What changes of streams and callbacks mean for clients. A client passes over events whose names it does not know,
 * and holds the rest to the order that it was promised.
 */
export const streamRules: Readonly<Record<string, DiffRule>> = {
  'event-added': onOrder((before, after, framing) =>
    framing === 'named' ? newIn(after, before).map((event) => `\`${event}\` is new; clients pass over it.`) : [],
  ),
  'unnamed-event-added': onOrder((before, after, framing) =>
    framing === 'named' ? [] : newIn(after, before).map((event) => `\`${event}\` is new, with no name to pass over.`),
  ),
  'event-lost': onOrder((before, after) => newIn(before, after).map((event) => `\`${event}\` comes no more.`)),
  'event-order-loosened': onOrder((before, after) => {
    const stream = findSurprise(before, after)
    return stream ? [`No longer ruled out: ${findOrderViolation(before, stream)}, as in [${stream.join(' ')}].`] : []
  }),
  'event-framing-changed': onExtension('x-event-framing', (before, after) => [
    `Events were framed as \`${before['x-event-framing']}\` and are as \`${after['x-event-framing']}\`.`,
  ]),
  'stream-condition-changed': onExtension('x-stream-when', () => ['Another request than before asks for the stream.']),
  'stream-operation-lost': onExtension('x-operation', (before, after) =>
    without(asStrings(before['x-operation']), asStrings(after['x-operation'])).map(
      (id) => `Nothing of this follows from \`${id}\` any more.`,
    ),
  ),
  'event-payload-widened': () => ({
    SchemaList: {
      Schema({ kind, node }, { report, getDirections }) {
        const union = node.parent ? toKey(node.parent) : ''
        if (kind !== 'added' || !['oneOf', 'anyOf'].includes(union) || !getDirections().includes('response')) return
        report({ message: `A branch of \`${union}\` is new: clients meet what they do not know.` })
      },
    },
  }),
}

type OrderJudge = (before: Automaton, after: Automaton, framing: Json | undefined) => readonly string[]

function onOrder(judge: OrderJudge): DiffRule {
  return onExtension('x-event-order', (before, after) => {
    const [was, is] = [buildAutomaton(before), buildAutomaton(after)]
    return was && is ? judge(was, is, after['x-event-framing']) : []
  })
}

/** Undefined for a callback: only streams have an order. */
function buildAutomaton(operation: JsonObject): Automaton | undefined {
  const source = asObject(operation['x-event-order'])
  if (source.order === undefined) return undefined
  const where = Object.entries(asObject(source.where)).map(([name, text]) => [name, String(text)] as const)
  const order = parseOrder(String(source.order), Object.fromEntries(where))
  return compileOrder(order, asStrings(source.anywhere), asStrings(source['cut-by']))
}

function getEvents({ states }: Automaton): string[] {
  return [...new Set(states.flatMap((row) => Object.keys(row)))]
}

function newIn(one: Automaton, other: Automaton): string[] {
  return without(getEvents(one), getEvents(other))
}

/** A stream of the later order that, once the new events are left out, is none of the earlier one. */
function findSurprise(before: Automaton, after: Automaton): readonly string[] | undefined {
  const known = new Set(getEvents(before))
  const met = new Set(['0 0'])
  const queue: { was: number; is: number; path: readonly string[] }[] = [{ was: 0, is: 0, path: [] }]
  for (const { was, is, path } of queue) {
    if (after.accepting.includes(is) && !before.accepting.includes(was)) return path
    const steps = new Map(Object.entries(before.states[was] ?? {}))
    for (const [event, to] of Object.entries(after.states[is] ?? {})) {
      const from = known.has(event) ? steps.get(event) : was
      const longer = known.has(event) ? [...path, event] : path
      if (from === undefined) return longer
      if (!met.has(`${from} ${to}`)) queue.push({ was: from, is: to, path: longer })
      met.add(`${from} ${to}`)
    }
  }
  return undefined
}
