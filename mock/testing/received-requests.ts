import type { Handlers as ChatHandlers } from '../../generated/chat-completions/handlers.ts'
import type { Handlers as GatewayHandlers } from '../../generated/handlers.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { quote } from '../../runtime/validation/quote.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { encodeEntry } from '../control/encode-entry.ts'
import type { components } from '../control/generated/types/control.ts'
import { assembleAnswer, getPartText, type JournalRequest, joinParts } from '../conversation/assemble-answer.ts'
import { lastUserText } from '../conversation/last-user-text.ts'
import { listFindings } from '../journal/client-findings.ts'
import type { Sandbox } from '../sandbox.ts'

type Handlers = GatewayHandlers & ChatHandlers

/** An operation of the gateway, or of another document. */
export type OperationName = keyof Handlers | (string & Record<never, never>)

/** What the contract says of the body of an operation; a refused request may have sent something else. */
type BodyOf<O> = O extends keyof Handlers ? Parameters<Handlers[O]>[0]['body'] : unknown

/** A request of the journal, as `control.getRequest` returns it, with what a test asks about. */
export interface ReceivedRequest<O extends OperationName = OperationName> extends Omit<JournalRequest, 'body'> {
  readonly body: BodyOf<O>
  /** The last text of the user, in any format. */
  readonly text: string
  readonly answer: ReceivedAnswer
}

/** An answer in any format, put together from its events or its reply. */
export interface ReceivedAnswer {
  readonly text: string
  readonly thinking: string
  readonly refusal: string
  /** The arguments are parsed, unless they are not JSON. */
  readonly toolCalls: readonly { readonly name: string; readonly arguments: unknown }[]
  /** Why the answer ended, in the words of its format. */
  readonly finish: string | undefined
  readonly usage: Readonly<Record<string, unknown>> | undefined
  readonly error: string | undefined
  /** Whether the journal has dropped a part of it. */
  readonly isTruncated: boolean
}

/** What a mock knows of the requests to its sandbox. */
export interface Received {
  /** False for a mock without a journal, whose `requests` throws. */
  readonly hasJournal: boolean
  /** The requests in order of arrival, or those for one operation. Throws a `TypeError` for an unknown operation. */
  requests<O extends OperationName>(filter?: { readonly operation?: O }): readonly ReceivedRequest<O>[]
  /** The number of older requests that the journal has dropped. */
  forgottenRequests(): number
  /** What clients did wrong after a fault, a temporary error or a broken stream, such as a retry without a delay. */
  clientFindings(): readonly ClientFinding[]
  /** The scenarios that have answered no request. */
  unusedScenarios(): readonly UnusedScenario[]
}

/** A finding on a request, because of what became of an earlier one. */
export type ClientFinding = components['schemas']['ClientFinding']

export interface UnusedScenario {
  readonly name: string
  /** Its place, such as `scenarios.yaml:12`. */
  readonly origin: string
}

/** Reads the journal of a sandbox, which is found again for every call: a reset replaces it. */
export function readReceived(getSandbox: () => Sandbox, hasJournal: boolean): Received {
  return {
    hasJournal,
    requests: ({ operation } = {}) => {
      if (!hasJournal)
        throw new TypeError('mock.requests: createMock was told to keep no journal, by `journal: false`.')
      return listRequests(getSandbox(), operation)
    },
    forgottenRequests: () => getSandbox().control.journal.forgotten,
    clientFindings: () => listFindings(getSandbox().control.judgedBy.clientFindings),
    unusedScenarios: () => {
      const unused = getSandbox()
        .scenarios.list()
        .filter(({ answered }) => answered === 0)
      return unused.map(({ scenario, origin }) => ({ name: scenario.name, origin }))
    },
  }
}

function listRequests<O extends OperationName>(
  { contract, control: { journal, judgedBy } }: Sandbox,
  operation: O | undefined,
): readonly ReceivedRequest<O>[] {
  const names = contract.routes.map(({ operationId }) => operationId)
  if (operation !== undefined && !names.includes(operation))
    throw new TypeError(`mock.requests: unknown operation ${quote(operation)}; ${suggestion(operation, names)}`)
  return [...journal.all()]
    .filter(({ route }) => operation === undefined || route?.operationId === operation)
    .map((entry) => describeRequest<O>(encodeEntry(entry, { ...judgedBy, isWhole: true })))
}

function describeRequest<O extends OperationName>(request: JournalRequest): ReceivedRequest<O> {
  const body = request.body as BodyOf<O>
  return { ...request, body, text: lastUserText(body), answer: describeAnswer(request) }
}

function describeAnswer(request: JournalRequest): ReceivedAnswer {
  const { parts, usage, finish, error, dropped } = assembleAnswer(request)
  const toolCalls = parts
    .filter(({ kind }) => kind === 'tool call')
    .map((part) => ({ name: part.name, arguments: parseArguments(getPartText(part)) }))
  return {
    text: joinParts(parts, 'text'),
    thinking: joinParts(parts, 'thinking'),
    refusal: joinParts(parts, 'refusal'),
    toolCalls,
    finish,
    usage,
    error,
    isTruncated: dropped > 0,
  }
}

/** A call without arguments has an empty text in some formats. */
function parseArguments(text: string): unknown {
  return text === '' ? {} : tryParseJson(text, text)
}
