import type { Operation } from '../../generators/model/contract.ts'
import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import { makeFinding } from '../judge/findings.ts'
import type { ReceivedReply } from '../judge/received.ts'
import { formatOrigin } from '../spec-location.ts'
import type { Case } from '../verdict.ts'

/** One violation that Prism's proxy reports of an exchange. */
interface PrismViolation {
  /** Begins with `request` or `response`. */
  readonly location: readonly (string | number)[]
  readonly message: string
}

/**
 * Lists the points in which Prism's proxy disagrees, which validates by the same contract without our code: it rejects the
 * reply or a valid request, or accepts a request that violates its schema. Prism ignores the rules in `x-choice`.
 */
export function reviewByPrism(
  { expect, choice }: Case,
  { headers }: ReceivedReply,
  { origin, source }: Operation,
): Finding[] {
  const violations = readViolations(headers.get('sl-violations') ?? '')
  const isOfReply = ({ location: [side] }: PrismViolation) => side === 'response'
  const toFinding = (violation: PrismViolation) =>
    makeFinding(isOfReply(violation) ? 'prism-reply' : 'prism-request', formatPlace(violation), violation.message)
  const replies = violations.filter(isOfReply).map(toFinding)
  const requests = violations.filter((violation) => !isOfReply(violation)).map(toFinding)
  const isAccepted = expect.status.every((status) => status < 300)
  const isRefused = expect.status.every((status) => refusals.has(status))
  const accepted = makeFinding('prism-request', 'request', 'must be refused, but Prism accepts it')
  const disagreements = isAccepted ? requests : isRefused && requests.length === 0 ? [accepted] : []
  return [...replies, ...disagreements.map((finding) => ({ ...finding, ...toQuestion(choice) }))].map((finding) => {
    return { ...finding, specPointer: formatOrigin(origin), source }
  })
}

/** Statuses of a request that violates the contract; the others depend on the state or the features of the server. */
const refusals: ReadonlySet<number> = new Set([400, 401, 405, 415])

function formatPlace({ location: [side, ...path] }: PrismViolation): string {
  const where = path.join('.').replace('.', ' ')
  return (side === 'response' ? where : `request ${where}`).trim() || 'reply'
}

/** Reads `sl-violations`: JSON or, after a remark, its first 8 KB. Violations of the request come first. */
export function readViolations(value: string): PrismViolation[] {
  if (value === '') return []
  if (!value.startsWith('Too many violations! ')) return JSON.parse(value)
  return [...value.matchAll(violationForm)].map(([, location = '[]', message = '']) => {
    return { location: JSON.parse(location), message }
  })
}

const violationForm = /\{"location":(\[[^\]]*\]),[^{}]*?"message":"((?:[^"\\]|\\.)*)/g
