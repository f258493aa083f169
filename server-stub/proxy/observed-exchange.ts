import { describeFinding, type Finding } from '../judge/finding.ts'

export const FINDINGS_HEADER = 'gatewright-violations'

/** One request and its reply, as far as they have come. */
export interface Exchange {
  readonly number: number
  readonly at: Date
  readonly method: string
  /** Without the query, which may hold a key. */
  readonly path: string
  operationId?: string
  status?: number
  events: number
  end?: 'whole' | 'left by the client' | 'broken off by the target'
  readonly findings: Finding[]
}

const MOST_SHOWN = 10
const LONGEST = 4000

/** Findings as the value of a header: a JSON list of at most 10 texts, in ASCII; undefined without any. */
export function headerValue(findings: readonly Finding[]): string | undefined {
  if (findings.length === 0) return undefined
  const texts = findings.slice(0, MOST_SHOWN).map((each) => describeFinding(each).slice(0, LONGEST / MOST_SHOWN))
  if (findings.length > MOST_SHOWN) texts.push(`and ${findings.length - MOST_SHOWN} more`)
  return JSON.stringify(texts).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
