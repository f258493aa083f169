import type { components } from '../../control/generated/types/control.ts'

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
}

/** What the findings about a request mark in it. */
export function listMarks(verdicts: readonly components['schemas']['Finding'][]): Marks {
  const findings = verdicts.filter(({ by, rule }) => by === 'client' && rule !== 'unchecked')
  const list = (start: RegExp) =>
    findings.flatMap(({ place, message, verdict }): Mark[] => {
      if (!start.test(place)) return []
      const tone = verdict === 'violation' || verdict === 'warning' ? 'client' : 'asked'
      const [first = '', ...others] = message.split(MISSPELLED)
      const misspelled = others.flatMap((text, index) =>
        index % 3 === 0 ? [{ path: text, message: others[index + 1] ?? '', tone }] : [],
      )
      return [{ path: place.replace(start, ''), message: first, tone }, ...misspelled]
    })
  return { body: list(/^body ?/), headers: list(/^header ?/) }
}

/** What a message adds about misspelled fields: the path, and what is wrong with it. */
const MISSPELLED = /; `([^`]+)` (is unknown, did you mean `[^`]+`\?)/
