/** What generated validators import; it loads no server. */

export { base64Pattern } from '../core/validation/base64-pattern.ts'
export { isDataUrl } from '../core/validation/data-url.ts'
export { fullFormats } from '../core/validation/formats.ts'
export { isMultipleOf } from '../core/validation/multiple-of.ts'
export { rememberResults } from '../core/validation/remember-results.ts'
export { longerThan, shorterThan } from '../core/validation/string-length.ts'
