import { describeFinding } from '../../runtime/judge/finding.ts'
import type { SuiteContract } from '../contract.ts'
import type { Blame, Moment, Rule, Verdict } from '../verdict.ts'

const blameWords: Readonly<Record<Blame, string>> = {
  server: 'the server',
  contract: 'the contract, which contradicts itself',
}

/** A stream may have a finding at every event. */
const mostFindings = 8

/** A line of a verdict; those without a label are findings, or explain them. */
export interface Line {
  readonly label?: 'to blame' | 'rule' | 'see' | 'source' | 'request' | 'again' | 'reply'
  readonly text: string
}

/** The lines of a verdict: findings, who has to mend it, rule, request and reply. */
export function getLines(contract: SuiteContract, verdict: Verdict): Line[] {
  const { case: testCase, outcome, who, reason, findings, curl, replay, reply } = verdict
  const { rule } = testCase
  const questions = [...new Set(findings.flatMap(({ question }) => question ?? []))]
  const left = findings.length - mostFindings
  return [
    ...(outcome === 'stale' ? [{ text: `passed, though divergences.yaml says: ${reason}` }] : []),
    ...findings.slice(0, mostFindings).map((finding) => ({ text: describeFinding(finding, contract.unclear) })),
    ...(left > 0 ? [{ text: `and ${left} more findings` }] : []),
    ...questions.map((id) => ({ text: describeQuestion(contract, id) })),
    ...(who === undefined ? [] : [{ label: 'to blame', text: blameWords[who] } as const]),
    { label: 'rule', text: describeRule(contract, rule) },
    ...listOtherPointers(verdict).map((pointer) => ({ label: 'see', text: contract.locate(pointer) }) as const),
    ...(rule.source.length === 0 ? [] : [{ label: 'source', text: rule.source.join('; ') } as const]),
    { label: 'request', text: curl },
    ...(replay === undefined ? [] : [{ label: 'again', text: replay } as const]),
    { label: 'reply', text: reply },
  ]
}

function describeRule(contract: SuiteContract, { name, says, pointer }: Rule): string {
  if (says !== undefined) return `${name}: ${says}`
  return pointer === undefined ? name : `${name} at ${contract.locate(pointer)}`
}

/** The lines of a verdict as plain text. */
export function formatVerdict(contract: SuiteContract, verdict: Verdict): string[] {
  const lines = getLines(contract, { ...verdict, reply: cutReply(verdict.reply) }).map(({ label, text }) =>
    label === undefined ? text : `${label}: ${text}`,
  )
  const { moments = [] } = verdict
  return moments.length === 0 ? lines : [...lines, `both ends:\n${formatMoments(moments)}`]
}

const LONGEST_REPLY = 600

/** The beginning of a reply, where nobody needs all of it. */
export function cutReply(reply: string): string {
  return reply.length > LONGEST_REPLY ? `${reply.slice(0, LONGEST_REPLY)}…` : reply
}

const MOST_MOMENTS = 16
const LONGEST_MOMENT = 150

/** The beginning and the end of a time line: `  12 ms  client    got 200`. */
function formatMoments(moments: readonly Moment[]): string {
  const half = MOST_MOMENTS / 2
  const left = moments.length - MOST_MOMENTS
  const shown = moments.map(({ ms, side, text }) => {
    const line = text.replace(/\s+/g, ' ')
    return `${String(ms).padStart(6)} ms  ${side.padEnd(8)}  ${line.slice(0, LONGEST_MOMENT)}${line.length > LONGEST_MOMENT ? '…' : ''}`
  })
  if (left <= 0) return shown.join('\n')
  return [...shown.slice(0, half), `          ${left} more`, ...shown.slice(-half)].join('\n')
}

/** Prints a question as in `choice messages-ping: the document is silent; ours: ...`. */
export function describeQuestion({ questions, isGateway }: SuiteContract, id: string): string {
  const { verdict = 'choice', choice = '', says } = questions.find((question) => question.id === id) ?? {}
  if (says !== undefined) return `note ${id}: ${says}`
  if (!isGateway) return `${verdict} ${id}: the document does not say; usual: ${choice}`
  return `${verdict} ${id}: the document ${verdict === 'choice' ? 'is silent' : 'contradicts itself'}; ours: ${choice}`
}

function listOtherPointers({ findings, case: { rule } }: Verdict): string[] {
  const pointers = new Set(findings.flatMap(({ specPointer }) => specPointer ?? []))
  return [...pointers].filter((pointer) => pointer !== rule.pointer)
}
