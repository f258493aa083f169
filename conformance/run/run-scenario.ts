import type { Json } from '../../runtime/contract.ts'
import { type Finding, isViolation, toQuestion } from '../../runtime/judge/finding.ts'
import { excerpt, type Observed, valueIn } from '../judge/received.ts'
import { fillIn, fillInText, type Kept, type Means, type Scenario, type ScenarioResult } from '../scenario.ts'
import type { Target } from '../targets/target.ts'
import { withAddress } from '../tasks/callback-place.ts'
import type { Case } from '../verdict.ts'
import { pollTask } from './poll-task.ts'
import { observe } from './run-case.ts'

/** Runs the steps sequentially. */
export async function runScenario(scenario: Scenario, target: Target, means: Means): Promise<ScenarioResult> {
  if (scenario.run !== undefined) return scenario.run(target, means)
  const { pace, watch } = means
  const { steps } = scenario
  const kept = new Map<string, Json>()
  const events: { stream: string; event: string }[] = []
  const replies: { operationId: string; status: number }[] = []
  const findings: Finding[] = []
  let result: ScenarioResult | undefined
  for (const [index, step] of steps.entries()) {
    if (watch) kept.set('callback', watch.addressFor(step.case.operationId))
    const filled = fillCase(step.case, kept)
    const ask = (each: Case): Promise<Observed> => once(each, target, means)
    const observed = step.poll
      ? await pollTask(step.poll, filled, { ask, pace, features: target.features })
      : await ask(filled)
    const { stream = '' } = filled.expect
    events.push(...observed.events.map(({ event }) => ({ stream, event })))
    const missing = Object.entries(step.keep)
      .flatMap(([name, at]) => keep(kept, { name, at, observed }))
      .map((finding) => ({ ...finding, ...toQuestion(step.case.choice) }))
    const found = [...observed.findings, ...(observed.findings.some(isViolation) ? [] : missing)]
    const prefix = steps.length === 1 ? '' : `step ${index + 1} `
    findings.push(...found.map((each) => ({ ...each, place: `${prefix}${each.place}` })))
    const { curl, received } = observed
    if (received) replies.push({ operationId: filled.operationId, status: received.status })
    result = { step: filled, findings, curl, replies, events, reply: received ? excerpt(received) : '' }
    if (findings.some(isViolation) || missing.length > 0) break
  }
  if (result === undefined) throw new RangeError('A scenario has at least one step.')
  return result
}

/** Sends one request in its turn, and watches for its callbacks. */
export async function once(given: Case, target: Target, { pace, watch }: Means): Promise<Observed> {
  await pace.turn()
  const sent = watch?.prepared(given) ?? withAddress(given, undefined)
  const observed = await observe(sent, target, pace.timeoutMs)
  watch?.note(sent, observed)
  return observed
}

function fillCase(given: Case, kept: Kept): Case {
  const { path, query, headers, body } = given.request
  const sent = body === undefined ? {} : { body: fillIn(body, kept) }
  const { whole, file, choices = {}, ...expect } = given.expect
  return {
    ...given,
    request: {
      ...given.request,
      path: path.replace(/\$\{\w+\}/g, (name) => encodeURIComponent(String(fillInText(name, kept)))),
      query: fillStrings(query, kept),
      headers: fillStrings(headers, kept),
      ...sent,
    },
    expect: {
      ...fillParts(expect, kept),
      choices: Object.fromEntries(Object.entries(choices).map(([id, own]) => [id, fillParts(own, kept)])),
      ...(whole === undefined ? {} : { whole: fillIn(whole, kept) }),
      ...(file === undefined ? {} : { file: String(fillInText(file, kept)) }),
    },
  }
}

type Strings = Readonly<Record<string, string>>

function fillStrings(strings: Strings, kept: Kept): Strings {
  return Object.fromEntries(Object.entries(strings).map(([name, text]) => [name, String(fillInText(text, kept))]))
}

function fillParts<T extends Pick<Case['expect'], 'body' | 'headers'>>({ body, headers, ...rest }: T, kept: Kept) {
  return {
    ...rest,
    ...(body === undefined ? {} : { body: fillIn(body, kept) }),
    ...(headers === undefined ? {} : { headers: fillStrings(headers, kept) }),
  }
}

interface Keeping {
  readonly name: string
  readonly at: string
  readonly observed: Observed
}

function keep(kept: Map<string, Json>, { name, at, observed }: Keeping): Finding[] {
  const value = valueIn(observed, at)
  if (value === undefined)
    return [{ rule: 'body', place: at, message: 'is missing, but a later step needs it', by: 'server' }]
  kept.set(name, value)
  return []
}
