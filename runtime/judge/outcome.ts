import type { Finding, FindingVerdict } from './finding.ts'

/** What became of a request; the first that applies. */
export type RequestOutcome =
  | 'invalid-reply'
  | 'running'
  | 'invalid-request'
  | 'failed'
  | 'closed-early'
  | 'warning'
  | 'refused'
  | 'scripted'
  | 'valid'

/** A finding with its verdict: that of the contract, `scripted` for a written reply, or `warning` where no rule is broken. */
type JudgedFinding = Finding & { readonly verdict: FindingVerdict | 'scripted' | 'warning' }

/** What the outcome of a request depends on. */
export interface OutcomeFacts {
  readonly verdicts: readonly JudgedFinding[]
  readonly ended: 'running' | 'answered' | 'closed-early'
  readonly status: number | null
  /** What answered or changed the answer, such as a fault; `scripted` writes the reply, `forward` is a deployment. */
  readonly answeredBy: readonly { readonly kind: string; readonly name: string }[]
  /** About the fields of a valid request. */
  readonly warning?: string
  /** The last event of a stream that failed, with its message. */
  readonly failure?: string | undefined
  /** What a reply with a success status says about a refused request. */
  readonly refusal?: string | undefined
}

/** What became of a request. */
export interface Outcome {
  readonly outcome: RequestOutcome
  /** Explains it. */
  readonly sentence: string
  /** The position of the finding that decides it. */
  readonly finding?: number
}

/** Finds the first outcome that applies. An error that was asked for breaks no rule. */
export function getOutcome(facts: OutcomeFacts): Outcome {
  return findBroken(facts) ?? findIncomplete(facts) ?? findRemarkable(facts) ?? VALID
}

const VALID: Outcome = { outcome: 'valid', sentence: 'Request and reply follow the contract.' }

function findBroken(facts: OutcomeFacts): Outcome | undefined {
  const { verdicts, ended } = facts
  const isReplyError = (finding: JudgedFinding) =>
    finding.by === 'server' && finding.verdict === 'violation' && finding.rule !== 'unchecked' && !isEarlyEnd(finding)
  const reply = byFinding(verdicts, isReplyError, ['invalid-reply', 'The reply broke the contract:'])
  if (reply) return reply
  if (ended === 'running') return { outcome: 'running', sentence: 'The request is running.' }
  const isRefused = isRefusalAsked(facts)
  const isRequestError = (finding: JudgedFinding) =>
    finding.by === 'client' &&
    finding.verdict !== 'warning' &&
    finding.rule !== 'unchecked' &&
    !(isRefused && isRefusalOnly(finding))
  return byFinding(verdicts, isRequestError, ['invalid-request', 'The client broke a rule:'])
}

function findIncomplete({ verdicts, ended, failure, answeredBy }: OutcomeFacts): Outcome | undefined {
  const sources = nameSources(answeredBy)
  const cause = sources === '' ? '' : ` It was asked for by ${sources}.`
  if (failure !== undefined)
    return {
      outcome: 'failed',
      sentence: `The stream failed with ${endSentence(failure.replace(/^[\w.-]+/, '`$&`'))}${cause}`,
    }
  // A deployment that nobody asked to fail may end a stream where only our choices demand more.
  const isFailure = (finding: JudgedFinding) => isEarlyEnd(finding) && (cause !== '' || finding.question === undefined)
  const end = byFinding(verdicts, isFailure, ['failed', 'The stream ended early:'])
  if (end) return { ...end, sentence: end.sentence + cause }
  if (ended !== 'closed-early') return undefined
  const reason = cause || ' The client left, or the connection was lost.'
  return { outcome: 'closed-early', sentence: `The connection closed before the end.${reason}` }
}

function findRemarkable(facts: OutcomeFacts): Outcome | undefined {
  const { verdicts, status, answeredBy, warning, refusal } = facts
  const warned = byFinding(verdicts, ({ verdict }) => verdict === 'warning', ['warning', 'A warning:'])
  if (warned) return warned
  if (warning !== undefined) return { outcome: 'warning', sentence: `A warning: ${endSentence(warning)}` }
  const sources = nameSources(answeredBy)
  if (status !== null && status >= 400) {
    const cause = sources === '' ? 'the gateway refuses for now' : `${sources} asked for it`
    return { outcome: 'refused', sentence: `Neither side broke a rule: ${cause}.` }
  }
  if (refusal !== undefined)
    return { outcome: 'refused', sentence: `The reply refuses the request: ${endSentence(refusal)}` }
  if (!answeredBy.some(({ kind }) => kind === 'scripted')) return undefined
  return { outcome: 'scripted', sentence: `The reply is written by ${sources}: the contract does not bind it.` }
}

function byFinding(
  findings: readonly JudgedFinding[],
  decides: (finding: JudgedFinding) => boolean,
  [outcome, prefix]: readonly [outcome: RequestOutcome, prefix: string],
): Outcome | undefined {
  const position = findings.findIndex(decides)
  const finding = findings[position]
  return finding && { outcome, sentence: `${prefix} ${toSentence(finding)}`, finding: position }
}

/** Whether a stream ended before the last event that the contract demands. */
function isEarlyEnd({ by, rule, place }: JudgedFinding): boolean {
  return by === 'server' && rule === 'order' && place === 'end'
}

/** Says what a finding is about. A message continues the name of a member, or is a sentence. */
export function toSentence({ place, message, verdict }: JudgedFinding): string {
  if (verdict === 'warning' && /^[A-Z`]/.test(message)) return endSentence(message)
  const joint = /^(is|are|must|has|have|needs|should|may|cannot) /.test(message) ? ' ' : ': '
  const isSentence = place === 'end' || (place === 'body' && /^[A-Z]/.test(message))
  return isSentence ? endSentence(message) : `${place}${joint}${endSentence(message)}`
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** Whether a source asks for another answer, which faults that only delay do not. */
export function altersAnswer({ kind, name }: OutcomeFacts['answeredBy'][number]): boolean {
  return kind !== 'fault' || !/^(delay|slow|stall)\b/.test(name)
}

/** How a sentence names what a source is, where its kind is no word for it. */
const KIND_WORDS: ReadonlyMap<string, string> = new Map([
  ['scripted', 'scenario'],
  ['prefer', 'the preference'],
  ['model', 'the preference'],
])

/** The sources of an answer that were asked for. */
function nameSources(answeredBy: OutcomeFacts['answeredBy']): string {
  return listSources(answeredBy)
    .filter(altersAnswer)
    .map(({ kind, name }) => `${KIND_WORDS.get(kind) ?? kind} ${name}`)
    .join(', ')
}

/** The sources of an answer, without a fault that a preference among them names. */
export function listSources<S extends OutcomeFacts['answeredBy'][number]>(answeredBy: readonly S[]): readonly S[] {
  const preferences = answeredBy.filter(({ kind }) => kind === 'prefer' || kind === 'model')
  const preferred = preferences.flatMap(({ name }) => /^fault=(\w[\w-]*)/.exec(name)?.[1] ?? [])
  return answeredBy.filter(({ kind, name }) => kind !== 'fault' || !preferred.includes(name))
}

/** A deployment is not asked for its answer. */
function isRefusalAsked({ answeredBy, status }: OutcomeFacts): boolean {
  const isAsked = nameSources(answeredBy) !== '' && answeredBy.every(({ kind }) => kind !== 'forward')
  return isAsked && status !== null && status >= 400
}

/** Whether a finding only states that the request was refused, which preferences can ask for. */
function isRefusalOnly({ rule, place }: JudgedFinding): boolean {
  return rule === place || place === 'body'
}
