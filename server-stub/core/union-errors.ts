import type { ValidationError } from './tables.ts'

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
  const entered = preferring(reasons, (error) => !isRefusedAtOnce(error, places))
  const fitting = preferring(entered, (error) => !isOtherTag(error, places))
  const deepest = Math.max(...fitting.map(depth))
  return merge(fitting.filter((error) => depth(error) === deepest))
}

/** More than one passing branch is a reason of its own, not one of a branch. */
function isOpenUnion({ keyword, params }: ValidationError): boolean {
  return unionKeywords.has(keyword) && !params.passingSchemas
}

/** What a name breaks is told by the error of `propertyNames` that follows. */
function isAboutName(error: ValidationError): boolean {
  return 'propertyName' in error
}

function isRefusedAtOnce({ keyword, instancePath }: ValidationError, places: ReadonlySet<string>): boolean {
  return keyword === 'type' && places.has(instancePath)
}

function isOtherTag({ keyword, instancePath }: ValidationError, places: ReadonlySet<string>): boolean {
  return keyword === 'const' && places.has(instancePath.slice(0, instancePath.lastIndexOf('/')))
}

function depth({ instancePath }: ValidationError): number {
  return instancePath.split('/').length
}

function preferring<T>(values: readonly T[], test: (value: T) => boolean): readonly T[] {
  const preferred = values.filter(test)
  return preferred.length > 0 ? preferred : values
}

/** Types and constants that branches ask for at one place become one error with all of them. */
function merge(errors: readonly ValidationError[]): readonly ValidationError[] {
  const [first] = errors
  const same = errors.every(
    ({ keyword, instancePath }) => keyword === first?.keyword && instancePath === first.instancePath,
  )
  if (first === undefined || !same) return errors
  if (first.keyword === 'type')
    return [{ ...first, params: { type: [...new Set(errors.flatMap(({ params }) => params.type))] } }]
  if (first.keyword !== 'const') return errors
  return [{ ...first, keyword: 'enum', params: { allowedValues: errors.map(({ params }) => params.allowedValue) } }]
}
