import { ownValue } from '../../core/contract.ts'
import type { OperationExamples } from '../../core/http/example-handlers.ts'

/** Examples of a family by operationId. */
type FamilyExamples = Readonly<Record<string, OperationExamples>>

const loaded = new Map<string, Promise<FamilyExamples>>()

/** Examples of an operation, read on first use. */
export async function getExamples(family: string, operationId: string): Promise<OperationExamples> {
  const reading = loaded.get(family) ?? readExamples(family)
  loaded.set(family, reading)
  return ownValue(await reading, operationId) ?? { replies: [], streams: [] }
}

async function readExamples(family: string): Promise<FamilyExamples> {
  const module = await import(`../../../generated/examples/${family}.json`, { with: { type: 'json' } })
  return module.default
}
