import type { Schemas } from './control.ts'
import type { Request } from './store.ts'

type Finding = Schemas['Finding']

export type Tone = 'reply' | 'failed' | 'client' | 'closed' | 'running' | 'warning' | 'asked' | 'valid'

export interface Verdict {
  readonly tone: Tone
  /** A word or two in the list. */
  readonly words: string
  /** A sentence in the detail. */
  readonly sentence: string
  /** The finding that the verdict is about. */
  readonly finding: Finding | undefined
}

const LOOKS: Readonly<Record<Request['outcome'], readonly [tone: Tone, words: string]>> = {
  'invalid-reply': ['reply', 'invalid response'],
  running: ['running', 'running'],
  'invalid-request': ['client', 'invalid request'],
  failed: ['failed', 'failed'],
  'closed-early': ['closed', 'closed early'],
  warning: ['warning', 'warning'],
  refused: ['asked', 'refused'],
  scripted: ['asked', 'scripted'],
  valid: ['valid', 'valid'],
}

/** The outcomes that the list may be reduced to, the worst first. */
export function listOutcomes() {
  const all = Object.entries(LOOKS).map(([outcome, [tone, words]]) => ({ outcome, tone, words }))
  return all.filter(({ tone }) => tone !== 'running' && tone !== 'valid')
}

/** How the page shows the outcome of a request. */
export function getVerdict({ outcome, sentence, finding, verdicts, status }: Request): Verdict {
  const [tone, label] = LOOKS[outcome]
  const words = outcome === 'refused' && status !== null && status >= 400 ? `answered ${status}` : label
  return { tone, words, sentence, finding: finding === undefined ? undefined : verdicts[finding] }
}

/** Whether somebody should look at a request. */
export function isFailure({ tone }: Verdict): boolean {
  return tone !== 'running' && tone !== 'asked' && tone !== 'valid'
}

export interface GroupedFinding {
  readonly finding: Finding
  readonly times: number
}

/** Groups equal findings of several events, with the first one. */
export function groupFindings(verdicts: readonly Finding[]): readonly GroupedFinding[] {
  const groups = Map.groupBy(
    verdicts,
    (finding) => `${describePlace(finding).replace(/^event \d+/, '')} ${finding.message}`,
  )
  return [...groups.values()].flatMap(([finding, ...others]) =>
    finding ? [{ finding, times: others.length + 1 }] : [],
  )
}

/** `violation`, or a note with the question that the document leaves open. */
export function getLabel({ verdict, rule, question = '' }: Finding): string {
  if (rule === 'unchecked') return rule
  return `${verdict} ${question}`.trim()
}

/** Names the member that broke a rule, such as `request › body model`. */
export function describePlace({ by, event, place }: Finding): string {
  return event === undefined ? `${by === 'client' ? 'request' : 'reply'} › ${place}` : place
}
