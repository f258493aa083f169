import { truncateValue, WHOLE } from '../../proxy/recording/truncate.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { getVerdict } from '../../runtime/judge/finding.ts'
import { getClientName } from '../journal/client-name.ts'
import type { Entry, KeptValue } from '../journal/entry.ts'
import { getRedact } from '../journal/redact.ts'
import type { StreamRecord } from '../journal/stream-record.ts'
import type { MockContract } from '../mock-contract.ts'
import type { components } from './generated/types/control.ts'
import { type EntryFinding, judgeEntry } from './judge-entry.ts'

type JournalRequest = components['schemas']['JournalRequest']
type JournalStream = components['schemas']['JournalStream']

export interface EntryView {
  readonly contract: MockContract
  /** Includes all that is kept of bodies and events; otherwise bodies are shortened, and events have no payloads. */
  readonly isWhole: boolean
}

export function encodeEntry(entry: Entry, { contract, isWhole }: EntryView): JournalRequest {
  const { judged } = contract
  const redact = getRedact(contract)
  const mask = (value: unknown) => redact.json(value, entry)
  const show = ({ value, isTruncated }: KeptValue) => {
    const shown = truncateValue(value, isWhole ? WHOLE : undefined)
    return { value: mask(shown.value), isTruncated: isTruncated || shown.isTruncated }
  }
  const body = show(entry.body)
  const reply = show(entry.replyBody)
  const { id, at, method, url, requestBytes, replyBytes, route, stream, status, ms, ended, answeredBy, warning } = entry
  const headers = redact.headers(entry.headers)
  const isScripted = answeredBy.some(({ kind }) => kind === 'scripted')
  return {
    id,
    at,
    method,
    path: redact.url(url),
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
    answeredBy: [...answeredBy],
    reply: reply.value,
    replyIsTruncated: reply.isTruncated || (stream?.dropped ?? 0) > 0,
    ...(warning === undefined ? {} : { warning }),
    verdicts: judgeEntry(entry, judged).map((finding) => ({
      ...encodeFinding({ ...finding, message: String(mask(finding.message)) }, judged.rules.unclear),
      ...(isScripted && finding.by === 'server' ? { verdict: 'scripted' } : {}),
    })),
    stream: stream === undefined ? null : encodeStream(stream, isWhole ? mask : undefined),
  }
}

type ShownFinding = components['schemas']['Finding']

function encodeFinding({ source, ...finding }: EntryFinding, unclear?: ReadonlySet<string>): ShownFinding {
  return { verdict: getVerdict(finding, unclear), ...finding, ...(source ? { source: [...source] } : {}) }
}

/** Events of a stream in lists. */
const MAX_LISTED = 500

/** Without a mask, the payloads are left out. */
function encodeStream(record: StreamRecord, mask: ((value: unknown) => unknown) | undefined): JournalStream {
  const { stream, count, dropped, times } = record
  const payloads = mask === undefined ? [] : record.data
  // The data of a described stream may be text.
  const read = (text: string) => tryParseJson(text, stream.reply && text)
  const unnamed = stream.events.find(({ anyName }) => anyName)?.name ?? ''
  const names = mask === undefined ? record.names.slice(0, MAX_LISTED) : record.names
  const events = names.map((event, index) => {
    const text = payloads[index]
    const data = mask && text !== undefined && { data: mask(truncateValue(read(text), WHOLE).value) }
    return { event: event || unnamed, ms: roundMs(times[index] ?? 0), ...data }
  })
  return { name: stream.name, count, dropped, events }
}

function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10
}
