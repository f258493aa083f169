import type { Outcome } from '../../core/handler.ts'
import type { MockExchange } from '../middleware.ts'
import type { Injection } from './active-fault.ts'

/** Applies the injections to the answer, in order. The code is loaded on first use. */
export async function inject(
  injections: readonly Injection[],
  exchange: MockExchange,
  answer: () => Promise<Outcome>,
): Promise<Outcome> {
  if (injections.length === 0) return answer()
  for (const { name } of injections) exchange.answeredBy.push({ kind: 'fault', name })
  const { applyInjections } = await import('./apply-injections.ts')
  return applyInjections(injections, exchange, answer)
}
