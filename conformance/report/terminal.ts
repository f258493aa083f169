import { styleText } from 'node:util'
import { explainOverflow, isUsageError, showLine, showText } from '../../settings/errors.ts'
import { maxRequestsReached } from '../http/pace.ts'
import {
  countOutcomes,
  describeResult,
  getResult,
  groupByCause,
  groupNotes,
  groupSorted,
  outcomes,
  type Run,
} from './run.ts'
import { describeQuestion, formatVerdict } from './verdict-lines.ts'

type Style = Parameters<typeof styleText>[0]

/** Output of a summary, and whether it supports colours. */
export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** The variables and the outputs of a command. */
export interface Output {
  readonly environment: NodeJS.ProcessEnv
  /** Receives the results. */
  readonly out: Screen
  /** Receives progress and errors. */
  readonly err: Screen
}

/** Prints why a run could not be made, with the stack if that is not for the user. Returns the exit code. */
export function printError(thrown: unknown, screen: Screen): number {
  const error = explainOverflow(thrown)
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  screen.write(`${showText(isUsageError(error) ? error.message + error.hint : stack)}\n`)
  return 2
}

const shownInFull = 20

/** Prints failures, notes and counts of a run. */
export function printSummary(run: Run, screen: Screen): void {
  const paint = (style: Style, text: string): string =>
    screen.isTTY ? styleText(style, showText(text)) : showText(text)
  const wrong = run.verdicts.filter(({ outcome }) => outcome === 'failed' || outcome === 'stale')
  const causes = groupByCause(wrong)
  for (const [verdict, ...others] of causes.slice(0, shownInFull)) {
    if (verdict === undefined) continue
    const [first, ...rest] = formatVerdict(run.contract, verdict)
    screen.write(
      `\n${paint('red', verdict.outcome)} ${paint('bold', showLine(verdict.case.id))}\n  ${showText(first ?? '')}\n`,
    )
    screen.write(rest.map((line) => `  ${paint('dim', line.replaceAll('\n', '\n    '))}\n`).join(''))
    if (others.length > 0) screen.write(`  and ${others.length} more in the same way: ${listIds(others)}\n`)
  }
  if (causes.length > shownInFull)
    screen.write(`\n${causes.length - shownInFull} more ways; --report json=FILE or html=FILE has them all.\n`)
  const notes = groupNotes(run.verdicts.filter(({ outcome }) => outcome === 'noted'))
  if (notes.length > 0)
    screen.write(
      `\n${run.wording ? `Notes: ${run.wording.noted}` : run.contract.isGateway ? gatewayNotes : documentNotes}\n`,
    )
  for (const { question, verdicts } of notes)
    screen.write(
      `  ${verdicts.length} ${showText(describeQuestion(run.contract, question))}\n    ${paint('dim', verdicts[0]?.case.id ?? '')}\n`,
    )
  screen.write(`\n${paint('bold', run.target)} in ${(run.ms / 1000).toFixed(1)} s\n${formatTable(run)}\n`)
  const untested = run.underivable.filter(({ operation }) => operation !== undefined)
  for (const { operation, reason } of untested) screen.write(`${showLine(`${operation}: ${reason}`)}\n`)
  if (run.verdicts.some(({ reason }) => reason === maxRequestsReached))
    screen.write(`${maxRequestsReached}: not all cases were sent.\n`)
  const result = getResult(run.verdicts)
  const partly = untested.length === 1 ? '1 operation was' : `${untested.length} operations were`
  const hints = {
    passed: untested.length > 0 ? ` But ${partly} not tested, or not wholly: see above.` : '',
    failed: '',
    unjudged: ' --report html=FILE says why.',
  }
  screen.write(`${paint(resultStyles[result], describeResult(run))}${hints[result]}\n`)
}

const gatewayNotes = 'Notes: differences from our answers to open questions; --choices makes them failures.'
const documentNotes =
  'Notes: the server does something else than usual where the document does not say; --choices makes them failures.'

const shownIds = 5

function listIds(verdicts: Run['verdicts']): string {
  const ids = verdicts.slice(0, shownIds).map((verdict) => showLine(verdict.case.id))
  return [...ids, ...(verdicts.length > shownIds ? ['...'] : [])].join(', ')
}

const resultStyles = { passed: 'green', failed: 'red', unjudged: 'yellow' } as const

function formatTable({ verdicts, underivable }: Run): string {
  const rows = groupSorted(verdicts, (verdict) => verdict.case.family).map(
    ([family, ofFamily]) => [showLine(family), ofFamily] as const,
  )
  const lines = [...rows, ['all', verdicts] as const].map(([name, counted]) => {
    const counts = countOutcomes(counted)
    return [name, ...outcomes.map((outcome) => String(counts[outcome]))]
  })
  const header = ['', ...outcomes]
  const widths = header.map((_, column) => Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0)))
  const print = (line: readonly string[]): string =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  const { length } = underivable
  const note =
    length === 0 ? '' : `\n  ${length === 1 ? '1 rule' : `${length} rules`} without a case: --report json=FILE says why`
  return [header, ...lines].map((line) => `  ${print(line)}`).join('\n') + note
}

const progressMs = 5000

/**
 * Shows progress: on one updated line or, if the output is not a terminal, with a line at the start, at the first failure and
 * every 5 seconds.
 */
export function startProgress(
  name: string,
  describe: (done: number) => string,
  screen: Screen,
): { step(id: string, isWrong: boolean): void; end(): void } {
  let done = 0
  let wrong = 0
  let first = ''
  const show = () => {
    const text = `${name}  ${describe(done)}${wrong > 0 ? `, ${wrong} failed, first ${first}` : ''}`
    screen.write(screen.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
  }
  const timer = setInterval(show, progressMs).unref()
  show()
  return {
    step(id, isWrong) {
      done++
      if (isWrong && wrong++ === 0) first = showLine(id)
      const isFirst = isWrong && wrong === 1
      if (isFirst || (screen.isTTY && (isWrong || done % 25 === 0))) show()
    },
    end() {
      clearInterval(timer)
      if (screen.isTTY) screen.write('\r\u001b[K')
    },
  }
}
