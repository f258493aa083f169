import type { Warning } from './diagnostics.ts'
import { buildContract } from './model/build-contract.ts'
import type { Contract } from './model/contract.ts'
import { type ReadOptions, readSpec } from './read/read-spec.ts'
import { findWarnings } from './warnings.ts'

export interface ReadContract {
  /** Plain data: `JSON.stringify` writes all of it. */
  readonly contract: Contract
  readonly warnings: readonly Warning[]
}

/**
 * Reads an OpenAPI document, with the `asyncapi.yaml` and `open-questions.yaml` beside it, as a model of the contract. Writes
 * nothing. Throws a `SpecError` with file, line and column of all errors of the document.
 *
 * ```ts
 * const { contract } = readContract('openapi.yaml')
 * for (const { method, path, operationId } of contract.operations) console.log(method, path, operationId)
 * ```
 */
export function readContract(spec: string, options: ReadOptions = {}): ReadContract {
  const built = buildContract(readSpec(spec, options))
  return { contract: built.contract, warnings: findWarnings(built) }
}
