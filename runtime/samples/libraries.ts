import { createRequire } from 'node:module'
import type { Ajv } from 'ajv'
import type { Ajv2019 } from 'ajv/dist/2019.js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type draft04 from 'ajv-draft-04'
import type addFormats from 'ajv-formats'
import type { RE2JS } from 're2js'

interface Validators {
  readonly draft04: typeof draft04.default
  readonly draft07: typeof Ajv
  /** Also reads the keywords of drafts 6 and 7. */
  readonly draft2019: typeof Ajv2019
  readonly draft2020: typeof Ajv2020
  readonly addFormats: typeof addFormats.default
}

// Few requests need these packages: they are required when the first one does. The build bundles what is required so.

export function getRegexEngine(): typeof RE2JS {
  return createRequire(import.meta.url)('re2js').RE2JS
}

/** The validators of all drafts of JSON Schema. */
export function getValidators(): Validators {
  return {
    draft04: createRequire(import.meta.url)('ajv-draft-04').default,
    draft07: createRequire(import.meta.url)('ajv').Ajv,
    draft2019: createRequire(import.meta.url)('ajv/dist/2019.js').Ajv2019,
    draft2020: createRequire(import.meta.url)('ajv/dist/2020.js').Ajv2020,
    addFormats: createRequire(import.meta.url)('ajv-formats').default,
  }
}
