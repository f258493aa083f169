import type { Middleware } from '../middleware.ts'
import { answerAsPreferred } from './answer-as-preferred.ts'
import { reportApplied } from './applied.ts'
import { getExamples } from './examples.ts'
import { modelIdPreferences } from './in-model-id.ts'
import { headerPreferences, type RequestPreferences } from './preferences.ts'

/** Applies the preferences of the `Prefer` header or the model id. */
export const preferencesMiddleware: Middleware = async (exchange, next) => {
  const inModel = modelIdPreferences(exchange.call)
  const inHeader = headerPreferences(exchange.call)
  if (!inHeader && !inModel) return next()
  const call = inModel?.call ?? exchange.call
  const wanted = combine(inModel, inHeader)
  const { route, clock } = exchange
  if (wanted.waitMs !== undefined) await clock.sleep(wanted.waitMs, call.signal)
  const examples = getExamples(route.family, route.operationId)
  const answer = answerAsPreferred({ ...exchange, call }, wanted, examples)
  for (const each of [inModel, inHeader]) if (each) reportApplied(exchange, withoutFault(each))
  return answer ?? next(call)
}

/** The header takes precedence over the model id, and is the source of combined preferences. */
function combine(inModel: RequestPreferences | undefined, inHeader: RequestPreferences | undefined) {
  const { code, example } = inHeader?.preferences ?? {}
  const isOfHeader = inModel === undefined || code !== undefined || example !== undefined
  const label = (isOfHeader ? inHeader : inModel)?.label ?? ''
  return { ...inModel?.preferences, ...inHeader?.preferences, label }
}

/** The fault middleware reports the fault itself. */
function withoutFault({ kind, preferences: { fault, ...preferences } }: RequestPreferences) {
  return { kind, preferences }
}
