import { ownValue } from '../../core/contract.ts'
import type { OperationExamples } from '../../core/http/example-handlers.ts'
import { getMockedContract } from '../mocked-contract.ts'

/** Examples of a family by operationId. */
type FamilyExamples = Readonly<Record<string, OperationExamples>>

const loaded = new Map<string, FamilyExamples>()

/** Examples of an operation, read on first use. */
export function getExamples(family: string, operationId: string): OperationExamples {
  const examples = loaded.get(family) ?? (getMockedContract().readDocument(`examples/${family}.json`) as FamilyExamples)
  loaded.set(family, examples)
  return ownValue(examples, operationId) ?? { replies: [], streams: [] }
}
