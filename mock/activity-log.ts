import { inspect, styleText as styleTextSlowly } from 'node:util'
import type { EndedExchange } from '../proxy/recorder.ts'
import type { Credential, Route } from '../runtime/contract.ts'
import { listSources, toSentence } from '../runtime/judge/outcome.ts'
import { Problem } from '../runtime/problem.ts'
import { showLine } from '../settings/errors.ts'
import type { AttemptView } from './control/callback-log.ts'
import type { JudgedEntry } from './control/encode-entry.ts'
import { PAGE } from './control/guard.ts'
import type { TaskView } from './control/tasks/task-views.ts'
import type { Entry } from './journal/entry.ts'
import { getSandboxPath } from './sandbox-ref.ts'

/** Logs requests, tasks and callbacks, one a line. */
export interface ActivityLog {
  /** A request that has ended, in a sandbox that describes it if it is printed. */
  request(entry: Entry, sandbox: LoggedSandbox): void
  /** A task that was created or has a new state. */
  task(task: TaskView, sandbox: string): void
  callback(attempt: AttemptView, sandbox: string): void
  /** An exchange of a recorder. */
  exchange(exchange: EndedExchange): void
}

export interface LoggedSandbox {
  readonly name: string
  /** Costs as much as judging the reply. */
  describe(entry: Entry): LoggedRequest
}

export interface LoggedRequest {
  /** Without secrets. */
  readonly url: string
  readonly judged: JudgedEntry
  /** Masks the keys of the request in a text. */
  readonly mask: (text: string) => string
}

export interface ActivityLogOptions {
  readonly format: 'pretty' | 'json'
  readonly write: (line: string) => void
  /** The address of a mock that serves the page of requests. */
  readonly getAddress?: (() => string) | undefined
  /** Whether credentials that are aliases are refused. */
  readonly strict?: boolean
  /** Whether people read it: of more requests than they can follow, only the number is printed. */
  readonly isForPeople?: boolean
}

export function activityLog({
  format,
  write,
  getAddress,
  strict = false,
  isForPeople = false,
}: ActivityLogOptions): ActivityLog {
  const print = format === 'json' ? printJson : printPretty
  const printNote = (text: string) => write(`          ${styleText('dim', text)}`)
  const successes = new LineBudget('more requests', printNote)
  // A flood of requests that succeed hides no other one.
  const failures = new LineBudget('more requests without success', printNote)
  let hasFailed = getAddress === undefined
  return {
    request(entry, sandbox) {
      const hasSucceeded = entry.status !== null && entry.status < 400
      if (isForPeople && !(hasSucceeded ? successes : failures).takes(entry)) return
      const facts = describeRequest(entry, sandbox.describe(entry), strict)
      write(print('request', sandbox.name, facts))
      if (hasFailed || (hasSucceeded && facts.reason === undefined) || format === 'json') return
      hasFailed = true
      const page = `${getAddress?.()}${getSandboxPath(sandbox.name)}${PAGE}#requests/${entry.id}`
      printNote(`The whole request is shown on the page ${page}`)
    },
    exchange({ end, ms, ...facts }) {
      write(print('exchange', '', { ...facts, ms: roundMs(ms), isClosedEarly: end === 'whole' ? undefined : true }))
    },
    task({ id, kind, status }, sandbox) {
      write(print('task', sandbox, { kind, id, status }))
    },
    callback({ url, subject, outcome, attempt, status, reason }, sandbox) {
      write(print('callback', sandbox, { outcome, url, status: status ?? undefined, task: subject, attempt, reason }))
    },
  }
}

/** Lines that are printed at once, and lines a second after them: a line costs as much as several requests. */
const MAX_LINES = 50
const LINES_PER_SECOND = 10
/** Every event is judged for its line: a long stream counts as more lines. */
const EVENTS_OF_A_LINE = 200
const SUMMARY_MS = 1000

/** Decides which requests of a kind have a line of their own, and prints the number of the others. */
class LineBudget {
  readonly #kind: string
  readonly #print: (text: string) => void
  #left = MAX_LINES
  #refilled = performance.now()
  #skipped = 0

  constructor(kind: string, print: (text: string) => void) {
    this.#kind = kind
    this.#print = print
  }

  takes({ stream }: Entry): boolean {
    const now = performance.now()
    this.#left = Math.min(MAX_LINES, this.#left + ((now - this.#refilled) / 1000) * LINES_PER_SECOND)
    this.#refilled = now
    if (this.#left >= 1) {
      this.#left -= 1 + (stream?.count ?? 0) / EVENTS_OF_A_LINE
      return true
    }
    if (this.#skipped++ === 0) setTimeout(() => this.#summarise(), SUMMARY_MS).unref()
    return false
  }

  #summarise(): void {
    this.#print(`… and ${this.#skipped} ${this.#kind}.`)
    this.#skipped = 0
  }
}

type RequestFacts = ReturnType<typeof describeRequest>

function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10
}

function describeRequest(entry: Entry, { url: path, judged, mask }: LoggedRequest, strict: boolean) {
  const { method, status, model, stream, answeredBy, ended, refusal, refusalInReply } = entry
  const problem = refusal instanceof Problem ? describeProblem(refusal, entry.route, strict) : refusalInReply
  const error = problem && mask(problem)
  return {
    method,
    path,
    status,
    ms: roundMs(entry.ms ?? 0),
    model: model && mask(model),
    events: stream?.count,
    isClosedEarly: ended === 'closed-early' || undefined,
    /** What gave or changed the answer, other than the gateway. */
    by: answeredBy.length === 0 ? undefined : listSources(answeredBy).map(({ kind, name }) => mask(`${kind} ${name}`)),
    outcome: judged.outcome,
    /** What decides the outcome, unless the error says it. */
    reason: error === undefined || judged.outcome === 'warning' ? getReason(judged) : undefined,
    error,
    warning: judged.warning,
  }
}

