import { ownValue, type ValidationError } from '../contract.ts'

const unionKeywords: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'if'])

/**
 * Of the errors of a failed validation those that say most about it. A union reports what every branch has against the
 * value; the branches to hear are those whose tag fits, and of these the ones that failed deepest in the value. Several
 * errors are left where the branches failed equally deep and for different reasons.
 */
export function tellingErrors(errors: readonly ValidationError[]): readonly ValidationError[] {
  const whole = errors.at(-1)
  if (whole === undefined) return []
  const reasons = isOpenUnion(whole)
    ? errors.slice(0, -1).filter((error) => !isOpenUnion(error) && !isAboutName(error))
    : []
  if (reasons.length === 0) return [whole]
  const places = new Set(errors.filter(isOpenUnion).map(({ instancePath }) => instancePath))
  const entered = withoutRefusals(reasons, places)
  const tags = getTags(entered, places)
  const fitting = withoutTag(
    preferring(entered, (error) => !isOtherTag(error, tags)),
    tags,
  )
  const deepest = Math.max(...fitting.map(depth))
  return merge(withoutTypes(fitting.filter((error) => depth(error) === deepest)))
}

/** More than one passing branch is a reason of its own, not one of a branch. */
function isOpenUnion({ keyword, params }: ValidationError): boolean {
  return unionKeywords.has(keyword) && !params.passingSchemas
}

/** What a name breaks is told by the error of `propertyNames` that follows. */
function isAboutName(error: ValidationError): boolean {
  return 'propertyName' in error
}

/** Without the branches that refuse the value as a whole, where another one of the same union looks into it. */
function withoutRefusals(errors: readonly ValidationError[], places: ReadonlySet<string>): readonly ValidationError[] {
  const isOutdone = (error: ValidationError): boolean => {
    const own = refusal(error, places)
    return own > 0 && errors.some((other) => isWithin(other, error) && refusal(other, places) < own)
  }
  return errors.filter((error) => !isOutdone(error))
}

/** How plainly a branch refuses the value of its union: 2 for its type, 1 for not being one of some values, else 0. */
function refusal({ keyword, instancePath }: ValidationError, places: ReadonlySet<string>): number {
  return places.has(instancePath) ? (ownValue(refusals, keyword) ?? 0) : 0
}

const refusals: Readonly<Record<string, number>> = { type: 2, not: 2, enum: 1, const: 1 }

function isWithin(inner: ValidationError, outer: ValidationError): boolean {
  return `${inner.instancePath}/`.startsWith(`${outer.instancePath}/`)
}

/** The places of the tags: of what the branches of a union fix to a constant or miss, what most of them are about. */
function getTags(errors: readonly ValidationError[], places: ReadonlySet<string>): ReadonlySet<string> {
  const tags = new Set<string>()
  for (const union of places) {
    const about = Map.groupBy(errors, (error) => tagPlace(error, union))
    about.delete(undefined)
    const most = Math.max(...[...about.values()].map(({ length }) => length))
    for (const [place, { length }] of about) if (place !== undefined && length === most) tags.add(place)
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

/** Where the tag is missing and one branch does without it, what that branch has against the value. */
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

function preferring<T>(values: readonly T[], test: (value: T) => boolean): readonly T[] {
  const preferred = values.filter(test)
  return preferred.length > 0 ? preferred : values
}

const valueKeywords: ReadonlySet<string> = new Set(['const', 'enum'])

/** Without the types that a rule asks for which lists its values too. */
function withoutTypes(errors: readonly ValidationError[]): readonly ValidationError[] {
  const rules = new Set(errors.filter(({ keyword }) => valueKeywords.has(keyword)).map(getRule))
  return errors.filter((error) => error.keyword !== 'type' || !rules.has(getRule(error)))
}

function getRule({ schemaPath }: ValidationError): string {
  return getParent(schemaPath)
}

/** Types and values that branches ask for at one place become one error with all of them. */
function merge(errors: readonly ValidationError[]): readonly ValidationError[] {
  const [first] = errors
  if (first === undefined || errors.some(({ instancePath }) => instancePath !== first.instancePath)) return errors
  if (errors.every(({ keyword }) => keyword === 'type'))
    return [{ ...first, params: { type: [...new Set(errors.flatMap(({ params }) => params.type))] } }]
  if (!errors.every(({ keyword }) => valueKeywords.has(keyword))) return errors
  return [{ ...first, keyword: 'enum', params: { allowedValues: [...new Set(errors.flatMap(allowedBy))] } }]
}

function allowedBy({ keyword, params }: ValidationError): readonly unknown[] {
  if (keyword === 'const') return [params.allowedValue]
  return Array.isArray(params.allowedValues) ? params.allowedValues : []
}
