import { describe, expect, test } from 'vitest'
import { formatWarning, warningHelp } from '../../generators/diagnostics.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { findWarnings } from '../../generators/pipeline.ts'
import { runGenerate, temporaryFolder } from './run-generate.ts'
import { getSpec } from './spec-of.ts'

function getWarnings(text: string): string[] {
  return findWarnings(buildContract(getSpec({ 'openapi.yaml': text }))).map(formatWarning)
}

/** A document of one tag whose operations, by name, have these lines of responses. */
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
  const components = ['components:', '  schemas:', ...schemas.map((schema) => `    ${schema}`)]
  return [...info, 'paths:', ...paths, ...components, ''].join('\n')
}

const done = "'204': { description: Done. }"
const error = (status: string, type = 'application/json', more = '') =>
  `'${status}': { description: Wrong., ${more}content: { ${type}: { schema: { type: object }, example: {} } } }`

describe('an error reply that the server will not answer in its declared form', () => {
  const told = (line: number, words: string) =>
    `openapi.yaml:${line}:16 warning: missing-problem\n  ${words}: the server answers that in a form of its own.\n  help: ${warningHelp['missing-problem']}`

  test('is told by place and kind, once for each kind of a tag', () => {
    const document = getDocument({ buy: [done, error('400'), error('404')], sell: [done, error('400'), error('413')] })
    expect(getWarnings(document)).toEqual([
      told(10, 'The response 400 of buy is application/json, but nothing says that it is for `invalid-request`'),
      told(11, 'The response 404 of buy is application/json, but nothing says that it is for `not-found`'),
      told(19, 'The response 413 of sell is application/json, but nothing says that it is for `payload-too-large`'),
    ])
  })

  test.each(['422', '4XX', 'default'])('is told where it is declared as %s', (status) => {
    expect(getWarnings(getDocument({ buy: [done, error(status)] })).join()).toContain('`invalid-request`')
  })

  test.each([
    ['says what it is for', { buy: [done, error('400', 'application/json', 'x-problem: invalid-request, ')] }],
    [
      'is said for elsewhere in the tag',
      { buy: [done, error('400', 'application/json', 'x-problem: invalid-request, ')], sell: [done, error('400')] },
    ],
    ['is the form of the server', { buy: [done, error('400', 'application/problem+json')] }],
    ['is not JSON', { buy: [done, error('400', 'text/plain')] }],
    ['is of a status that the server has no problem for', { buy: [done, error('409')] }],
  ])('is not told where it %s', (_, operations) => {
    expect(getWarnings(getDocument(operations))).toEqual([])
  })
})

describe('a value that was made up and breaks its own schema', () => {
  const isbn = (more = '') =>
    `Book: { type: object, required: [isbn], properties: { isbn: { type: string, pattern: '^[0-9]{13}$'${more} } } }`
  const json = (schema: string) => `'200': { description: It., content: { application/json: { schema: ${schema} } } }`
  const book = "{ $ref: '#/components/schemas/Book' }"
  const told = (place: string, words: string) =>
    `openapi.yaml:${place} warning: unfit-sample\n  There is no example for ${words}.\n  help: ${warningHelp['unfit-sample']}`

  test('is told at the schema that wants an example, once for all that lead there', () => {
    const document = getDocument({ buy: [json(book)], list: [json(`{ type: array, items: ${book} }`)] }, [isbn()])
    expect(getWarnings(document)).toEqual([
      told('18:65', '`isbn`, and what is made up breaks its schema: it must match pattern "^[0-9]{13}$"'),
    ])
  })

  test('is told of a reply that is nothing else', () => {
    expect(getWarnings(getDocument({ buy: [json("{ type: string, pattern: '^[0-9]$' }")] }))).toEqual([
      told('9:75', 'the response 200 of buy, and what is made up breaks its schema: it must match pattern "^[0-9]$"'),
    ])
  })

  test.each([
    ['the schema has an example', isbn(", examples: ['9780000000002']"), json(book)],
    ['the response has one', isbn(), json(`${book}, example: { isbn: '9780000000002' }`)],
    ['it is of an error', isbn(), json(book).replace('200', '409')],
  ])('is not told where %s', (_, schema, response) => {
    expect(getWarnings(getDocument({ buy: [done, response] }, [schema]))).toEqual([])
  })
})

test('the command prints warnings, does its work and is content', async () => {
  const spec = 'test/golden/awkward/openapi.yaml'
  const { code, stdout, stderr } = await runGenerate(['--spec', spec, '--out', temporaryFolder()])
  expect([code, stdout]).toEqual([0, expect.stringContaining('of them changed.')])
  expect(stderr).toMatch(/^test\/golden\/awkward\/openapi\.yaml:\d+:\d+ warning: missing-problem\n.*\n.*\n$/)
})
