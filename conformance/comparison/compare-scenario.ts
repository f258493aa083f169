import type { Json } from '../../runtime/json.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { type ComparedReply, compareReplies } from '../drift/compare-reply.ts'
import type { Drift, Sides } from '../drift/shape.ts'
import { makeFinding, prefixFindings } from '../judge/findings.ts'
import { formatExcerpt, type ReceivedReply, type RequestResult } from '../judge/received.ts'
import { captureValues, runStep, sendStep } from '../run/run-scenario.ts'
import { CannotRun, type RunContext, type Scenario, type ScenarioResult, type Step } from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import type { Case } from '../verdict.ts'

/** The question of the findings about what was not compared. */
export const notCompared = 'not-compared'

/** The scenario with requests to two deployments: its findings are the differences of `against` from the target. */
export function compareScenario(scenario: Scenario, against: Target, sides: Sides): Scenario {
  if (scenario.run !== undefined) return { skip: 'workflows and random requests are not compared', ...scenario }
  const run = (target: Target, context: RunContext) =>
    compareSteps(scenario.steps, sides, [makeSender(target, context), makeSender(against, context)])
  return { ...scenario, run }
}

interface StepResult {
  readonly testCase: Case
  readonly observed: RequestResult
  /** Findings about values that later steps need. */
  readonly missing: readonly Finding[]
}

type SendStep = (step: Step) => Promise<StepResult>

/** Sends steps to one of two deployments, with the values of its replies that later steps need. */
function makeSender(deployment: Target, context: RunContext): SendStep {
  // Without features, a reply is not judged while it arrives, and is read to its end.
  const features: Target['features'] = new Set()
  const target = { ...deployment, features }
  const captured = new Map<string, Json>()
  const runOnce = async (variant: Case) => keepFailures(await runStep(variant, target, context))
  return async (step) => {
    const { testCase, observed } = await sendStep(step, captured, { ...context, features, runOnce })
    return { testCase, observed: keepFailures(observed), missing: captureValues(step, observed, captured) }
  }
}

/** Leaves only the findings that the end of a reply, or of a task, did not come. */
function keepFailures(observed: RequestResult): RequestResult {
  return { ...observed, findings: observed.findings.filter(({ rule }) => failures.has(rule)) }
}

const failures: ReadonlySet<string> = new Set(['timeout', 'connection', 'task'])

type Pair<T> = readonly [before: T, after: T]

/** Sends each step to both, as long as they answer it in the same way. */
async function compareSteps(
  steps: readonly Step[],
  sides: Sides,
  [sendBefore, sendAfter]: Pair<SendStep>,
): Promise<ScenarioResult> {
  const findings: Finding[] = []
  let shown: Pair<StepResult> | undefined
  for (const [index, step] of steps.entries()) {
    const pair = await Promise.all([sendBefore(step), sendAfter(step)])
    const differences = compareResults(pair[0].observed, pair[1].observed, sides)
    if (!findings.some(isDifference)) shown = pair
    findings.push(...(steps.length === 1 ? differences : prefixFindings(`step ${index + 1}`, differences)))
    const end = explainEnd(pair, differences)
    if (end === undefined) continue
    if (index + 1 < steps.length) findings.push(makeNote(`the steps after ${index + 1}: ${end}`))
    break
  }
  if (shown === undefined) throw new RangeError('A scenario has at least one step.')
  const [{ observed: first, testCase }, { observed: second }] = shown
  if (first.received === undefined && second.received === undefined)
    throw new CannotRun('not compared: neither of both deployments replied')
  const reply = [`${sides.before}: ${formatReply(first)}`, `${sides.after}: ${formatReply(second)}`].join('\n\n')
  return { step: testCase, findings, curl: first.curl, reply, replies: [], events: [] }
}

function formatReply({ received }: RequestResult): string {
  return received ? formatExcerpt(received) : 'no reply'
}

function isDifference({ rule }: Finding): boolean {
  return rule === 'difference'
}

/** Why later steps are not compared; undefined if they can be. */
function explainEnd([before, after]: Pair<StepResult>, differences: readonly Finding[]): string | undefined {
  if (differences.some((finding) => finding.place === 'status' || isLostReply(finding))) return 'this one differs'
  const [missing] = [...before.missing, ...after.missing]
  return missing && `${missing.place} ${missing.message}`
}

function compareResults(before: RequestResult, after: RequestResult, sides: Sides): readonly Finding[] {
  const [lostBefore, lostAfter] = [before.findings[0], after.findings[0]]
  const isWhole = (lost: Finding | undefined) => lost === undefined || lost.rule === 'task'
  if (before.received && after.received && isWhole(lostBefore) && isWhole(lostAfter)) {
    const { drifts, unseen } = compareReplies([toCompared(before.received)], toCompared(after.received), sides)
    const differences = drifts.map((drift) => toDifference(drift, sides))
    return [...(differences.length === 0 ? compareEnds(before, after, sides) : differences), ...unseen.map(makeNote)]
  }
  const differences = compareEnds(before, after, sides)
  return differences.length > 0 ? differences : [makeNote('the end: it did not come from either deployment')]
}

/** Whether the end of a reply, or of a task, did not come from one deployment. */
export function isLostReply({ rule, place }: Finding): boolean {
  return rule === 'difference' && /^(step \d+ )?end$/.test(place)
}

/** Compares whether replies and tasks ended. */
function compareEnds({ findings: [before] }: RequestResult, { findings: [after] }: RequestResult, sides: Sides) {
  const lost = before && after ? undefined : (before ?? after)
  if (lost === undefined) return []
  return [makeFinding('difference', 'end', `${lost.message} ${lost === before ? sides.before : sides.after}`)]
}

function toCompared({ status, headers, bytes }: ReceivedReply): ComparedReply {
  return { status, headers: Object.fromEntries(headers), body: Buffer.from(bytes) }
}

function toDifference({ change, place, message }: Drift, { after }: Sides): Finding {
  return makeFinding('difference', place, change === 'changed' ? message : `${message} ${after}`)
}

function makeNote(part: string): Finding {
  return { ...makeFinding('unchecked', 'not compared', part), question: notCompared }
}
