import type { Stream } from '../../runtime/contract.ts'
import { essence } from '../../runtime/http/media-types.ts'
import { ownValue } from '../../runtime/json.ts'
import { streamedEqualsWhole } from '../../runtime/judge/difference.ts'
import { type Finding, isViolation, toQuestion } from '../../runtime/judge/finding.ts'
import { StreamJudge, type StreamJudgeOptions } from '../../runtime/judge/stream.ts'
import type { JudgedEvent } from '../../runtime/judge/stream-rule.ts'
import { findRoute, findStream } from '../contract.ts'
import { send } from '../http/send.ts'
import { curlLine, maskHeaders, wireRequest } from '../http/wire-request.ts'
import { eventFindings } from '../judge/expected-events.ts'
import { type Observed, readReceived } from '../judge/received.ts'
import { judgeReply, readRequest } from '../judge/reply.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import { withOwnModels } from '../targets/own-models.ts'
import type { Target } from '../targets/target.ts'
import type { Case } from '../verdict.ts'

/** Sends the request of a case and judges the reply. */
export async function observe(original: Case, target: Target, timeoutMs: number): Promise<Observed> {
  const given = withOwnModels(original, target.models ?? [])
  const wire = wireRequest(given.operationId, given.request, target)
  const curl = curlLine(maskHeaders(wire, target.headers), target.key)
  try {
    const response = await send(wire, AbortSignal.timeout(timeoutMs))
    return { curl, ...(await judge(given, response, { target, timeoutMs })) }
  } catch (error) {
    return { curl, findings: [failure(error, timeoutMs)], events: [] }
  }
}

interface JudgeContext {
  readonly target: Target
  readonly timeoutMs: number
}

const by = 'server'

function failure(error: unknown, timeoutMs: number): Finding {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { rule: 'timeout', place: 'reply', message: `did not end within ${timeoutMs} ms`, by }
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return { rule: 'connection', place: 'reply', message: `connection failed: ${reason}`, by }
}

async function judge(
  given: Case,
  response: Response,
  { target, timeoutMs }: JudgeContext,
): Promise<Omit<Observed, 'curl'>> {
  const { stream } = given.expect
  const contentType = response.headers.get('content-type') ?? ''
  // Without conditions, the request does not tell whether the reply is a stream.
  const isChosen = findRoute(given.operationId).streams.some(({ when }) => when !== undefined)
  const isStream = isChosen || essence(contentType) === 'text/event-stream'
  const streams = stream !== undefined && response.status < 300 && target.features.has('streams') && isStream
  const request = target.features.has('answers') ? readRequest(given.operationId, given.request) : undefined
  const live = streams ? judgeLive(findStream(stream), { contentType, request }) : undefined
  const { bytes, end } = await readBody(response, live)
  const received = readReceived(response, bytes)
  const { findings = [], events = [] } = live ?? {}
  if (end === 'left') return { findings, received, events }
  if (end !== 'whole') return { findings: [...findings, failure(end.error, timeoutMs)], received, events }
  live?.end()
  const ofReply = [...judgeReply(given, received, target.features), ...(target.review?.(given, received) ?? [])]
  const ofEvents = live ? eventFindings(given, events) : []
  const ofWhole = live && !findings.some(isViolation) ? wholeFindings(given, events) : []
  return { findings: [...ofReply, ...findings, ...ofEvents, ...ofWhole], received, events }
}

/** Judges a stream as it arrives. */
function judgeLive(stream: Stream, options: Pick<StreamJudgeOptions, 'contentType' | 'request'>) {
  const events: JudgedEvent[] = []
  const findings: Finding[] = []
  const judge = new StreamJudge(stream, {
    ...options,
    rules: ownValue(getJudgedDocuments().rules.streams, stream.operationId),
    onEvent: (event) => events.push(event),
    onFinding: (finding) => findings.push(finding),
  })
  return { events, findings, feed: (bytes: Uint8Array) => judge.feed(bytes), end: () => judge.end() }
}

function wholeFindings({ operationId, expect, choice }: Case, events: readonly JudgedEvent[]): Finding[] {
  const rules = ownValue(getJudgedDocuments().rules.streams, operationId)
  const found = rules && expect.whole !== undefined ? streamedEqualsWhole(rules, events, expect.whole) : []
  return found.map((finding) => ({ ...finding, ...toQuestion(choice) }))
}

/** Listener to a body while it arrives. */
interface Listener {
  readonly findings: readonly Finding[]
  feed(bytes: Uint8Array): void
}

/** The received part of a body. */
interface Body {
  readonly bytes: Uint8Array
  readonly end: 'whole' | 'left' | { readonly error: unknown }
}

/** An invalid stream may never end: time to read on after the first finding, for more findings. */
const graceMs = 1000

/** Reads a body to its end, or for a while after the first finding of the listener. */
async function readBody({ body }: Pick<Response, 'body'>, listener?: Listener): Promise<Body> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  let end: Body['end'] = 'whole'
  let leaving: NodeJS.Timeout | undefined
  const leave = (): void => {
    end = 'left'
    void reader?.cancel()
  }
  try {
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      chunks.push(read.value)
      listener?.feed(read.value)
      if (listener && listener.findings.length > 0) leaving ??= setTimeout(leave, graceMs)
    }
  } catch (error) {
    end = { error }
  } finally {
    clearTimeout(leaving)
  }
  return { bytes: Buffer.concat(chunks), end }
}
