import { _, type AnySchema, type Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { inheritedNames, type JsonObject } from '../../runtime/json.ts'
import { int64Format } from '../../runtime/validation/formats.ts'
import { multipleOfRule } from '../../runtime/validation/multiple-of.ts'
import { rememberResults } from '../../runtime/validation/remember-results.ts'
import { compareValues } from '../read/ajv-equality.ts'
import {
  belowKeyword,
  choiceKeyword,
  dataUrlKeyword,
  ImportedFunction,
  insteadKeyword,
  lengthKeywords,
  multipleOfKeyword,
  requiredOfKeywords,
} from './ajv-keywords.ts'
import { isRecursive, isStatic, wrapRecursive } from './recursive-code.ts'

const options: Options = {
  discriminator: true,
  // The generated functions pass on which rules to check: see choiceKeyword.
  passContext: true,
  // Documents of others have keywords and formats that no tool knows.
  strict: false,
  strictNumbers: true,
  validateSchema: true,
}

/** An ajv that validates values in the generator. It does not check data URLs, which only the runtime can. */
export function makeAjv(schemas: readonly JsonObject[]): Ajv2020 {
  // Few values are validated: compiling takes longer.
  const process = isStatic(schemas) ? { process: rememberRecursive } : {}
  const fast = { code: { optimize: false, ...process }, inlineRefs: false }
  const ajv = addKeywords(compareValues(new Ajv2020({ ...options, ...fast })), schemas)
  Object.assign(ajv, { rememberResults })
  const { code, error, ...declared } = dataUrlKeyword
  ajv.addKeyword(declared)
  ajv.removeKeyword('multipleOf').addKeyword({ ...multipleOfRule })
  return ajv
}

/** `code` is that of a function which gets ajv as `self`, and returns the validator. */
function rememberRecursive(code: string): string {
  const at = code.indexOf('return function validate')
  if (at < 0 || !isRecursive(code)) return code
  const validator = code.slice(at + 'return '.length)
  const name = /\w+\d+/.exec(validator)?.[0]
  return `${code.slice(0, at)}${wrapRecursive(validator, 'self.rememberResults')}return ${name}`
}

const many = 1000

/** An ajv whose functions are printed, not called: see validator-code.ts. */
export function makePrintingAjv(schemas: readonly JsonObject[]): Ajv2020 {
  const code = {
    source: true,
    lines: true,
    formats: _`fullFormats`,
    // Takes as long as the rest.
    optimize: schemas.length < many,
    // Compiling what nobody calls takes time and memory.
    process: () => 'return function () {}',
  }
  const imported = new ImportedFunction('equalValues', './validation/equal-values.ts')
  const ajv = addKeywords(compareValues(new Ajv2020({ ...options, code, messages: false }), imported), schemas)
  for (const replaced of ['maxLength', 'minLength', 'multipleOf']) ajv.removeKeyword(replaced)
  for (const keyword of [lengthKeywords, multipleOfKeyword, dataUrlKeyword]) ajv.addKeyword(keyword)
  return ajv
}

/** Validates schemas for all instances, since compiling the schema of schemas takes longer than most documents. */
const meta = new Ajv2020({ ...options, code: { optimize: false } })
const validSchemas = new WeakSet<object>()

function validateSchema(schema: AnySchema, isThrown?: boolean): boolean | Promise<unknown> {
  if (typeof schema === 'object' && validSchemas.has(schema)) return true
  const isValid = meta.validateSchema(schema, isThrown)
  if (typeof schema === 'object' && isValid === true) validSchemas.add(schema)
  return isValid
}

/** Adds the formats of OpenAPI and our keywords; unknown formats are not checked. */
function addKeywords(ajv: Ajv2020, schemas: readonly JsonObject[]): Ajv2020 {
  // Tracking evaluated properties makes unions try every branch. The constructor ignores this option.
  const text = JSON.stringify(schemas)
  ajv.opts.unevaluated = text.includes('"unevaluated')
  // Every object inherits some names; a call per property costs time that other documents need not pay.
  ajv.opts.ownProperties = [...inheritedNames].some((name) => text.includes(`"${name}"`))
  ajv.validateSchema = validateSchema
  addFormats.default(ajv)
  ajv.addFormat('int64', int64Format)
  for (const [, quoted = ''] of text.matchAll(/"format":("(?:[^"\\]|\\.)*")/g)) {
    const format: string = JSON.parse(quoted)
    if (!Object.hasOwn(ajv.formats, format)) ajv.addFormat(format, true)
  }
  for (const keyword of [belowKeyword, choiceKeyword, insteadKeyword, ...requiredOfKeywords]) ajv.addKeyword(keyword)
  return ajv
}
