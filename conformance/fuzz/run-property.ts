import { hash } from 'node:crypto'
import fc from 'fast-check'
import type { Finding } from '../../runtime/judge/finding.ts'
import { contract } from '../contract.ts'
import { NoMoreRequests, type Pace } from '../http/pace.ts'
import { excerpt, type Observed } from '../judge/received.ts'
import { observe } from '../run/run-case.ts'
import { ofOneStep, type Scenario, type ScenarioResult } from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import type { Case } from '../verdict.ts'
import { getCase, getProperties, type Property } from './properties.ts'

export interface FuzzOptions {
  /** Number of requests of each property. */
  readonly runs: number
  readonly seed: number
  /** fast-check's path of a request that failed in an earlier run; only that one is sent. */
  readonly path?: string
}

interface Failure {
  readonly given: Case
  readonly observed: Observed
}

/** Sends the requests of a property sequentially; shrinks the first failing one. */
async function runProperty(
  { cases, about }: Pick<Property, 'cases'> & { readonly about: Case },
  { runs, seed, path }: FuzzOptions,
  { target, pace }: { readonly target: Target; readonly pace: Pace },
): Promise<ScenarioResult> {
  const record = makeRecord(pace.timeoutMs)
  const holds = async (given: Case): Promise<boolean> => {
    if (record.isOver()) return true
    try {
      await pace.turn()
    } catch (error) {
      if (!(error instanceof NoMoreRequests)) throw error
      record.end()
      return true
    }
    return record.add({ given, observed: await observe(given, target, pace.timeoutMs) })
  }
  const replayed = path === undefined ? {} : { path, endOnFailure: true }
  const parameters = { numRuns: runs, seed: computeSeed(about.id, seed), ...replayed }
  const { failed, counterexamplePath, errorInstance } = await fc.check(fc.asyncProperty(cases, holds), parameters)
  const failure = record.failure()
  if (failed && failure === undefined) throw errorInstance
  if (failure === undefined && record.isOver()) throw new NoMoreRequests()
  const { given, observed } = failure ?? { given: about, observed: undefined }
  return {
    step: given,
    findings: (observed?.findings ?? []).slice(0, mostFindings),
    curl: observed?.curl ?? '',
    reply: observed?.received ? excerpt(observed.received) : '',
    ...record.seen(),
    ...(failure ? { replay: `--only ${about.id} --seed ${seed} --fuzz-path ${counterexamplePath}` } : {}),
  }
}

/** A stream may have the same finding at each event. */
const mostFindings = 8

/** A seed for each property, so that two similar operations do not get the same bodies. */
function computeSeed(id: string, seed: number): number {
  return Buffer.from(hash('sha256', `${seed} ${id}`), 'hex').readInt32BE()
}

/** Results so far. After the first failure only the same kind of failure counts, until the timeout. */
function makeRecord(shrinkMs: number) {
  const replies = new Map<string, ScenarioResult['replies'][number]>()
  const events = new Map<string, ScenarioResult['events'][number]>()
  let failure: Failure | undefined
  let end = Number.POSITIVE_INFINITY
  return {
    isOver: () => performance.now() > end,
    end: () => {
      end = Number.NEGATIVE_INFINITY
    },
    failure: () => failure,
    seen: () => ({ replies: [...replies.values()], events: [...events.values()] }),
    /** Whether the request passed. */
    add({ given, observed }: Failure): boolean {
      const { operationId, expect } = given
      const { received, findings } = observed
      if (received) replies.set(String(received.status), { operationId, status: received.status })
      for (const { event } of observed.events) events.set(event, { stream: expect.stream ?? '', event })
      const [first] = findings
      const [known] = failure?.observed.findings ?? []
      if (first === undefined || (known !== undefined && getKind(known) !== getKind(first))) return true
      if (failure === undefined) end = performance.now() + shrinkMs
      failure = { given, observed }
      return false
    },
  }
}

/** Findings of the same rule are the same kind, whatever their place in the body. */
function getKind({ rule, message }: Finding): string {
  return rule === 'status' ? `${rule} ${/got \d+/.exec(message)}` : rule
}

/** The properties of each operation for random requests. */
export function fuzzScenarios(options: FuzzOptions): Scenario[] {
  return contract.operations.flatMap((operation) =>
    getProperties(operation).map(({ name, cases }) => {
      const about = getCase(operation, name)
      return {
        ...ofOneStep(about),
        run: (target, { pace }) => runProperty({ cases, about }, options, { target, pace }),
      } satisfies Scenario
    }),
  )
}
