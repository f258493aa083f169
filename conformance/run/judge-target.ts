import { findReplies } from '../../runtime/http/replies.ts'
import { type Finding, getVerdict as getFindingVerdict } from '../../runtime/judge/finding.ts'
import { findOperation, unclear, validatorAt } from '../contract.ts'
import { NoMoreRequests, type Pace } from '../http/pace.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import { bodyPointer } from '../request-body.ts'
import { NoFittingValue, type Scenario, type ScenarioResult } from '../scenario.ts'
import { explainMissing } from '../targets/features.ts'
import type { Target } from '../targets/target.ts'
import { CallbackWatch } from '../tasks/callback-watch.ts'
import { type Receiver, type ReceiverPlace, startReceiver } from '../tasks/receiver.ts'
import type { Case, Fault, Verdict } from '../verdict.ts'
import { type Divergence, findDivergence } from './divergences.ts'
import { runScenario } from './run-scenario.ts'

export interface JudgeOptions {
  readonly pace: Pace
  readonly divergences: readonly Divergence[]
  /** Whether a difference from our choices fails a case. */
  readonly choices: boolean
  /** Number of concurrent scenarios. */
  readonly concurrency: number
  /** Address under which the target reaches this machine, if not the loopback address. */
  readonly callbacks?: ReceiverPlace
  /** Called with each verdict as soon as its replies are judged; late callbacks may still fail it. */
  readonly onVerdict?: (verdict: Verdict) => void
}

/** Runs all scenarios against a target; the verdicts are in the order of the scenarios. Throws a ReceiverError. */
export async function judgeTarget(
  scenarios: readonly Scenario[],
  target: Target,
  options: JudgeOptions,
): Promise<Verdict[]> {
  const receiver = target.features.has('callbacks') ? await startReceiver(options.callbacks) : undefined
  try {
    const judged = await runAll(scenarios, target, { ...options, ...(receiver ? { receiver } : {}) })
    await settle(judged, options.pace)
    return judged.map(({ watch, verdict }) => verdict(watch?.findings() ?? []))
  } finally {
    await receiver?.close()
  }
}

type RunOptions = JudgeOptions & { readonly receiver?: Receiver }

/** A scenario that has run. */
interface Judged {
  readonly watch?: CallbackWatch
  /** Its verdict, with the findings about its callbacks. */
  verdict(callbacks: readonly Finding[]): Verdict
}

async function runAll(scenarios: readonly Scenario[], target: Target, options: RunOptions): Promise<Judged[]> {
  const judged: Judged[] = []
  const queue = scenarios.entries()
  const work = async (): Promise<void> => {
    for (const [index, scenario] of queue) {
      const each = await judgeScenario(scenario, target, options)
      judged[index] = each
      options.onVerdict?.(each.verdict([]))
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, work))
  return judged
}

/** Waits until all ended tasks have sent their last callback or the timeout is over, then a little for extra callbacks. */
async function settle(judged: readonly Judged[], { settleMs, pollMs }: Pace): Promise<void> {
  const end = performance.now() + settleMs
  while (!judged.every(({ watch }) => watch?.isSettled() ?? true) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  if (judged.some(({ watch }) => watch && watch.callbacks.length > 0))
    await new Promise((resolve) => setTimeout(resolve, lingerMs))
}

/** Wrong callbacks after the end of a task usually arrive within this time. */
const lingerMs = 500

async function judgeScenario(scenario: Scenario, target: Target, options: RunOptions): Promise<Judged> {
  const missing = scenario.case.needs.filter((feature) => !target.features.has(feature))
  if (missing.length > 0) return skipped(scenario, explainMissing(missing))
  const { receiver, divergences, pace, choices } = options
  const watch = receiver ? { watch: new CallbackWatch(scenario.case.id, receiver) } : {}
  const start = performance.now()
  try {
    const result = await runScenario(scenario, target, { pace, ...watch })
    const ms = performance.now() - start
    const divergence = findDivergence(divergences, target.name, scenario.case.id)
    return {
      ...watch,
      verdict: (more) =>
        getVerdict(scenario, { ...result, findings: [...result.findings, ...more] }, { ms, divergence, choices }),
    }
  } catch (error) {
    if (error instanceof NoMoreRequests) return skipped(scenario, '--max-requests was reached')
    if (error instanceof NoFittingValue) return skipped(scenario, error.message)
    throw error
  }
}

interface Circumstances {
  readonly ms: number
  readonly divergence: Divergence | undefined
  readonly choices: boolean
}

function getVerdict(
  { case: own }: Scenario,
  { step, ...result }: ScenarioResult,
  circumstances: Circumstances,
): Verdict {
  const { ms, divergence, choices } = circumstances
  const failures = result.findings.filter((finding) => isFailure(finding, choices))
  const hasFailed = failures.length > 0
  const otherwise = result.findings.length > 0 ? 'noted' : divergence ? 'stale' : 'passed'
  return {
    case: { ...step, id: own.id, rule: own.rule },
    outcome: hasFailed ? (divergence ? 'known' : 'failed') : otherwise,
    ...(hasFailed ? { who: blame(step, failures) } : {}),
    ...(divergence ? { reason: divergence.reason } : {}),
    ...result,
    ms,
  }
}

/** Whether a finding fails its case: a violation, or with `choices` a difference from one of our choices. */
function isFailure(finding: Finding, choices: boolean): boolean {
  const verdict = getFindingVerdict(finding, unclear)
  return verdict === 'violation' || (choices && verdict === 'choice')
}

function skipped(scenario: Scenario, reason: string): Judged {
  const verdict: Verdict = { case: scenario.case, outcome: 'skipped', reason, findings: [], curl: '', reply: '', ms: 0 }
  return { verdict: () => verdict }
}

/**
 * Who is at fault when a case fails: the contract if it contradicts itself (it does not declare the expected reply, an
 * example violates its own schema, or two validators disagree), otherwise the server.
 */
function blame(given: Case, findings: readonly Finding[]): Fault {
  return contradictsItself(given) || isReadTwice(findings) ? 'contract' : 'server'
}

/** The server met the expectation; only the other validator disagrees. */
function isReadTwice(findings: readonly Finding[]): boolean {
  return findings.length > 0 && findings.every(({ rule }) => rule === 'prism-request')
}

function contradictsItself({ operationId, expect, rule, request }: Case): boolean {
  const operation = findOperation(operationId)
  const { isLinted } = getJudgedDocuments()
  if (isLinted && !expect.status.some((status) => findReplies(operation.replies, status).length > 0)) return true
  if (rule.name !== 'example' || request.body === undefined || operation.body === undefined) return false
  return !validatorAt(bodyPointer(operation))(request.body)
}
