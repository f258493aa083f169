import type { ValidationError } from '../contract.ts'

interface Validator {
  (this: unknown, data: unknown, context?: object): boolean
  errors?: readonly ValidationError[] | null
  /** The properties and items that ajv counts as evaluated. */
  evaluated?: object
}

interface Result {
  readonly isValid: boolean
  readonly error: ValidationError | undefined
  readonly evaluated: object
}

/**
 * Wraps a generated validator that calls itself, through other schemas or not. Several branches of a union may check one
 * value, and all its values in the same way, which doubles the work at every level; the wrapper checks an object and
 * array once within an outermost call. A repeated check has the last of the errors only, so that their number is bounded.
 * `check` sets the errors of the wrapper.
 */
export function rememberResults(check: Validator): Validator {
  let results: Map<object, Result> | undefined
  function checkOnce(this: unknown, data: unknown, context?: object): boolean {
    if (typeof data !== 'object' || data === null) return check.call(this, data, context)
    const earlier = results?.get(data)
    if (earlier !== undefined) return repeatResult(wrapper, earlier)
    const isOutermost = results === undefined
    results ??= new Map()
    try {
      const isValid = check.call(this, data, context)
      // ajv changes the list and its errors later.
      results.set(data, { isValid, error: copyLast(wrapper), evaluated: { ...wrapper.evaluated } })
      return isValid
    } finally {
      if (isOutermost) results = undefined
    }
  }
  const wrapper: Validator = checkOnce
  return wrapper
}

function copyLast({ errors }: Validator): ValidationError | undefined {
  const last = errors?.at(-1)
  return last && { ...last }
}

function repeatResult(wrapper: Validator, { isValid, error, evaluated }: Result): boolean {
  wrapper.errors = error === undefined ? null : [{ ...error }]
  if (wrapper.evaluated !== undefined) Object.assign(wrapper.evaluated, evaluated)
  return isValid
}
