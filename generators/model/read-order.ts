import { asObject, asString, asStrings, type JsonObject } from '../../runtime/json.ts'
import type { EventOrder, StreamEvent } from './contract.ts'
import type { DocumentReader } from './documents.ts'
import { compileOrder, getEvents, type Order, OrderError, parseOrder, printOrder } from './event-order.ts'

/** The order that the extension `x-event-order` of a node describes, of these events. */
export function readOrder(
  reader: DocumentReader,
  node: JsonObject,
  events: readonly Pick<StreamEvent, 'name'>[],
): { order: string; automaton: EventOrder; documented?: EventOrder } {
  const source = asObject(node['x-event-order'])
  const where = Object.fromEntries(Object.entries(asObject(source.where)).map(([name, text]) => [name, String(text)]))
  const anywhere = asStrings(source.anywhere)
  const cutBy = asStrings(source['cut-by'])
  try {
    const order = parseOrder(asString(source.order) ?? '', where)
    const documented = asString(source.documented)
    const statedOrders = documented === undefined ? [] : [parseOrder(documented, where)]
    const eventNames = new Set(events.map(({ name }) => name))
    const named = [...[order, ...statedOrders].flatMap(getEvents), ...anywhere, ...cutBy]
    for (const event of named.filter((name) => !eventNames.has(name))) {
      const message = `The order names \`${event}\`, which is not an event of the stream.`
      reader.report('unknown-event', message, node, 'x-event-order')
    }
    const [first] = statedOrders
    return {
      order: printInterrupted(order, anywhere, cutBy),
      automaton: { ...compileOrder(order, anywhere, cutBy), ...(cutBy.length > 0 ? { failures: cutBy } : {}) },
      ...(first ? { documented: compileOrder(first) } : {}),
    }
  } catch (error) {
    if (!(error instanceof OrderError)) throw error
    reader.report(error.code, error.message, node, 'x-event-order')
    return { order: '', automaton: { states: [{}], accepting: [] } }
  }
}

function printInterrupted(order: Order, anywhere: readonly string[], cutBy: readonly string[]): string {
  const notes = [
    ...(anywhere.length > 0 ? [`anywhere: ${anywhere.join(' ')}`] : []),
    ...(cutBy.length > 0 ? [`cut by: ${cutBy.join(' ')}`] : []),
  ]
  return [printOrder(order), ...notes].join('; ')
}
