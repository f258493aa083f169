import { eventFindings } from './judge/expected-events.ts'
import { type Received, readReceived } from './judge/received.ts'
import { judgeReply } from './judge/reply.ts'
import { judgeStream } from './judge/stream.ts'
import { curlLine, send, wireRequest } from './send.ts'
import { findStream } from './stream-tables.ts'
import type { Target } from './targets/target.ts'
import type { Case, Finding } from './verdict.ts'

/** What came of one request. */
export interface Observed {
  readonly curl: string
  readonly findings: readonly Finding[]
  /** Absent where no whole reply came. */
  readonly received?: Received
  readonly events: readonly { readonly event: string; readonly data: unknown }[]
}

/** Sends the request of a case, and judges what comes back. */
export async function observe(given: Case, target: Target, timeoutMs: number): Promise<Observed> {
  const wire = wireRequest(given.operationId, given.request, target)
  const curl = curlLine(wire, target.key)
  try {
    const response = await send(wire, AbortSignal.timeout(timeoutMs))
    return { curl, ...(await judge(given, response, target)) }
  } catch (error) {
    return { curl, findings: [failure(error, timeoutMs)], events: [] }
  }
}

function failure(error: unknown, timeoutMs: number): Finding {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { rule: 'timeout', place: 'reply', message: `did not end within ${timeoutMs} ms` }
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return { rule: 'connection', place: 'reply', message: `broke off: ${reason}` }
}

async function judge(given: Case, response: Response, target: Target): Promise<Omit<Observed, 'curl'>> {
  const { stream } = given.expect
  const streams = stream !== undefined && response.status < 300 && target.features.has('streams')
  const bytes = await response.bytes()
  const received = readReceived(response, bytes)
  const findings = judgeReply(given, received, target.features)
  if (!streams) return { findings, received, events: [] }
  const contentType = response.headers.get('content-type') ?? ''
  const judged = await judgeStream(findStream(stream), chunksOf(bytes), { contentType })
  return {
    findings: [...findings, ...judged.findings, ...eventFindings(given, judged.events)],
    received,
    events: judged.events,
  }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
