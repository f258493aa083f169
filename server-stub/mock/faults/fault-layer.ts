import { Problem } from '../../core/problem.ts'
import { cut } from '../../core/quote.ts'
import type { Exchange, Layer } from '../layer.ts'
import { preferencesInModelId } from '../steering/in-model-id.ts'
import { readPreferences } from '../steering/preferences.ts'
import type { Fault } from './fault.ts'
import { FaultError } from './fault-error.ts'
import { isInScope, obstacleTo } from './scope.ts'
import type { Strike } from './set-fault.ts'
import { strikeAnswer } from './strike-answer.ts'

/** Breaks answers as the faults of the universe want it, or as the request itself prefers it. */
export const faultLayer: Layer = async (exchange, next) => {
  const { faults } = exchange.universe
  const wanted = faultWantedBy(exchange)
  if (faults.isEmpty && wanted === undefined) return next()
  const own = wanted === undefined ? [] : await strikesOfRequest(exchange, wanted)
  return strikeAnswer([...faults.strikesAt(exchange), ...own], exchange, () => next())
}

function faultWantedBy({ call }: Exchange): string | undefined {
  const { prefer } = call.rawHeaders
  const inHeader = typeof prefer === 'string' ? readPreferences(prefer).fault : undefined
  return inHeader ?? preferencesInModelId(call)?.preferences.fault
}

async function strikesOfRequest(exchange: Exchange, text: string): Promise<readonly Strike[]> {
  const fault = await readWanted(text)
  if (isInScope(fault, exchange)) return exchange.universe.faults.strikesOnce(fault, exchange)
  const why = obstacleTo(fault, exchange) ?? 'its match does not fit'
  throw new Problem('invalid-request', `Prefer: the fault ${cut(text)} cannot strike this request: ${why}.`)
}

async function readWanted(text: string): Promise<Fault> {
  const { readFault } = await import('./read-fault.ts')
  try {
    return readFault(text)
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    throw new Problem('invalid-request', `Prefer: ${error.message}`)
  }
}
