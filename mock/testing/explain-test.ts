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
  /** Those that are refused, and those with warnings. */
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
    notable: requests.filter((request) => listRemarks(request).length > 0),
    unused: mock.unusedScenarios().map(({ name }) => name),
  }
}

function summarise({ count, forgotten, refused, notable }: Seen): string {
  if (count === 0) return 'The mock received no request of this test.'
  const received = `The mock received ${count} ${count === 1 ? 'request' : 'requests'} of this test`
  const warned = notable.length - refused.length
  const dropped = forgotten === 0 ? '' : `; its journal has dropped the first ${forgotten}`
  return `${received}: ${refused.length || 'none'} refused, ${warned || 'none'} with warnings${dropped}.`
}

function listSeen({ notable, unused }: Seen): readonly string[] {
  const requests = listShortened(notable, (request) =>
    [describeRequest(request), ...listRemarks(request)].join('\n     '),
  )
  const names = listShortened(unused, shortenLine).join(', ')
  return [...requests.map((text) => `  ${text}`), ...(names === '' ? [] : [`Unused scenarios: ${names}`])]
}

/** A request with a violation of the client; some are answered anyway. */
function isRefused({ verdicts }: Pick<ReceivedRequest, 'verdicts'>): boolean {
  return verdicts.some(({ by, verdict }) => by === 'client' && verdict !== 'warning')
}

/** `#2 POST /v1/messages (createMessage): 400`. */
export function describeRequest({ id, method, path, operationId, status }: ReceivedRequest): string {
  const operation = operationId === null ? '' : ` (${operationId})`
  return shortenLine(`#${id} ${method} ${path}${operation}: ${status ?? 'no reply'}`)
}

/** The findings about the client, with their mend. */
function listRemarks({ verdicts }: ReceivedRequest): readonly string[] {
  const findings = verdicts.filter(({ by }) => by === 'client')
  return listShortened(findings, ({ verdict, rule, place, message, help }) =>
    [`${verdict}: ${place}: ${message} [${rule}]`, ...(help === undefined ? [] : [`  ${help}`])]
      .map(shortenLine)
      .join('\n     '),
  )
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
