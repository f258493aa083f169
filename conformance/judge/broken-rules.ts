import type { ErrorObject } from 'ajv'
import { asObject, asString, isObject } from '../../runtime/json.ts'
import { errorsAt, getPointer, type Scope } from '../contract.ts'
import { choiceAt } from '../spec-place.ts'

/** A violated rule of the contract. */
export interface BrokenRule {
  readonly keyword: string
  /** Pointer of the schema with the rule, in the bundle. */
  readonly pointer: string
  /** JSON pointer into the value. */
  readonly at: string
  readonly message: string
  /** The open question, if the rule is a choice. */
  readonly question?: string
}

const unions: ReadonlySet<string> = new Set(['anyOf', 'oneOf'])
const wrappers: ReadonlySet<string> = new Set([...unions, 'if', 'allOf'])

/**
 * The rules of the schema at `root` that a value violates: in a union those of the branches that match its discriminator,
 * or the union itself if none matches.
 */
export function brokenRules(root: string, value: unknown, scope?: Scope): BrokenRule[] {
  const errors = errorsAt(root, value, scope)
  const failed = errors.filter(({ keyword }) => unions.has(keyword))
  const foreign = failed.flatMap((union) => foreignBranches(union, errors))
  const isForeign = (error: ErrorObject): boolean =>
    foreign.some(({ branch, at }) => pointerOfError(error).startsWith(branch) && error.instancePath.startsWith(at))
  const telling = errors.filter((error) => !wrappers.has(error.keyword) && !isForeign(error))
  const silent = failed.filter(({ instancePath: at }) => !telling.some((error) => error.instancePath.startsWith(at)))
  return [...telling, ...silent].map(brokenRule(root))
}

function brokenRule(root: string): (error: ErrorObject) => BrokenRule {
  return (error) => {
    const { keyword, instancePath, message = 'is not valid', params } = error
    const missing = 'missingProperty' in params ? `/${params.missingProperty}` : ''
    const pointer = pointerOfError(error) || root
    const question = choiceAt(pointer)
    return {
      keyword,
      pointer,
      at: `${instancePath}${missing}`,
      message,
      ...(question === undefined ? {} : { question }),
    }
  }
}

/** Schema paths of ajv restart at each reference: the schema itself gives its pointer. */
function pointerOfError({ parentSchema }: ErrorObject): string {
  const schema: unknown = parentSchema
  return isObject(schema) ? (getPointer(schema) ?? '') : ''
}

interface Branch {
  readonly branch: string
  readonly at: string
}

/** The branches whose discriminator differs from the value. */
function foreignBranches({ parentSchema, instancePath: at }: ErrorObject, errors: readonly ErrorObject[]): Branch[] {
  const schema: unknown = parentSchema
  const tag = asString(asObject(isObject(schema) ? schema.discriminator : undefined).propertyName) ?? 'type'
  const ofTag = `/properties/${tag}`
  return errors
    .filter(({ keyword, instancePath }) => keyword === 'const' && instancePath === `${at}/${tag}`)
    .map(pointerOfError)
    .filter((pointer) => pointer.endsWith(ofTag))
    .map((pointer) => ({ branch: pointer.slice(0, -ofTag.length), at }))
}
