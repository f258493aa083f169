import { randomBytes } from 'node:crypto'
import type { Finding } from '../../runtime/judge/finding.ts'
import type { SuiteContract } from '../contract.ts'
import type { Pace } from '../http/pace.ts'
import { formatCurl, maskHeaders, toWireRequest, type WireRequest } from '../http/wire-request.ts'
import { replaceModels } from '../targets/model-aliases.ts'
import type { Target } from '../targets/target.ts'
import type { Moment } from '../verdict.ts'
import type { ChatRequest, Turn } from './chat.ts'
import { type AskOptions, askGateway, type ClientExchange } from './client.ts'
import type { WireFormat } from './formats/format.ts'
import { TimeLine } from './moments.ts'
import type { Script, UpstreamExchange } from './script.ts'
import type { Upstream } from './upstream.ts'

/** What any gateway owes, whatever its formats; the name of a rule stands in findings, in reports and in the ids of cases. */
export const relayRules = {
  'request-lost': 'what the client says reaches the upstream, or is refused with a 400 that names it',
  'request-altered': 'what the client says reaches the upstream with its meaning',
  'credential-leak': 'no key, address or header of one side reaches the other, in errors too',
  'text-altered': 'what the model says arrives character by character',
  'call-altered': 'name, id and arguments of a call arrive as the model made it',
  'usage-altered': 'tokens are counted as the upstream counts them',
  'stop-reason-altered': 'the client learns why the answer ended',
  'stream-buffered': 'words arrive when the upstream sends them',
  'stream-order': "no event is lost, doubled or swapped, and the stream is legal in the client's format",
  'failure-hidden': 'a failure of the upstream is a failure for the client, and soon',
  'error-misread': "an error arrives as an error of the same kind, in the client's format, with its Retry-After",
  'cancel-not-forwarded': "the upstream's request ends when the client goes away",
  'streams-mixed': 'no word of one stream arrives in another',
  'request-repeated': 'a request that the upstream has begun to answer is not sent again',
  'whole-differs-from-stream': 'an answer is the same whole and streamed',
  'size-refused': 'large requests pass, or a 413 says why not',
} as const

export type RelayRule = keyof typeof relayRules

/** The gateway between its client and its upstream. */
export interface RelayContext {
  /** The format of the client. */
  readonly format: WireFormat
  /** The format in which the gateway asks the upstream for this client. */
  readonly upstreamFormat: WireFormat
  readonly contract: SuiteContract
  readonly target: Target
  readonly upstream: Upstream
  readonly pace: Pace
}

/** One request through the gateway, seen from both sides. */
export interface Relayed {
  readonly asked: ChatRequest
  readonly client: ClientExchange
  /** The requests of the gateway: more than one if it has tried again. */
  readonly upstream: readonly UpstreamExchange[]
  readonly curl: string
  readonly moments: readonly Moment[]
}

/** A finding of the rule of its case, unless it names another. */
export type RelayFinding = Omit<Finding, 'rule'> & { readonly rule?: RelayRule }

export interface RelayResult {
  readonly findings: readonly RelayFinding[]
  /** The exchange that the findings are about. */
  readonly relayed: Relayed
}

export interface RelayCase {
  readonly rule: RelayRule
  /** The rest of its id, as in `unicode/streamed`. */
  readonly name: string
  /**
   * `failing`: the upstream fails, and a gateway may stop asking it after a few failures in a row; `stalling`: the case waits
   * for the gateway to lose patience.
   */
  readonly stage?: 'failing' | 'stalling'
  run(context: RelayContext): Promise<RelayResult>
}

type Options = Pick<AskOptions, 'onFirstText' | 'leaveOn'> & Partial<Pick<AskOptions, 'timeoutMs'>>

/** Sends a request to the gateway, whose upstream plays the script. */
export async function relay(
  context: Omit<RelayContext, 'upstreamFormat'>,
  script: Script,
  request: Partial<ChatRequest> = {},
  options: Options = {},
): Promise<Relayed> {
  const { format, target, upstream, pace } = context
  await pace.waitForTurn()
  const mark = `relay-mark-${randomBytes(6).toString('hex')}`
  const { turns = [userTurn('Say what you are told to say.')], ...rest } = request
  const asked: ChatRequest = {
    model: 'gw-text-large',
    stream: false,
    maxTokens: 400,
    ...rest,
    turns: addMark(turns, mark),
  }
  const timeLine = new TimeLine()
  const exchanges = upstream.expect(mark, script, timeLine)
  const wire = writeWire(context, asked)
  try {
    const client = await askGateway(wire, { format, timeLine, timeoutMs: pace.timeoutMs, ...options })
    return {
      asked,
      client,
      upstream: exchanges,
      curl: formatCurl(maskHeaders(wire, target.headers), target.key),
      moments: timeLine.moments,
    }
  } finally {
    // A gateway may try again after its client has got an error.
    setTimeout(() => upstream.forget(mark), 5000).unref()
  }
}

export function userTurn(text: string): Turn {
  return { role: 'user', parts: [{ kind: 'text', text }] }
}

/** The mark by which the upstream finds the script stands in the last text of the user. */
function addMark(turns: readonly Turn[], mark: string): Turn[] {
  const last = turns.at(-1) ?? userTurn('')
  return [...turns.slice(0, -1), { ...last, parts: [...last.parts, { kind: 'text', text: `[${mark}]` }] }]
}

/** The credential of an operation that the contract does not have. */
const bearer = [[{ in: 'bearer' as const, name: 'authorization', alias: false }]]

function writeWire(
  { format, target, contract }: Omit<RelayContext, 'upstreamFormat'>,
  asked: ChatRequest,
): WireRequest {
  const { path, query, headers, body } = format.writeRequest(asked)
  const json = { 'content-type': 'application/json', ...headers }
  const request = { method: 'POST', path, query, headers: json, ...(body === undefined ? {} : { body }) }
  const renamed = replaceModels({ request }, target.models ?? [])
  const operation = contract.operationsById.get(format.operationId(asked.stream))
  return toWireRequest(renamed.request, operation?.credentials ?? bearer, target)
}

/** A violation of a relay rule. `where` is a part of the exchange, as in `usage.cached`. */
export function violate(where: string, message: string): RelayFinding {
  return { place: where, message, by: 'server' }
}

/** A difference that is no fault: `difference` is its row in `differences.ts`. */
export function note(difference: string, message: string): RelayFinding {
  return { ...violate('relay', message), question: difference }
}

/** The failure of a reply that should have come; none if it came. */
export function findFailure({ client, upstream }: Relayed): RelayFinding[] {
  const { failure } = client.reply
  if (failure === undefined) return []
  const asked = upstream.length === 0 ? ', and the upstream was not asked' : ''
  return [violate('status', `the client got a failure${asked}: ${failure}: ${client.body.slice(0, 200)}`)]
}

/** Judges a reply that should have come, by what is found in it if it came. */
export function judgeReply(relayed: Relayed, find: () => readonly RelayFinding[]): RelayResult {
  const failures = findFailure(relayed)
  return { findings: failures.length > 0 ? failures : find(), relayed }
}
