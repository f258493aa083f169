import type { JsonObject } from '../../../generators/json.ts'
import { breaks, keeps, type Mutator } from './mutation.ts'

/** What lies just beside a bound: the next whole number, or a thousandth. */
function step(schema: JsonObject): number {
  return schema.type === 'integer' ? 1 : 0.001
}

function boundMutator(keyword: string, { outward, exclusive }: { outward: 1 | -1; exclusive: boolean }): Mutator {
  return (schema) => {
    const bound = Number(schema[keyword])
    const beyond = bound + outward * step(schema)
    const within = bound - outward * step(schema)
    return exclusive
      ? [breaks(keyword, 'outside', bound), keeps(keyword, 'edge', within)]
      : [breaks(keyword, 'outside', beyond), keeps(keyword, 'edge', bound)]
  }
}

export const numberMutators: Readonly<Record<string, Mutator>> = {
  minimum: boundMutator('minimum', { outward: -1, exclusive: false }),
  maximum: boundMutator('maximum', { outward: 1, exclusive: false }),
  exclusiveMinimum: boundMutator('exclusiveMinimum', { outward: -1, exclusive: true }),
  exclusiveMaximum: boundMutator('exclusiveMaximum', { outward: 1, exclusive: true }),
}
