import type { Outcome } from '../../runtime/handler.ts'
import type { Middleware, MockExchange, Next } from '../middleware.ts'
import { answerAsPreferred } from './answer-as-preferred.ts'
import { reportApplied, warnOfMisspelling } from './applied.ts'
import { modelIdPreferences } from './in-model-id.ts'
import { headerPreferences, type Preferences, type RequestPreferences } from './preferences.ts'

/** Applies the preferences of the `Prefer` header or the model id. */
export const preferencesMiddleware: Middleware = (exchange, next) => {
  const inModel = modelIdPreferences(exchange.call)
  const inHeader = headerPreferences(exchange.call)
  return inHeader || inModel ? answerPreferred(exchange, next, { inHeader, inModel }) : next(exchange)
}

interface Wanted {
  readonly inHeader: RequestPreferences | undefined
  readonly inModel: ReturnType<typeof modelIdPreferences>
}

async function answerPreferred(exchange: MockExchange, next: Next, { inHeader, inModel }: Wanted): Promise<Outcome> {
  const call = inModel?.call ?? exchange.call
  const wanted = combine(inModel, inHeader)
  if (inHeader) warnOfMisspelling(exchange)
  if (wanted.waitMs !== undefined) await exchange.clock.sleep(wanted.waitMs, call.signal)
  const answer = answerAsPreferred({ ...exchange, call }, wanted)
  const applied = [inModel, inHeader].filter((each) => each !== undefined).map(withoutFault)
  const retracts = applied.map((each) => reportApplied(exchange, each))
  if (answer) return answer
  return next({ ...exchange, call }).catch((error) => {
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
