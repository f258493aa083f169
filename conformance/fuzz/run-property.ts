import { hash } from 'node:crypto'
import fc from 'fast-check'
import type { Operation } from '../../generators/model/contract.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import type { SuiteContract } from '../contract.ts'
import { NoMoreRequests } from '../http/pace.ts'
import { formatExcerpt, type RequestResult } from '../judge/received.ts'
import { runCase } from '../run/run-case.ts'
import { type RunContext, type Scenario, type ScenarioResult, toScenario } from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import type { Case } from '../verdict.ts'
import { getProperties, type Property } from './properties.ts'

export interface FuzzOptions {
  /** Number of requests of a property. */
  readonly runs: number
  readonly seed: number
  /** fast-check's path of a request that failed in an earlier run; only that one is sent. */
  readonly path?: string
}

interface Attempt {
  readonly testCase: Case
  readonly observed: RequestResult
}

/** Sends the requests of a property sequentially; shrinks the first failing one. */
async function runProperty(
  { cases, about }: Property,
  { runs, seed, path }: FuzzOptions,
  { target, contract, pace }: RunContext & { readonly target: Target },
): Promise<ScenarioResult> {
  const record = makeRecord(pace.timeoutMs)
  const holds = async (testCase: Case): Promise<boolean> => {
    if (record.isOver()) return true
    try {
      await pace.waitForTurn()
    } catch (error) {
      if (!(error instanceof NoMoreRequests)) throw error
      record.endRun()
      return true
    }
    return record.addAttempt({
      testCase,
      observed: await runCase(testCase, target, { contract, timeoutMs: pace.timeoutMs }),
    })
  }
  const replayed = path === undefined ? {} : { path, endOnFailure: true }
  const parameters = { numRuns: runs, seed: computeSeed(about.id, seed), ...replayed }
  const { failed, counterexamplePath, errorInstance } = await fc.check(fc.asyncProperty(cases, holds), parameters)
  const failure = record.getFailure()
  if (failed && failure === undefined) throw errorInstance
  if (failure === undefined && record.isOver()) throw new NoMoreRequests()
  const { testCase, observed } = failure ?? { testCase: about, observed: undefined }
  return {
    step: testCase,
    findings: (observed?.findings ?? []).slice(0, mostFindings),
    curl: observed?.curl ?? '',
    reply: observed?.received ? formatExcerpt(observed.received) : '',
    ...record.listSeen(),
    ...(failure ? { replay: `--only ${about.id} --seed ${seed} --fuzz-path ${counterexamplePath}` } : {}),
  }
}

/** A stream may have the same finding at every event. */
const mostFindings = 8

/** Computes the seed of a property, so that two similar operations do not get the same bodies. */
function computeSeed(id: string, seed: number): number {
  return Buffer.from(hash('sha256', `${seed} ${id}`), 'hex').readInt32BE()
}

/** Records results. After the first failure only the same kind of failure counts, until the timeout. */
function makeRecord(shrinkMs: number) {
  const replies = new Map<string, ScenarioResult['replies'][number]>()
  const events = new Map<string, ScenarioResult['events'][number]>()
  let failure: Attempt | undefined
  let end = Number.POSITIVE_INFINITY
  return {
    isOver: () => performance.now() > end,
    endRun: () => {
      end = Number.NEGATIVE_INFINITY
    },
    getFailure: () => failure,
    listSeen: () => ({ replies: [...replies.values()], events: [...events.values()] }),
    /** Whether the request passed. */
    addAttempt(attempt: Attempt): boolean {
      const { operationId, expect } = attempt.testCase
      const { received, findings, events: streamed } = attempt.observed
      if (received) replies.set(String(received.status), { operationId, status: received.status })
      for (const { event } of streamed) events.set(event, { stream: expect.stream ?? '', event })
      const [first] = findings
      const [earlier] = failure?.observed.findings ?? []
      if (first === undefined || (earlier !== undefined && getKind(earlier) !== getKind(first))) return true
      if (failure === undefined) end = performance.now() + shrinkMs
      failure = attempt
      return false
    },
  }
}

/** Findings of the same rule are the same kind, whatever they are about in the body. */
function getKind({ rule, message }: Finding): string {
  return rule === 'status' ? `${rule} ${/got \d+/.exec(message)}` : rule
}

/** The properties of an operation, for random requests. */
export function fuzzScenarios(contract: SuiteContract, operation: Operation, options: FuzzOptions): Scenario[] {
  return getProperties(contract, operation).map((property) => ({
    ...toScenario(property.about),
    run: (target, context) => runProperty(property, options, { ...context, target }),
  }))
}
