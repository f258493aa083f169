import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import type { Validate } from 'gatewright/core'
import { expect, test } from 'vitest'
import { SpecError } from '../../generators/diagnostics.ts'
import { emitValidators } from '../../generators/emit/validators.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { asObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { getSpec, root, temporaryFolder } from './run-generate.ts'

const schemaNames = ['A', 'b.c', 'b-c', 'Error', 'd']
const words = ['a', 'b', 'kind', 'name', 'é']

const word = fc.constantFrom(...words)
const small = fc.integer({ min: -2, max: 3 })
const count = fc.integer({ min: 0, max: 3 })
const scalar = fc.oneof(fc.constant(null), fc.boolean(), small, fc.constantFrom(0.5, 1e300), word)
const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object')

const { schema }: { readonly schema: fc.Arbitrary<Json> } = fc.letrec<{ schema: Json; value: Json }>((tie) => {
  const record = (values: fc.Arbitrary<Json>) => fc.dictionary(word, values, { maxKeys: 3, noNullPrototype: true })
  const several = fc.array(tie('schema'), { minLength: 1, maxLength: 3 })
  const keywords: Record<string, fc.Arbitrary<Json>> = {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    enum: fc.array(tie('value'), { maxLength: 3 }),
    const: tie('value'),
    minimum: small,
    exclusiveMaximum: small,
    multipleOf: fc.constantFrom(1, 0.5, 2),
    minLength: count,
    maxLength: count,
    pattern: fc.constantFrom('^a', 'b$', '\\p{L}', '[0-9]+'),
    format: fc.constantFrom('date', 'uuid', 'of-nobody'),
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    items: tie('schema'),
    prefixItems: several,
    contains: tie('schema'),
    minContains: count,
    properties: record(tie('schema')),
    required: fc.uniqueArray(word, { maxLength: 2 }),
    additionalProperties: tie('schema'),
    unevaluatedProperties: fc.boolean(),
    unevaluatedItems: fc.boolean(),
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'd$'), tie('schema'), { maxKeys: 2, noNullPrototype: true }),
    propertyNames: tie('schema'),
    minProperties: count,
    dependentRequired: fc.dictionary(word, fc.uniqueArray(word, { maxLength: 2 }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    dependentSchemas: record(tie('schema')),
    allOf: several,
    anyOf: several,
    oneOf: several,
    not: tie('schema'),
    if: tie('schema'),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: tie('schema'),
    else: tie('schema'),
    discriminator: fc.constantFrom<Json>({ propertyName: 'kind' }, { propertyName: 'a', mapping: { a: 'b' } }),
    unknown: scalar,
    description: word,
    default: scalar,
  }
  const single = Object.entries(keywords).map(([name, value]) => value.map((each): JsonObject => ({ [name]: each })))
  const some = fc.array(fc.oneof(...single), { maxLength: 4 }).map((all) => Object.assign({}, ...all) as JsonObject)
  const tagged = fc.tuple(
    fc.constantFrom('oneOf', 'anyOf'),
    fc.array(some, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
  )
  return {
    value: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), record(scalar)),
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<Json>(true, false, {}),
      {
        weight: 2,
        arbitrary: fc.constantFrom(...schemaNames).map((name): Json => ({ $ref: `#/components/schemas/${name}` })),
      },
      { weight: 6, arbitrary: some },
      {
        weight: 2,
        arbitrary: tagged.map(([keyword, branches, hasType]): Json => {
          const tags = branches.map(
            (branch, at): Json => ({
              ...branch,
              ...(hasType ? { type: 'object' } : {}),
              required: ['kind'],
              properties: { kind: { const: words[at] ?? '' } },
            }),
          )
          return { [keyword]: tags, discriminator: { propertyName: 'kind' } }
        }),
      },
    ),
  }
})

const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.constantFrom('2020-02-30', '2020-02-28', '', 'ab'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

/** A component that is only a reference may refer to itself. */
const component = schema.filter((each) => asObject(each).$ref === undefined)
const schemas = fc.record(Object.fromEntries(schemaNames.map((name) => [name, component])), { noNullPrototype: true })

/** A document whose one operation takes each of the schemas. */
function makeDocument(components: JsonObject): JsonObject {
  const properties = Object.fromEntries(
    Object.keys(components).map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  )
  const content = { 'application/json': { schema: { type: 'object', properties } } }
  const post = { operationId: 'send', requestBody: { content }, responses: { 204: { description: 'Done.' } } }
  const info = { title: 'Random schemas', version: '1' }
  return { openapi: '3.1.0', info, paths: { '/': { post } }, components: { schemas: components } }
}

const ajv = new Ajv2020({ strict: false, strictNumbers: true, logger: false, multipleOfPrecision: 9 })
addFormats.default(ajv)

function compilePlain(document: JsonObject): ((value: unknown) => boolean) | undefined {
  ajv.removeSchema('document').addSchema({ ...document, $id: 'document' })
  try {
    const pointer = '/paths/~1/post/requestBody/content/application~1json/schema'
    return ajv.compile({ $ref: `document#${pointer}` })
  } catch {
    return undefined
  }
}

/**
 * Undefined if the schemas refer to each other without end, or ajv fails: after `not: true` its code lacks a variable, and
 * beside a branch that is `true` the names that were evaluated.
 */
function judge(validate: ((value: unknown) => boolean) | undefined, body: Json): boolean | undefined {
  try {
    return validate?.(body)
  } catch (error) {
    if ([RangeError, ReferenceError, TypeError].some((type) => error instanceof type)) return undefined
    throw error
  }
}

/** Undefined for a schema that applies itself to the same value, of which ajv finds no end either. */
function buildUnlessCircular(document: JsonObject) {
  try {
    return buildContract(getSpec({ 'openapi.yaml': JSON.stringify(document) }))
  } catch (error) {
    if (error instanceof SpecError && error.diagnostics.every(({ code }) => code === 'circular-ref')) return undefined
    throw error
  }
}

/** `RANDOM_SEED`, and `RANDOM_PATH` if the failure prints one, repeat a failure; `RANDOM_RUNS` is the number of documents. */
const { RANDOM_SEED, RANDOM_PATH, RANDOM_RUNS } = process.env
const seed = Number(RANDOM_SEED ?? Date.now() % 2 ** 31)

test('the validators agree with plain ajv on random schemas and values', async () => {
  const folder = temporaryFolder()
  let documents = 0
  let compared = 0
  await fc.assert(
    fc.asyncProperty(
      schemas,
      fc.array(fc.tuple(fc.constantFrom(...schemaNames), value), { minLength: 20, maxLength: 20 }),
      async (components, values) => {
        const document = makeDocument(components as JsonObject)
        const plain = compilePlain(document)
        const built = buildUnlessCircular(document)
        if (built === undefined) return
        const files = emitValidators({ ...built, header: '', core: '../../runtime' })
        const path = join(root, folder, `${documents++}.js`)
        writeFileSync(path, (files.get('validators/default.js') ?? '').replaceAll("'../../../", "'../../"))
        const validators: Record<string, Validate> = await import(path)
        if (plain === undefined) return
        for (const [name, each] of values) {
          const body = { [name]: each }
          const expected = judge(plain, body)
          if (expected === undefined) continue
          compared++
          expect(judge(validators.sendBody, body), JSON.stringify(body)).toBe(expected)
        }
      },
    ),
    { seed, numRuns: Number(RANDOM_RUNS ?? 30), ...(RANDOM_PATH && { path: RANDOM_PATH }) },
  )
  // ajv refuses some lawful schemas, such as an empty enum.
  expect(compared, `seed ${seed}`).toBeGreaterThan(documents * 5)
})
