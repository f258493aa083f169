import type { Json } from '../../runtime/json.ts'
import { type Finding, isViolation, toQuestion } from '../../runtime/judge/finding.ts'
import { formatValue } from '../judge/find-difference.ts'
import { makeFinding, prefixFindings } from '../judge/findings.ts'
import { formatExcerpt, type RequestResult, readValueAt } from '../judge/received.ts'
import {
  type CapturedValues,
  fillPlaceholders,
  fillText,
  type RunContext,
  type Scenario,
  type ScenarioResult,
  type Step,
} from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import { setCallbackAddress } from '../tasks/callback-address.ts'
import type { Case } from '../verdict.ts'
import { type PollContext, pollTask } from './poll-task.ts'
import { runCase } from './run-case.ts'

/** Runs the steps sequentially, until one of them fails. */
export async function runScenario(scenario: Scenario, target: Target, context: RunContext): Promise<ScenarioResult> {
  if (scenario.run !== undefined) return scenario.run(target, context)
  const { watch } = context
  const { steps } = scenario
  const captured = new Map<string, Json>()
  const events: { stream: string; event: string }[] = []
  const replies: { operationId: string; status: number }[] = []
  const findings: Finding[] = []
  let result: ScenarioResult | undefined
  for (const [index, step] of steps.entries()) {
    if (watch) captured.set('callback', watch.addressFor(step.case.operationId))
    const { testCase, observed } = await sendStep(step, captured, {
      ...context,
      features: target.features,
      runOnce: (variant) => runStep(variant, target, context),
    })
    const { stream = testCase.expect.stream ?? '' } = observed
    events.push(...observed.events.map(({ event }) => ({ stream, event })))
    const missing = captureValues(step, observed, captured).map((finding) => ({
      ...finding,
      ...toQuestion(step.case.choice),
    }))
    const stepFindings = [...nameCause(observed, result), ...(observed.findings.some(isViolation) ? [] : missing)]
    findings.push(...(steps.length === 1 ? stepFindings : prefixFindings(`step ${index + 1}`, stepFindings)))
    const { curl, received } = observed
    if (received) replies.push({ operationId: testCase.operationId, status: received.status })
    result = { step: testCase, findings, curl, replies, events, reply: received ? formatExcerpt(received) : '' }
    if (findings.some(isViolation) || missing.length > 0) break
  }
  if (result === undefined) throw new RangeError('A scenario has at least one step.')
  return result
}

/** A refusal may be due to the step before, whose reply may be a 200 that says so. */
function nameCause({ findings, received }: RequestResult, before: ScenarioResult | undefined): readonly Finding[] {
  if (before === undefined || (received?.status ?? 0) < 400) return findings
  const cause = `; the step before, ${before.step.operationId}, got ${before.reply.replace('\n', ' ').slice(0, 200)}`
  return findings.map((finding) =>
    finding.rule === 'status' ? { ...finding, message: finding.message + cause } : finding,
  )
}

/** Sends the request of a step with the values that earlier ones captured, again and again if it polls a task. */
export async function sendStep(
  step: Step,
  captured: CapturedValues,
  context: PollContext,
): Promise<{ readonly testCase: Case; readonly observed: RequestResult }> {
  // Only what is written for the suite has placeholders.
  const testCase = context.contract.isGateway ? fillCase(step.case, captured) : step.case
  const observed = step.poll ? await pollTask(step.poll, testCase, context) : await context.runOnce(testCase)
  return { testCase, observed }
}

/** Sends one request in its turn, and watches for its callbacks. */
export async function runStep(testCase: Case, target: Target, context: RunContext): Promise<RequestResult> {
  const { contract, pace, watch } = context
  await pace.waitForTurn()
  const sentCase = watch?.prepareCase(testCase) ?? setCallbackAddress(contract, testCase, undefined)
  const observed = await runCase(sentCase, target, { contract, timeoutMs: pace.timeoutMs })
  watch?.recordReply(sentCase, observed)
  return observed
}

function fillCase(testCase: Case, captured: CapturedValues): Case {
  const { path, query, headers, body } = testCase.request
  const filledBody = body === undefined ? {} : { body: fillPlaceholders(body, captured) }
  const { whole, file, choices = {}, ...expect } = testCase.expect
  return {
    ...testCase,
    request: {
      ...testCase.request,
      path: path.replace(/\$\{\w+\}/g, (name) => encodeURIComponent(String(fillText(name, captured)))),
      query: fillStrings(query, captured),
      headers: fillStrings(headers, captured),
      ...filledBody,
    },
    expect: {
      ...fillParts(expect, captured),
      choices: Object.fromEntries(Object.entries(choices).map(([id, parts]) => [id, fillParts(parts, captured)])),
      ...(whole === undefined ? {} : { whole: fillPlaceholders(whole, captured) }),
      ...(file === undefined ? {} : { file: String(fillText(file, captured)) }),
    },
  }
}

type Strings = Readonly<Record<string, string>>

function fillStrings(strings: Strings, captured: CapturedValues): Strings {
  return Object.fromEntries(Object.entries(strings).map(([name, text]) => [name, String(fillText(text, captured))]))
}

function fillParts<T extends Pick<Case['expect'], 'body' | 'headers'>>(
  { body, headers, ...rest }: T,
  captured: CapturedValues,
) {
  return {
    ...rest,
    ...(body === undefined ? {} : { body: fillPlaceholders(body, captured) }),
    ...(headers === undefined ? {} : { headers: fillStrings(headers, captured) }),
  }
}

/** Adds the values that later steps need; the findings are about missing ones. */
export function captureValues({ captures }: Step, observed: RequestResult, captured: Map<string, Json>): Finding[] {
  return Object.entries(captures).flatMap(([name, at]) => {
    const value = readValueAt(observed, at)
    if (value === undefined || value === null || value === '') {
      const state = value === undefined ? 'missing' : 'empty'
      const reply = formatValue(observed.received?.json)
      return [makeFinding('body', at, `is ${state}, but a later step needs it: the reply is ${reply}`)]
    }
    captured.set(name, value)
    return []
  })
}
