import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import { findOperation } from '../contract.ts'
import type { Received } from '../judge/received.ts'
import { originPointer } from '../spec-place.ts'
import type { Case } from '../verdict.ts'

/** One violation that Prism's proxy reports of an exchange. */
interface Complaint {
  /** Begins with `request` or `response`. */
  readonly location: readonly (string | number)[]
  readonly message: string
}

/**
 * Where Prism's proxy, which validates by the same contract without our code, disagrees: it rejects the reply or a valid
 * request, or accepts a request that violates its schema. Prism does not know the rules in `x-choice`.
 */
export function reviewOfPrism(given: Case, { headers }: Received): Finding[] {
  const complaints = readComplaints(headers.get('sl-violations') ?? '')
  const ofReply = complaints.filter(({ location: [side] }) => side === 'response')
  const ofRequest = complaints.filter(({ location: [side] }) => side !== 'response')
  const { origin, source } = findOperation(given.operationId)
  const finding = (rule: string, place: string, message: string): Finding => {
    return { rule, place, message, by: 'server', specPointer: originPointer(origin), source }
  }
  const replies = ofReply.map((each) => finding('prism-reply', getPlace(each), each.message))
  const own = toQuestion(given.choice)
  if (given.expect.status.every((status) => status < 300))
    return [
      ...replies,
      ...ofRequest.map((each) => ({ ...finding('prism-request', getPlace(each), each.message), ...own })),
    ]
  if (!given.expect.status.every((status) => refusals.has(status)) || ofRequest.length > 0) return replies
  const accepted = finding('prism-request', 'request', 'must be refused, but Prism accepts it')
  return [...replies, { ...accepted, ...own }]
}

/** Statuses of a request that violates the contract; the others depend on the state or the features of the server. */
const refusals: ReadonlySet<number> = new Set([400, 401, 405, 415])

function getPlace({ location: [side, ...path] }: Complaint): string {
  const place = path.join('.').replace('.', ' ')
  return (side === 'response' ? place : `request ${place}`).trim() || 'reply'
}

/**
 * The value of `sl-violations`: JSON or, after a remark, its first 8 KB. Violations of the request come first.
 */
export function readComplaints(value: string): Complaint[] {
  if (value === '') return []
  if (!value.startsWith('Too many violations! ')) return JSON.parse(value)
  return [...value.matchAll(complaint)].map(([, location = '[]', message = '']) => {
    return { location: JSON.parse(location), message }
  })
}

const complaint = /\{"location":(\[[^\]]*\]),[^{}]*?"message":"((?:[^"\\]|\\.)*)/g
