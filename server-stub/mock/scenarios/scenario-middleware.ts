import type { Outcome } from '../../core/handler.ts'
import { inject } from '../faults/inject.ts'
import type { Middleware, MockExchange, Next } from '../middleware.ts'
import { answerByScenario, type ScenarioHost } from './answer-by-scenario.ts'

export function scenarioMiddleware(host: ScenarioHost): Middleware {
  return (exchange, next) => (host.scenarios.isEmpty ? next() : answerFrom(host, exchange, next))
}

async function answerFrom(host: ScenarioHost, exchange: MockExchange, next: Next): Promise<Outcome> {
  const taken = host.scenarios.take(exchange)
  if (!taken) return next()
  exchange.answeredBy.push({ kind: 'scenario', name: taken.scenario.name })
  const answer = () => answerByScenario({ taken, host, exchange, next })
  if (taken.faults.length === 0) return answer()
  return inject(host.faults.injectScripted(taken.faults, exchange), exchange, answer)
}
