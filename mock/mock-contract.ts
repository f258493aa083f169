import type { Clock } from '../runtime/clock.ts'
import type { Contract, Route } from '../runtime/contract.ts'
import type { HandlerTable } from '../runtime/handler.ts'
import type { OperationExamples } from '../runtime/http/example-handlers.ts'
import { ownValue } from '../runtime/json.ts'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import type { AddedContract } from '../server-stub/gateway.ts'
import type { Ports } from '../server-stub/ports.ts'

/** What a mock serves. */
export interface MockContract extends Contract {
  /** Lines for the start-up summary. */
  readonly summary: readonly string[]
  readonly judged: JudgedContract
  /** Paths below which the operations are served too. */
  readonly basePaths: readonly string[]
  /** Reads `openapi.json`, `asyncapi.json` or `examples/<family>.json` as the generator writes them; undefined if there is none. */
  readonly readDocument: (name: string) => unknown
  /** Whether models answer, and not examples. */
  readonly hasModels: boolean
  /** Contracts beside the gateway's whose operations are among its own. */
  readonly added?: readonly AddedContract[]
  /** Creates the handlers of a sandbox. */
  readonly createHandlers: (parts: HandlerParts) => HandlerTable
}

/** What the handlers of a sandbox are made of. */
export interface HandlerParts {
  readonly clock: Clock
  /** The handlers of the simulated gateway. */
  readonly simulated: HandlerTable
  readonly sendCallback?: Ports['sendCallback']
}

/** An operation, and the contract that declares it. */
export interface MockOperation {
  readonly contract: MockContract
  readonly route: Route
}

/** A function of a contract that computes its result on first use, once a contract object. */
export function oncePerContract<T extends object>(
  compute: (contract: MockContract) => T,
): (contract: MockContract) => T {
  const results = new WeakMap<MockContract, T>()
  return (contract) => {
    const result = results.get(contract) ?? compute(contract)
    results.set(contract, result)
    return result
  }
}

/** Examples of a family by operationId. */
type FamilyExamples = Readonly<Record<string, OperationExamples>>

const examplesByFamily = oncePerContract(() => new Map<string, FamilyExamples>())

/** Examples of an operation, read on first use. */
export function getExamples({ contract, route }: MockOperation): OperationExamples {
  const { family, operationId } = route
  const loaded = examplesByFamily(contract)
  const examples = loaded.get(family) ?? ((contract.readDocument(`examples/${family}.json`) ?? {}) as FamilyExamples)
  loaded.set(family, examples)
  return ownValue(examples, operationId) ?? { replies: [], streams: [] }
}
