export const VIOLATIONS_HEADER = 'gatewright-violations'

/** What passed against the contract, or was not looked at. */
export interface Violation {
  readonly side: 'request' | 'reply'
  /** `unchecked`: nothing is wrong, but not all was looked at. */
  readonly kind: 'broken' | 'unchecked'
  /** `body max_tokens`, `status`, `event 3 message_delta usage`. */
  readonly place: string
  readonly message: string
}

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
  readonly violations: Violation[]
}

export function inWords({ side, kind, place, message }: Violation): string {
  return `${side} ${place}: ${kind === 'unchecked' ? 'unchecked, ' : ''}${message}`
}

const MOST_SHOWN = 10
const LONGEST = 4000

/** Violations as the value of a header: a JSON list of at most 10 texts, in ASCII; undefined without any. */
export function headerValue(violations: readonly Violation[]): string | undefined {
  if (violations.length === 0) return undefined
  const texts = violations.slice(0, MOST_SHOWN).map((each) => inWords(each).slice(0, LONGEST / MOST_SHOWN))
  if (violations.length > MOST_SHOWN) texts.push(`and ${violations.length - MOST_SHOWN} more`)
  return JSON.stringify(texts).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
