import type { Outcome } from '../../runtime/handler.ts'
import { Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import type { Answerer, Middleware, MockExchange, WantedPreferences } from '../middleware.ts'
import { reportApplied } from '../preferences/applied.ts'
import type { RequestPreferences } from '../preferences/preferences.ts'
import type { Injection } from './active-fault.ts'
import { type Fault, FaultError } from './fault.ts'
import type { FaultSet } from './fault-set.ts'
import { withLimitHeaders } from './limit-headers.ts'
import { isInScope, reasonNotInScope } from './scope.ts'

/** Applies the faults of the sandbox and the one that the request asks for. */
export function faultMiddleware(faults: FaultSet): Middleware {
  return (next) => (exchange) => {
    const wanted = exchange.preferences && requestedFault(exchange.preferences)
    if (faults.isEmpty && wanted === undefined) return next(exchange)
    const requested = wanted === undefined ? Promise.resolve([]) : injectionsOfRequest(faults, exchange, wanted)
    return requested.then((injections) =>
      injectFaults([...faults.injectionsFor(exchange), ...injections], exchange, () => next(exchange)),
    )
  }
}

/** Applies the injections to the answer, in order. The code is loaded on first use. */
export async function injectFaults(
  injections: readonly Injection[],
  exchange: MockExchange,
  answer: () => Promise<Outcome>,
): Promise<Outcome> {
  const answerWithin = async () => withLimitHeaders(exchange, await answer())
  if (injections.length === 0) return answerWithin()
  const noted = injections.map((injection) => noteIn(exchange.answeredBy, injection))
  const { applyInjections } = await import('./apply-injections.ts')
  return applyInjections(noted, exchange, answerWithin)
}

/** Lists the fault until the request ends. */
function noteIn(answeredBy: Answerer[], injection: Injection): Injection {
  const answerer: Answerer = { kind: 'fault', name: injection.name }
  answeredBy.push(answerer)
  const giveBack = () => {
    injection.giveBack()
    answeredBy.splice(answeredBy.indexOf(answerer), 1)
  }
  return { ...injection, giveBack }
}

interface RequestedFault extends Pick<RequestPreferences, 'kind' | 'label'> {
  readonly text: string
}

/** The header takes precedence over the model id. */
function requestedFault({ inHeader, inModel }: WantedPreferences): RequestedFault | undefined {
  for (const wanted of [inHeader, inModel]) {
    if (wanted?.preferences.fault !== undefined) return { ...wanted, text: wanted.preferences.fault }
  }
  return undefined
}

async function injectionsOfRequest(
  faults: FaultSet,
  exchange: MockExchange,
  wanted: RequestedFault,
): Promise<readonly Injection[]> {
  const { kind, label, text } = wanted
  const fault = await readRequestedFault(wanted, exchange)
  if (!isInScope(fault, exchange)) {
    const why = reasonNotInScope(fault, exchange) ?? 'its match does not apply'
    throw new Problem(
      'invalid-request',
      `${label}: the fault ${shortenText(text)} cannot apply to this request: ${why}.`,
    )
  }
  const injections = faults.injectOnce(fault, exchange)
  if (injections.length === 0) return []
  const retract = reportApplied(exchange, { kind, preferences: { fault: text } })
  return injections.map((injection) => ({ ...injection, giveBack: retract }))
}

async function readRequestedFault({ label, text }: RequestedFault, { contract }: MockExchange): Promise<Fault> {
  const { readFault } = await import('./read-fault.ts')
  try {
    return readFault(text, contract)
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    throw new Problem('invalid-request', `${label}: ${error.message}`)
  }
}
