import { under } from './spec-nodes.ts'
import type { Rule } from './specification.ts'

const capabilities = ['text', 'video-task', 'image-task', 'image-account']

/** The mock knows every capability, and an operation that callbacks follow from begins a task. */
export const capabilitiesKnown: Rule = {
  name: 'capabilities-known',
  document: 'openapi',
  *check({ built }) {
    const followed = new Set(built?.contract.callbacks.flatMap(({ operationIds }) => operationIds))
    for (const { operationId, capability, origin } of built?.contract.operations ?? []) {
      if (capability !== undefined && !capabilities.includes(capability)) {
        const message = `\`${capability}\` is not a capability. Use one of ${capabilities.join(', ')}.`
        yield { message, at: under(origin, 'x-capability') }
      } else if (followed.has(operationId) && !capability?.endsWith('-task')) {
        const message =
          'Callbacks follow from it, so that it begins a task. Add x-capability: video-task or image-task.'
        yield { message, at: origin }
      }
    }
  },
}
