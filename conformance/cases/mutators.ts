import { arrayMutators } from './mutators/arrays.ts'
import type { Mutation, Mutator } from './mutators/mutation.ts'
import { numberMutators } from './mutators/numbers.ts'
import { objectMutators } from './mutators/objects.ts'
import { stringMutators } from './mutators/strings.ts'
import { valueMutators } from './mutators/values.ts'
import type { Site } from './schema-sites.ts'

const mutators: Readonly<Record<string, Mutator>> = {
  ...arrayMutators,
  ...numberMutators,
  ...objectMutators,
  ...stringMutators,
  ...valueMutators,
}

/** What can be done to the value of a site, for each keyword of its schema. */
export function getMutations({ schema, value }: Pick<Site, 'schema' | 'value'>): readonly Mutation[] {
  return Object.keys(schema).flatMap((keyword) => mutators[keyword]?.(schema, value) ?? [])
}
