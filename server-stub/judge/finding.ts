/** One rule of the contract that traffic breaks. */
export interface Finding {
  /**
   * Short name of the rule: `status`, `content-type`, `order`, `schema`, a JSON Schema keyword. `unchecked`: no rule is
   * broken, but a part was not checked.
   */
  readonly rule: string
  /** `status`, `header content-type`, `body error.type`, `event 3 response.created item.id`. */
  readonly place: string
  readonly message: string
  /** Who broke the rule. */
  readonly by: 'client' | 'server'
  /** File and JSON pointer of the rule in the specification. */
  readonly specPointer?: string
  /** Parts of the source document that the rule comes from. */
  readonly source?: readonly string[]
  /** Ids of the open questions at that place of the specification. */
  readonly questions?: readonly string[]
  /** Of a stream: the number of the event, from 1. The end has the number after the last event. */
  readonly event?: number
}

/** What is passed on as soon as it is found. */
export type OnFinding = (finding: Finding) => void

export function isViolation({ rule }: Finding): boolean {
  return rule !== 'unchecked'
}

/** `request body max_tokens: must be greater than 1, got 1`. */
export function describeFinding(finding: Finding): string {
  const { by, place, message } = finding
  return `${by === 'client' ? 'request' : 'reply'} ${place}: ${isViolation(finding) ? '' : 'unchecked, '}${message}`
}

/** The end of a place: `/data/0/id` and `data.0.id` are ` data[0].id`, nothing is empty. */
export function placeIn(path: string): string {
  const dotted = path.replaceAll('/', '.').replace(/^\./, '')
  return dotted === '' ? '' : ` ${dotted.replace(/\.(\d+)(?=\.|$)/g, '[$1]')}`
}
