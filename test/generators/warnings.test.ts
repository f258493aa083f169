import { formatWarning } from 'gatewright/generate'
import { describe, expect, test } from 'vitest'
import { warningHelp } from '../../generators/diagnostics.ts'
import { getSampler } from '../../generators/emit/sampler.ts'
import { emitTypes } from '../../generators/emit/types.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { findWarnings } from '../../generators/warnings.ts'
import { readableDocument } from '../../settings/command.ts'
import { parseValue } from '../../settings/option-types.ts'
import { getSpec, runGenerate, temporaryFolder } from './run-generate.ts'

function getWarnings(text: string): string[] {
  return findWarnings(buildContract(getSpec({ 'openapi.yaml': text }))).map(formatWarning)
}

/** A document with one tag and these lines of responses for each operation. */
function getDocument(operations: Readonly<Record<string, readonly string[]>>, schemas: readonly string[] = []): string {
  const paths = Object.entries(operations).flatMap(([name, responses]) => [
    `  /${name}:`,
    '    get:',
    `      operationId: ${name}`,
    '      tags: [shop]',
    '      responses:',
    ...responses.map((response) => `        ${response}`),
  ])
  const info = ['openapi: 3.1.0', "info: { title: Shop, version: '1' }"]
  const named = schemas.map((schema) => `    ${schema}`)
  const components = schemas.length === 0 ? [] : ['components:', '  schemas:', ...named]
  return [...info, 'paths:', ...paths, ...components, ''].join('\n')
}

const done = "'204': { description: Done. }"
describe('a generated sample that violates its schema', () => {
  /** No text has such an ISBN. */
  const isbn = (more = '') =>
    `Book: { type: object, required: [isbn], properties: { isbn: { type: string, pattern: '^a(?=b)$'${more} } } }`
  const json = (schema: string) => `'200': { description: It., content: { application/json: { schema: ${schema} } } }`
  const book = "{ $ref: '#/components/schemas/Book' }"
  const warning = (place: string, reason: string) =>
    `openapi.yaml:${place} warning: invalid-sample\n  There is no example for ${reason}.\n  help: ${warningHelp['invalid-sample']}`

  test('gets one warning at the schema without an example', () => {
    const sold = `{ type: object, required: [book], properties: { book: ${book} } }`
    const replies = { buy: [json(book)], list: [json(`{ type: array, items: ${book} }`)], sell: [json(sold)] }
    const document = getDocument(replies, [isbn()])
    expect(getWarnings(document)).toEqual([
      warning('24:65', '`isbn`, and the generated sample is invalid: it must match pattern "^a(?=b)$"'),
    ])
  })

  test('gets a warning at the reply if the sample is the whole body', () => {
    expect(getWarnings(getDocument({ buy: [json("{ type: string, pattern: '^a(?=b)$' }")] }))).toEqual([
      warning('9:75', 'the response 200 of buy, and the generated sample is invalid: it must match pattern "^a(?=b)$"'),
    ])
  })

  test.each([
    ['all properties', (a: string, b: string) => `{ type: object, required: [a, b], properties: { ${a}, ${b} } }`],
    [
      'all of the parts of an allOf',
      (a: string, b: string) =>
        `{ allOf: [{ type: object, required: [a, b], properties: { ${a} } }, { properties: { ${b} } }] }`,
    ],
  ])('gets a warning at the property that no value fits, of %s', (_, makeSchema) => {
    const schema = makeSchema("a: { type: string, pattern: '^A$' }", "b: { type: string, pattern: '^b', maxLength: 0 }")
    const [found] = getWarnings(getDocument({ buy: [json(schema)] }))
    expect(found).toContain('for `b`, and the generated sample is invalid: it must match pattern "^b".')
  })

  test.each([
    ['the schema has an example', isbn(", examples: ['9780000000002']").replace('a(?=b)', '[0-9]{13}'), json(book)],
    ['a reply has it', isbn().replace('a(?=b)', '(?=9)[0-9]{13}'), json(`${book}, example: { isbn: '9780000000002' }`)],
    ['a sample fits the pattern', isbn().replace('a(?=b)', '[0-9]{13}'), json(book)],
  ])('gets no warning if %s', (_, schema, response) => {
    expect(getWarnings(getDocument({ buy: [done, response] }, [schema]))).toEqual([])
  })
})

test.each([
  ['https://h/a', "is a URL: download the document first, such as with `curl -L -o openapi.json 'https://h/a'`."],
  ['nope.yaml', '--spec: there is no file nope.yaml.'],
  ['package.json/a.yaml', '--spec: package.json/a.yaml cannot be read: a part of the path is a file.'],
  ['test/generators', '--spec: test/generators is a folder: name the OpenAPI document in it.'],
  ['', '--spec takes a file, not ``.'],
])('the command does not read %j', (path, words) =>
  expect(() => parseValue(readableDocument, path, '--spec')).toThrow(words),
)

test('the command succeeds and prints warnings', async () => {
  const spec = 'test/generators/documents/samples.yaml'
  const { code, stdout, stderr } = await runGenerate(['--spec', spec, '--out', temporaryFolder()])
  expect([code, stdout]).toEqual([0, expect.stringContaining('of them changed.')])
  expect(stderr).toMatch(
    /test\/generators\/documents\/samples\.yaml:12:\d+ warning: invalid-example\n.*\n.*\n.*:14:\d+ warning: invalid-sample\n/,
  )
})

