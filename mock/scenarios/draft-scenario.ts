import { stringify } from 'yaml'
import type { Route } from '../../runtime/contract.ts'
import { decodePercent, isObject, tryParseJson } from '../../runtime/json.ts'
import { assembleAnswer, getPartText, type JournalRequest, joinParts } from '../conversation/assemble-answer.ts'
import { endsWithToolResult, lastUserText } from '../conversation/last-user-text.ts'
import { bareModelId } from '../preferences/in-model-id.ts'
import type { Answer, Match, Scenario } from './scenario.ts'

/** A request of the journal with all that is kept of it. */
export interface DraftedRequest {
  readonly request: JournalRequest
  /** Undefined for a path that is not in the contract. */
  readonly route: Route | undefined
  /** Masks its keys in a text; the events of a stream may have divided one. */
  readonly mask: (text: string) => string
}

export interface ScenarioDraft {
  /** YAML of a scenario file. */
  readonly text: string
  /** What the scenario does not repeat as it was. */
  readonly notes: readonly string[]
}

/** Writes a scenario that gives the answers of these requests again, in order. No taken name is used. */
export function draftScenario(requests: readonly DraftedRequest[], takenNames: ReadonlySet<string>): ScenarioDraft {
  const notes = requests.flatMap(findLosses)
  const answers = requests.map(draftAnswer)
  const { operationId, id } = requests[0]?.request ?? {}
  const name = findFreeName(`${operationId ?? 'request'}-${id}`, takenNames)
  const [answer] = answers
  const scenario: Scenario =
    answers.length === 1 && answer
      ? { name, match: draftMatch(requests), answer }
      : { name, match: draftMatch(requests), answers, afterLast: 'cycle' }
  return { text: stringify({ scenarios: [scenario] }, { lineWidth: 0, aliasDuplicateObjects: false }), notes }
}

function findFreeName(name: string, takenNames: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; takenNames.has(free); number++) free = `${name}-${number}`
  return free
}

function draftMatch(requests: readonly DraftedRequest[]): Match {
  const [only, ...others] = requests
  const operations = [...new Set(requests.flatMap(({ request }) => request.operationId ?? []))]
  const models = new Set(requests.map(({ request }) => findModel(request)))
  const [model] = models
  const match = {
    ...(operations.length === 0 ? {} : { operation: operations.length === 1 ? operations[0] : operations }),
    ...(models.size === 1 && model ? { model } : {}),
  }
  if (only === undefined || others.length > 0) return { ...match, ...draftPattern(requests) }
  const { body } = only.request
  const text = getFirstWords(body)
  const isResult = endsWithToolResult(body)
  return { ...match, ...(text ? { text } : {}), ...(isResult ? { toolResult: true } : {}) }
}

/** A pattern that the last texts of all requests match; a tool result has an empty one. */
function draftPattern(requests: readonly DraftedRequest[]): Pick<Match, 'pattern'> {
  const texts = [...new Set(requests.map(({ request }) => getFirstWords(request.body)))]
  const patterns = texts.map((text) => (text === '' ? '$' : text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')))
  return { pattern: `^\\s*(?:${patterns.join('|')})` }
}

const MAX_WORDS = 60

/** The beginning of the last text of the user. */
function getFirstWords(body: unknown): string {
  const [line = ''] = lastUserText(body).trim().split('\n')
  return line.slice(0, MAX_WORDS).toWellFormed().trim()
}

function findModel({ body, path }: JournalRequest): string | undefined {
  const inPath = /\/models\/([^/:?]+)/.exec(path)?.[1]
  const inBody = isObject(body) && typeof body.model === 'string' ? body.model : undefined
  return bareModelId(inBody ?? decodePercent(inPath ?? '')) || undefined
}

function draftAnswer({ request, route, mask }: DraftedRequest): Answer {
  const { status } = request
  if (status !== null && status >= 400) return { status }
  if (request.stream !== null && hasFailed(request, route)) return draftEvents(request)
  return draftWords(request, mask) ?? { status: status ?? 200 }
}

/** Whether the stream ends with a failure, or a fault ended its connection. */
function hasFailed({ stream, ended, answeredBy }: JournalRequest, route: Route | undefined): boolean {
  const { failure } = route?.streams.find(({ name }) => name === stream?.name) ?? {}
  const last = stream?.events.at(-1)
  const isCut = ended === 'closed-early' && answeredBy.some(({ kind }) => kind === 'fault' || kind === 'scripted')
  return isCut || (last !== undefined && (last.event === failure?.event || FAILURES.test(last.event)))
}

/** The names of failures that are events of the contract. */
const FAILURES = /^error$|\.failed$/

/** The events as they were sent. */
function draftEvents({ stream, ended }: JournalRequest): Answer {
  const events = stream?.events.map(({ event, data }) => ({ event, data })) ?? []
  return { reply: { events, end: ended === 'closed-early' ? 'cut' : 'clean' } }
}

function draftWords(request: JournalRequest, mask: DraftedRequest['mask']): Answer | undefined {
  const { parts, finish = '' } = assembleAnswer(request)
  const [reasoning, text, refusal] = (['thinking', 'text', 'refusal'] as const).map((kind) =>
    mask(joinParts(parts, kind)),
  )
  const calls = parts.flatMap((part) =>
    part.kind === 'tool call' ? [draftCall(part.name, mask(getPartText(part)))] : [],
  )
  const answer: Answer = {
    ...(reasoning ? { reasoning } : {}),
    ...(text ? { text } : {}),
    ...(refusal ? { refusal } : {}),
    ...(calls.length > 0 ? { calls } : {}),
  }
  if (Object.keys(answer).length === 0) return undefined
  return LENGTH.test(finish) ? { ...answer, finish: 'length' } : answer
}

/** The words of the formats for an answer that reached its limit. */
const LENGTH = /^(max_tokens|max_output_tokens|length|incomplete)$/i

/** Arguments that are no object are sent as they were. */
function draftCall(name: string, text: string): NonNullable<Answer['calls']>[number] {
  const value = tryParseJson(text || '{}')
  return { name, arguments: isObject(value) ? value : text }
}

function findLosses({ request, route }: DraftedRequest): readonly string[] {
  const { id, status, replyIsTruncated, ended, stream } = request
  const isFailed = stream !== null && hasFailed(request, route)
  const dropped = stream === null ? 0 : assembleAnswer(request).dropped
  return [
    ...(ended === 'running' ? [`Request ${id} has not ended: what follows is missing.`] : []),
    ...(ended === 'closed-early' && !isFailed
      ? [`The client of request ${id} left before the end: what follows is missing.`]
      : []),
    ...(stream === null && replyIsTruncated ? [`The journal has not kept the whole answer of request ${id}.`] : []),
    ...(dropped > 0 ? [`The journal has not kept the payloads of ${dropped} events of request ${id}.`] : []),
    ...(isFailed && request.body !== null ? [`Request ${id} gets its events also if it asks for no stream.`] : []),
    ...(status !== null && status >= 400 ? [`Request ${id} gets the example of status ${status}.`] : []),
  ]
}
