import { isObject, tryParseJson } from '../../runtime/json.ts'
import { parseEvents } from '../../runtime/stream/read-events.ts'
import {
  compareKinds,
  type Drift,
  describeDrift,
  getShape,
  joinComparisons,
  type Shape,
  type ShapeComparison,
  type Sides,
} from './shape.ts'

/** An event by the name that tells it from others. */
export interface KindOfEvent {
  readonly kind: string
  readonly value: Readonly<Record<string, unknown>>
}

/** The kinds of events without a name and a type; the last one often has what no other has. */
const UNNAMED = 'without a name'
const LAST_UNNAMED = 'without a name, the last'

/** Their number and position depend on time. */
const heartbeat = /^(ping|heartbeat|keep-?alive)$/i

/** The events of a text, each with its kind: its name, its `type`, or data that is a word such as `[DONE]`. */
export function readEventKinds(text: string): readonly KindOfEvent[] {
  const events = parseEvents(text).map(({ event, id, data }) => {
    const value = tryParseJson(data, data)
    const lines = { ...(event === undefined ? {} : { event }), ...(id === undefined ? {} : { id }) }
    return { kind: event ?? getKind(value), value: { ...lines, data: value } }
  })
  const last = events.findLastIndex(({ kind }) => kind === UNNAMED)
  return events.map((event, index) => (index === last ? { ...event, kind: LAST_UNNAMED } : event))
}

function getKind(value: unknown): string {
  if (typeof value === 'string' && /^\S{1,20}$/.test(value)) return value
  return isObject(value) && typeof value.type === 'string' ? value.type : UNNAMED
}

/** Compares events by kind, so that their number does not matter, and the order in which kinds begin and end. */
export function compareEvents(
  recorded: readonly KindOfEvent[],
  live: readonly KindOfEvent[],
  sides: Sides,
): ShapeComparison {
  const [before, after] = [groupShapes(recorded), groupShapes(live)]
  const isCounted = (kind: string) => kind !== UNNAMED && !heartbeat.test(kind)
  const isOrdered = ({ kind }: KindOfEvent) => isCounted(kind) && before.has(kind) && after.has(kind)
  const [kinds, ...shapes] = compareKinds([before, after], (kind) => ({ part: `event ${kind}`, sides }), isCounted)
  const orders = compareOrders(recorded.filter(isOrdered), live.filter(isOrdered), sides)
  return joinComparisons([kinds, { drifts: orders, unseen: [] }, ...shapes])
}

function groupShapes(events: readonly KindOfEvent[]): ReadonlyMap<string, Shape> {
  const shapes = new Map<string, Shape>()
  for (const { kind, value } of events) getShape(shapes, kind).add(value)
  return shapes
}

/** The first two kinds whose first events, or else last events, have changed their order. */
function compareOrders(
  recorded: readonly KindOfEvent[],
  live: readonly KindOfEvent[],
  { before: origin }: Sides,
): readonly Drift[] {
  const readers = [
    ['first', (events: readonly KindOfEvent[]) => [...new Set(events.map(({ kind }) => kind))]],
    [
      'last',
      (events: readonly KindOfEvent[]) => [...new Set(events.map(({ kind }) => kind).toReversed())].toReversed(),
    ],
  ] as const
  for (const [which, read] of readers) {
    const [before, after] = [read(recorded), read(live)]
    const index = before.findIndex((kind, at) => kind !== after[at])
    const [expected, actual] = [before[index], after[index]]
    if (expected === undefined || actual === undefined) continue
    const message = `the ${which} one comes before the ${which} ${expected}, and after it ${origin}`
    return [describeDrift('changed', { part: `event ${actual}` }, message)]
  }
  return []
}
