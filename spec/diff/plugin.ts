import { itemRules } from './items.ts'
import { lifecycleRules } from './lifecycles.ts'
import { choiceRules, openapiRules } from './openapi.ts'
import { itemOrderRules, streamRules } from './streams.ts'
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
      oas3: { ...lifecycleRules, ...itemRules, ...itemOrderRules, ...openapiRules, ...choiceRules },
    },
    typeExtension: {
      async3: (types: Types): Types => ({
        ...types,
        ...addProperties(types, 'Operation', { 'x-event-order': 'EventOrder', 'x-operation': scalar }),
        ...eventOrderTypes,
      }),
      oas3: (types: Types): Types => ({
        ...types,
        ...addProperties(types, 'Schema', { 'x-lifecycle': 'Lifecycle' }),
        ...addProperties(types, 'MediaType', { 'x-event-order': 'EventOrder' }),
        ...eventOrderTypes,
        Lifecycle: { properties: { transitions: 'LifecycleTransitions' } },
        LifecycleTransitions: { properties: {} },
      }),
    },
  }
}

/** An array of this type is compared as one value. */
const scalar = { name: 'scalar', properties: {} }

const eventOrderTypes: Types = {
  EventOrder: { properties: { where: 'EventOrderParts' } },
  EventOrderParts: { properties: {} },
}

function addProperties(types: Types, name: string, properties: Types[string]['properties']): Types {
  return { [name]: { ...types[name], properties: { ...types[name]?.properties, ...properties } } }
}
