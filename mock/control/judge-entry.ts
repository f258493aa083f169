import type { ProblemKind } from '../../runtime/contract.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { fromHttpError } from '../../runtime/http/reply-with-problem.ts'
import type { ValidRequest } from '../../runtime/http/server-context.ts'
import { ownValue, tryParseJson } from '../../runtime/json.ts'
import type { ContractRules, JudgedContract } from '../../runtime/judge/contract.ts'
import { EventJudge } from '../../runtime/judge/event-judge.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { judgeReply } from '../../runtime/judge/reply.ts'
import { problemFindings, toValidRequest } from '../../runtime/judge/request.ts'
import { redactCredentials } from '../../runtime/webhooks/url-credentials.ts'
import type { Entry } from '../journal/entry.ts'

/** A finding, or a warning, which breaks no rule. */
export interface EntryFinding extends Finding {
  readonly verdict?: 'warning'
  /** How to fix it, as a sentence. */
  readonly help?: string
}

/** Findings about a request from its refusal, its warnings and its reply. */
export function judgeEntry(entry: Entry, contract: JudgedContract): readonly EntryFinding[] {
  const { rules } = contract
  const { route, reply, refusal } = entry
  const request = readRequest(entry, contract)
  const ofReply = route && reply && refusal === undefined ? judgeReply(route, reply, { rules, request }) : []
  const findings: readonly EntryFinding[] = [
    ...entry.notes,
    ...entry.reported.flatMap(problemFindings),
    ...judgeRefusal(entry),
    ...entry.warnings.map((warning) => ({ ...warning, verdict: 'warning', by: 'client' }) as const),
    ...ofReply,
    ...judgeEvents(entry, { rules, request }),
  ]
  return findings.map((finding) => ({ ...finding, message: redactCredentials(finding.message) }))
}

/** The request, unless its body is too large to be kept. */
function readRequest(entry: Entry, contract: JudgedContract): ValidRequest | undefined {
  const { route, method, url, headers, body, refusal } = entry
  if (route === undefined || refusal !== undefined || body.isTruncated) return undefined
  const { path } = contract.findRoute(method, url.split('?', 1)[0] ?? '')
  return toValidRequest(route, { path, body: body.value ?? undefined, contentType: headers['content-type'] })
}

/** Refusals of these kinds are not the client's fault. */
const blameless: ReadonlySet<ProblemKind> = new Set(['internal', 'rate-limited', 'unavailable', 'timeout'])

function judgeRefusal({ refusal, answeredBy }: Entry): readonly Finding[] {
  if (refusal === undefined) return []
  const problem = fromHttpError(refusal)
  if (blameless.has(problem.kind)) return []
  const mayBeScripted = answeredBy.some(({ kind }) => kind === 'scenario' || kind === 'scripted' || kind === 'fault')
  return problem.violations.length === 0 && mayBeScripted ? [] : problemFindings(problem)
}

interface JudgedEntry {
  readonly rules: ContractRules
  readonly request: ValidRequest | undefined
}

/** Dropped payloads are not validated; the order is. */
function judgeEvents(entry: Entry, { rules, request }: JudgedEntry): readonly Finding[] {
  if (entry.stream === undefined) return []
  const { stream, names, data, fields, count, framingErrors: framingFaults, hasEnded } = entry.stream
  const findings: Finding[] = []
  const onFinding = (finding: Finding) => void findings.push(finding)
  const judge = new EventJudge(stream, ownValue(rules.streams, stream.operationId), { onFinding, request })
  const errors = groupBy(framingFaults, ({ after }) => after)
  const reportFraming = (after: number) =>
    errors.get(after)?.forEach(({ message }) => void judge.reportFraming(message))
  for (const [index, event] of names.entries()) {
    reportFraming(index)
    const text = data?.[index]
    judge.take({ ...fields?.get(index), event, data: text === undefined ? undefined : tryParseJson(text), text })
  }
  reportFraming(names.length)
  if (hasEnded && names.length === count) judge.end()
  return findings
}
