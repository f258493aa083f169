import type { ValidationError } from '../contract.ts'
import { ownValue } from '../json.ts'

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
  const sameTag = entered.filter((error) => !isOtherTag(error, tags))
  const matching = withoutTag(sameTag.length > 0 ? sameTag : entered, tags)
  const deepest = getMaximum(matching.map(getDepth))
  return mergeErrors(withoutTypes(matching.filter((error) => getDepth(error) === deepest)))
}

/** Several passing branches are an error of the union itself, not of a branch. */
function isOpenUnion({ keyword, params }: ValidationError): boolean {
  return unionKeywords.has(keyword) && !params.passingSchemas
}

/** Whether the following `propertyNames` error includes this one. */
export function isAboutName(error: ValidationError): boolean {
  return 'propertyName' in error
}

/** Drops branches that reject the value as a whole if another branch of the union rejects a part of it. */
export function withoutRefusals<E extends ValidationError>(
  errors: readonly E[],
  places: ReadonlySet<string>,
): readonly E[] {
  // The least level at every path or below it.
  const least = new Map<string, number>()
  for (const error of errors) {
    const level = getRejectionLevel(error, places)
    for (let path = error.instancePath; ; path = getParent(path)) {
      if (places.has(path)) least.set(path, Math.min(level, least.get(path) ?? level))
      if (path === '') break
    }
  }
  return errors.filter((error) => getRejectionLevel(error, places) <= (least.get(error.instancePath) ?? Infinity))
}

/** The rejection level of a branch: 2 for another type, 1 for another value, 0 for a part of the value. */
function getRejectionLevel({ keyword, instancePath }: ValidationError, places: ReadonlySet<string>): number {
  return places.has(instancePath) ? (ownValue(refusals, keyword) ?? 0) : 0
}

const refusals: Readonly<Record<string, number>> = { type: 2, not: 2, enum: 1, const: 1 }

/** Finds the tag of every union: the property that most branches require or fix to a constant. */
function getTags(errors: readonly ValidationError[], places: ReadonlySet<string>): ReadonlySet<string> {
  const unions = new Map([...places].map((path) => [path, new Map<string, number>()]))
  for (const error of errors) {
    const tag = tagPlace(error)
    const counts = unions.get(error.keyword === 'required' ? error.instancePath : getParent(error.instancePath))
    if (tag !== undefined && counts !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return new Set(
    [...unions.values()].flatMap((counts) => {
      const most = getMaximum([...counts.values()])
      return [...counts].flatMap(([tag, count]) => (count === most ? [tag] : []))
    }),
  )
}

/** The property that an error says to be missing or another constant. */
function tagPlace({ keyword, instancePath, params }: ValidationError): string | undefined {
  if (keyword === 'required') return `${instancePath}/${params.missingProperty}`
  return keyword === 'const' ? instancePath : undefined
}

/** `Math.max` takes no list of any length. */
function getMaximum(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), -Infinity)
}

function isOtherTag({ keyword, instancePath }: ValidationError, tags: ReadonlySet<string>): boolean {
  return valueKeywords.has(keyword) && tags.has(instancePath)
}

/** If the tag is missing and one branch has no tag, selects the error of that branch. */
function withoutTag(errors: readonly ValidationError[], tags: ReadonlySet<string>): readonly ValidationError[] {
  const others = errors.filter((error) => error.keyword !== 'required' || !tags.has(tagPlace(error) ?? ''))
  return others.length === 1 ? others : errors
}

function getParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function getDepth({ instancePath }: ValidationError): number {
  return instancePath.split('/').length
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

/** Merges the expected types or values of one path into one error. */
export function mergeErrors<E extends ValidationError>(errors: readonly E[]): readonly E[] {
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
