/** A violation of the contract by traffic. */
export interface Finding {
  /**
   * Short name of the rule: `status`, `content-type`, `order`, `schema`, a JSON Schema keyword. `unchecked` is not a
   * violation: a part was not checked.
   */
  readonly rule: string
  /** `status`, `header content-type`, `body error.type`, `event 3 response.created item.id`. */
  readonly place: string
  readonly message: string
  /** Who violated the rule. */
  readonly by: 'client' | 'server'
  /** File and JSON pointer of the rule in the specification. */
  readonly specPointer?: string
  /** Sections of the source document. */
  readonly source?: readonly string[]
  /** Ids of the open questions at that node of the specification. */
  readonly questions?: readonly string[]
  /** In a stream: the number of the event, from 1. The end of the stream has the number after the last event. */
  readonly event?: number
}

export type OnFinding = (finding: Finding) => void

export function isViolation({ rule }: Finding): boolean {
  return rule !== 'unchecked'
}

/** `request body max_tokens: must be greater than 1, got 1`. */
export function describeFinding(finding: Finding): string {
  const { by, place, message } = finding
  return `${by === 'client' ? 'request' : 'reply'} ${place}: ${isViolation(finding) ? '' : 'unchecked, '}${message}`
}

/** Formats a path as the end of a place: `/data/0/id` and `data.0.id` as ` data[0].id`, the empty path as nothing. */
export function placeIn(path: string): string {
  const dotted = path.replaceAll('/', '.').replace(/^\./, '')
  return dotted === '' ? '' : ` ${dotted.replace(/\.(\d+)(?=\.|$)/g, '[$1]')}`
}
