import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { ExchangeJudge } from '../../runtime/judge/exchange.ts'
import { describeFinding, type Finding, isViolation } from '../../runtime/judge/finding.ts'
import type { ReceivedBody } from '../../runtime/judge/request.ts'
import { showLine } from '../../settings/errors.ts'
import { toBytes } from './recorded-body.ts'
import type { RecordedInteraction, RecordedReply, RecordedRequest } from './recorded-interaction.ts'
import { isCallbackName } from './secrets.ts'

/** Judges a recorded exchange whose external files have been loaded. */
export function judgeRecorded(contract: JudgedContract, exchange: RecordedInteraction): readonly Finding[] {
  const { request, reply, end } = exchange
  const findings: Finding[] = []
  const onFinding = (finding: Finding) => void findings.push(finding)
  const judge = new ExchangeJudge(contract, request, { onFinding })
  judge.takeRequest(getBody(request))
  const body = reply && judge.takeReply(reply.status, reply.headers['content-type'] ?? '')
  if (body && request.method !== 'HEAD') {
    const { 'content-encoding': encoding = 'identity' } = reply.headers
    if (encoding === 'identity') {
      body.feed(getReplyBytes(reply))
      body.end(end === 'whole' ? undefined : 'aborted')
    } else onFinding({ rule: 'unchecked', place: 'body', message: `it is encoded as ${encoding}`, by: 'server' })
  }
  if (end === 'closed early by the target') judge.closeEarly()
  return judge.route && !isRefused(exchange) ? [...findings, ...requestedCallbacks(request)] : findings
}

function isRefused({ reply }: RecordedInteraction): boolean {
  return reply !== undefined && reply.status >= 400 && reply.status < 500
}

function getBody({ body = { text: '' } }: RecordedRequest): ReceivedBody {
  if ('form' in body) return { isTooLarge: false, text: '', fields: body.form }
  return { isTooLarge: false, text: toBytes(body).toString() }
}

export function getReplyBytes({ body = { text: '' } }: RecordedReply): Buffer {
  if ('chunks' in body) return Buffer.concat(body.chunks.map(toBytes))
  return 'form' in body ? Buffer.alloc(0) : toBytes(body)
}

/** Whether a finding is an error of the recording. An invalid request that the deployment refused is not. */
export function isRecordingError(exchange: RecordedInteraction, finding: Finding): boolean {
  return isViolation(finding) && !(finding.by === 'client' && isRefused(exchange))
}

/** `exchange 3, POST /v1/messages 200: violation: reply event 4 message_delta: … [order]`, with control characters as escapes. */
export function describeRecorded(
  exchange: RecordedInteraction,
  finding: Finding,
  unclear?: ReadonlySet<string>,
): string {
  const { number, request, reply } = exchange
  const status = reply ? ` ${reply.status}` : ''
  const isIgnored = isViolation(finding) && !isRecordingError(exchange, finding)
  const sentence = `${isIgnored ? 'refused, ' : ''}${describeFinding(finding, unclear)}`
  return showLine(`exchange ${number}, ${request.method} ${request.path}${status}: ${sentence}`)
}

/** The callbacks requested by a request: the recorder does not see them, so the recording has none. */
function requestedCallbacks(request: RecordedRequest): readonly Finding[] {
  return listCallbackFields(request).map((pointer) => {
    const message = 'the callbacks to this address are not in the recording, and are not replayed'
    return { rule: 'unchecked', place: pointer, message, by: 'client' }
  })
}

/** The fields of a request that ask for callbacks, such as `body.metadata.callback_url`. */
export function listCallbackFields({ body }: RecordedRequest): readonly string[] {
  return body !== undefined && 'json' in body ? findAddresses(body.json, 'body') : []
}

function findAddresses(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return findAddresses(inner, `${pointer}.${name}`)
    return isCallbackName(name) && inner !== '' ? [`${pointer}.${name}`] : []
  })
}
