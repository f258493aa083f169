import { findReplies } from '../../runtime/http/replies.ts'
import { type Finding, getVerdict as getFindingVerdict } from '../../runtime/judge/finding.ts'
import type { SuiteContract } from '../contract.ts'
import { NoMoreRequests, type Pace } from '../http/pace.ts'
import { bodyPointer } from '../request-body.ts'
import { CannotRun, type Scenario, type ScenarioResult } from '../scenario.ts'
import { explainMissing } from '../targets/features.ts'
import type { Target } from '../targets/target.ts'
import { CallbackWatch } from '../tasks/callback-watch.ts'
import { type Receiver, type ReceiverAddress, startReceiver } from '../tasks/receiver.ts'
import type { Blame, Case, Verdict } from '../verdict.ts'
import { type Divergence, findDivergence } from './divergences.ts'
import { runScenario } from './run-scenario.ts'

export interface JudgeOptions {
  readonly contract: SuiteContract
  readonly pace: Pace
  readonly divergences: readonly Divergence[]
  /** Whether a difference from our choices fails a case. */
  readonly choices: boolean
  /** Number of concurrent scenarios. */
  readonly concurrency: number
  /** Address under which the target reaches this machine, if not the loopback address. */
  readonly callbacks?: ReceiverAddress
  /** Called with a verdict as soon as its replies are judged; late callbacks may still fail it. */
  readonly onVerdict?: (verdict: Verdict) => void
}

/** Runs the scenarios against a target, up to the limit of requests; the verdicts are in their order. Throws a ReceiverError. */
export async function judgeTarget(
  scenarios: Iterable<Scenario>,
  target: Target,
  options: JudgeOptions,
): Promise<Verdict[]> {
  const receiver = target.features.has('callbacks') ? await startReceiver(options.callbacks) : undefined
  try {
    const judged = await judgeScenarios(scenarios, target, { ...options, ...(receiver ? { receiver } : {}) })
    await awaitCallbacks(judged, options.pace)
    return judged.map(({ watch, getVerdict }) => getVerdict(watch?.listFindings() ?? []))
  } finally {
    await receiver?.close()
  }
}

type ReceiverOptions = JudgeOptions & { readonly receiver?: Receiver }

/** A scenario that has run. */
interface JudgedScenario {
  readonly watch?: CallbackWatch
  /** The verdict with the findings about callbacks. */
  readonly getVerdict: (callbackFindings: readonly Finding[]) => Verdict
}

async function judgeScenarios(
  scenarios: Iterable<Scenario>,
  target: Target,
  options: ReceiverOptions,
): Promise<JudgedScenario[]> {
  const judged: JudgedScenario[] = []
  const queue = scenarios[Symbol.iterator]()
  let count = 0
  const judgeNext = async (): Promise<void> => {
    while (!options.pace.isOver()) {
      const { done, value: scenario } = queue.next()
      if (done) return
      const index = count++
      const result = await judgeScenario(scenario, target, options)
      judged[index] = result
      options.onVerdict?.(result.getVerdict([]))
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, judgeNext))
  return judged
}