test.each([
  ['oneOf: [$Dog], discriminator: { propertyName: kind }', '{ type: string }', undefined],
  ['oneOf: [$Cat, $Dog], discriminator: { propertyName: kind }', '{ type: string }', undefined],
  ['oneOf: [$Cat, $Dog], discriminator: { propertyName: kind }', '{ enum: [a, b] }', 'as a plain oneOf'],
  ['anyOf: [$Cat, $Dog], discriminator: { propertyName: kind }', '{ type: integer }', 'as a plain anyOf'],
  ['oneOf: [$Cat, { type: string }], discriminator: { propertyName: kind }', '{ type: string }', 'as a plain oneOf'],
  ['oneOf: [$Cat], discriminator: { propertyName: other }', '{ type: string }', '`other` does not select'],
  ['type: object', '{ type: string }, discriminator: { propertyName: kind }', undefined],
  ['type: object', '{ enum: [a, b] }, discriminator: { propertyName: kind }', '`Pet` alone'],
  ['type: object', '{ type: string }, discriminator: { propertyName: kind, mapping: { a: Nobody } }', '`Pet` alone'],
])('a tag that selects no schema gets a warning: %s, kind: %s', (union, kind, words) => {
  const [properties, discriminator] = kind.split(', discriminator')
  const schemas = [
    `Union: { ${union.replace(/\$(\w+)/g, '{ $ref: "#/components/schemas/$1" }')} }`,
    `Pet: { type: object, required: [kind], properties: { kind: ${properties} }${discriminator === undefined ? '' : `, discriminator${discriminator}`} }`,
    'Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }] }',
    'Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { fur: { type: string } } }] }',
  ]
  const warnings = getWarnings(getDocument({ buy: [done] }, schemas))
  expect(warnings).toEqual(words === undefined ? [] : [expect.stringMatching(/unchecked-discriminator/)])
  if (words) expect(warnings[0]).toContain(words)
})

const union = (discriminator: string) =>
  `Pet: { oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }], discriminator: { propertyName: kind${discriminator} } }`
const mapping = ", mapping: { hound: '#/components/schemas/Dog', cat: Cat }"
const open = (name: string) => `${name}: { type: object, required: [${name}], properties: { kind: { type: string } } }`
const base = (kind: string) =>
  `Pet: { type: object, properties: { kind: ${kind} }, discriminator: { propertyName: kind${mapping} } }`
const heir = (name: string) => `${name}: { allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object }] }`

const allowed = expect.stringMatching(/^(a|cat)$/)

test.each([
  ['the key of the mapping', [union(mapping), open('Dog'), open('Cat')], ['hound', 'hound', 'cat']],
  ['its name without a mapping', [union(''), open('Dog'), open('Cat')], ['Dog', 'Dog', 'Cat']],
  [
    'the key of the mapping of its base',
    [base('{ type: string }'), heir('Dog'), heir('Cat')],
    [expect.any(String), 'hound', 'cat'],
  ],
  ['no key that its base forbids', [base('{ enum: [a, cat] }'), heir('Dog'), heir('Cat')], [allowed, allowed, 'cat']],
])('the sample of a schema that a discriminator selects has %s', (_, schemas, kinds) => {
  const built = buildContract(getSpec({ 'openapi.yaml': getDocument({ buy: [done] }, schemas) }))
  const { warn } = console
  const samples = ['Pet', 'Dog', 'Cat'].map((name) => getSampler(built).sample(name))
  expect(console.warn).toBe(warn)
  expect(samples).toMatchObject(kinds.map((kind) => ({ value: { kind } })))
})

test('a sample has no properties that only the other side sends', () => {
  const properties = { id: { type: 'integer', readOnly: true }, key: { type: 'integer', writeOnly: true } }
  const pet = { type: 'object', required: ['id', 'key'], properties }
  const built = buildContract(
    getSpec({ 'openapi.yaml': getDocument({ buy: [done] }, [`Pet: ${JSON.stringify(pet)}`]) }),
  )
  const sampler = getSampler(built)
  expect(sampler.sample('Pet')).toEqual({ value: { id: expect.any(Number) } })
  expect(sampler.sampleSchema(pet, 'client')).toEqual({ value: { key: expect.any(Number) } })
})

test.each([
  ['type: string, nullable: true', "Write `type: [string, 'null']`."],
  ["$ref: '#/components/schemas/B', nullable: true", "Write `anyOf: [..., { type: 'null' }]`."],
  ['type: string, nullable: false', 'Remove it.'],
])('`nullable` of an older version is ignored, and the warning says what to write: %s', (schema, help) => {
  const schemas = [`A: { type: object, properties: { a: { ${schema} } } }`, 'B: { type: string }']
  const built = buildContract(getSpec({ 'openapi.yaml': getDocument({ buy: [done] }, schemas) }))
  expect(findWarnings(built)).toMatchObject([{ message: expect.stringContaining('no `nullable`'), help }])
  expect(getSampler(built).findViolation('A', { a: null })).toBeDefined()
  expect([...emitTypes({ ...built, header: '', core: '' }).values()].join()).not.toContain('null')
})

test('a security scheme that is not declared is named with the place where it belongs', () => {
  const document = `${getDocument({ buy: [done] })}security: [{ token: [] }]\n`
  expect(getWarnings(document)[0]).toContain(
    '`token` is not declared under components/securitySchemes: no request passes it.',
  )
})

test('a callback that nothing sends is named with its operation', () => {
  const address = '{$request.body#/url}'
  const responses = `responses: { '200': { description: Read. } }`
  const sent = `{ '${address}': { post: { requestBody: { content: { application/json: {} } }, ${responses} } } }`
  const callback = `callbacks: { paid: { '${address}': { post: { ${responses} } } }, sent: ${sent} }`
  const document = getDocument({ buy: [done] }).replace('operationId: buy', `operationId: buy\n      ${callback}`)
  const message = 'buy has the callbacks `paid`, which nothing sends: the mock sends each POST with a body of JSON.'
  expect(getWarnings(document)).toEqual([expect.stringContaining(`7:18 warning: unsent-callback\n  ${message}`)])
})
