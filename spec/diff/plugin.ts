import { itemRules } from './items.ts'
import { lifecycleRules } from './lifecycles.ts'
import { choiceRules, openapiRules } from './openapi.ts'
import { streamRules } from './streams.ts'
import type { Types } from './tree.ts'

/**
 * Rules for `redocly diff`; redocly.yaml sets their severities. Extensions get types, because only typed values are
 * compared deeply.
 */
export default function plugin() {
  return {
    id: 'gatewright',
    diff: {
      async3: { ...streamRules, ...choiceRules },
      oas3: { ...lifecycleRules, ...itemRules, ...openapiRules, ...choiceRules },
    },
    typeExtension: {
      async3: (types: Types): Types => ({
        ...addProperties(types, 'Operation', { 'x-event-order': 'EventOrder', 'x-operation': scalar }),
        EventOrder: { properties: { where: 'EventOrderParts' } },
        EventOrderParts: { properties: {} },
      }),
      oas3: (types: Types): Types => ({
        ...addProperties(types, 'Schema', { 'x-lifecycle': 'Lifecycle' }),
        Lifecycle: { properties: { transitions: 'LifecycleTransitions' } },
        LifecycleTransitions: { properties: {} },
      }),
    },
  }
}

/** An array of this type is compared as one value. */
const scalar = { name: 'scalar', properties: {} }

function addProperties(types: Types, name: string, properties: Types[string]['properties']): Types {
  return { ...types, [name]: { ...types[name], properties: { ...types[name]?.properties, ...properties } } }
}
