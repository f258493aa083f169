import type { Outcome } from '../../runtime/handler.ts'
import type { Middleware, MockExchange, Next, WantedPreferences } from '../middleware.ts'
import { answerAsPreferred } from './answer-as-preferred.ts'
import { reportApplied } from './applied.ts'
import { takeModelPreferences } from './in-model-id.ts'
import {
  findMisspelledPreferences,
  headerPreferences,
  type Preferences,
  type RequestPreferences,
} from './preferences.ts'

/** Reads the preferences of the `Prefer` header and the model id, for the other middlewares. */
export const readRequestPreferences: Middleware = (next) => (exchange) => {
  const inModel = takeModelPreferences(exchange.call)
  const inHeader = headerPreferences(exchange.call)
  return next(inHeader || inModel ? { ...exchange, preferences: { inHeader, inModel } } : exchange)
}

/** Applies the preferences of the request. */
export const preferencesMiddleware: Middleware = (next) => (exchange) => {
  const { preferences } = exchange
  return preferences ? answerPreferred(exchange, next, preferences) : next(exchange)
}

async function answerPreferred(
  exchange: MockExchange,
  next: Next,
  { inHeader, inModel }: WantedPreferences,
): Promise<Outcome> {
  const { call, clock } = exchange
  const wanted = combinePreferences(inModel, inHeader)
  if (inHeader) for (const warning of findMisspelledPreferences(String(call.rawHeaders.prefer))) call.warn(warning)
  if (wanted.waitMs !== undefined) await clock.sleep(wanted.waitMs, call.signal)
  const answer = answerAsPreferred(exchange, wanted)
  const applied = [inModel, inHeader].filter((source) => source !== undefined).map(withoutFault)
  const retracts = applied.map((source) => reportApplied(exchange, source))
  if (answer) return answer
  return next(exchange).catch((error) => {
    // The gateway refuses: of the preferences, only the wait has applied.
    for (const retract of retracts) retract()
    for (const { kind, preferences } of applied) reportApplied(exchange, { kind, preferences: onlyWait(preferences) })
    throw error
  })
}

function onlyWait({ waitMs }: Preferences): Preferences {
  return waitMs === undefined ? {} : { waitMs }
}

/** The header takes precedence over the model id, and is the source of combined preferences. */
function combinePreferences(inModel: RequestPreferences | undefined, inHeader: RequestPreferences | undefined) {
  const { code, example } = inHeader?.preferences ?? {}
  const isOfHeader = inModel === undefined || code !== undefined || example !== undefined
  const label = (isOfHeader ? inHeader : inModel)?.label ?? ''
  return { ...inModel?.preferences, ...inHeader?.preferences, label }
}

/** The fault middleware reports the fault itself. */
function withoutFault({ kind, preferences: { fault, ...preferences } }: RequestPreferences) {
  return { kind, preferences }
}
