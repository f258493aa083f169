import { asArray, asObject, asString, type Json } from '../../generators/json.ts'
import type { Problem, PropertyPath } from '../../generators/model/contract.ts'
import { under } from './places.ts'
import type { Finding, Rule } from './rule.ts'

const slots = ['message', 'param', 'sequence', 'violations']

/** The runtime knows every slot, and finds in each example of a problem the place where the message goes. */
export const problemSlotsKnown: Rule = {
  name: 'problem-slots-known',
  document: 'openapi',
  *check({ places, built }) {
    for (const { node, at } of places) {
      const slot = node['x-problem-slot']
      if (slot === undefined || slots.includes(asString(slot) ?? '')) continue
      const message = `\`${slot}\` is not a slot. Use one of ${slots.join(', ')}.`
      yield { message, at: under(at, 'x-problem-slot') }
    }
    for (const problem of built?.contract.families.flatMap(({ problems }) => problems) ?? [])
      yield* checkMessage(problem)
  },
}

function* checkMessage({ kind, slots: { message: paths }, variants, origin }: Problem): Generator<Finding> {
  if (paths.length === 0) {
    const message = `The body for \`${kind}\` has no place for a message. Mark a property of its schema with x-problem-slot: message.`
    yield { message, at: origin }
  }
  for (const { name, value } of variants) {
    const lost = paths.find((path) => typeof read(value, path) !== 'string')
    if (lost === undefined) continue
    const message = `The example \`${name}\` of \`${kind}\` has no string at ${lost.join('.')}, where the message goes. Write one there.`
    yield { message, at: origin }
  }
}

function read(value: Json, path: PropertyPath): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, step) => (typeof step === 'number' ? asArray(at)[step] : asObject(at)[step]),
    value,
  )
}
