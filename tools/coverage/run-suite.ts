import { startApp } from '../../cli/local-targets.ts'
import { getContract } from '../../conformance/contract.ts'
import { makePace } from '../../conformance/http/pace.ts'
import { makePlan } from '../../conformance/plan.ts'
import { judgeTarget } from '../../conformance/run/judge-target.ts'
import { runScenario } from '../../conformance/run/run-scenario.ts'
import type { Scenario, ScenarioResult } from '../../conformance/scenario.ts'
import type { CallbackWatch } from '../../conformance/tasks/callback-watch.ts'
import type { Json } from '../../runtime/json.ts'
import { elementId } from './element.ts'
import type { Evidence } from './evidence.ts'
import { coverExchange, coverPayload, type ExchangeCoverage } from './exchange-coverage.ts'

const contract = getContract()

/** A scenario that was run, and what it covered. */
interface Seen {
  readonly replies: ScenarioResult['replies']
  readonly watch: CallbackWatch
  readonly covered: readonly ExchangeCoverage[]
}

/**
 * Runs every case of the conformance suite against the mock, and records what they cover. What only a strict server refuses
 * is tried again on a strict one.
 */
export async function runSuite(evidence: Evidence): Promise<void> {
  const { scenarios } = makePlan(contract)
  const unclear = await runScenarios(scenarios, { strict: false }, evidence)
  const broken = await runScenarios(unclear, { strict: true }, evidence)
  evidence.broken.push(...broken.map(({ case: { id } }) => id))
}

/** Runs the scenarios; resolves with those that are only noted. */
async function runScenarios(
  scenarios: readonly Scenario[],
  options: { readonly strict: boolean },
  evidence: Evidence,
): Promise<readonly Scenario[]> {
  const target = await startApp('mock', options)
  const all = new Map<string, Seen>()
  const pace = makePace({ timeoutMs: 600_000, pollMs: 5 })
  const judged = scenarios.map((scenario) => watchScenario(scenario, all))
  try {
    const verdicts = await judgeTarget(judged, target, {
      contract,
      pace,
      divergences: [],
      choices: true,
      concurrency: 6,
    })
    const noted = new Set<string>()
    for (const { case: sent, findings, outcome } of verdicts) {
      const seen = all.get(sent.id)
      if (outcome === 'noted') noted.add(sent.id)
      else if (findings.length > 0) evidence.broken.push(sent.id)
      else if (seen) addSeen(sent.id, seen, evidence)
    }
    return scenarios.filter(({ case: { id } }) => noted.has(id))
  } finally {
    await target.close()
  }
}

/** Wraps a scenario, so that it adds to `all` what its exchanges cover. */
function watchScenario(scenario: Scenario, all: Map<string, Seen>): Scenario {
  return {
    ...scenario,
    run: async (target, options) => {
      const { watch } = options
      if (watch === undefined) throw new Error('invariant: the mock sends callbacks')
      const covered: ExchangeCoverage[] = []
      const note = watch.recordReply.bind(watch)
      watch.recordReply = (sent, observed) => {
        covered.push(coverExchange(sent, observed))
        note(sent, observed)
      }
      const result = await runScenario(scenario, target, options)
      all.set(scenario.case.id, { replies: result.replies, watch, covered })
      return result
    },
  }
}

function addSeen(id: string, { replies, watch, covered }: Seen, evidence: Evidence): void {
  evidence.addAll(id, covered)
  for (const { field, received } of watch.callbacks) {
    const callback = contract.callbacks.find(({ name }) => name === field.name)
    if (callback === undefined || received.length === 0) continue
    const accepted = new Set(replies.flatMap(({ operationId, status }) => (status === 200 ? [operationId] : [])))
    const causes = callback.operationIds.filter((operationId) => accepted.has(operationId))
    evidence.add(
      id,
      causes.map((operationId) => elementId('callback', callback.name, operationId)),
    )
    for (const bodies of groupByTask(received.map(({ body }) => body as Json)))
      evidence.addAll(
        id,
        bodies.map((body) => coverPayload(callback.schema, body)),
      )
  }
}

/** Groups records by task: their order has a meaning only within a task. */
function groupByTask(bodies: readonly Json[]): Json[][] {
  const getTask = (body: Json): string =>
    typeof body === 'object' && body !== null && !Array.isArray(body) ? String(body.id ?? body.task_id) : ''
  return Object.values(Object.groupBy(bodies, getTask)).flatMap((records) => (records ? [records] : []))
}
