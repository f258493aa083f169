import type { Outcome } from '../../core/handler.ts'
import { inject } from '../faults/inject.ts'
import type { Middleware, MockExchange, Next } from '../middleware.ts'
import { answerByScenario } from './answer-by-scenario.ts'

/** Answers requests by the scenarios of their sandbox. */
export const scenarioMiddleware: Middleware = (exchange, next) => {
  const { scenarios } = exchange.sandbox
  return scenarios.isEmpty ? next() : throughScenarios(exchange, next)
}

async function throughScenarios(exchange: MockExchange, next: Next): Promise<Outcome> {
  const taken = exchange.sandbox.scenarios.take(exchange)
  if (!taken) return next()
  exchange.answeredBy.push({ kind: 'scenario', name: taken.scenario.name })
  const answer = () => answerByScenario(taken, exchange, next)
  if (taken.faults.length === 0) return answer()
  return inject(exchange.sandbox.faults.strikesOf(taken.faults, exchange), exchange, answer)
}
