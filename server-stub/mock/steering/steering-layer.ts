import type { Layer } from '../layer.ts'
import { answerAsPreferred } from './answer-as-preferred.ts'
import { examplesOf } from './examples.ts'
import { preferencesInModelId } from './in-model-id.ts'
import { type Preferences, readPreferences } from './preferences.ts'

/** Lets a request choose its own answer, by a `Prefer` header or behind its model id. */
export const steeringLayer: Layer = async (exchange, next) => {
  const { prefer } = exchange.call.rawHeaders
  const inModel = preferencesInModelId(exchange.call)
  const header = typeof prefer === 'string' ? readPreferences(prefer) : undefined
  if (!header && !inModel) return next()
  const call = inModel?.call ?? exchange.call
  const preferences: Preferences = { ...inModel?.preferences, ...header }
  const { route, universe } = exchange
  if (preferences.waitMs !== undefined) await universe.clock.sleep(preferences.waitMs, call.signal)
  const examples = await examplesOf(route.family, route.operationId)
  return answerAsPreferred({ ...exchange, call }, preferences, examples) ?? next(call)
}