function getReason({ outcome, verdicts, finding, stream, warning }: JudgedEntry): string | undefined {
  if (outcome === 'warning') {
    const warnings = verdicts.filter(({ verdict }) => verdict === 'warning')
    return warnings.map((finding) => `${toSentence(finding)} ${finding.help ?? ''}`.trim()).join(' ') || warning
  }
  const decisive = finding === undefined ? undefined : verdicts[finding]
  if (decisive !== undefined) return toSentence(decisive)
  return outcome === 'failed' ? stream.failure : undefined
}

function describeProblem({ kind, message }: Problem, route: Route | undefined, strict: boolean): string {
  if (message !== '') return message
  if (kind !== 'unauthenticated' || route === undefined) return kind
  const accepted = route.credentials.filter((all) => !strict || all.every(({ alias }) => !alias))
  const places = new Set(
    accepted.map((all) => all.map(({ in: where, name }) => describeCredential(where, name)).join(' and ')),
  )
  return `no valid key; send ${[...places].join(' or ')}`
}

function describeCredential(where: Credential['in'], name: string): string {
  if (where === 'bearer') return 'Authorization: Bearer KEY'
  if (where === 'basic') return 'Authorization: Basic'
  return where === 'header' ? `${name}: KEY` : `${name}=KEY in the ${where}`
}

type ExchangeFacts = Partial<RequestFacts & Pick<EndedExchange, 'operation' | 'file'>>

type EventKind = 'request' | 'exchange' | 'task' | 'callback'

function printJson(event: EventKind, sandbox: string, facts: object): string {
  return showLine(JSON.stringify({ time: new Date().toISOString(), event, sandbox: sandbox || undefined, ...facts }))
}

function printPretty(event: EventKind, sandbox: string, facts: object): string {
  const time = styleText('dim', getTime())
  const words =
    event === 'request' || event === 'exchange'
      ? listRequestParts(sandbox, facts as ExchangeFacts)
      : listChangeParts(event, sandbox, facts)
  return [time, ...words].join('  ')
}

function listRequestParts(sandbox: string, facts: ExchangeFacts): string[] {
  const { method, path, operation, status, ms, model, events, isClosedEarly, by = [], file } = facts
  const { outcome, reason, error, warning } = facts
  const shownPath = sandbox === '' ? path : `/~${sandbox}${path}`
  return [
    styleText(getColour(status, outcome), String(status ?? '---')),
    showLine(`${method} ${shownPath}`),
    ...(operation === undefined ? [] : [operation]),
    `${ms} ms`,
    ...(model === undefined ? [] : [showLine(model)]),
    ...(events === undefined ? [] : [events === 1 ? '1 event' : `${events} events`]),
    ...(isClosedEarly ? [styleText('yellow', 'closed early')] : []),
    ...by.map((source) => styleText('magenta', showLine(source))),
    ...(error === undefined ? [] : [showLine(error)]),
    ...(reason === undefined
      ? []
      : [styleText(getColour(status, outcome), showLine(`${outcome?.replace('-', ' ')}: ${reason}`))]),
    ...(warning === undefined || outcome === 'warning' ? [] : [styleText('yellow', showLine(warning))]),
    ...(file === undefined ? [] : [styleText('dim', showLine(file))]),
  ]
}

type Colour = 'green' | 'yellow' | 'red' | 'cyan'

/** Colours of a request that has a reason beside its status. */
const COLOURS = new Map<string | undefined, Colour>([
  ['failed', 'red'],
  ['invalid-reply', 'red'],
  ['warning', 'yellow'],
  ['invalid-request', 'yellow'],
])

function getColour(status: number | null | undefined, outcome?: string): Colour {
  const colour = COLOURS.get(outcome)
  if (colour !== undefined) return colour
  if (status === null || status === undefined || status >= 500) return 'red'
  if (status >= 400) return 'yellow'
  return status >= 300 ? 'cyan' : 'green'
}

function listChangeParts(event: EventKind, sandbox: string, facts: object): string[] {
  const values = Object.entries(facts).flatMap(([name, value]) => {
    if (value === undefined) return []
    return name === 'attempt' ? `attempt ${value}` : value
  })
  return [
    styleText('cyan', event),
    ...(sandbox === '' ? [] : [showLine(`~${sandbox}`)]),
    ...values.map((value) => showLine(String(value))),
  ]
}

type Style = Parameters<typeof styleTextSlowly>[0] & keyof typeof inspect.colors

let hasColours: boolean | undefined

/** Colours a text as `styleText` of Node does, which looks at the terminal again for each text. */
function styleText(style: Style, text: string): string {
  hasColours ??= styleTextSlowly('dim', 'a') !== 'a'
  const [open, close] = inspect.colors[style] ?? []
  return hasColours ? `\u001b[${open}m${text}\u001b[${close}m` : text
}

const time = { second: 0, text: '' }

function getTime(): string {
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (time.second !== second) Object.assign(time, { second, text: new Date(now).toTimeString().slice(0, 8) })
  return time.text
}
