import type { Guard } from '../contract.ts'
import { asObject, ownValue, splitPointer } from '../json.ts'
import { explain } from './explain.ts'

/** The interface of https://standardschema.dev, version 1, which libraries of forms, routers and tools take. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<T>
    /** Only for the compiler. */
    readonly types?: { readonly input: T; readonly output: T } | undefined
  }
}

export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: StandardIssue[] }

export interface StandardIssue {
  readonly message: string
  readonly path: (string | number)[]
}

/**
 * Makes a validator one of Standard Schema, which reports the first error of a value in words.
 *
 * ```ts
 * const result = standardSchema(Book)['~standard'].validate({ title: 1 })
 * // { issues: [{ message: 'must be a string, got 1', path: ['title'] }] }
 * ```
 */
export function standardSchema<T>(guard: Guard<T>): Guard<T> & StandardSchema<T> {
  const validate = (value: unknown): StandardResult<T> => {
    if (guard(value)) return { value }
    const { message, pointer } = explain(guard.errors ?? [], value)
    return { issues: [{ message, path: readPath(value, pointer) }] }
  }
  // A function of its own: the validator itself is shared by all who import it.
  const isValid = (value: unknown): value is T => guard(value)
  const errors = { get: () => guard.errors, enumerable: true }
  return Object.assign(Object.defineProperty(isValid, 'errors', errors), {
    '~standard': { version: 1, vendor: 'gatewright', validate } as const,
  })
}

/** The names and indexes of a pointer. */
function readPath(root: unknown, pointer: string): (string | number)[] {
  let value = root
  return splitPointer(pointer).map((key) => {
    const step = Array.isArray(value) ? Number(key) : key
    value = Array.isArray(value) ? value[Number(key)] : ownValue(asObject(value), key)
    return step
  })
}
