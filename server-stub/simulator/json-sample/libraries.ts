import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import draft04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { RE2JS } from 're2js'

/** What few requests need; the package loads it when it is first used. */
export function getRegexEngine(): typeof RE2JS {
  return RE2JS
}

/** Validators of each draft of JSON Schema; draft 2019-09 also reads the keywords of drafts 6 and 7. */
export function getValidators() {
  return {
    draft04: draft04.default,
    draft07: Ajv,
    draft2019: Ajv2019,
    draft2020: Ajv2020,
    addFormats: addFormats.default,
  }
}
