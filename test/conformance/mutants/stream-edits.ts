import { isObject, type Json } from '../../../generators/json.ts'
import type { Edit } from './json-edits.ts'
import { type Alter, onReply } from './reply-edits.ts'

export interface StreamEvent {
  /** Of the `event:` line; undefined where there is none. */
  readonly name: string | undefined
  readonly data: Json
}

export type EventEdit = (events: readonly StreamEvent[]) => readonly StreamEvent[]

/** Edits the events of streams, one edit after the other. */
export function inStream(...edits: readonly EventEdit[]): Alter {
  return onReply(isStream, ({ body }) => ({
    body: renderEvents(edits.reduce<readonly StreamEvent[]>((events, edit) => edit(events), readEvents(body))),
  }))
}

/** Edits the text of streams, their framing included. */
export function inStreamText(edit: (text: string) => string): Alter {
  return onReply(isStream, ({ body }) => ({ body: edit(body) }))
}

/** Edits the elements of replies that are one JSON array. */
export function inArray(edit: (elements: readonly Json[]) => readonly Json[]): Alter {
  return onReply(
    ({ status, body }) => status < 300 && body.startsWith('['),
    ({ body }) => ({ body: JSON.stringify(edit(JSON.parse(body))) }),
  )
}

function isStream({ headers }: { readonly headers: Readonly<Record<string, string>> }): boolean {
  return headers['content-type']?.startsWith('text/event-stream') === true
}

/** A block without data, such as a failure that stands unframed, is not an event. */
function readEvents(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .filter((block) => /^data: /m.test(block))
    .map((block) => ({
      name: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }))
}

function renderEvents(events: readonly StreamEvent[]): string {
  return events
    .map(({ name, data }) => `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`)
    .join('')
}

/** Which of the events of a name: its first, its last, or each of them. */
export type Which = 'first' | 'last' | 'each'

function isOne(events: readonly StreamEvent[], name: string, which: Which): (at: number) => boolean {
  const own = [...events.keys()].filter((at) => events[at]?.name === name)
  const chosen = new Set(which === 'each' ? own : [own.at(which === 'first' ? 0 : -1)])
  return (at) => chosen.has(at)
}

export function dropped(name: string, which: Which = 'first'): EventEdit {
  return (events) => events.filter((_, at) => !isOne(events, name, which)(at))
}

export function doubled(name: string): EventEdit {
  return (events) => events.flatMap((event, at) => (isOne(events, name, 'first')(at) ? [event, event] : [event]))
}

/** Both the line and the `type` say another name. */
export function renamed(name: string, to: string): EventEdit {
  return (events) =>
    events.map((event) =>
      event.name === name ? { name: to, data: isObject(event.data) ? { ...event.data, type: to } : event.data } : event,
    )
}

/** The first event of a name changes places with the one after it. */
export function swapped(name: string): EventEdit {
  return (events) => {
    const at = events.findIndex((event) => event.name === name)
    const [here, next] = [events[at], events[at + 1]]
    return here && next ? events.with(at, next).with(at + 1, here) : events
  }
}

/** The event comes where the stream has ended, or before the one with the name. */
export function added(event: StreamEvent, before?: string): EventEdit {
  return (events) => {
    const at = before === undefined ? events.length : events.findIndex(({ name }) => name === before)
    return events.toSpliced(at, 0, event)
  }
}

export function cutAfter(name: string): EventEdit {
  return (events) => events.slice(0, events.findIndex((event) => event.name === name) + 1)
}

/** Edits the payload of events of a name. */
export function inEvent(name: string, edit: Edit, which: Which = 'first'): EventEdit {
  return (events) =>
    events.map((event, at) => (isOne(events, name, which)(at) ? { ...event, data: edit(event.data) } : event))
}

export function inEach(edit: Edit): EventEdit {
  return (events) => events.map((event) => ({ ...event, data: edit(event.data) }))
}

/** Edits the chunk at an index, from the end where that is negative. */
export function inChunk(index: number, edit: Edit): EventEdit {
  return (events) =>
    events.map((event, at) =>
      at === (index + events.length) % events.length ? { ...event, data: edit(event.data) } : event,
    )
}
