import type { Exchange } from './raw-connection.ts'
import { excerptBytes, type Reply } from './reply-parser.ts'
import type { FuzzRequest } from './request.ts'

/** What is wrong with the answer to one request. */
export interface Finding {
  readonly kind:
    | 'server-error'
    | 'hang'
    | 'unanswered'
    | 'malformed-reply'
    | 'bad-json'
    | 'leak'
    | 'open-control'
    | 'next-request'
    | 'crash'
  readonly message: string
}

export function judgeExchange(request: FuzzRequest, exchange: Exchange): Finding[] {
  const { replies, malformed, isLate, isClosed } = exchange
  const [first] = replies
  const isPipelined = request.delivery === 'pipelined'
  const findings = (isPipelined ? replies.slice(0, 1) : replies).flatMap((reply) => judgeReply(request, reply))
  if (malformed !== undefined) {
    if (!isCutByClient.has(request.delivery)) findings.push({ kind: 'malformed-reply', message: malformed })
  } else if (isLate) {
    const isAnswered = replies.at(-1)?.closes === true
    const what = isAnswered ? 'the connection stays open behind a reply that closes it' : 'no reply, no end'
    findings.push({ kind: 'hang', message: what })
  } else if (isPipelined && first?.closes === false) {
    findings.push(...judgeNext({ ...exchange, replies: replies.slice(1) }))
  } else if (isClosed && first === undefined && mustAnswer.has(request.delivery)) {
    findings.push({ kind: 'unanswered', message: 'the server closes the connection without a reply' })
  }
  return findings
}

const isCutByClient: ReadonlySet<string> = new Set(['cut-off', 'read-partly'])
/** Deliveries whose request arrives whole from a client that stays. */
const mustAnswer: ReadonlySet<string> = new Set(['whole', 'pieces', 'slow-start', 'pipelined'])

/** Judges the good request that follows on the same connection. */
export function judgeNext({ replies, malformed, isLate }: Exchange): Finding[] {
  const [reply] = replies
  if (isLate) return [{ kind: 'hang', message: 'the next request on the connection has no reply' }]
  if (malformed !== undefined) return [{ kind: 'malformed-reply', message: `reply to the next request: ${malformed}` }]
  if (reply === undefined)
    return [{ kind: 'next-request', message: 'the connection closes unannounced before the next request is answered' }]
  return reply.status === 200
    ? []
    : [{ kind: 'next-request', message: `the next request gets ${describeReply(reply)}` }]
}

function judgeReply(request: FuzzRequest, reply: Reply): Finding[] {
  const { status, mediaType, body } = reply
  const findings: Finding[] = []
  if (status >= 500 && !request.mayFail) findings.push({ kind: 'server-error', message: describeReply(reply) })
  if (isUnlocked(request, reply))
    findings.push({ kind: 'open-control', message: `the controls answer ${status} without their key` })
  if (/\bjson\b/.test(mediaType) && body.length > 0 && request.delivery !== 'half-close' && !isJson(body))
    findings.push({ kind: 'bad-json', message: describeReply(reply) })
  if (status >= 400 && stackLine.test(body.toString('latin1')))
    findings.push({ kind: 'leak', message: `a stack in ${describeReply(reply)}` })
  return findings
}

const stackLine = /\bat (async )?[\w.<> ]*\(?(file:|node:|\/)[^\s)]*:\d+:\d+/

function isUnlocked({ isControl, hasControlKey, mutations }: FuzzRequest, { status, mediaType }: Reply): boolean {
  // Without a key there is the page, and the answers to preflights.
  const isPage =
    /html|javascript|css|svg/.test(mediaType) || mutations.some((name) => /origin|method|odd target/.test(name))
  return isControl && !hasControlKey && status < 300 && !isPage
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return true
  } catch {
    return false
  }
}

function describeReply({ status, body }: Reply): string {
  return `${status} ${excerptBytes(body)}`
}
