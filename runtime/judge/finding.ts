import type { Choices } from '../contract.ts'
import { ownValue } from '../json.ts'

/** A difference between traffic and the contract. */
export interface Finding {
  /**
   * Short name of the rule: `status`, `content-type`, `order`, `schema`, a JSON Schema keyword. `unchecked` is not a
   * violation: a part was not checked.
   */
  readonly rule: string
  /** `status`, `header content-type`, `body error.type`, `event 3 response.created item.id`. */
  readonly place: string
  readonly message: string
  readonly by: 'client' | 'server'
  /** File and JSON pointer of the rule in the specification. */
  readonly specPointer?: string
  /** Sections of the source document. */
  readonly source?: readonly string[]
  /** The open question, if the document does not state the rule: the difference is not a violation then. */
  readonly question?: string
  /** In a stream: the number of the event, from 1. The end of the stream has the number after the last event. */
  readonly event?: number
}

export type OnFinding = (finding: Finding) => void

/**
 * `violation`: the document says otherwise. `choice`: the document is silent, and our mock and stub differ. `unclear`: the
 * document contradicts itself. Both are notes for other deployments.
 */
export type FindingVerdict = 'violation' | 'choice' | 'unclear'

/** `unclear` has the questions where the document contradicts itself. */
export function getVerdict({ question }: Finding, unclear: ReadonlySet<string> = new Set()): FindingVerdict {
  if (question === undefined) return 'violation'
  return unclear.has(question) ? 'unclear' : 'choice'
}

export function isViolation({ rule, question }: Finding): boolean {
  return rule !== 'unchecked' && question === undefined
}

/** Finds the question of a rule of the judge, if the rule is a choice. */
export function getQuestion(choices: Choices | undefined, rule: string): { readonly question?: string } {
  return toQuestion(choices && (ownValue(choices, rule) ?? choices['*']))
}

/** Makes the member of a finding with its question, if there is one. */
export function toQuestion(question: string | undefined): { readonly question?: string } {
  return question === undefined ? {} : { question }
}

/** Rules that state no violation of the contract; a `difference` is one of two deployments. */
const plainRules: ReadonlySet<string> = new Set(['unchecked', 'difference'])

/** `violation: request body max_tokens: must be greater than 1, got 1 [schema]`; other findings name their question. */
export function describeFinding(finding: Finding, unclear?: ReadonlySet<string>): string {
  const { by, rule, place, message, question } = finding
  const isPlain = plainRules.has(rule)
  const label = isPlain ? rule : [getVerdict(finding, unclear), question ?? ''].join(' ').trim()
  const of = isPlain ? '' : ` [${rule}]`
  return `${label}: ${by === 'client' ? 'request' : 'reply'} ${place}: ${message}${of}`
}

/** Formats a path as the end of a location: `/data/0/id` and `data.0.id` as ` data[0].id`, `0.id` as ` [0].id`, the empty path as nothing. */
export function placeIn(path: string): string {
  const dotted = path.replaceAll('/', '.').replace(/^\./, '')
  return dotted === '' ? '' : ` ${dotted.replace(/(?:^|\.)(\d+)(?=\.|$)/g, '[$1]')}`
}
