import type Ajv from 'ajv/dist/core.js'
import { equalValues } from '../../runtime/validation/equal-values.ts'

/** The name of ajv's comparison, the default export of a CommonJS module, which loaders import differently. */
const equal = 'require("ajv/dist/runtime/equal").default'

/** Replaces ajv's comparison of values, which calls what an object has as `toString` or `valueOf`. */
export function compareValues<T extends Pick<Ajv.default, 'scope'>>(ajv: T, ref: object = equalValues): T {
  const { scope } = ajv
  const define = scope.value.bind(scope)
  scope.value = (name, value) => define(name, `${value.code}` === equal ? { ...value, ref } : value)
  return ajv
}
