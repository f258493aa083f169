import { readFileSync } from 'node:fs'
import { getContract } from '../../conformance/contract.ts'
import type { Json } from '../../runtime/json.ts'

const contract = getContract()

/** The examples of one operation, as the generators print them. */
export interface Examples {
  readonly requests: readonly Named[]
  readonly replies: readonly (Named & { readonly status: number; readonly mediaType: string })[]
  readonly streams: readonly {
    readonly stream: string
    readonly name: string
    readonly events: readonly { readonly event: string; readonly data: Json }[]
  }[]
  readonly events: readonly (Named & { readonly stream: string; readonly event: string })[]
  readonly callbacks: readonly (Named & { readonly callback: string })[]
}

interface Named {
  readonly name: string
  readonly value: Json
}

const files = new Map<string, Readonly<Record<string, Examples>>>(
  contract.families.map(({ name }) => [
    name,
    JSON.parse(readFileSync(new URL(`../../generated/examples/${name}.json`, import.meta.url), 'utf8')),
  ]),
)

/** Returns the examples of an operation; throws if the contract has no such operation. */
export function getExamples({ family, operationId }: { family: string; operationId: string }): Examples {
  const examples = files.get(family)?.[operationId]
  if (examples === undefined) throw new RangeError(`There are no examples of ${operationId}.`)
  return examples
}
