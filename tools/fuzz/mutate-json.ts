import { getContract, schemaPointer } from '../../conformance/contract.ts'
import { anyChange, applyChanges, listPaths } from '../../conformance/fuzz/change-body.ts'
import { anyJson, anyObject, schemaWords } from '../../conformance/fuzz/json-arbitrary.ts'
import { validBodies } from '../../conformance/fuzz/properties.ts'
import { asArray, isObject, type Json, type Keys, replaceAt, valueAt } from '../../runtime/json.ts'
import { inheritedNames, inheritedObject, oddText, oddValue, splitWords } from './odd-values.ts'
import type { Random } from './random.ts'
import type { Draft } from './request.ts'

const contract = getContract()

/** A change of the JSON of a body; `literal` puts JSON text, valid or not, instead of a value. */
type JsonMutation = (json: Json, random: Random, literal: (text: string) => Json) => Json

/** Applies up to four changes and writes the body. Does nothing where the request has no JSON. */
export function mutateJson(draft: Draft, random: Random): void {
  if (draft.json === undefined) return
  const literals: string[] = []
  const literal = (text: string) => `\u0001${literals.push(text) - 1}\u0001`
  for (let i = 0; i < random.pick([1, 1, 1, 2, 4]); i++) {
    const [name, mutation] = random.pick(mutations)
    draft.json = mutation(draft.json, random, literal)
    draft.mutations.push(`json ${name}`)
  }
  if (random.chance(5)) breakRule(draft, random)
  const text = JSON.stringify(draft.json).replace(/"\\u0001(\d+)\\u0001"/g, (_, at) => literals[at] ?? '')
  // Large values that are repeated would make up hundreds of megabytes.
  draft.body = Buffer.from(text.slice(0, maxLength))
  draft.json = undefined
}

const bodies = new Map(
  contract.operations.flatMap((operation) =>
    operation.body ? [[operation.operationId, validBodies(contract, operation)] as const] : [],
  ),
)

/** Replaces the example by a body that its schema allows. */
export function useValidBody(draft: Draft, random: Random): void {
  const valid = bodies.get(draft.operationId)
  if (valid === undefined || draft.json === undefined) return
  draft.json = random.draw(valid)
  draft.mutations.push('valid body')
}

/** Breaks rules of the body's schema, as the properties of the conformance suite do. */
function breakRule(draft: Draft, random: Random): void {
  const schema = contract.operations.find(({ operationId }) => operationId === draft.operationId)?.body?.schema
  if (schema === undefined || draft.json === undefined) return
  draft.json = applyChanges(contract, { root: schemaPointer(schema), body: draft.json }, [random.draw(change)])
  draft.mutations.push('json rule')
}

const maxLength = 4_000_000

const literals = [
  ...splitWords(`1e999 -1e999 -0 NaN Infinity 0x10 01 1. undefined 'x' 99999999999999999999999 [,] {"a"} 1e-999 tru`),
  ...['"\\ud800"', '"\\u0000"', '"\ud83d"', '{"a":1,"a":2}', '{"__proto__":{"type":"x"}}', '"\\x"', '"\t"'],
]
const depths = [5, 60, 126, 127, 128, 129, 130, 1000, 20_000]
const schemaNames = new Set<Keys[number] | undefined>(
  splitWords('schema input_schema parameters parametersJsonSchema responseSchema responseJsonSchema'),
)
const choiceNames =
  /^(type|role|mode|format|status|action|size|ratio|quality|style|effort|verbosity|model|name|id|index|state|dimensions|botType|method)$|Type$|_type$|Id$|_id$|choice/

