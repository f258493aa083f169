import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { suggestion } from '../../core/validation/suggest.ts'
import type { GivenAccount } from '../../simulator/image/accounts.ts'
import schema from '../scenarios.schema.json' with { type: 'json' }
import type { Scenario } from './scenario.ts'
import type { Mistake, Place } from './scenario-error.ts'

export interface ScenarioText {
  readonly scenarios: readonly Scenario[]
  readonly accounts?: readonly GivenAccount[]
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, formats: { regex: true } })
// Who reads faults says more clearly what is wrong with one.
ajv.addSchema({}, 'fault.schema.json')
const validate = ajv.compile<ScenarioText>(schema)

export function hasForm(value: unknown): value is ScenarioText {
  return validate(value)
}

/** Where a value is not what the published schema says. */
export function mistakesOfForm(value: unknown): readonly Mistake[] {
  if (validate(value)) return []
  // Conditions of the schema report themselves beside what does not hold in them.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  return errors.map(tell)
}

function tell(error: ErrorObject): Mistake {
  const { instancePath, keyword, message } = error
  const place = instancePath.split('/').slice(1).map(unescapePointer)
  const row = tellers[keyword]
  return row ? row(error, place) : { place, message: message ?? keyword }
}

type Teller = (error: ErrorObject, place: Place) => Mistake

const tellers: Readonly<Record<string, Teller | undefined>> = {
  additionalProperties: ({ params, parentSchema }, place) => {
    const name = String(params.additionalProperty)
    const known = Object.keys(parentSchema?.properties ?? {})
    return { place: [...place, name], message: `this is unknown here: ${suggestion(name, known)}` }
  },
  enum: ({ params, data }, place) => {
    const allowed = (params.allowedValues as readonly unknown[]).map(String)
    // One number is not meant by another that looks like it.
    const fix = typeof data === 'string' ? suggestion(data, allowed) : `there are ${allowed.join(', ')}`
    return { place, message: `${show(data)} is none of those possible: ${fix}` }
  },
  type: ({ params, data }, place) => {
    const types = [params.type].flat().map((type) => typeNames[type] ?? type)
    return { place, message: `takes ${types.join(' or ')}, not ${show(data)}` }
  },
  required: ({ params }, place) => ({ place, message: `${params.missingProperty} is missing` }),
  minimum: ({ params, data }, place) => ({ place, message: `takes at least ${params.limit}, not ${show(data)}` }),
  maximum: ({ params, data }, place) => ({ place, message: `takes at most ${params.limit}, not ${show(data)}` }),
  exclusiveMinimum: ({ params, data }, place) => ({
    place,
    message: `takes more than ${params.limit}, not ${show(data)}`,
  }),
  minLength: (_, place) => ({ place, message: 'takes at least one character' }),
  maxLength: ({ params }, place) => ({ place, message: `takes at most ${params.limit} characters` }),
  minItems: (_, place) => ({ place, message: 'takes at least one item' }),
  minProperties: (_, place) => ({ place, message: 'says nothing: name something in it, or leave it out' }),
  uniqueItems: (_, place) => ({ place, message: 'names something twice' }),
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  null: 'null',
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
