import { _, type Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { belowKeyword, dataUrlKeyword, insteadKeyword, lengthKeywords } from './ajv-keywords.ts'

const options: Options = {
  allowUnionTypes: true,
  discriminator: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  validateSchema: true,
}

/** An ajv that judges values here. What only the runtime can check, as data URLs, it lets pass. */
export function makeAjv(schemas: readonly JsonObject[]): Ajv2020 {
  const ajv = prepare(new Ajv2020(options), schemas)
  const { code, error, ...declared } = dataUrlKeyword
  ajv.addKeyword(declared)
  return ajv
}

/** An ajv whose functions are printed, never called: see validator-code.ts. */
export function makePrintingAjv(schemas: readonly JsonObject[]): Ajv2020 {
  const code = { source: true, lines: true, formats: _`fullFormats` }
  const ajv = prepare(new Ajv2020({ ...options, code, messages: false }), schemas)
  ajv.removeKeyword('maxLength').removeKeyword('minLength')
  for (const keyword of [lengthKeywords, dataUrlKeyword]) ajv.addKeyword(keyword)
  return ajv
}

/** With the formats of OpenAPI and our own keywords; a format that nobody knows is not checked. */
function prepare(ajv: Ajv2020, schemas: readonly JsonObject[]): Ajv2020 {
  // Unless a schema asks, keeping track of evaluated properties only makes unions try every branch. The constructor ignores the option.
  ajv.opts.unevaluated = JSON.stringify(schemas).includes('"unevaluated')
  addFormats.default(ajv)
  for (const format of formatsIn(schemas)) if (!Object.hasOwn(ajv.formats, format)) ajv.addFormat(format, true)
  ajv.addKeyword(belowKeyword)
  ajv.addKeyword(insteadKeyword)
  return ajv
}

function formatsIn(value: Json | readonly Json[]): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...formatsIn(item)]))
  if (!isObject(value)) return new Set()
  const inner = Object.values(value).flatMap((item) => [...formatsIn(item)])
  return new Set(typeof value.format === 'string' ? [value.format, ...inner] : inner)
}
