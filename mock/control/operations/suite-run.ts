import { asArray, asObject, asStrings, type JsonObject } from '../../../runtime/json.ts'
import { Problem } from '../../../runtime/problem.ts'
import { withTimeout } from '../../../runtime/webhooks/concurrency.ts'
import type { components } from '../generated/types/control.ts'
import { cutText } from './outline-schema.ts'
import { pageOf } from './page-of.ts'

type ConformanceRun = components['schemas']['ConformanceRun']

/** The end of a run of the suite. */
export interface SuiteResult {
  /** 0: conforms, 1: does not, 2: could not be tested. */
  readonly exitCode: number
  /** What the command printed. */
  readonly output: string
  /** Its report in JSON; undefined if there is none. */
  readonly report: unknown
}

export interface RunControl {
  /** Gets the lines of progress. */
  readonly onProgress: (line: string) => void
  /** Ends the run early; its result has what was judged until then. */
  readonly signal: AbortSignal
}

/** Runs the conformance suite with these arguments of its command. */
export type RunSuite = (args: readonly string[], control: RunControl) => Promise<SuiteResult>

export interface SuiteTarget extends Pick<components['schemas']['ConformanceStart'], 'only' | 'readOnly'> {
  readonly target: string
  readonly key?: string | undefined
  readonly spec?: string | undefined
}

interface Reading {
  readonly waitMs: number
  readonly cursor?: number | undefined
}

const outcomes = ['conforms', 'does-not-conform', 'could-not-be-tested'] as const
const PAGE_SIZE = 10

/** The runs of the suite that one server starts: one at a time, of which the last one is kept. */
export class SuiteRuns {
  readonly #runSuite: RunSuite
  readonly #maxMs: number | undefined
  #controller = new AbortController()
  #isRunning = false
  #progress = ''
  #summary: RunSummary | undefined
  #ended: Promise<void> | undefined

  /** A run ends after `maxMs`, if there is a limit. */
  constructor(runSuite: RunSuite, maxMs?: number) {
    this.#runSuite = runSuite
    this.#maxMs = maxMs
  }

  /** Throws a `Problem` while another run goes on. */
  refuseSecond(): void {
    if (!this.#isRunning) return
    const message = 'A run is going on: read its result, or stop it.'
    throw new Problem('invalid-request', message, { variant: 'illegal-change' })
  }

  /** Throws as `refuseSecond` does. */
  start(target: SuiteTarget): void {
    this.refuseSecond()
    this.#isRunning = true
    this.#progress = ''
    this.#summary = undefined
    this.#controller = new AbortController()
    this.#ended = this.#run(toArguments(target), this.#controller)
  }

  async #run(args: readonly string[], controller: AbortController): Promise<void> {
    const timer = this.#maxMs === undefined ? undefined : setTimeout(() => controller.abort(), this.#maxMs).unref()
    const onProgress = (line: string) => {
      this.#progress = cutText(line, 200)
    }
    try {
      this.#summary = summarise(await this.#runSuite(args, { onProgress, signal: controller.signal }))
    } catch (error) {
      this.#summary = summarise({ exitCode: 2, output: String(error), report: undefined })
    } finally {
      clearTimeout(timer)
      this.#isRunning = false
    }
  }

  stop(): void {
    if (this.#isRunning) this.#controller.abort()
  }

  /** The last run, as it is when it has ended or the time is over. */
  async read({ waitMs, cursor }: Reading): Promise<ConformanceRun> {
    if (this.#ended && waitMs > 0) await withTimeout(waitMs, this.#ended)
    const progress = this.#progress
    const open = this.#ended === undefined ? 'none' : 'running'
    if (this.#summary === undefined) return { state: open, progress, total: 0, failures: [] }
    const { failures, ...summary } = this.#summary
    const { items, ...page } = pageOf(failures, cursor, PAGE_SIZE)
    const run = { ...summary, progress, failures: [...items], ...page }
    return this.#controller.signal.aborted ? { ...run, state: 'stopped' } : run
  }
}

/** What is kept of a run, whose report may have megabytes. */
type RunSummary = Pick<ConformanceRun, 'state' | 'counts' | 'output' | 'failures'>

function summarise({ exitCode, output, report }: SuiteResult): RunSummary {
  const [target] = asArray(asObject(report).targets).map(asObject)
  const state = outcomes[exitCode] ?? 'could-not-be-tested'
  if (target === undefined) return { state, failures: [], output: output.slice(-4000).toWellFormed() }
  const failures = asArray(target.verdicts).map(asObject).filter(isFailure)
  return { state, counts: readCounts(target), failures: failures.map(describeFailure) }
}

function toArguments({ target, key, spec, only = [], readOnly = false }: SuiteTarget): readonly string[] {
  return [
    `--target=${target}`,
    ...(key === undefined ? [] : [`--key=${key}`]),
    ...(spec === undefined ? [] : [`--spec=${spec}`]),
    ...only.map((pattern) => `--only=${pattern}`),
    ...(readOnly ? ['--read-only'] : []),
  ]
}

function readCounts({ counts }: JsonObject): Record<string, number> {
  return Object.fromEntries(Object.entries(asObject(counts)).map(([outcome, count]) => [outcome, Number(count)]))
}

function isFailure({ outcome }: JsonObject): boolean {
  return outcome === 'failed' || outcome === 'stale'
}

function describeFailure({ id, rule, operationId, reason, findings }: JsonObject) {
  const shown = asArray(findings).map(asObject).slice(0, 3)
  return {
    id: String(id),
    rule: asObject(rule),
    operationId: String(operationId),
    ...(reason === undefined ? {} : { reason: String(reason) }),
    findings: shown.map(({ place, message, specPointer, source }) => ({
      place: String(place),
      message: cutText(String(message), 500),
      ...(specPointer === undefined ? {} : { specPointer: String(specPointer) }),
      source: asStrings(source).slice(0, 3),
    })),
  }
}
