import type { Middleware } from '../middleware.ts'
import { answerAsPreferred } from './answer-as-preferred.ts'
import { reportApplied } from './applied.ts'
import { getExamples } from './examples.ts'
import { modelIdPreferences } from './in-model-id.ts'
import { headerPreferences, type RequestPreferences } from './request-preferences.ts'

/** Applies the preferences of the `Prefer` header or the model id. */
export const preferencesMiddleware: Middleware = async (exchange, next) => {
  const inModel = modelIdPreferences(exchange.call)
  const inHeader = headerPreferences(exchange.call)
  if (!inHeader && !inModel) return next()
  const call = inModel?.call ?? exchange.call
  const asked = together(inModel, inHeader)
  const { route, clock } = exchange
  if (asked.waitMs !== undefined) await clock.sleep(asked.waitMs, call.signal)
  const examples = await getExamples(route.family, route.operationId)
  const answer = answerAsPreferred({ ...exchange, call }, asked, examples)
  for (const each of [inModel, inHeader]) if (each) reportApplied(exchange, withoutFault(each))
  return answer ?? next(call)
}

/** The header takes precedence over the model id, and is the source of combined preferences. */
function together(inModel: RequestPreferences | undefined, inHeader: RequestPreferences | undefined) {
  const { code, example } = inHeader?.preferences ?? {}
  const isOfHeader = inModel === undefined || code !== undefined || example !== undefined
  const speaker = (isOfHeader ? inHeader : inModel)?.speaker ?? ''
  return { ...inModel?.preferences, ...inHeader?.preferences, speaker }
}

/** The fault middleware reports the fault itself. */
function withoutFault({ kind, preferences: { fault, ...preferences } }: RequestPreferences) {
  return { kind, preferences }
}
