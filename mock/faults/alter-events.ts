import type { Stream } from '../../runtime/contract.ts'
import type { NamedEvent } from '../../runtime/handler.ts'
import { fillTemplate, Problem } from '../../runtime/problem.ts'
import { isEventStream, nameOfEvent } from '../../runtime/stream/framing.ts'
import type { EventRef, FaultOf } from './fault.ts'
import type { Events } from './stages.ts'

/** Matches one event; call it once per event, in order. */
export function eventMatcher(ref: EventRef): (name: string | undefined) => boolean {
  let index = 0
  let isFound = false
  return (name) => {
    const isAffected = typeof ref === 'number' ? index++ === ref : !isFound && name === ref
    isFound ||= isAffected
    return isAffected
  }
}

type Alter = (events: Events, isAffected: (event: NamedEvent) => boolean) => Events

function createAlteration(alter: Alter) {
  return (ref: EventRef) => (events: Events, stream: Stream) => {
    const isNamed = eventMatcher(ref)
    return alter(events, (event) => isNamed(nameOfEvent(stream, event)))
  }
}

export const dropEvent = createAlteration(async function* (events, isAffected) {
  for await (const event of events) if (!isAffected(event)) yield event
})

export const duplicateEvent = createAlteration(async function* (events, isAffected) {
  for await (const event of events) {
    yield event
    if (isAffected(event)) yield event
  }
})

export const reorderEvent = createAlteration(async function* (events, isAffected) {
  let held: NamedEvent | undefined
  for await (const event of events) {
    if (isAffected(event)) {
      held = event
      continue
    }
    yield event
    if (held) yield held
    held = undefined
  }
  if (held) yield held
})

/** Inserts an event into a stream that is not one of server-sent events; others stay unchanged. */
export function insertEvent({ event = '', data = {}, index = 0 }: FaultOf<'insert'>) {
  return async function* (events: Events, stream: Stream): Events {
    if (isEventStream(stream)) return yield* events
    const json = typeof data === 'string' ? data : JSON.stringify(data)
    let left = index
    for await (const sent of events) {
      if (left-- === 0) yield { event, data, json }
      yield sent
    }
    if (left === 0) yield { event, data, json }
  }
}

/** Ends a stream with its failure event; without one the stream is unchanged. */
export function failStream({ afterEvents = 1, variant = '', message = '' }: FaultOf<'error-event'>) {
  return async function* (events: Events, { failure }: Stream): Events {
    let count = 0
    if (!failure) return yield* events
    const problem = new Problem('internal', message, { variant })
    const last = () => ({ event: failure.event, data: fillTemplate(failure, problem, count) })
    if (afterEvents === 0) return yield last()
    for await (const event of events) {
      yield event
      if (++count === afterEvents) return yield last()
    }
  }
}
