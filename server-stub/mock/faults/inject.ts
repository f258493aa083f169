import type { Outcome } from '../../core/handler.ts'
import type { Exchange } from '../middleware.ts'
import type { Strike } from './active-fault.ts'

/** The answer as those faults leave it that strike, one after the other. How they do it is loaded when the first strikes. */
export async function strikeAnswer(
  strikes: readonly Strike[],
  exchange: Exchange,
  answer: () => Promise<Outcome>,
): Promise<Outcome> {
  if (strikes.length === 0) return answer()
  for (const { name } of strikes) exchange.answeredBy.push({ kind: 'fault', name })
  const { answerStruck } = await import('./apply-injections.ts')
  return answerStruck(strikes, exchange, answer)
}
