import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildContract } from '../../generators/model/build-contract.ts'
import { testFolder } from '../support/temporary-folder.ts'
import { findErrors, getSpec, runGenerate } from './run-generate.ts'

const buildLenient = (text: string) => buildContract({ ...getSpec({ 'openapi.yaml': text }), lenient: true })

const head = (version: string) => `openapi: ${version}\ninfo: { title: A, version: '1' }\n`
const schema = (property: string) =>
  `${head('3.0.3')}paths: {}\ncomponents: { schemas: { A: { properties: { a: ${property} } } } }`
const operations = (first: string, second: string) =>
  `${head('3.1.0')}paths:\n  /a: { get: ${first} }\n  /b: { get: ${second} }`
const answer = `{ operationId: a, responses: { '200': { description: Done. } } }`

/** Faults, the warnings about them, and the document without them. */
test.each([
  [
    'a missing description',
    `${head('3.0.3')}paths: { /a: { get: { operationId: a, responses: { '200': {} } } } }`,
    ['/paths/~1a/get/responses/200/description is required. It is read as empty.'],
    `${head('3.0.3')}paths: { /a: { get: { operationId: a, responses: { '200': { description: '' } } } } }`,
  ],
  [
    'a version without quotes',
    'openapi: 3.1.0\ninfo: { title: A, version: 1.0 }\npaths: {}',
    ['/info/version must be a string, got 1. It is read as `1.0` in quotes.'],
    "openapi: 3.1.0\ninfo: { title: A, version: '1.0' }\npaths: {}",
  ],
  [
    'a version without quotes in JSON',
    '{"openapi": "3.1.0", "info": {"title": "A", "version":2.10}, "paths": {}}',
    ['/info/version must be a string, got 2.1. It is read as `2.10` in quotes.'],
    "openapi: 3.1.0\ninfo: { title: A, version: '2.10' }\npaths: {}",
  ],
  [
    'an extra `required`',
    schema('{ type: string, required: true }'),
    ['/components/schemas/A/properties/a/required must be an array, got true. It is ignored.'],
    schema('{ type: string }'),
  ],
  [
    'an unknown key that holds nothing',
    schema('{ type: string, colour: red }'),
    ['/components/schemas/A/properties/a/colour is not allowed here. It is ignored.'],
    schema('{ type: string }'),
  ],
  [
    'an operation id that is used twice',
    operations(answer, answer),
    ['`a` is used twice. It is read as `a2`.'],
    operations(answer, answer.replace('operationId: a', 'operationId: a2')),
  ],
  [
    'a reference in the place of an operation',
    operations(answer, `{ $ref: '#/paths/~1a/get', operationId: b }`),
    ['/paths/~1b/get/$ref is not allowed here. It is read as the operation that it refers to.'],
    operations(answer, answer.replace('operationId: a', 'operationId: b')),
  ],
])('%s is repaired with a warning', (_, text, warnings, repaired) => {
  expect(findErrors(() => buildContract(getSpec({ 'openapi.yaml': text })))).not.toEqual([])
  const { contract, openapi } = buildLenient(text)
  expect(openapi.warnings.map(({ code, message }) => [code, message])).toEqual(
    warnings.map((line) => ['repaired', line]),
  )
  const withoutOrigins = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, item) => (key === 'origin' ? undefined : item)))
  const expected = buildContract(getSpec({ 'openapi.yaml': repaired }))
  expect(withoutOrigins(contract)).toEqual(withoutOrigins(expected.contract))
  expect(openapi.schemas).toEqual(expected.openapi.schemas)
})

test.each([
  ['an unknown path', `${head('3.1.0')}paths: { a: { get: ${answer} } }`],
  ['a rule of another version', schema('{ const: 1 }')],
  ['a wrong type', schema('{ type: strin }')],
  ['a schema that is empty', `${head('3.0.3')}paths: {}\ncomponents: { schemas: { A: } }`],
  ['an unknown map', `${head('3.1.0')}paths: { /a: { get: { respones: { '200': { description: Done. } } } } }`],
])('%s is an error also for who is lenient', (_, text) => {
  expect(findErrors(() => buildLenient(text))).toHaveLength(1)
})

test('an operation that is a reference is an error that says how to mend it', () => {
  const spec = join(testFolder(), 'openapi.yaml')
  writeFileSync(spec, operations(answer, `{ $ref: '#/paths/~1a/get' }`))
  return expect(runGenerate(['--spec', spec, '--out', 'out'])).resolves.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Bundle it first, such as with `npx @redocly/cli bundle`'),
  })
})

test('the command counts all errors, shows the first ones, and repairs them all with --lenient', async () => {
  const folder = testFolder()
  const paths = Array.from({ length: 57 }, (_, index) => `  /${index}: { get: { responses: { '200': {} } } }`)
  writeFileSync(join(folder, 'openapi.yaml'), `${head('3.0.3')}paths:\n${paths.join('\n')}`)
  const args = ['--spec', join(folder, 'openapi.yaml'), '--out', join(folder, 'out')]
  const { code, stderr } = await runGenerate(args)
  expect([code, stderr.match(/is required/g)?.length, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    20,
    '57 errors in the specification, of which these are the first 20; nothing was written.',
  ])
  const lenient = await runGenerate([...args, '--lenient'])
  expect([lenient.code, lenient.stderr.match(/warning: repaired/g)?.length]).toEqual([0, 57])
})
