import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { ownValue } from '../../core/contract.ts'
import { suggestion } from '../../core/validation/suggest.ts'
import type { GivenAccount } from '../../simulator/image/accounts.ts'
import schema from '../scenarios.schema.json' with { type: 'json' }
import type { Scenario } from './scenario.ts'
import type { Place, ScenarioError } from './scenario-error.ts'

export interface ScenarioText {
  readonly scenarios: readonly Scenario[]
  readonly accounts?: readonly GivenAccount[]
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strictRequired: false,
  formats: { regex: true },
})
// The reader of faults has clearer messages than their schema.
ajv.addSchema({}, 'fault.schema.json')
const validate = ajv.compile<ScenarioText>(schema)

/** What the published schema says of a value. */
export interface SchemaCheck {
  /** Without those of rules about several properties at once, which `semanticErrors` explains. */
  readonly errors: readonly SchemaError[]
  /**
   * The value without what has errors, so that the rest can be checked in the same pass; undefined where that is no list
   * of scenarios. An item that is wrong as a whole is empty, a fault undefined.
   */
  readonly readable: ScenarioText | undefined
  readonly isValid: boolean
}

export interface SchemaError extends ScenarioError {
  /** The property at the place is one that the schema does not know. */
  readonly isUnknown: boolean
}

export function checkSchema(value: unknown): SchemaCheck {
  if (validate(value)) return { errors: [], readable: value, isValid: true }
  const faults = (validate.errors ?? []).filter(isOwn)
  const part: unknown = structuredClone(value)
  for (const error of faults) if (!isOfWhole(error)) remove(part, getPlace(error))
  return { errors: faults.map(tell), readable: isReadable(part) ? part : undefined, isValid: false }
}

/** Rules about several properties stand under these keywords of the schema. */
const ACROSS = /\/(allOf|anyOf|dependentRequired|dependentSchemas|propertyNames)(\/|$)/

/** A condition reports itself beside the rule that it leads to. */
function isOwn({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword !== 'if' && !ACROSS.test(schemaPath)
}

/** Something is missing from an item that can be checked without it. */
function isOfWhole({ keyword, instancePath }: ErrorObject): boolean {
  const isMissing = keyword === 'required' || keyword === 'minProperties'
  return isMissing && /^\/(scenarios\/\d+(\/answer|\/answers\/\d+)?|accounts\/\d+)?$/.test(instancePath)
}

function tell(error: ErrorObject): SchemaError {
  const { keyword, message } = error
  const place = getPlace(error)
  const isUnknown = keyword === 'additionalProperties'
  return { place, message: ownValue(tellers, keyword)?.(error, place) ?? message ?? keyword, isUnknown }
}

type Teller = (error: ErrorObject, place: Place) => string

const tellers: Readonly<Record<string, Teller | undefined>> = {
  additionalProperties: ({ params, parentSchema }) => {
    const known = Object.keys(parentSchema?.properties ?? {})
    return `unknown property; ${suggestion(String(params.additionalProperty), known)}`
  },
  enum: ({ params, data }, place) => {
    const allowed = (params.allowedValues as readonly unknown[]).map(String)
    const isText = typeof data === 'string'
    // A number is not a misspelling of another one.
    const fix = isText ? suggestion(data, allowed) : `known: ${allowed.join(', ')}`
    return `unknown ${getNoun(place)} ${isText ? `\`${shorten(data)}\`` : show(data)}; ${fix}`
  },
  type: ({ params, data }) => {
    const types = [params.type].flat().map((type) => typeNames[type] ?? type)
    return `must be ${types.join(' or ')}, not ${show(data)}`
  },
  required: ({ params }) => `\`${params.missingProperty}\` is missing`,
  minimum: ({ params, data }) => `must be at least ${params.limit}, not ${show(data)}`,
  maximum: ({ params, data }) => `must be at most ${params.limit}, not ${show(data)}`,
  exclusiveMinimum: ({ params, data }) => `must be more than ${params.limit}, not ${show(data)}`,
  minLength: () => 'must have at least one character',
  maxLength: ({ params }) => `must have at most ${params.limit} characters`,
  minItems: () => 'must have at least one item',
  minProperties: () => 'must have at least one property; add one, or remove the object',
  uniqueItems: () => 'must not have the same item twice',
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
}

/** `operation` for `match.operation`, and for each item of a list there; `bot` for an item of `bots`. */
function getNoun(place: Place): string {
  const isItem = /^\d+$/.test(String(place.at(-1)))
  const name = String(place.at(isItem ? -2 : -1) ?? 'value')
  return isItem ? name.replace(/s$/, '') : name
}

function show(value: unknown): string {
  return shorten(JSON.stringify(value) ?? String(value))
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`
}

/** Lists whose items are checked one by one. */
const LISTS: ReadonlySet<string | number> = new Set(['scenarios', 'answers', 'accounts', 'faults'])

function remove(root: unknown, place: Place): void {
  let node = root
  for (const [depth, step] of place.entries()) {
    if (!isStructure(node)) return
    const child = ownValue(node, String(step))
    if (depth === place.length - 1 || !isStructure(child) || (Array.isArray(child) && !LISTS.has(step))) {
      if (!Array.isArray(node)) Reflect.deleteProperty(node, step)
      else node[Number(step)] = place.at(-2) === 'faults' ? undefined : {}
      return
    }
    node = child
  }
}

function isReadable(part: unknown): part is ScenarioText {
  return isStructure(part) && Array.isArray(part.scenarios)
}

function isStructure(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}

/** Of the value that is wrong, or of the property that is not known. */
function getPlace({ instancePath, keyword, params }: ErrorObject): Place {
  const place = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return keyword === 'additionalProperties' ? [...place, String(params.additionalProperty)] : place
}
