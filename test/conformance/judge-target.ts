import { type Divergence, findDivergence } from './divergences.ts'
import { blame } from './judge/blame.ts'
import { NoMoreRequests, type Pace } from './pace.ts'
import { startReceiver } from './receiver.ts'
import { type Means, playScenario } from './run-scenario.ts'
import type { Scenario } from './scenario.ts'
import type { Target } from './targets/target.ts'
import type { Verdict } from './verdict.ts'

export interface JudgeOptions {
  readonly pace: Pace
  readonly divergences: readonly Divergence[]
  /** How many scenarios are under way at once. */
  readonly abreast: number
  readonly onVerdict?: (verdict: Verdict) => void
}

/** Plays all scenarios against a target; the verdicts come in the order of the scenarios. */
export async function judgeTarget(
  scenarios: readonly Scenario[],
  target: Target,
  options: JudgeOptions,
): Promise<Verdict[]> {
  const receiver = target.features.has('callbacks') ? await startReceiver() : undefined
  try {
    return await playAll(scenarios, target, { ...options, ...(receiver ? { receiver } : {}) })
  } finally {
    await receiver?.close()
  }
}

type PlayOptions = JudgeOptions & Means

async function playAll(scenarios: readonly Scenario[], target: Target, options: PlayOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const queue = scenarios.entries()
  const work = async (): Promise<void> => {
    for (const [index, scenario] of queue) {
      const verdict = await judgeScenario(scenario, target, options)
      verdicts[index] = verdict
      options.onVerdict?.(verdict)
    }
  }
  await Promise.all(Array.from({ length: options.abreast }, work))
  return verdicts
}

async function judgeScenario(scenario: Scenario, target: Target, options: PlayOptions): Promise<Verdict> {
  const missing = scenario.case.needs.filter((feature) => !target.features.has(feature))
  if (missing.length > 0) return skipped(scenario, `${target.name} does not claim ${missing.join(', ')}`)
  const start = performance.now()
  try {
    const { step, ...played } = await playScenario(scenario, target, options)
    const { id } = scenario.case
    const divergence = findDivergence(options.divergences, target.name, id)
    const isBroken = played.findings.length > 0
    const outcome = isBroken ? (divergence ? 'known' : 'broken') : divergence ? 'stale' : 'kept'
    return {
      case: { ...step, id, rule: scenario.case.rule },
      outcome,
      ...(isBroken ? { who: blame(step, played.findings) } : {}),
      ...(divergence ? { reason: divergence.reason } : {}),
      ...played,
      ms: performance.now() - start,
    }
  } catch (error) {
    if (!(error instanceof NoMoreRequests)) throw error
    return skipped(scenario, 'the most requests of this run were sent')
  }
}

function skipped(scenario: Scenario, reason: string): Verdict {
  return { case: scenario.case, outcome: 'skipped', reason, findings: [], curl: '', reply: '', ms: 0 }
}

/** Whether the verdicts let a run pass: nothing broken, and no divergence that is none any more. */
export function isKept(verdicts: readonly Verdict[]): boolean {
  return !verdicts.some(({ outcome }) => outcome === 'broken' || outcome === 'stale')
}
