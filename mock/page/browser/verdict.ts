import type { Schemas } from './control.ts'
import type { Request } from './store.ts'

type Finding = Schemas['Finding']

export type Tone = 'reply' | 'client' | 'closed' | 'running' | 'asked' | 'valid'

export interface Verdict {
  readonly tone: Tone
  /** A word or two in the list. */
  readonly words: string
  /** A sentence in the detail. */
  readonly sentence: string
  /** The finding that the verdict is about. */
  readonly finding?: Finding
}

/** The verdict on a request. A refusal that was asked for breaks no rule. */
export function getVerdict(request: Request): Verdict {
  const { verdicts, ended, status, answeredBy } = request
  const reply = verdicts.find(
    ({ by, verdict, rule }) => by === 'server' && verdict === 'violation' && rule !== 'unchecked',
  )
  if (reply) {
    const sentence = `The reply broke the contract: ${toSentence(reply)}`
    return { tone: 'reply', words: 'invalid response', sentence, finding: reply }
  }
  if (ended === 'running') return { tone: 'running', words: 'running', sentence: 'The request is running.' }
  // Faults that only delay ask for no status.
  const asked = answeredBy
    .filter(({ kind, name }) => kind !== 'fault' || !/^(delay|slow|stall)\b/.test(name))
    .map(({ kind, name }) => `${kind === 'scripted' ? 'scenario' : kind} ${name}`)
    .join(', ')
  // A deployment is not asked for its answer.
  const isAsked = asked !== '' && status !== null && status >= 400 && answeredBy.every(({ kind }) => kind !== 'forward')
  const client = verdicts.find(
    (finding) =>
      finding.by === 'client' &&
      finding.rule !== 'unchecked' &&
      finding.verdict !== 'warning' &&
      !(isAsked && isRefusalOnly(finding)),
  )
  if (client) {
    const sentence = `The client broke a rule: ${toSentence(client)}`
    return { tone: 'client', words: 'invalid request', sentence, finding: client }
  }
  if (ended === 'closed-early') {
    const cause = asked ? ` It was asked for by ${asked}.` : ' The client left, or the connection was lost.'
    return { tone: 'closed', words: 'closed early', sentence: `The connection closed before the end.${cause}` }
  }
  if (status !== null && status >= 400) {
    const cause = asked ? `${asked} asked for it` : 'the gateway refuses for now'
    return { tone: 'asked', words: `answered ${status}`, sentence: `Neither side broke a rule: ${cause}.` }
  }
  if (answeredBy.some(({ kind }) => kind === 'scripted')) {
    return {
      tone: 'asked',
      words: 'scripted',
      sentence: `The reply is written by ${asked}: the contract does not bind it.`,
    }
  }
  return { tone: 'valid', words: 'valid', sentence: 'Request and reply follow the contract.' }
}

/** A message continues the name of a member, or is a sentence. */
function toSentence({ place, message }: Finding): string {
  const joint = /^(is|are|must|has|have|needs|should|may|cannot) /.test(message) ? ' ' : ': '
  return `${place}${joint}${message}${/[.!?]$/.test(message) ? '' : '.'}`
}

/** Whether a finding only states that the request was refused, which preferences can ask for. */
function isRefusalOnly({ rule, place }: Finding): boolean {
  return rule === place || place === 'body'
}

export function isFailure({ tone }: Verdict): boolean {
  return tone === 'reply' || tone === 'client' || tone === 'closed'
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
