import { ownValue } from '../../core/contract.ts'
import type { OperationExamples } from '../../core/http/example-handlers.ts'

/** The examples of a family's operations, by operationId. */
type FamilyExamples = Readonly<Record<string, OperationExamples>>

const loaded = new Map<string, Promise<FamilyExamples>>()

/** The contract's examples of an operation; they are read when first asked for. */
export async function getExamples(family: string, operationId: string): Promise<OperationExamples> {
  const reading = loaded.get(family) ?? readExamples(family)
  loaded.set(family, reading)
  return ownValue(await reading, operationId) ?? { replies: [], streams: [] }
}

async function readExamples(family: string): Promise<FamilyExamples> {
  const module = await import(`../../../generated/examples/${family}.json`, { with: { type: 'json' } })
  return module.default
}
