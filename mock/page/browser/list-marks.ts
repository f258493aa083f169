import type { components } from '../../control/generated/types/control.ts'

type Finding = components['schemas']['Finding']

export interface Mark {
  /** Such as `messages[0].content`; that of a missing member marks its parent. */
  readonly path: string
  readonly message: string
  readonly tone: string
}

export interface Marks {
  /** Marks of the members of the body. */
  readonly body: readonly Mark[]
  /** Marks of the headers. */
  readonly headers: readonly Mark[]
  /** Marks of the reply that is no stream. */
  readonly reply: readonly Mark[]
  /** Marks of the payload of the selected event. */
  readonly payload: readonly Mark[]
}

/** What the findings about a request, its reply and an event mark in them; events have numbers from 0. */
export function listMarks(verdicts: readonly Finding[], selectedEvent: number): Marks {
  const findings = verdicts.filter(({ rule }) => rule !== 'unchecked')
  const sent = findings.filter(({ by }) => by === 'client')
  const replied = findings.filter(({ by, event }) => by === 'server' && event === undefined)
  const inEvent = findings.filter(({ event }) => event === selectedEvent + 1)
  return {
    body: sent.flatMap(markPlaces(/^body ?/)),
    headers: sent.flatMap(markPlaces(/^header ?/)),
    reply: replied.flatMap(markPlaces(/^body ?/)),
    // What is wrong with a whole event stands beside its name.
    payload: inEvent.flatMap(markPlaces(/^event \d+ \S* /)),
  }
}

const markPlaces =
  (start: RegExp) =>
  ({ place, message, verdict, by }: Finding): readonly Mark[] => {
    if (!start.test(place)) return []
    const tone = verdict !== 'violation' && verdict !== 'warning' ? 'asked' : by === 'server' ? 'reply' : 'client'
    const [first = '', ...others] = message.split(MISSPELLED)
    const misspelled = others.flatMap((text, index) =>
      index % 3 === 0 ? [{ path: text, message: others[index + 1] ?? '', tone }] : [],
    )
    return [{ path: place.replace(start, ''), message: first, tone }, ...misspelled]
  }

/** What a message adds about misspelled fields: the path, and what is wrong with it. */
const MISSPELLED = /; `([^`]+)` (is unknown, did you mean `[^`]+`\?)/
