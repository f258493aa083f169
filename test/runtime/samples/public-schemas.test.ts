import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import draft04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { randomFrom } from '../../../runtime/random.ts'
import { sampleJson } from '../../../runtime/samples/json-sample.ts'
import { librarySchemas } from './schemas-of-libraries.ts'

const VALIDATORS = { 'draft-04': draft04.default, 'draft-07': Ajv, 'draft-2020-12': Ajv2020 }
type Draft = keyof typeof VALIDATORS

/** Judges with ajv alone; undefined if ajv refuses the schema. */
function compile(schema: object, draft: Draft) {
  const ajv = new VALIDATORS[draft]({ strict: false, logger: false, multipleOfPrecision: 9 })
  addFormats.default(ajv)
  try {
    return ajv.compile(schema)
  } catch {
    return undefined
  }
}

function expectValid(schema: object, draft: Draft, seeds: number): void {
  const validate = compile(schema, draft)
  if (validate === undefined) throw new Error('ajv refuses the schema')
  for (let seed = 0; seed < seeds; seed++) {
    const { value, warning } = sampleJson(schema, randomFrom(seed))
    expect(validate(value), `${JSON.stringify(value)} ${JSON.stringify(validate.errors)}`).toBe(true)
    expect(warning).toBeUndefined()
  }
}

describe.each(Object.keys(VALIDATORS) as Draft[])('as a schema of %s', (draft) => {
  test.each(Object.entries(librarySchemas))('%s gets valid samples', (_name, type) => {
    expectValid(z.toJSONSchema(type, { target: draft, io: 'output', unrepresentable: 'any' }), draft, 5)
  })
})

const github = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../node_modules/@octokit/openapi/generated/api.github.com.json'),
    'utf8',
  ),
)
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

/** The schemas of what the operations of GitHub answer, each once. */
function listReplySchemas(): object[] {
  const operations = Object.values<object>(github.paths).flatMap((path) => Object.values(path))
  const texts = operations.flatMap(({ responses }) => {
    const schema = responses?.['200']?.content?.['application/json']?.schema
    const text = schema === undefined ? '' : JSON.stringify(resolve(schema))
    return text !== '' && text.length < MAX_CHARS ? [text] : []
  })
  return [...new Set(texts)].map((text) => JSON.parse(text))
}

test('replies of GitHub get valid samples', () => {
  const schemas = listReplySchemas().filter((schema) => compile(schema, 'draft-2020-12') !== undefined)
  expect(schemas.length).toBeGreaterThan(100)
  for (const schema of schemas) expectValid(schema, 'draft-2020-12', 1)
})
