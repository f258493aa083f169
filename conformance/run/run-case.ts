import type { Stream } from '../../runtime/contract.ts'
import { findItemStream } from '../../runtime/http/choose-stream.ts'
import { essence } from '../../runtime/http/media-types.ts'
import { ownValue } from '../../runtime/json.ts'
import { streamedEqualsWhole } from '../../runtime/judge/difference.ts'
import { type Finding, isViolation, toQuestion } from '../../runtime/judge/finding.ts'
import { StreamJudge, type StreamJudgeOptions } from '../../runtime/judge/stream.ts'
import type { JudgedEvent } from '../../runtime/judge/stream-rule.ts'
import type { SuiteContract } from '../contract.ts'
import { sendRequest } from '../http/send-request.ts'
import { formatCurl, maskHeaders, toWireRequest } from '../http/wire-request.ts'
import { eventFindings } from '../judge/expected-events.ts'
import { makeFinding } from '../judge/findings.ts'
import { type RequestResult, readReply } from '../judge/received.ts'
import { judgeCaseReply, readRequest } from '../judge/reply.ts'
import { replaceModels } from '../targets/model-aliases.ts'
import type { Target } from '../targets/target.ts'
import type { Case } from '../verdict.ts'

interface CaseContext {
  readonly contract: SuiteContract
  readonly timeoutMs: number
}

/** Sends the request of a case and judges the reply. */
export async function runCase(original: Case, target: Target, context: CaseContext): Promise<RequestResult> {
  const { contract, timeoutMs } = context
  const testCase = replaceModels(original, target.models ?? [])
  const { credentials } = contract.findOperation(testCase.operationId)
  const wire = toWireRequest(testCase.request, credentials, target)
  const curl = formatCurl(maskHeaders(wire, target.headers), target.key)
  try {
    const response = await sendRequest(wire, AbortSignal.timeout(timeoutMs))
    return { curl, ...(await judgeResponse(testCase, response, { ...context, target })) }
  } catch (error) {
    return { curl, findings: [connectionFinding(error, timeoutMs)], events: [] }
  }
}

function connectionFinding(error: unknown, timeoutMs: number): Finding {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return makeFinding('timeout', 'end', `did not come within ${timeoutMs} ms`)
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return makeFinding('connection', 'end', `did not come: ${reason}`)
}

interface JudgeContext extends CaseContext {
  readonly target: Target
}

async function judgeResponse(
  testCase: Case,
  response: Response,
  { contract, target, timeoutMs }: JudgeContext,
): Promise<Omit<RequestResult, 'curl'>> {
  const { operationId, request } = testCase
  const contentType = response.headers.get('content-type') ?? ''
  const stream = findExpectedStream(testCase, response, { contract, features: target.features })
  const sentRequest = target.features.has('answers') ? readRequest(contract, operationId, request) : undefined
  const live = stream && judgeStream(contract, stream, { contentType, request: sentRequest })
  const { bytes, end } = await readBody(response, live)
  const received = readReply(response, bytes)
  const { findings = [], events = [] } = live ?? {}
  const observed = { received, events, ...(stream === undefined ? {} : { stream: stream.name }) }
  if (end === 'left') return { findings, ...observed }
  if (end !== 'whole') return { findings: [...findings, connectionFinding(end.error, timeoutMs)], ...observed }
  live?.end()
  const replyFindings = [
    ...judgeCaseReply(testCase, received, { contract, features: target.features }),
    ...(target.review?.(testCase, received, contract.findOperation(operationId)) ?? []),
  ]
  const wholeStream = live && !findings.some(isViolation) ? compareWithWhole(contract, testCase, events) : []
  return {
    findings: [...replyFindings, ...findings, ...(live ? eventFindings(testCase, events) : []), ...wholeStream],
    ...observed,
  }
}

/** The stream that the reply says it is, or must be, if it is to be judged as one. */
function findExpectedStream(
  { expect: { stream }, operationId }: Case,
  { headers, status }: Response,
  { contract, features }: Pick<CaseContext, 'contract'> & Pick<Target, 'features'>,
): Stream | undefined {
  if (!features.has('streams')) return undefined
  const mediaType = essence(headers.get('content-type') ?? '')
  const route = contract.findRoute(operationId)
  const described = findItemStream(route, status, mediaType)
  if (described !== undefined) return described
  const expected = stream === undefined || status >= 300 ? undefined : contract.findStream(stream)
  if (expected === undefined || (expected.reply !== undefined && expected.when === undefined)) return undefined
  // Without conditions, the request does not tell whether the reply is a stream.
  const isChosen = route.streams.some(({ when }) => when !== undefined)
  return isChosen || mediaType === 'text/event-stream' ? expected : undefined
}

/** Judges a stream as it arrives. */
function judgeStream(
  { rules }: SuiteContract,
  stream: Stream,
  options: Pick<StreamJudgeOptions, 'contentType' | 'request'>,
) {
  const events: JudgedEvent[] = []
  const findings: Finding[] = []
  const judge = new StreamJudge(stream, {
    ...options,
    rules: ownValue(rules.streams, stream.operationId),
    onEvent: (event) => events.push(event),
    onFinding: (finding) => findings.push(finding),
  })
  return { events, findings, feed: (bytes: Uint8Array) => judge.feed(bytes), end: () => judge.end() }
}

/** Compares the events of a stream with the whole reply to the same request. */
function compareWithWhole(
  contract: SuiteContract,
  { operationId, expect, choice }: Case,
  events: readonly JudgedEvent[],
): Finding[] {
  const rules = ownValue(contract.rules.streams, operationId)
  const findings = rules && expect.whole !== undefined ? streamedEqualsWhole(rules, events, expect.whole) : []
  return findings.map((finding) => ({ ...finding, ...toQuestion(choice) }))
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
  let timer: NodeJS.Timeout | undefined
  const stopReading = (): void => {
    end = 'left'
    void reader?.cancel()
  }
  try {
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      chunks.push(read.value)
      listener?.feed(read.value)
      if (listener && listener.findings.length > 0) timer ??= setTimeout(stopReading, graceMs)
    }
  } catch (error) {
    end = { error }
  } finally {
    clearTimeout(timer)
  }
  return { bytes: Buffer.concat(chunks), end }
}
