import { contract } from '../contract.ts'
import { ofOneStep, type Scenario } from '../scenario.ts'
import { type FuzzOptions, playProperty } from './play-property.ts'
import { getCase, getProperties } from './properties.ts'

/** For each operation the properties that hold of requests at random. */
export function fuzzScenarios(options: FuzzOptions): Scenario[] {
  return contract.operations.flatMap((operation) =>
    getProperties(operation).map(({ name, cases }) => {
      const about = getCase(operation, name)
      return {
        ...ofOneStep(about),
        play: (target, { pace }) => playProperty({ cases, about }, options, { target, pace }),
      } satisfies Scenario
    }),
  )
}
