import { Problem } from '../../core/problem.ts'
import { cut } from '../../core/validation/quote.ts'
import type { Exchange, Layer } from '../middleware.ts'
import { honour } from '../preferences/applied.ts'
import { steeringInModelId } from '../preferences/in-model-id.ts'
import { type Steering, steeringInHeader } from '../preferences/request-preferences.ts'
import type { Strike } from './active-fault.ts'
import type { Fault } from './fault.ts'
import { FaultError } from './fault-error.ts'
import { strikeAnswer } from './inject.ts'
import { isInScope, obstacleTo } from './scope.ts'

/** Breaks answers as the faults of the universe want it, or as the request itself prefers it. */
export const faultLayer: Layer = async (exchange, next) => {
  const { faults } = exchange.universe
  const wanted = faultWantedBy(exchange)
  if (faults.isEmpty && wanted === undefined) return next()
  const own = wanted === undefined ? [] : await strikesOfRequest(exchange, wanted)
  return strikeAnswer([...faults.strikesAt(exchange), ...own], exchange, () => next())
}

interface Wanted extends Pick<Steering, 'kind' | 'speaker'> {
  readonly text: string
}

/** The header says more than the model id. */
function faultWantedBy({ call }: Exchange): Wanted | undefined {
  for (const { kind, speaker, preferences } of [steeringInHeader(call), steeringInModelId(call)].filter(isGiven)) {
    if (preferences.fault !== undefined) return { kind, speaker, text: preferences.fault }
  }
  return undefined
}

function isGiven<T>(value: T | undefined): value is T {
  return value !== undefined
}

async function strikesOfRequest(exchange: Exchange, wanted: Wanted): Promise<readonly Strike[]> {
  const { kind, speaker, text } = wanted
  const fault = await readWanted(wanted)
  if (!isInScope(fault, exchange)) {
    const why = obstacleTo(fault, exchange) ?? 'its match does not fit'
    throw new Problem('invalid-request', `${speaker}: the fault ${cut(text)} cannot strike this request: ${why}.`)
  }
  honour(exchange, { kind, preferences: { fault: text } })
  return exchange.universe.faults.strikesOnce(fault, exchange)
}

async function readWanted({ speaker, text }: Wanted): Promise<Fault> {
  const { readFault } = await import('./read-fault.ts')
  try {
    return readFault(text)
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    throw new Problem('invalid-request', `${speaker}: ${error.message}`)
  }
}
