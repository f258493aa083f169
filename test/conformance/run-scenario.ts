import type { Json } from '../../server-stub/core/tables.ts'
import { excerpt } from './judge/received.ts'
import type { ReceivedCallback } from './judge/task.ts'
import type { Pace } from './pace.ts'
import { pollTask } from './poll-task.ts'
import type { Receiver } from './receiver.ts'
import { type Observed, observe } from './run-case.ts'
import { fillIn, fillInText, type Kept, type Scenario } from './scenario.ts'
import type { Target } from './targets/target.ts'
import { valueIn } from './value-in.ts'
import type { Case, Finding, Verdict } from './verdict.ts'

/** All that came of a scenario; it ends with the first step that went wrong. */
export interface Played {
  readonly step: Case
  readonly findings: readonly Finding[]
  readonly curl: string
  readonly reply: string
  readonly replies: NonNullable<Verdict['replies']>
  readonly events: NonNullable<Verdict['events']>
}

/** What a scenario is played with. */
export interface Means {
  readonly pace: Pace
  /** Where there are callbacks. */
  readonly receiver?: Receiver
}

/** Plays the steps one after the other. */
export async function playScenario(scenario: Scenario, target: Target, { pace, receiver }: Means): Promise<Played> {
  const { steps } = scenario
  const { id } = scenario.case
  const kept = new Map<string, Json>(receiver ? [['callback', receiver.urlOf(id)]] : [])
  const callbacks = (): readonly ReceivedCallback[] => receiver?.receivedFor(id) ?? []
  const events: { stream: string; event: string }[] = []
  const replies: { operationId: string; status: number }[] = []
  let played: Played | undefined
  for (const [index, step] of steps.entries()) {
    const filled = fillCase(step.case, kept)
    const ask = (asked: Case): Promise<Observed> => once(asked, target, pace)
    const observed = step.poll
      ? await pollTask(step.poll, filled, { ask, pace, features: target.features, callbacks })
      : await ask(filled)
    const { stream = '' } = filled.expect
    events.push(...observed.events.map(({ event }) => ({ stream, event })))
    const missing = Object.entries(step.keep).flatMap(([name, at]) => keep(kept, { name, at, observed }))
    const found = [...observed.findings, ...(observed.findings.length === 0 ? missing : [])]
    const findings =
      steps.length === 1 ? found : found.map((each) => ({ ...each, place: `step ${index + 1} ${each.place}` }))
    const { curl, received } = observed
    if (received) replies.push({ operationId: filled.operationId, status: received.status })
    played = { step: filled, findings, curl, replies, events, reply: received ? excerpt(received) : '' }
    if (findings.length > 0) break
  }
  if (played === undefined) throw new RangeError('A scenario has at least one step.')
  return played
}

async function once(given: Case, target: Target, { turn, timeoutMs }: Pace): Promise<Observed> {
  await turn()
  return observe(given, target, timeoutMs)
}

function fillCase(given: Case, kept: Kept): Case {
  const { path, query, headers, body } = given.request
  const text = (value: string): string => String(fillInText(value, kept))
  const texts = (values: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]))
  const sent = body === undefined ? {} : { body: fillIn(body, kept) }
  const { body: expected, ...expect } = given.expect
  return {
    ...given,
    request: { ...given.request, path: text(path), query: texts(query), headers: texts(headers), ...sent },
    expect: { ...expect, ...(expected === undefined ? {} : { body: fillIn(expected, kept) }) },
  }
}

interface Keeping {
  readonly name: string
  readonly at: string
  readonly observed: Observed
}

function keep(kept: Map<string, Json>, { name, at, observed }: Keeping): Finding[] {
  const value = valueIn(observed, at)
  if (value === undefined) return [{ rule: 'body', place: at, message: 'is needed by a later step, and is not there' }]
  kept.set(name, value)
  return []
}
