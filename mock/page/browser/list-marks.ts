import type { Schemas } from './control.ts'
import type { Mark } from './marked-json.tsx'

export interface Marks {
  /** Marks of the members of the body. */
  readonly body: readonly Mark[]
  /** Marks of the headers. */
  readonly headers: readonly Mark[]
}

/** What the findings about a request mark in it. */
export function listMarks(verdicts: readonly Schemas['Finding'][]): Marks {
  const findings = verdicts.filter(({ by, rule }) => by === 'client' && rule !== 'unchecked')
  const list = (start: RegExp) =>
    findings.flatMap(({ place, message, verdict }): Mark[] => {
      if (!start.test(place)) return []
      const tone = verdict === 'violation' ? 'client' : 'asked'
      const [first = '', ...others] = message.split(MISSPELLED)
      const misspelled = others.flatMap((text, index) =>
        index % 2 === 0 ? [{ path: text, message: others[index + 1] ?? '', tone }] : [],
      )
      return [{ path: place.replace(start, ''), message: first, tone }, ...misspelled]
    })
  return { body: list(/^body ?/), headers: list(/^header ?/) }
}

/** What a message adds about misspelled fields: the path, and what is wrong with it. */
const MISSPELLED = /; `([^`]+)` (is unknown, did you mean `[^`]+`\?)/
