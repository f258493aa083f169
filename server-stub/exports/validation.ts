/** What generated validators import; it loads no server. */

export { isDataUrl } from '../core/validation/data-url.ts'
export { fullFormats } from '../core/validation/formats.ts'
export { longerThan, shorterThan } from '../core/validation/string-length.ts'