/** Waits until all ended tasks have sent their last callback or the timeout is over, then a little for extra callbacks. */
async function awaitCallbacks(judged: readonly JudgedScenario[], { settleMs, pollMs }: Pace): Promise<void> {
  const end = performance.now() + settleMs
  while (!judged.every(({ watch }) => watch?.isSettled() ?? true) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  if (judged.some(({ watch }) => watch && watch.callbacks.length > 0))
    await new Promise((resolve) => setTimeout(resolve, lingerMs))
}

/** Wrong callbacks after the end of a task usually arrive within this time. */
const lingerMs = 500

async function judgeScenario(scenario: Scenario, target: Target, options: ReceiverOptions): Promise<JudgedScenario> {
  const missing = scenario.case.needs.filter((feature) => !target.features.has(feature))
  if (missing.length > 0) return skipScenario(scenario, explainMissing(missing))
  if (scenario.skip !== undefined) return skipScenario(scenario, scenario.skip)
  const { contract, receiver, divergences, pace } = options
  const watch = receiver ? { watch: new CallbackWatch(contract, scenario.case.id, receiver) } : {}
  const start = performance.now()
  try {
    const result = await runScenario(scenario, target, { contract, pace, ...watch })
    const ms = performance.now() - start
    const divergence = findDivergence(divergences, target.name, scenario.case.id)
    const getVerdict = (more: readonly Finding[]) =>
      makeVerdict(scenario, { ...result, findings: [...result.findings, ...more] }, { ...options, ms, divergence })
    return receiver === undefined ? finishScenario(getVerdict([])) : { ...watch, getVerdict }
  } catch (error) {
    if (error instanceof NoMoreRequests || error instanceof CannotRun) return skipScenario(scenario, error.message)
    throw error
  }
}

interface VerdictOptions extends Pick<JudgeOptions, 'contract' | 'choices'> {
  readonly ms: number
  readonly divergence: Divergence | undefined
}

function makeVerdict(
  { case: { id, rule } }: Scenario,
  { step, ...result }: ScenarioResult,
  { contract, choices, ms, divergence }: VerdictOptions,
): Verdict {
  const isFailure = (finding: Finding): boolean => {
    const verdict = getFindingVerdict(finding, contract.unclear)
    return verdict === 'violation' || (choices && verdict === 'choice')
  }
  const failures = result.findings.filter(isFailure)
  const hasFailed = failures.length > 0
  const success = result.findings.length > 0 ? 'noted' : divergence ? 'stale' : 'passed'
  const { request, ...judgedCase } = step
  return {
    case: { ...judgedCase, ...(hasFailed ? { request } : {}), id, rule },
    outcome: hasFailed ? (divergence ? 'known' : 'failed') : success,
    ...(hasFailed && !isComparison(failures) ? { who: findBlame(contract, step, failures) } : {}),
    ...(divergence ? { reason: divergence.reason } : {}),
    ...result,
    ms,
  }
}

/** Whether deployments were compared: neither of them has to be mended. */
function isComparison(findings: readonly Finding[]): boolean {
  return findings.every(({ rule }) => rule === 'difference')
}

function skipScenario({ case: { request: _, ...skippedCase } }: Scenario, reason: string): JudgedScenario {
  const verdict: Verdict = { case: skippedCase, outcome: 'skipped', reason, findings: [], curl: '', reply: '', ms: 0 }
  return finishScenario(verdict)
}

/** A scenario whose verdict is final: nothing else of it is kept. */
function finishScenario(verdict: Verdict): JudgedScenario {
  return { getVerdict: () => verdict }
}

/**
 * Finds who has to mend a failed case: the contract if it contradicts itself (it does not declare the expected reply, an
 * example violates its own schema, or two validators disagree), otherwise the server.
 */
function findBlame(contract: SuiteContract, testCase: Case, findings: readonly Finding[]): Blame {
  return contradictsItself(contract, testCase) || isDisagreement(findings) ? 'contract' : 'server'
}

/** Whether the server met the expectation, and only the other validator disagrees. */
function isDisagreement(findings: readonly Finding[]): boolean {
  return findings.length > 0 && findings.every(({ rule }) => rule === 'prism-request')
}

function contradictsItself(contract: SuiteContract, { operationId, expect, rule, request }: Case): boolean {
  const operation = contract.operationsById.get(operationId)
  // The suite expects something else of a relayed request than its document does.
  if (operation === undefined || expect.status.length === 0) return false
  const isDeclared = expect.status.some((status) => findReplies(operation.replies, status).length > 0)
  if (contract.isLinted && !isDeclared) return true
  if (rule.name !== 'example' || request.body === undefined || operation.body === undefined) return false
  return !contract.validatorAt(bodyPointer(contract, operation))(request.body)
}
