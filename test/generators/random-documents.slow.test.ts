import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../runtime/json.ts'
import { askOperations } from './ask-operations.ts'
import { makeFolder, removeFolder, root } from './run-generate.ts'
import { findFolderErrors, writeHandlers } from './served-folder.ts'

type Any = fc.Arbitrary<Json>

const numRuns = Number(process.env.RANDOM_RUNS ?? 20)
const seed = Number(process.env.RANDOM_SEED ?? 1)

/** Names that clash with each other, with reserved words, or with names of generated code. */
const words = 'a, a.b, a-b, a_b, class, constructor, Error, Record, 3D models, start, handlers, é'.split(', ')
const componentNames = ['Thing', 'Error', 'Record', 'a.b', 'a-b', 'a_b', 'Class', '_3']
const word = fc.constantFrom(...words)

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const compact = (value: object): JsonObject => JSON.parse(JSON.stringify(value))
const each = (keys: readonly string[], value: Any) =>
  fc.array(value, { minLength: keys.length, maxLength: keys.length }).map((values): JsonObject => {
    return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]))
  })

const text: Any = fc
  .oneof(
    fc.record({ minLength: fc.integer({ min: 1, max: 2 }), maxLength: fc.integer({ min: 5, max: 9 }) }),
    fc.constantFrom({ format: 'date' }, { format: 'uuid' }, { format: 'email' }, { pattern: '^[a-z]{2,4}-[0-9]+$' }),
    fc.constantFrom<JsonObject[]>({ enum: ['a', 'b'] }, { minLength: 1, format: 'of-nobody' }),
  )
  .map((own) => ({ type: 'string', ...own }))
const whole: Any = fc
  .record({ minimum: some(fc.integer({ min: -2, max: 3 })), maximum: some(fc.integer({ min: 4, max: 9 })) })
  .map((own) => compact({ type: 'integer', ...own }))
const scalar: Any = fc.oneof(
  text,
  whole,
  fc.constantFrom<Json[]>({ type: 'boolean' }, { type: 'number', multipleOf: 0.5 }),
)
const list: Any = scalar.map((items) => ({ type: 'array', items, minItems: 1 }))
const flat: Any = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'size'), { minLength: 1 })
  .chain((names) =>
    each(names, scalar).map((properties) => ({ type: 'object', properties, required: names.slice(0, 1) })),
  )

/** A schema that some value fits; it refers to components after the one called `from`. */
function schemaFrom(from: number, isNew: boolean): Any {
  const later = componentNames.slice(from + 1)
  const leaf = later.length === 0 ? scalar : fc.oneof(scalar, fc.constantFrom(...later).map(refer))
  return fc.letrec<{ schema: Json; object: Json }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.oneof(
        tie('object'),
        tie('schema').map((items) => ({ type: 'array', items, maxItems: 3 })),
        tie('schema').map((other) =>
          isNew ? { anyOf: [other, { type: 'null' }] } : { anyOf: [other], nullable: true },
        ),
        fc
          .tuple(tie('object'), tie('object'))
          .map(([one, other]) => ({ oneOf: [tag(one, 'one'), tag(other, 'other')] })),
      ),
    ),
    object: fc.uniqueArray(word, { maxLength: 4 }).chain((names) =>
      fc
        .record({
          properties: each(names, tie('schema')),
          count: fc.nat(names.length),
          rest: some(fc.oneof(fc.boolean(), scalar)),
        })
        .map(({ properties, count, rest }) =>
          compact({
            type: 'object',
            properties,
            required: count === 0 ? undefined : names.slice(0, count),
            additionalProperties: rest,
          }),
        ),
    ),
  })).schema
}

const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const tag = (schema: Json, kind: string): Json => {
  const { type, properties, required, ...rest } = schema as JsonObject & { properties: JsonObject; required?: Json[] }
  const tagged = { ...properties, kind: { enum: [kind] } }
  return { type: 'object', properties: tagged, required: [...(required ?? []), 'kind'], ...rest }
}

const inPath = fc.record({ schema: fc.oneof(text, whole), style: some(fc.constantFrom('simple', 'label', 'matrix')) })
const inQuery = fc.oneof(
  fc.record({ schema: scalar }),
  fc.record({ schema: list, style: fc.constant('form'), explode: some(fc.boolean()) }),
  fc.record({ schema: list, style: fc.constantFrom('pipeDelimited', 'spaceDelimited'), explode: fc.constant(false) }),
  fc.record({ schema: flat, style: fc.constant('deepObject'), explode: fc.constant(true) }),
  fc.record({ schema: flat, style: fc.constant('form'), explode: fc.constant(false) }),
)
const inHeader = fc.oneof(fc.record({ schema: scalar }), fc.record({ schema: list, style: fc.constant('simple') }))

const parameters = fc
  .uniqueArray(
    fc
      .oneof(
        fc.tuple(fc.constant('query'), fc.constantFrom('limit', 'a[b]', 'class', 'é'), inQuery),
        fc.tuple(fc.constant('header'), fc.constantFrom('X-One', 'x-two'), inHeader),
        fc.tuple(fc.constant('cookie'), fc.constantFrom('one', 'two'), fc.record({ schema: fc.oneof(text, whole) })),
      )
      .map(([where, name, rest]) => compact({ in: where, name, ...rest })),
    { maxLength: 4, selector: ({ in: where, name }) => `${where} ${name}` },
  )
  .chain((all) => fc.tuple(...all.map((own) => some(fc.boolean()).map((required) => compact({ ...own, required })))))

