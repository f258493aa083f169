import { truncateValue, WHOLE } from '../../proxy/recording/truncate.ts'
import { getClientName } from '../../runtime/client-name.ts'
import { type Json, tryParseJson } from '../../runtime/json.ts'
import { getVerdict } from '../../runtime/judge/finding.ts'
import { getOutcome } from '../../runtime/judge/outcome.ts'
import { describeFailure } from '../../runtime/stream/framing.ts'
import { redactCredentials } from '../../runtime/webhooks/url-credentials.ts'
import { type JournalRequest, toText } from '../conversation/assemble-answer.ts'
import type { ClientFindings } from '../journal/client-findings.ts'
import type { Conversations } from '../journal/conversations.ts'
import type { Entry, KeptValue } from '../journal/entry.ts'
import { getRedact, type KeyMask } from '../journal/redact.ts'
import type { StreamRecord } from '../journal/stream-record.ts'
import type { MockContract } from '../mock-contract.ts'
import type { components } from './generated/types/control.ts'
import { type EntryFinding, judgeEntry } from './judge-entry.ts'

type JournalStream = components['schemas']['JournalStream']
type ShownFinding = components['schemas']['Finding']

export interface JudgedBy {
  readonly contract: MockContract
  /** What clients did after failures, in the journal of the entry. */
  readonly clientFindings: ClientFindings
}

export interface EntryView extends JudgedBy {
  /** Includes all that is kept of bodies and events; otherwise bodies are shortened, and events have no payloads. */
  readonly isWhole: boolean
  /** Only where the conversation is shown. */
  readonly conversations?: Conversations
}

export function encodeEntry(entry: Entry, { isWhole, conversations, ...judgedBy }: EntryView): JournalRequest {
  const { contract } = judgedBy
  const redact = getRedact(contract)
  const keys = redact.keys(entry)
  const show = ({ value, isTruncated }: KeptValue) => {
    const shown = truncateValue(value, isWhole ? WHOLE : undefined)
    return { value: keys.json(shown.value), isTruncated: isTruncated || shown.isTruncated }
  }
  const body = show(entry.body)
  const reply = show(entry.replyBody)
  const { id, at, method, url, requestBytes, replyBytes, route, stream, status, ms, ended, answeredBy } = entry
  const showHeaders = (sent: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(redact.headers(sent)).map(([name, value]) => [name, keys.text(value)]))
  const headers = showHeaders(entry.headers)
  const judged = encodeJudged(entry, judgedBy)
  const shown = stream && { ...encodeStream(stream, isWhole ? keys : undefined), ...judged.stream }
  return {
    id,
    at,
    method,
    path: keys.text(redact.url(url)),
    operationId: route?.operationId ?? null,
    headers,
    body: body.value,
    bodyIsTruncated: body.isTruncated,
    client: getClientName(headers),
    requestBytes,
    replyBytes,
    status,
    ms: ms === null ? null : roundMs(ms),
    ended,
    conversation: conversations?.get(entry) ?? null,
    answeredBy: answeredBy.map(({ kind, name }) => ({ kind, name: keys.text(name) })),
    ...(isWhole ? { replyHeaders: showHeaders(entry.replyHeaders) } : {}),
    reply: reply.value,
    replyIsTruncated: reply.isTruncated || (stream?.dropped ?? 0) > 0,
    ...judged,
    stream: shown ?? null,
  }
}

/** What became of a request, and why. */
export type JudgedEntry = ReturnType<typeof encodeJudged>

/** Costs as much as judging the reply. */
export function encodeJudged(entry: Entry, { contract, clientFindings }: JudgedBy) {
  const { ended, status } = entry
  const { text } = getRedact(contract).keys(entry)
  const verdicts = [...encodeFindings(entry, contract, text), ...(clientFindings.get(entry) ?? [])]
  const stream = encodeFailure(entry, text)
  const refusal = entry.refusalInReply && text(entry.refusalInReply)
  const answeredBy = entry.answeredBy.map(({ kind, name }) => ({ kind, name: text(name) }))
  const warned = entry.warning === undefined ? {} : { warning: text(entry.warning) }
  const facts = { verdicts, ended, status, answeredBy, refusal, ...stream, ...warned }
  return { verdicts, stream, ...warned, ...getOutcome(facts) }
}

function encodeFindings(
  entry: Entry,
  { judged }: MockContract,
  mask: (text: string) => string,
): JournalRequest['verdicts'] {
  const isScripted = entry.answeredBy.some(({ kind }) => kind === 'scripted')
  return judgeEntry(entry, judged).map((finding) => ({
    ...encodeFinding(finding, judged.rules.unclear),
    place: mask(finding.place),
    message: mask(finding.message),
    ...(finding.help === undefined ? {} : { help: mask(finding.help) }),
    ...(isScripted && finding.by === 'server' ? { verdict: 'scripted' } : {}),
  }))
}

export function encodeFinding({ source, ...finding }: EntryFinding, unclear?: ReadonlySet<string>): ShownFinding {
  return { verdict: getVerdict(finding, unclear), ...finding, ...(source ? { source: [...source] } : {}) }
}

/** Events of a stream in lists. */
const MAX_LISTED = 500

/** Without keys to mask, the payloads are left out. */
function encodeStream(record: StreamRecord, keys: KeyMask | undefined): JournalStream {
  const { stream, count, dropped, times } = record
  const payloads = keys === undefined ? [] : record.data
  // The data of a described stream may be text.
  const read = (text: string) => tryParseJson(text, stream.reply && text)
  const unnamed = stream.events.find(({ anyName }) => anyName)?.name ?? ''
  const names = keys === undefined ? record.names.slice(0, MAX_LISTED) : record.names
  const kept = names.flatMap((event, index) => {
    const text = payloads[index]
    return text === undefined ? [] : [{ index, event, data: truncateValue(read(text), WHOLE).value as Json }]
  })
  const masked = keys?.payloads(kept) ?? []
  const data = new Map(kept.map(({ index }, at) => [index, { data: masked[at] }]))
  const events = names.map((event, index) => {
    return { event: event || unnamed, ms: roundMs(times[index] ?? 0), ...data.get(index) }
  })
  return { name: stream.name, count, dropped, events }
}

function encodeFailure({ stream }: Entry, mask: (text: string) => string): Pick<JournalStream, 'failure'> {
  const failure = stream?.failure
  if (failure === undefined) return {}
  return { failure: redactCredentials(mask(describeFailure({ ...failure, message: toText(failure.message) }))) }
}

function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10
}
