import type { Finding } from '../../server-stub/judge/finding.ts'
import { findOperation } from '../contract.ts'
import type { Received } from '../judge/received.ts'
import { originPointer } from '../spec-place.ts'
import type { Case } from '../verdict.ts'

/** One thing that Prism's proxy has to say of an exchange. */
interface Complaint {
  /** Begins with `request` or `response`. */
  readonly location: readonly (string | number)[]
  readonly message: string
}

/**
 * Where Prism's proxy, which validates by the same contract and without our code, does not agree: it finds fault with
 * the reply, or with a request that has to be taken, or none with one that has to be refused for its form.
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
  if (given.expect.status.every((status) => status < 300))
    return [...replies, ...ofRequest.map((each) => finding('prism-request', getPlace(each), each.message))]
  if (!given.expect.status.every((status) => refusals.has(status)) || ofRequest.length > 0) return replies
  return [...replies, finding('prism-request', 'request', 'has to be refused, and Prism finds nothing wrong with it')]
}

/** Statuses that say that a request breaks the contract; the others depend on what the server holds or can do. */
const refusals: ReadonlySet<number> = new Set([400, 401, 405, 415])

function getPlace({ location: [side, ...path] }: Complaint): string {
  const place = path.join('.').replace('.', ' ')
  return (side === 'response' ? place : `request ${place}`).trim() || 'reply'
}

/**
 * The value of `sl-violations`: JSON, or after a remark as much of it as fits into 8 KB, where what Prism found wrong with
 * the request comes first.
 */
export function readComplaints(value: string): Complaint[] {
  if (value === '') return []
  if (!value.startsWith('Too many violations! ')) return JSON.parse(value)
  return [...value.matchAll(complaint)].map(([, location = '[]', message = '']) => {
    return { location: JSON.parse(location), message }
  })
}

const complaint = /\{"location":(\[[^\]]*\]),[^{}]*?"message":"((?:[^"\\]|\\.)*)/g
