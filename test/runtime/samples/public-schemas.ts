import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import draft04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { randomFrom } from '../../../runtime/random.ts'
import { sampleJson } from '../../../runtime/samples/json-sample.ts'

const options = { strict: false, logger: false, multipleOfPrecision: 9 } as const
export const VALIDATORS = {
  'draft-04': new draft04.default(options),
  'draft-07': new Ajv(options),
  'draft-2020-12': new Ajv2020(options),
}
for (const ajv of Object.values(VALIDATORS)) addFormats.default(ajv)
export type Draft = keyof typeof VALIDATORS

/** Judges with ajv alone; undefined if ajv refuses the schema. */
function compile(schema: object, draft: Draft) {
  try {
    return VALIDATORS[draft].compile(schema)
  } catch {
    return undefined
  }
}

/** Fails unless the samples of these seeds are valid. */
export function expectValid(schema: object, draft: Draft, seeds: number): void {
  const validate = compile(schema, draft)
  if (validate === undefined) throw new Error('ajv refuses the schema')
  for (let seed = 0; seed < seeds; seed++) {
    const { value, warning } = sampleJson(schema, randomFrom(seed))
    expect(validate(value), `${JSON.stringify(value)} ${JSON.stringify(validate.errors)}`).toBe(true)
    expect(warning).toBeUndefined()
  }
}

const github = JSON.parse(readFileSync('node_modules/@octokit/openapi/generated/api.github.com.json', 'utf8'))
const MAX_CHARS = 8_000

/** A schema without references, as an object that stands alone. */
function resolve(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolve)
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node && typeof node.$ref === 'string') {
    return resolve(
      node.$ref
        .split('/')
        .slice(1)
        .reduce((target, key) => target[key], github),
    )
  }
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, resolve(item)]))
}

/** One of `step` schemas of what the operations of GitHub answer, without those that ajv refuses. */
export function listReplySchemas(step: number): object[] {
  const operations = Object.values<object>(github.paths).flatMap((path) => Object.values(path))
  const texts = operations.flatMap(({ responses }) => {
    const schema = responses?.['200']?.content?.['application/json']?.schema
    const text = schema === undefined ? '' : JSON.stringify(resolve(schema))
    return text !== '' && text.length < MAX_CHARS ? [text] : []
  })
  return [...new Set(texts)]
    .filter((_, index) => index % step === 0)
    .map((text) => JSON.parse(text))
    .filter((schema) => compile(schema, 'draft-2020-12') !== undefined)
}
