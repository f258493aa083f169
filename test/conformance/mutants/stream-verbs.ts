import { asObject, isObject, type Json } from '../../../runtime/json.ts'
import { parseEvents } from '../../../runtime/stream/read-events.ts'
import { editJson, findVerb } from './json-edits.ts'

export interface StreamEvent {
  /** Of the `event:` line; undefined where there is none. */
  readonly name: string | undefined
  readonly data: Json
}

type Events = readonly StreamEvent[]

const verbs: Readonly<Record<string, (events: Events, how: Json) => Events>> = {
  drop: (events, which) => events.filter((_, at) => !select(events, which).includes(at)),
  double: (events, which) =>
    events.flatMap((event, at) => (select(events, which).includes(at) ? [event, event] : [event])),
  append: (events, which) => [...events, ...copies(events, which)],
  prepend: (events, which) => [...copies(events, which), ...events],
  swap: swapWithNext,
  'end-after': (events, which) => events.slice(0, (select(events, which)[0] ?? -1) + 1),
  add: (events, added) => [...events, ...(Array.isArray(added) ? added : [added]).map(getEvent)],
  rename: (events, names) =>
    change(events, names, ({ data }, name) => ({ name: String(name), data: { ...asObject(data), type: name } })),
  edit: (events, edits) =>
    change(events, edits, ({ name, data }, edit) => ({ name, data: editJson(data, asObject(edit)) })),
  renumber: (events, path) =>
    events.map(({ name, data }, at) => ({ name, data: editJson(data, { [String(path)]: at }) })),
}

/** Applies verbs to the events of a stream, in the order of the table. */
export function editEvents(events: Events, how: Json): Events {
  return Object.entries(asObject(how)).reduce((result, [verb, arg]) => findVerb(verbs, verb)(result, arg), events)
}

/** A block without data, such as an unframed failure, is not an event, and neither is an end mark, which stays. */
export function editStream(text: string, how: Json): string {
  const [, body = '', mark = ''] = /^(.*?)(data: \[DONE\]\n\n)?$/s.exec(text) ?? []
  const events = parseEvents(body).map(({ event, data }) => ({ name: event, data: JSON.parse(data) }))
  const edited = editEvents(events, how).map(
    ({ name, data }) => `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`,
  )
  return [...edited, mark].join('')
}

/** Positions of `name` (the first of it), `name:last`, `name:each`, an index (negative from the end), or `*` (all). */
function select(events: Events, selector: Json): readonly number[] {
  const [name = '', which = 'first'] = String(selector).split(':')
  if (name === '*') return [...events.keys()]
  if (/^-?\d+$/.test(name)) return [(Number(name) + events.length) % events.length]
  const positions = [...events.keys()].filter((at) => getName(events[at]) === name)
  return which === 'each' ? positions : which === 'last' ? positions.slice(-1) : positions.slice(0, 1)
}

/** Of the `event:` line, or of the data where there is none. */
function getName(event: StreamEvent | undefined): unknown {
  return event?.name ?? (isObject(event?.data) ? event.data.type : undefined)
}

function copies(events: Events, selector: Json): Events {
  return events.filter((_, at) => select(events, selector).includes(at))
}

function change(events: Events, changes: Json, apply: (event: StreamEvent, how: Json) => StreamEvent): Events {
  return Object.entries(asObject(changes)).reduce<Events>((result, [selector, how]) => {
    const chosen = select(result, selector)
    return result.map((event, at) => (chosen.includes(at) ? apply(event, how) : event))
  }, events)
}

function swapWithNext(events: Events, which: Json): Events {
  const [at = -1] = select(events, which)
  const [here, next] = [events[at], events[at + 1]]
  return here && next ? events.with(at, next).with(at + 1, here) : events
}

function getEvent(data: Json): StreamEvent {
  return { name: isObject(data) && typeof data.type === 'string' ? data.type : undefined, data }
}
