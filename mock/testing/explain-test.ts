import { toSentence } from '../../runtime/judge/outcome.ts'
import { showLine } from '../../settings/errors.ts'
import type { Received, ReceivedRequest } from './received-requests.ts'

const MAX_LINES = 10
const MAX_LINE = 400

interface TestEnd {
  readonly hasFailed: boolean
  /** Whether a refused request and an unused scenario fail the test. */
  readonly isStrict: boolean
}

/**
 * The error that says what the mock knows about a test that has failed, or that fails because it is strict; undefined if
 * the test passes, or there is nothing to say. Call it before the sandbox is reset.
 */
export function explainTest(mock: Received, { hasFailed, isStrict }: TestEnd): Error | undefined {
  if (!isStrict && !(hasFailed && mock.hasJournal)) return undefined
  const seen = observe(mock)
  const isBroken = seen.refused.length + seen.unused.length > 0
  const isSilent = seen.count > 0 && seen.notable.length === 0
  if (!isBroken && (!hasFailed || isSilent)) return undefined
  const reason = hasFailed ? [] : ['A strict test allows no refused request and no unused scenario.']
  const text = [...reason, summarise(seen), ...listSeen(seen)].join('\n')
  // The frames would be of the fixture, and not of the test.
  return Object.assign(new Error(text), { stack: `Error: ${text}` })
}

interface Seen {
  readonly count: number
  readonly forgotten: number
  readonly refused: readonly ReceivedRequest[]
  /** Requests that something is wrong with, the refused ones too. */
  readonly notable: readonly ReceivedRequest[]
  readonly unused: readonly string[]
}

function observe(mock: Received): Seen {
  const requests = mock.requests()
  const forgotten = mock.forgottenRequests()
  return {
    count: requests.length + forgotten,
    forgotten,
    refused: requests.filter(isRefused),
    notable: requests.filter((request) => isBroken(request) || listClientFindings(request).length > 0),
    unused: mock.unusedScenarios().map(({ name }) => name),
  }
}

function summarise({ count, forgotten, refused, notable }: Seen): string {
  if (count === 0) return 'The mock received no request of this test.'
  const received = `The mock received ${count} ${count === 1 ? 'request' : 'requests'} of this test`
  const broken = notable.filter(isBroken).length - refused.length
  const warned = notable.length - refused.length - broken
  const counts = [
    `${refused.length || 'none'} refused`,
    ...(broken === 0 ? [] : [`${broken} failed`]),
    ...(warned === 0 ? [] : [`${warned} with warnings`]),
    ...(forgotten === 0 ? [] : [`the first ${forgotten} no longer in the journal`]),
  ]
  return `${received}: ${counts.join(', ')}.`
}

function listSeen({ notable, unused }: Seen): readonly string[] {
  const requests = listShortened(notable, (request) =>
    [describeRequest(request), ...explainRequest(request)].join('\n     '),
  )
  const names = listShortened(unused, shortenLine).join(', ')
  return [...requests.map((text) => `  ${text}`), ...(names === '' ? [] : [`Unused scenarios: ${names}`])]
}

/** A request that breaks a rule; some are answered anyway. */
function isRefused({ outcome }: ReceivedRequest): boolean {
  return outcome === 'invalid-request'
}

const brokenOutcomes: readonly string[] = ['invalid-request', 'invalid-reply', 'failed', 'closed-early']

function isBroken({ outcome }: ReceivedRequest): boolean {
  return brokenOutcomes.includes(outcome)
}

/** `#2 POST /v1/messages (createMessage): 400`. */
export function describeRequest({ id, method, path, operationId, status }: ReceivedRequest): string {
  const operation = operationId === null ? '' : ` (${operationId})`
  return shortenLine(`#${id} ${method} ${path}${operation}: ${status ?? 'no reply'}`)
}

function listClientFindings({ verdicts }: ReceivedRequest): ReceivedRequest['verdicts'] {
  return verdicts.filter(({ by }) => by === 'client')
}

/** What became of a request, and the other findings about its client, each with its rule and mend. */
function explainRequest(request: ReceivedRequest): readonly string[] {
  const { sentence, verdicts, finding: position } = request
  const deciding = position === undefined ? undefined : verdicts[position]
  const others = listClientFindings(request).filter((finding) => finding !== deciding)
  return [
    ...printFinding(sentence, deciding),
    ...listShortened(others, (finding) => printFinding(toSentence(finding), finding).join('\n     ')),
  ]
}

function printFinding(sentence: string, finding: ReceivedRequest['verdicts'][number] | undefined): readonly string[] {
  if (finding === undefined) return [shortenLine(sentence)]
  const { rule, help } = finding
  return [`${shortenLine(sentence)} [${rule}]`, ...(help === undefined ? [] : [shortenLine(`  ${help}`)])]
}

/** Bounds a list in a message. */
export function listShortened<T>(values: readonly T[], print: (value: T) => string): readonly string[] {
  const left = values.length - MAX_LINES
  return [...values.slice(0, MAX_LINES).map(print), ...(left > 0 ? [`and ${left} more`] : [])]
}

/** Bounds a line of a message, which shows what a request sent. */
export function shortenLine(line: string): string {
  const shown = showLine(line)
  return shown.length <= MAX_LINE ? shown : `${shown.slice(0, MAX_LINE).toWellFormed()}…`
}
