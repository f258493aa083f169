import { CallbackWatch } from '../../conformance/callback-watch.ts'
import { contract } from '../../conformance/contract.ts'
import { makePace } from '../../conformance/pace.ts'
import { makePlan } from '../../conformance/plan.ts'
import { type Receiver, startReceiver } from '../../conformance/receiver.ts'
import { runScenario } from '../../conformance/run-scenario.ts'
import type { Scenario, ScenarioResult } from '../../conformance/scenario.ts'
import { startApp } from '../../conformance/targets/app.ts'
import type { Target } from '../../conformance/targets/target.ts'
import type { Json } from '../../generators/json.ts'
import { elementId } from './element.ts'
import type { Evidence } from './evidence.ts'
import { type Touched, touchedBy, touchedByPayload } from './exchange-touches.ts'

const abreast = 6
const pace = makePace({ timeoutMs: 600_000, pollMs: 5 })

/** A scenario that was run, and what it covered. */
interface Seen {
  readonly result: ScenarioResult
  readonly watch: CallbackWatch
  readonly touched: readonly Touched[]
}

/** Runs every case of the conformance suite against the mock, and records what each covers. */
export async function runSuite(evidence: Evidence): Promise<void> {
  const target = await startApp('mock')
  const receiver = await startReceiver()
  const all = new Map<string, Seen>()
  const queue = makePlan().scenarios.filter(({ case: { needs } }) => needs.every((each) => target.features.has(each)))
  const rest = queue.values()
  const work = async (): Promise<void> => {
    for (const scenario of rest) all.set(scenario.case.id, await run(scenario, target, receiver))
  }
  try {
    await Promise.all(Array.from({ length: abreast }, work))
    await settle([...all.values()])
    for (const [id, seen] of all) note(id, seen, evidence)
  } finally {
    await Promise.all([target.close(), receiver.close()])
  }
}

async function run(scenario: Scenario, target: Target, receiver: Receiver): Promise<Seen> {
  const touched: Touched[] = []
  const watched: Target = { ...target, observer: (given, observed) => void touched.push(touchedBy(given, observed)) }
  const watch = new CallbackWatch(scenario.case.id, receiver)
  return { result: await runScenario(scenario, watched, { pace, watch }), watch, touched }
}

/** Waits for the callbacks of tasks that have ended. */
async function settle(all: readonly Seen[]): Promise<void> {
  const end = performance.now() + pace.timeoutMs
  while (performance.now() < end && !all.every(({ watch }) => watch.isSettled()))
    await new Promise((resolve) => setTimeout(resolve, pace.pollMs))
}

function note(id: string, { result, watch, touched }: Seen, evidence: Evidence): void {
  if (result.findings.length > 0 || watch.findings().length > 0) return void evidence.broken.push(id)
  evidence.addAll(id, touched)
  for (const { place, received } of watch.callbacks) {
    const callback = contract.callbacks.find(({ name }) => name === place.name)
    if (callback === undefined || received.length === 0) continue
    const asked = callback.operationIds.filter((each) =>
      result.replies.some(({ operationId, status }) => operationId === each && status === 200),
    )
    evidence.add(
      id,
      asked.map((operationId) => elementId('callback', callback.name, operationId)),
    )
    for (const bodies of byTask(received.map(({ body }) => body as Json)))
      evidence.addAll(
        id,
        bodies.map((body) => touchedByPayload(callback.schema, body)),
      )
  }
}

/** The records of each task; the order has a meaning only within a task. */
function byTask(bodies: readonly Json[]): Json[][] {
  const getTask = (body: Json): string =>
    typeof body === 'object' && body !== null && !Array.isArray(body) ? String(body.id ?? body.task_id) : ''
  return Object.values(Object.groupBy(bodies, getTask)).flatMap((own) => (own ? [own] : []))
}
