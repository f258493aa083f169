import { truncateValue } from '../../proxy/recording/truncate.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { type Finding, getVerdict } from '../../runtime/judge/finding.ts'
import type { Entry } from '../journal/entry.ts'
import { getRedact } from '../journal/redact.ts'
import type { StreamRecord } from '../journal/stream-record.ts'
import type { MockContract } from '../mock-contract.ts'
import type { components } from './generated/types/control.ts'
import { judgeEntry } from './judge-entry.ts'

type JournalRequest = components['schemas']['JournalRequest']
type JournalStream = components['schemas']['JournalStream']

export interface EntryView {
  readonly contract: MockContract
  /** Includes the payloads of events. */
  readonly withData: boolean
}

export function encodeEntry(entry: Entry, { contract, withData }: EntryView): JournalRequest {
  const { judged } = contract
  const redact = getRedact(contract)
  const mask = (value: unknown) => redact.json(value, entry)
  const { id, at, method, url, headers, body, route, status, ms, ended, answeredBy, warning } = entry
  const isScripted = answeredBy.some(({ kind }) => kind === 'scripted')
  return {
    id,
    at,
    method,
    path: redact.url(url),
    operationId: route?.operationId ?? null,
    headers: redact.headers(headers),
    body: mask(body.value),
    bodyIsTruncated: body.isTruncated,
    status,
    ms: ms === null ? null : roundMs(ms),
    ended,
    answeredBy: [...answeredBy],
    reply: mask(entry.shownReply),
    ...(warning === undefined ? {} : { warning }),
    verdicts: judgeEntry(entry, judged).map((finding) => ({
      ...encodeFinding(finding, judged.rules.unclear),
      ...(isScripted && finding.by === 'server' ? { verdict: 'scripted' } : {}),
    })),
    stream: entry.stream === undefined ? null : encodeStream(entry.stream, withData ? mask : undefined),
  }
}

type ShownFinding = components['schemas']['Finding']

export function encodeFinding({ source, ...finding }: Finding, unclear?: ReadonlySet<string>): ShownFinding {
  return { verdict: getVerdict(finding, unclear), ...finding, ...(source ? { source: [...source] } : {}) }
}

/** Without a mask, the payloads are left out. */
function encodeStream(
  { stream, count, names, times, data: payloads }: StreamRecord,
  mask: ((value: unknown) => unknown) | undefined,
): JournalStream {
  // The data of a described stream may be text.
  const read = (text = '') => tryParseJson(text, stream.reply && text)
  const unnamed = stream.events.find(({ anyName }) => anyName)?.name ?? ''
  const shown = names.map((event, index) => {
    const data = mask && payloads && { data: mask(truncateValue(read(payloads[index])).value) }
    return { event: event || unnamed, ms: roundMs(times[index] ?? 0), ...data }
  })
  return { name: stream.name, count, events: shown }
}

function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10
}