const forms: Any = fc
  .constantFrom('application/x-www-form-urlencoded', 'multipart/form-data')
  .chain((type) => flat.map((schema) => ({ [type]: { schema } })))
const contents = (schema: Any, types: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 2 }).chain((chosen) =>
    each(
      chosen,
      schema.map((own) => ({ schema: own })),
    ).map((content) =>
      Object.fromEntries(
        Object.entries(content).map(([type, media]) => [
          type,
          /json/.test(type) ? media : { schema: { type: 'string' } },
        ]),
      ),
    ),
  )

const credentials = { key: ['header', 'X-Key'], queryKey: ['query', 'key'], cookieKey: ['cookie', 'key'] } as const
const securitySchemes = {
  ...Object.fromEntries(
    Object.entries(credentials).map(([name, [where, own]]) => [name, { type: 'apiKey', in: where, name: own }]),
  ),
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
}
const security = fc.array(
  fc
    .uniqueArray(fc.constantFrom(...Object.keys(securitySchemes)), { maxLength: 2 })
    // Both are the header Authorization.
    .filter((names) => !(names.includes('bearer') && names.includes('basic')))
    .map((names) => Object.fromEntries(names.map((name) => [name, []]))),
  { maxLength: 2 },
)

function operation(isNew: boolean, takesBody: boolean, path: string): fc.Arbitrary<JsonObject> {
  const schema = schemaFrom(-1, isNew)
  const json = ['application/json', 'application/vnd.a+json; charset=utf-8', 'text/plain', 'application/octet-stream']
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const reply = (status: string) =>
    fc.record({
      description: fc.constant('A reply.'),
      content:
        status === '204' || status === '302' ? fc.constant(undefined) : some(contents(schema, [...json, 'image/png'])),
    })
  return fc
    .record({
      tags: some(fc.tuple(word)),
      inPath: fc.tuple(
        ...names.map((name) => inPath.map((own) => compact({ in: 'path', name, required: true, ...own }))),
      ),
      parameters,
      security: some(security),
      requestBody: takesBody
        ? some(fc.record({ required: some(fc.boolean()), content: fc.oneof(contents(schema, json), forms) }))
        : fc.constant(undefined),
      responses: fc
        .uniqueArray(fc.constantFrom('200', '201', '204', '2XX', 'default', '404'), { minLength: 1, maxLength: 3 })
        .chain((statuses) => fc.tuple(...statuses.map((status) => reply(status).map((own) => [status, own] as const))))
        .map((all) => Object.fromEntries(all)),
    })
    .map(({ inPath: first, parameters: others, ...rest }) => compact({ ...rest, parameters: [...first, ...others] }))
}

const paths = ['/a', '/a/{id}', '/a-b', '/a_b/{id}/b', '/files/{name}.json', '/v1/{id}:start', '/']
const methods = ['get', 'post', 'put', 'patch', 'delete', 'trace']

const document: fc.Arbitrary<JsonObject> = fc.constantFrom('3.0.3', '3.1.0').chain((openapi) => {
  const isNew = openapi !== '3.0.3'
  const item = (path: string) =>
    fc
      .uniqueArray(fc.constantFrom(...methods), { minLength: 1, maxLength: 3 })
      .chain((own) =>
        fc
          .tuple(
            ...own.map((method) => operation(isNew, /p/.test(method), path).map((each) => [method, each] as const)),
          )
          .map((all): JsonObject => Object.fromEntries(all)),
      )
  return fc
    .record({
      openapi: fc.constant(openapi),
      info: fc.constant({ title: 'Random', version: '1' }),
      paths: fc
        .uniqueArray(fc.constantFrom(...paths), { minLength: 1, maxLength: 4 })
        .chain((own) => fc.tuple(...own.map((path) => item(path).map((each) => [path, each] as const))))
        .map((all) => Object.fromEntries(all)),
      schemas: fc
        .tuple(...componentNames.map((name, index) => schemaFrom(index, isNew).map((own) => [name, own] as const)))
        .map((all) => Object.fromEntries(all)),
      names: fc.shuffledSubarray(['get-a', 'get_a', 'getA', 'constructor', 'start', 'delete', '3d', 'é']),
    })
    .map(({ schemas, names, ...rest }) => {
      const operations = Object.values(rest.paths).flatMap((each) => Object.values(each as JsonObject) as JsonObject[])
      for (const [index, name] of names.entries())
        if (operations[index]) Object.assign(operations[index], { operationId: name })
      return compact({ ...rest, components: { schemas, securitySchemes } })
    })
})

const cases = fc.sample(document, { numRuns, seed }).map((source, index) => ({ index, source, folder: makeFolder() }))

afterAll(() => {
  for (const { folder } of cases) removeFolder(folder)
})

test.each(cases)(
  'random document $index is generated and served, and replies by contract',
  async ({ source, folder }) => {
    const spec = `${folder}/source.json`
    writeFileSync(join(root, spec), JSON.stringify(source, null, 1))
    expect(await askOperations(spec, folder), JSON.stringify(source)).toEqual({ faults: [], unsent: [] })
    writeHandlers(spec, folder)
  },
)

test('all generated code passes the type checker', () => {
  expect(findFolderErrors(cases.map(({ folder }) => folder))).toEqual([])
})
