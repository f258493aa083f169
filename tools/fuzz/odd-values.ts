import { anyJson, anyText } from '../../conformance/fuzz/json-arbitrary.ts'
import type { Json } from '../../runtime/json.ts'
import type { Random } from './random.ts'

/** Names that every JavaScript object has a member of. */
export const inheritedNames = splitWords(
  '__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__ then length',
)

/** Splits a text at white space. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Arbitraries are slow to build. */
const text = anyText()
const json = anyJson(2)
const longText = 'word '.repeat(12_000)

/** Draws a string for a member that usually has one of few values. */
export function oddText(random: Random): string {
  if (random.chance(50)) return random.pick(inheritedNames)
  if (random.chance(5)) return longText
  return random.draw(text)
}

const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), 1e21, 1e308, 5e-324]

/** Draws a value of any type. */
export function oddValue(random: Random): Json {
  const kinds: (() => Json)[] = [
    () => oddText(random),
    () => random.pick(numbers),
    () => random.pick([null, true, false]),
    () => random.pick<Json>([[], {}, [[]], [[], [], []], [{}], [null], '']),
    () => Array.from({ length: random.pick([1, 10, 300]) }, () => []),
    () => inheritedObject(random),
    () => random.draw(json),
  ]
  return random.pick(kinds)()
}

/** Makes an object with a member that has the name of an inherited one. */
export function inheritedObject(random: Random): Json {
  return { [random.pick(inheritedNames)]: random.pick<Json>(['x', 1, null, {}, [], { polluted: true }]) }
}
