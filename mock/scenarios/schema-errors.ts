import { ownValue } from '../../runtime/json.ts'
import { type SchemaError, schemaChecker } from '../../settings/check-schema.ts'
import type { ValuePath } from '../../settings/errors.ts'
import { type MockContract, oncePerContract } from '../mock-contract.ts'
import published from '../scenarios.schema.json' with { type: 'json' }
import type { AccountOptions } from '../simulator/image/accounts.ts'
import type { Scenario } from './scenario.ts'

export interface ScenarioText {
  readonly scenarios: readonly Scenario[]
  readonly accounts?: readonly AccountOptions[]
}

/** The published schema names the operations of the gateway. Faults are checked by their reader, since they may be in the short form. */
const getChecker = oncePerContract((contract) =>
  schemaChecker(
    { ...published, $defs: { ...published.$defs, ...nameOperations(contract) } },
    { 'fault.schema.json': {} },
  ),
)

/** The definitions of the schema that name the operations and families of a contract. */
export function nameOperations({ families, routes }: MockContract) {
  const { operation, family } = published.$defs
  return {
    operation: { ...operation, enum: routes.map(({ operationId }) => operationId).sort() },
    family: { ...family, enum: families.map(({ name }) => name) },
  }
}

/** Result of the published schema for a value. */
export interface SchemaCheck {
  readonly errors: readonly SchemaError[]
  /**
   * The value without its invalid parts, so that the rest can be checked in the same pass; undefined if that is no array
   * of scenarios. An invalid item is empty, an invalid fault undefined.
   */
  readonly readable: ScenarioText | undefined
}

export function checkSchema(value: unknown, contract: MockContract): SchemaCheck {
  const all = getChecker(contract)(value)
  const specific = all.filter(({ schemaPath }) => !ACROSS.test(schemaPath))
  const across = all.filter(({ schemaPath }) => ACROSS.test(schemaPath))
  const part: unknown = structuredClone(value)
  for (const error of specific) if (!isOfWhole(error)) removeAt(part, error.path)
  const errors = [...specific]
  for (const error of across) if (!isConsequence(error, errors)) errors.push(error)
  return { errors, readable: isReadable(part) ? part : undefined }
}

/** Schema keywords of rules about several properties. */
const ACROSS = /\/(allOf|dependentRequired|dependentSchemas)(\/|$)/

/** Keywords of rules that a missing property breaks. */
const NEEDS: ReadonlySet<string> = new Set(['anyOf', 'dependentRequired', 'not'])

/** The path has another error, or the missing property may be a misspelled one. */
function isConsequence({ keyword, path }: SchemaError, others: readonly SchemaError[]): boolean {
  const object = (keyword === 'anyOf' ? path : path.slice(0, -1)).join('/')
  return others.some((other) => {
    if (other.path.join('/') === path.join('/')) return true
    const isUnknown = other.keyword === 'additionalProperties' && other.path.slice(0, -1).join('/') === object
    return isUnknown && NEEDS.has(keyword)
  })
}

/** A property is missing from an item that can be checked without it. */
function isOfWhole({ keyword, path }: SchemaError): boolean {
  const whole = keyword === 'required' ? path.slice(0, -1) : keyword === 'minProperties' ? path : undefined
  return whole !== undefined && /^(scenarios\/\d+(\/answer|\/answers\/\d+)?|accounts\/\d+)?$/.test(whole.join('/'))
}

/** Arrays whose items are checked one by one. */
const ARRAYS: ReadonlySet<string | number> = new Set(['scenarios', 'answers', 'accounts', 'faults'])

function removeAt(root: unknown, path: ValuePath): void {
  let node = root
  for (const [depth, step] of path.entries()) {
    if (!isStructure(node)) return
    const child = ownValue(node, String(step))
    if (depth === path.length - 1 || !isStructure(child) || (Array.isArray(child) && !ARRAYS.has(step))) {
      if (!Array.isArray(node)) Reflect.deleteProperty(node, step)
      else node[Number(step)] = path.at(-2) === 'faults' ? undefined : {}
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
