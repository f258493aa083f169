import { lifecycleRules } from './lifecycles.ts'
import { streamRules } from './streams.ts'
import type { Types } from './tree.ts'

/**
 * Our rules for `redocly diff`; what each change weighs stands in redocly.yaml. Extensions are given types, since only
 * what has a type is compared to its depth.
 */
export default function plugin() {
  return {
    id: 'gatewright',
    diff: { async3: streamRules, oas3: lifecycleRules },
    typeExtension: {
      async3: (types: Types): Types => ({
        ...extended(types, 'Operation', { 'x-event-order': 'EventOrder', 'x-operation': scalar }),
        EventOrder: { properties: { where: 'EventOrderParts' } },
        EventOrderParts: { properties: {} },
      }),
      oas3: (types: Types): Types => ({
        ...extended(types, 'Schema', { 'x-lifecycle': 'Lifecycle' }),
        Lifecycle: { properties: { transitions: 'LifecycleTransitions' } },
        LifecycleTransitions: { properties: {} },
      }),
    },
  }
}

/** A list of this type is compared as one value. */
const scalar = { name: 'scalar', properties: {} }

function extended(types: Types, name: string, properties: Types[string]['properties']): Types {
  return { ...types, [name]: { ...types[name], properties: { ...types[name]?.properties, ...properties } } }
}
