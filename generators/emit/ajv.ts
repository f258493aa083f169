import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { belowKeyword, dataUrlKeyword, insteadKeyword } from './ajv-keywords.ts'

/**
 * An ajv that knows the formats of OpenAPI and our own keywords; a format that nobody knows is not checked. `messages` are the words of its errors: only diagnostics need them.
 */
export function makeAjv(schemas: readonly JsonObject[], messages = false): Ajv2020 {
  const ajv = new Ajv2020({
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
    discriminator: true,
    messages,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    validateSchema: true,
  })
  // Unless a schema asks, keeping track of evaluated properties only makes unions try every branch. The constructor ignores the option.
  ajv.opts.unevaluated = JSON.stringify(schemas).includes('"unevaluated')
  addFormats.default(ajv)
  for (const format of formatsIn(schemas)) if (!(format in ajv.formats)) ajv.addFormat(format, true)
  ajv.addKeyword(belowKeyword)
  ajv.addKeyword(dataUrlKeyword)
  ajv.addKeyword(insteadKeyword)
  return ajv
}

function formatsIn(value: Json | readonly Json[]): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...formatsIn(item)]))
  if (!isObject(value)) return new Set()
  const inner = Object.values(value).flatMap((item) => [...formatsIn(item)])
  return new Set(typeof value.format === 'string' ? [value.format, ...inner] : inner)
}
