import type { Problem } from '../../generators/model/contract.ts'
import { asString, valueAt } from '../../runtime/json.ts'
import { under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

const slots = ['message', 'param', 'sequence', 'violations', 'retry-delay']

/** Every x-problem-slot is known, and each example of a problem has a string for the message. */
export const problemSlotsKnown: Rule = {
  name: 'problem-slots-known',
  document: 'openapi',
  *check({ specNodes, built }) {
    for (const { node, at } of specNodes) {
      const slot = node['x-problem-slot']
      if (slot === undefined || slots.includes(asString(slot) ?? '')) continue
      const message = `\`${slot}\` is not a slot. Use one of ${slots.join(', ')}.`
      yield { message, at: under(at, 'x-problem-slot') }
    }
    for (const problem of built?.contract.families.flatMap(({ problems }) => problems) ?? [])
      yield* checkMessage(problem)
  },
}

function* checkMessage({ kind, slots: { message: paths }, variants, origin }: Problem): Generator<RuleViolation> {
  if (paths.length === 0) {
    const message = `The schema for \`${kind}\` has no property for the message. Mark one with x-problem-slot: message.`
    yield { message, at: origin }
  }
  for (const { name, value } of variants) {
    const missing = paths.find((path) => typeof valueAt(value, path) !== 'string')
    if (missing === undefined) continue
    const message = `The example \`${name}\` of \`${kind}\` has no string at ${missing.join('.')}, the message. Add one.`
    yield { message, at: origin }
  }
}
