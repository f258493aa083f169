import type { Json } from '../../../generators/json.ts'
import { breaks, keeps, type Mutator } from './mutation.ts'

function ofLength(value: Json, length: number): Json[] {
  const items = Array.isArray(value) ? value : []
  return Array.from({ length }, (_, index) => items[index % items.length] ?? 'value')
}

export const arrayMutators: Readonly<Record<string, Mutator>> = {
  minItems: ({ minItems }, value) => [
    breaks('minItems', 'outside', ofLength(value, Number(minItems) - 1)),
    keeps('minItems', 'edge', ofLength(value, Number(minItems))),
  ],
  maxItems: ({ maxItems }, value) => [
    breaks('maxItems', 'outside', ofLength(value, Number(maxItems) + 1)),
    keeps('maxItems', 'edge', ofLength(value, Number(maxItems))),
  ],
}
