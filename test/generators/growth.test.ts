import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Validate } from 'gatewright/core'
import { afterAll, expect, test } from 'vitest'
import { makeAjv, makePrintingAjv } from '../../generators/emit/ajv.ts'
import { getPropertyNames } from '../../generators/emit/property-names.ts'
import { getSampler } from '../../generators/emit/sampler.ts'
import { printValidators } from '../../generators/emit/validator-code.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { findSlots } from '../../generators/model/problems.ts'
import { emitAll } from '../../generators/pipeline.ts'
import { findWarnings } from '../../generators/warnings.ts'
import type { Json, JsonObject } from '../../runtime/json.ts'
import { type GrowthRow, testGrowth } from '../support/growth.ts'
import { getSpec, makeFolder, removeFolder, root } from './run-generate.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

type MakeLevel = (level: number) => JsonObject

/** A schema for each level, of which the first has a property. */
function makeSpec(levels: number, makeLevel: MakeLevel) {
  const message = { type: 'string', 'x-problem-slot': 'message' }
  const first = { type: 'object', required: ['message'], properties: { message } }
  const others = Array.from({ length: levels }, (_, at) => Object.entries(makeLevel(at + 1)))
  const schemas = Object.fromEntries([['L0', first], ...others.flat()])
  const content = { 'application/json': { schema: reference(`L${levels}`) } }
  const post = {
    operationId: 'send',
    requestBody: { content },
    responses: { 200: { description: 'Done.', content }, 400: { description: 'Wrong.', content } },
  }
  const info = { title: 'Levels', version: '1' }
  return getSpec({
    'openapi.yaml': JSON.stringify({ openapi: '3.1.0', info, paths: { '/': { post } }, components: { schemas } }),
  })
}

const twice: MakeLevel = (level) => ({
  [`L${level}`]: { allOf: [reference(`L${level - 1}`), reference(`L${level - 1}`)] },
})
const byTwoNames: MakeLevel = (level) => ({
  [`A${level}`]: { allOf: [reference(`L${level - 1}`)] },
  [`B${level}`]: { allOf: [reference(`L${level - 1}`)] },
  [`L${level}`]: { allOf: [reference(`A${level}`), reference(`B${level}`)] },
})
/** Schemas that extend one base with a discriminator, in levels of four. */
const orOneBase: MakeLevel = (level) => ({
  [`L${level}`]: {
    allOf: [reference(level % 4 === 0 ? `L${level - 1}` : 'Base')],
    properties: { size: { minimum: level } },
  },
  ...(level === 1
    ? {
        Base: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string' } },
          discriminator: { propertyName: 'kind' },
        },
      }
    : {}),
})

/** A stream whose events have the schema of the last level; the first level describes the data. */
function makeItemSpec(levels: number, makeLevel: MakeLevel) {
  const data = { contentMediaType: 'application/json', contentSchema: { type: 'object' } }
  const first = { type: 'object', required: ['data'], properties: { data } }
  const others = Array.from({ length: levels }, (_, at) => Object.entries(makeLevel(at + 1)))
  const content = { 'text/event-stream': { itemSchema: reference(`L${levels}`) } }
  const get = { operationId: 'follow', responses: { 200: { description: 'Events.', content } } }
  const components = { schemas: Object.fromEntries([['L0', first], ...others.flat()]) }
  const info = { title: 'Levels', version: '1' }
  return getSpec({ 'openapi.yaml': JSON.stringify({ openapi: '3.2.0', info, paths: { '/': { get } }, components }) })
}

testGrowth(
  Object.entries({ twice, byTwoNames, orOneBase }).flatMap(([name, makeLevel]): GrowthRow[] => [
    [
      `a document whose levels name the level below ${name}`,
      5,
      (levels) => async () => {
        const spec = makeSpec(levels, makeLevel)
        const built = buildContract(spec)
        findWarnings(built)
        await emitAll(spec, built, 'gatewright')
      },
    ],
    [
      `the items of a stream whose levels name the level below ${name}`,
      5,
      (levels) => {
        const spec = makeItemSpec(levels, makeLevel)
        return () => buildContract(spec)
      },
    ],
    [
      `the slots of a problem whose levels name the level below ${name}`,
      5,
      (levels) => {
        const { openapi } = buildContract(makeSpec(levels, makeLevel))
        return () => findSlots(openapi, reference(`L${levels}`), [{ value: { message: '' } }])
      },
    ],
  ]),
)