const named: Readonly<Record<string, JsonMutation>> = {
  remove: (json, random) => replaceAt(json, anyPlace(json, random), undefined),
  'other type': (json, random) => replaceAt(json, anyPlace(json, random), oddValue(random)),
  'other choice': (json, random) => {
    const choices = listPaths(json).filter((keys) => choiceNames.test(String(keys.at(-1))))
    return choices.length === 0
      ? json
      : replaceAt(json, random.pick(choices), random.chance(70) ? oddText(random) : oddValue(random))
  },
  rename: (json, random) => {
    const keys = anyPlace(json, random)
    if (typeof keys.at(-1) !== 'string') return json
    const name = random.chance(60) ? random.pick(inheritedNames) : oddText(random)
    return replaceAt(replaceAt(json, keys, undefined), [...keys.slice(0, -1), name], valueAt(json, keys))
  },
  'more members': (json, random) => {
    const objects = listPaths(json).filter((keys) => isObject(valueAt(json, keys)))
    const at = objects.length === 0 ? [] : random.pick(objects)
    return replaceAt(json, [...at, random.chance(60) ? random.pick(inheritedNames) : oddText(random)], oddValue(random))
  },
  'repeated items': (json, random) => {
    const arrays = listPaths(json).filter((keys) => Array.isArray(valueAt(json, keys)))
    if (arrays.length === 0) return json
    const keys = random.pick(arrays)
    const items = asArray(valueAt(json, keys))
    return replaceAt(json, keys, Array.from({ length: random.pick([2, 2, 17, 200]) }, () => items).flat())
  },
  'moved value': (json, random) => replaceAt(json, anyPlace(json, random), valueAt(json, anyPlace(json, random))),
  literal: (json, random, literal) => replaceAt(json, anyPlace(json, random), literal(random.pick(literals))),
  deep: (json, random, literal) => {
    const depth = random.pick(depths)
    const [open, close] = random.pick([
      ['[', ']'],
      ['{"a":', '}'],
      ['{"properties":{"x":', '}}'],
      ['{"items":', '}'],
    ] as const)
    return replaceAt(json, anyPlace(json, random), literal(`${open.repeat(depth)}{}${close.repeat(depth)}`))
  },
  large: (json, random, literal) => {
    const isLarge = random.chance(8)
    const count = isLarge ? 250_000 : 2500
    const text = random.pick([`"${'word '.repeat(count)}"`, `[${'[],'.repeat(count)}[]]`, `"${'-- '.repeat(count)}"`])
    return replaceAt(json, anyPlace(json, random), literal(text))
  },
  'odd schema': (json, random) => {
    const schemas = listPaths(json).filter((keys) => schemaNames.has(keys.at(-1)))
    return replaceAt(json, schemas.length === 0 ? anyPlace(json, random) : random.pick(schemas), oddSchema(random))
  },
  'inherited names': (json, random) => replaceAt(json, anyPlace(json, random), inheritedObject(random)),
}
const mutations = Object.entries(named)

/** Arbitraries are slow to build. */
const schemaLike = anyObject(anyJson(2, schemaWords), schemaWords)
const change = anyChange()

function oddSchema(random: Random): Json {
  const name = random.pick(inheritedNames)
  const schemas: (() => Json)[] = [
    () => ({ type: name }),
    () => ({ type: [name, 'string'] }),
    () => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] }),
    () => ({ type: 'object', properties: { a: { type: name } }, required: ['a', name] }),
    () => ({ $ref: random.pick(['#', '#/', '#/$defs/a', `#/${name}`, 'http://x/y', '#/properties/a']) }),
    () => ({ $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }, { $ref: `#/$defs/${name}` }] } } }),
    () => ({ type: 'string', format: name, pattern: random.pick(['(', '(a+)+$', '^\\p{L}$', '[', '\\']) }),
    () => ({ type: 'array', items: { type: 'array', minItems: 1000, items: { type: 'string' } }, minItems: 1e9 }),
    () => ({ type: 'string', minLength: random.pick([-1, 1e9, 1e308]), enum: random.pick<Json[]>([[], [name], [{}]]) }),
    () => ({ type: 'number', minimum: 1e308, multipleOf: random.pick([0, 5e-324, -1]) }),
    () => random.draw(schemaLike),
  ]
  return random.pick(schemas)()
}

function anyPlace(json: Json, random: Random): Keys {
  return random.pick(listPaths(json))
}
