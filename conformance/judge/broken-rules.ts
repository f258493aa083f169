import type { ErrorObject } from 'ajv'
import { groupBy } from '../../runtime/es2024.ts'
import { asObject, asString } from '../../runtime/json.ts'
import { isAboutName, mergeErrors, withoutRefusals } from '../../runtime/validation/union-errors.ts'
import type { SuiteContract } from '../contract.ts'
import type { RuleSet } from '../schema-validators.ts'
import { findChoiceAt } from '../spec-location.ts'

/** A violated rule of the contract. */
export interface BrokenRule {
  readonly keyword: string
  /** Pointer of the schema with the rule, in the bundle. */
  readonly pointer: string
  readonly error: ErrorObject
  /** The open question, if the rule is a choice. */
  readonly question?: string
}

/** A schema by its pointer in the bundle, with the rules that count. */
interface ScopedSchema extends RuleSet {
  readonly pointer: string
}

const unions: ReadonlySet<string> = new Set(['anyOf', 'oneOf'])
const wrappers: ReadonlySet<string> = new Set([...unions, 'if', 'allOf'])

/**
 * The rules of a schema that a value violates: in a union those of the branches that match its discriminator, or the union
 * itself if none matches.
 */
export function findBrokenRules(contract: SuiteContract, schema: ScopedSchema, value: unknown): BrokenRule[] {
  const errors = contract.errorsAt(schema.pointer, value, schema)
  const failedUnions = errors.filter(({ keyword }) => unions.has(keyword))
  const otherBranches = failedUnions.flatMap((union) => findOtherBranches(contract, union, errors))
  const isInOtherBranch = (error: ErrorObject): boolean => {
    const pointer = contract.getPointer(error.parentSchema) ?? ''
    return otherBranches.some(({ branch, at }) => pointer.startsWith(branch) && error.instancePath.startsWith(at))
  }
  const isInner = (error: ErrorObject) => !wrappers.has(error.keyword) && !isAboutName(error) && !isInOtherBranch(error)
  const places = new Set(failedUnions.map(({ instancePath }) => instancePath))
  const inner = withoutRefusals(errors.filter(isInner), places)
  const unexplained = failedUnions.filter(
    ({ instancePath: at }) => !inner.some((error) => error.instancePath.startsWith(at)),
  )
  const rules = [...inner, ...unexplained].map((error) => toBrokenRule(contract, schema, error))
  const byPlace = groupBy(rules, ({ error: { instancePath: at, schemaPath }, question = '' }) =>
    places.has(at) ? `${at} ${question}` : `${at} ${schemaPath}`,
  )
  return [...byPlace.values()].flatMap(mergeRules)
}

/** Merges the types or values that the branches of a union expect of one value. */
function mergeRules(rules: readonly BrokenRule[]): readonly BrokenRule[] {
  const [first] = rules
  const [merged, ...others] = mergeErrors(rules.map(({ error }) => error))
  return first === undefined || merged === undefined || others.length > 0 ? rules : [{ ...first, error: merged }]
}

function toBrokenRule(contract: SuiteContract, schema: ScopedSchema, error: ErrorObject): BrokenRule {
  const pointer = contract.getPointer(error.parentSchema) ?? schema.pointer
  const question = findChoiceAt(contract, pointer)
  return { keyword: error.keyword, pointer, error, ...(question === undefined ? {} : { question }) }
}

interface Branch {
  readonly branch: string
  readonly at: string
}

/** The branches whose discriminator differs from the value. */
function findOtherBranches(
  contract: SuiteContract,
  { parentSchema, instancePath: at }: ErrorObject,
  errors: readonly ErrorObject[],
): Branch[] {
  const tag = asString(asObject(asObject(parentSchema).discriminator).propertyName) ?? 'type'
  const tagPointer = `/properties/${tag}`
  return errors
    .filter(({ keyword, instancePath }) => keyword === 'const' && instancePath === `${at}/${tag}`)
    .map((error) => contract.getPointer(error.parentSchema) ?? '')
    .filter((pointer) => pointer.endsWith(tagPointer))
    .map((pointer) => ({ branch: pointer.slice(0, -tagPointer.length), at }))
}