testGrowth([
  [
    'the names of properties, of which each object has eight with the schema of the level below',
    5,
    (levels) => {
      const schemas = Array.from({ length: levels }, (_, level) => {
        const names = Array.from({ length: 8 }, (_, at) => `p${at}`)
        const inner = level === 0 ? { type: 'string' } : reference(`L${level - 1}`)
        const properties = Object.fromEntries(names.map((name) => [name, inner]))
        return [`L${level}`, { type: 'object', properties }] as const
      })
      const components = { schemas: Object.fromEntries(schemas) }
      const document = { openapi: '3.1.0', info: { title: 'Levels', version: '1' }, components }
      const built = buildContract(getSpec({ 'openapi.yaml': JSON.stringify(document) }))
      return () => getPropertyNames(built, `L${levels - 1}`)
    },
  ],
])

test('an error has each of its slots once', () => {
  const { openapi } = buildContract(makeSpec(5, byTwoNames))
  expect(findSlots(openapi, reference('L5'), [{ value: { message: '' } }]).message).toEqual([['message']])
})

const byEightProperties: MakeLevel = (level) => {
  const properties = Array.from({ length: 8 }, (_, at) => [`p${at}`, reference(`L${level - 1}`)] as const)
  return { [`L${level}`]: { type: 'object', properties: Object.fromEntries(properties) } }
}

test('an error whose objects have eight properties each has the slots of its examples', () => {
  const { openapi } = buildContract(makeSpec(20, byEightProperties))
  const nest = (levels: number, name: string): Json =>
    levels === 0 ? { message: '' } : { [name]: nest(levels - 1, name) }
  const variants = ['p0', 'p1', 'q'].map((name) => ({ value: nest(20, name) }))
  const paths = ['p0', 'p1'].map((name) => [...Array(20).fill(name), 'message'])
  expect(findSlots(openapi, reference('L20'), variants).message).toEqual(paths)
})

test('a reply whose schema names others twice has a sample', () => {
  const sample = getSampler(buildContract(makeSpec(20, twice))).sample('L20')
  expect(sample).toEqual({ value: { message: expect.any(String) } })
})

/** Both branches refer to the schema itself, one of them by another schema. */
const recursive: Record<string, JsonObject> = {
  Filter: {
    anyOf: [
      { type: 'string' },
      { type: 'object', properties: { not: { $ref: 'Filter' }, a: { type: 'number' } } },
      { type: 'object', properties: { not: { $ref: 'Other' }, b: { type: 'number' } } },
    ],
  },
  Other: { allOf: [{ $ref: 'Filter' }] },
}

const compileRecursive = (): Validate => {
  const ajv = makeAjv(Object.values(recursive))
  for (const [$id, schema] of Object.entries(recursive)) ajv.addSchema({ ...schema, $id })
  const validate: unknown = ajv.getSchema('Filter')
  if (!isValidate(validate)) throw new Error('ajv has no schema Filter')
  return validate
}

const folder = makeFolder()
afterAll(() => removeFolder(folder))
const importRecursive = async (): Promise<Validate> => {
  const ajv = makePrintingAjv(Object.values(recursive))
  for (const [$id, schema] of Object.entries(recursive)) ajv.addSchema({ ...schema, $id })
  const path = join(root, folder, 'recursive.js')
  writeFileSync(path, printValidators(ajv, ['Filter'], { core: '../../runtime' }).code)
  return (await import(path)).Filter
}

function isValidate(value: unknown): value is Validate {
  return typeof value === 'function'
}

const nest = (depth: number, inner: unknown): unknown => (depth === 0 ? inner : { not: nest(depth - 1, inner) })

const validators = { compiled: compileRecursive(), printed: await importRecursive() }

testGrowth(
  Object.entries(validators).map(([name, validate]): GrowthRow => {
    return [`a wrong value of a recursive union, by a ${name} validator`, 5, (depth) => () => validate(nest(depth, 1))]
  }),
)

test.each(Object.entries(validators))('a %s validator of a recursive union remembers nothing', (_, validate) => {
  const value = { not: { not: 1 } }
  expect(validate(value)).toBe(false)
  expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain('/not/not')
  Object.assign(value.not, { not: 'a' })
  expect(validate(value)).toBe(true)
  expect(validate.errors).toBeNull()
})
