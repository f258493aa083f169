import { ownValue, type ValidationError } from '../contract.ts'
import { groupBy } from '../es2024.ts'

const unionKeywords: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'if'])

/**
 * Selects the relevant errors of a failed validation. A union reports the errors of every branch; relevant are the
 * branches whose tag matches, and of these the ones that failed deepest in the value. Several errors remain if branches
 * failed at the same depth for different reasons.
 */
export function getRelevantErrors(errors: readonly ValidationError[]): readonly ValidationError[] {
  const whole = errors.at(-1)
  if (whole === undefined) return []
  const reasons = isOpenUnion(whole)
    ? errors.slice(0, -1).filter((error) => !isOpenUnion(error) && !isAboutName(error))
    : []
  if (reasons.length === 0) return [whole]
  const places = new Set(errors.filter(isOpenUnion).map(({ instancePath }) => instancePath))
  const entered = withoutRefusals(reasons, places)
  const tags = getTags(entered, places)
  const matching = withoutTag(
    prefer(entered, (error) => !isOtherTag(error, tags)),
    tags,
  )
  const deepest = Math.max(...matching.map(depth))
  return merge(withoutTypes(matching.filter((error) => depth(error) === deepest)))
}

/** Several passing branches are an error of the union itself, not of a branch. */
function isOpenUnion({ keyword, params }: ValidationError): boolean {
  return unionKeywords.has(keyword) && !params.passingSchemas
}

/** The following `propertyNames` error includes this one. */
function isAboutName(error: ValidationError): boolean {
  return 'propertyName' in error
}

/** Drops branches that reject the value as a whole if another branch of the union rejects a part of it. */
function withoutRefusals(errors: readonly ValidationError[], places: ReadonlySet<string>): readonly ValidationError[] {
  const isWorse = (error: ValidationError): boolean => {
    const own = refusal(error, places)
    return own > 0 && errors.some((other) => isWithin(other, error) && refusal(other, places) < own)
  }
  return errors.filter((error) => !isWorse(error))
}

/** The rejection level of a branch: 2 for another type, 1 for another value, 0 for a part of the value. */
function refusal({ keyword, instancePath }: ValidationError, places: ReadonlySet<string>): number {
  return places.has(instancePath) ? (ownValue(refusals, keyword) ?? 0) : 0
}

const refusals: Readonly<Record<string, number>> = { type: 2, not: 2, enum: 1, const: 1 }

function isWithin(inner: ValidationError, outer: ValidationError): boolean {
  return `${inner.instancePath}/`.startsWith(`${outer.instancePath}/`)
}

/** Finds the tag of each union: the property that most branches require or fix to a constant. */
function getTags(errors: readonly ValidationError[], places: ReadonlySet<string>): ReadonlySet<string> {
  const tags = new Set<string>()
  for (const union of places) {
    const candidates = groupBy(errors, (error) => tagPlace(error, union))
    candidates.delete(undefined)
    const most = Math.max(...[...candidates.values()].map(({ length }) => length))
    for (const [place, { length }] of candidates) if (place !== undefined && length === most) tags.add(place)
  }
  return tags
}

function tagPlace({ keyword, instancePath, params }: ValidationError, union: string): string | undefined {
  if (keyword === 'required') return instancePath === union ? `${union}/${params.missingProperty}` : undefined
  return keyword === 'const' && getParent(instancePath) === union ? instancePath : undefined
}

function isOtherTag({ keyword, instancePath }: ValidationError, tags: ReadonlySet<string>): boolean {
  return valueKeywords.has(keyword) && tags.has(instancePath)
}

/** If the tag is missing and one branch has no tag, selects the error of that branch. */
function withoutTag(errors: readonly ValidationError[], tags: ReadonlySet<string>): readonly ValidationError[] {
  const others = errors.filter((error) => !tags.has(tagPlace(error, error.instancePath) ?? ''))
  return others.length === 1 ? others : errors
}

function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function depth({ instancePath }: ValidationError): number {
  return instancePath.split('/').length
}

function prefer<T>(values: readonly T[], test: (value: T) => boolean): readonly T[] {
  const preferred = values.filter(test)
  return preferred.length > 0 ? preferred : values
}

const valueKeywords: ReadonlySet<string> = new Set(['const', 'enum'])

/** Drops the type errors of schemas that also list their values. */
function withoutTypes(errors: readonly ValidationError[]): readonly ValidationError[] {
  const rules = new Set(errors.filter(({ keyword }) => valueKeywords.has(keyword)).map(getRule))
  return errors.filter((error) => error.keyword !== 'type' || !rules.has(getRule(error)))
}

function getRule({ schemaPath }: ValidationError): string {
  return getParent(schemaPath)
}

/** Merges the expected types or values of one place into one error. */
function merge(errors: readonly ValidationError[]): readonly ValidationError[] {
  const [first] = errors
  if (first === undefined || errors.some(({ instancePath }) => instancePath !== first.instancePath)) return errors
  if (errors.every(({ keyword }) => keyword === 'type'))
    return [{ ...first, params: { type: [...new Set(errors.flatMap(({ params }) => params.type))] } }]
  if (!errors.every(({ keyword }) => valueKeywords.has(keyword))) return errors
  return [{ ...first, keyword: 'enum', params: { allowedValues: [...new Set(errors.flatMap(getAllowedValues))] } }]
}

function getAllowedValues({ keyword, params }: ValidationError): readonly unknown[] {
  if (keyword === 'const') return [params.allowedValue]
  return Array.isArray(params.allowedValues) ? params.allowedValues : []
}
