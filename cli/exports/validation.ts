/** What generated validators import; it loads no server. */

export { base64Pattern } from '../../runtime/validation/base64-pattern.ts'
export { isDataUrl } from '../../runtime/validation/data-url.ts'
export { equalValues } from '../../runtime/validation/equal-values.ts'
export { fullFormats } from '../../runtime/validation/formats.ts'
export { isMultipleOf } from '../../runtime/validation/multiple-of.ts'
export { rememberResults } from '../../runtime/validation/remember-results.ts'
export { type StandardSchema, standardSchema } from '../../runtime/validation/standard-schema.ts'
export { longerThan, shorterThan } from '../../runtime/validation/string-length.ts'
