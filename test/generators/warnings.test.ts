import { describe, expect, test } from 'vitest'
import { formatWarning, warningHelp } from '../../generators/diagnostics.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { findWarnings } from '../../generators/pipeline.ts'
import { runGenerate, temporaryFolder } from './run-generate.ts'
import { getSpec } from './write-output.ts'

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
const error = (status: string, type = 'application/json', more = '') =>
  `'${status}': { description: Wrong., ${more}content: { ${type}: { schema: { type: object }, example: {} } } }`

describe('an error reply without a kind of problem', () => {
  const warning = (line: number, response: string, kind: string) =>
    `openapi.yaml:${line}:16 warning: missing-problem\n  The response ${response} is application/json but has no \`x-problem: ${kind}\`: the server replies to that problem in its own format.\n  help: ${warningHelp['missing-problem']}`

  test('gets a warning with its location, one per tag and kind', () => {
    const document = getDocument({ buy: [done, error('400'), error('404')], sell: [done, error('400'), error('413')] })
    expect(getWarnings(document)).toEqual([
      warning(10, '400 of buy', 'invalid-request'),
      warning(11, '404 of buy', 'not-found'),
      warning(19, '413 of sell', 'payload-too-large'),
    ])
  })

  test.each(['422', '4XX', 'default'])('gets a warning if it is declared as %s', (status) => {
    expect(getWarnings(getDocument({ buy: [done, error(status)] })).join()).toContain('`x-problem: invalid-request`')
  })

  test.each([
    ['declares its kind', { buy: [done, error('400', 'application/json', 'x-problem: invalid-request, ')] }],
    [
      'is declared with its kind elsewhere in the tag',
      { buy: [done, error('400', 'application/json', 'x-problem: invalid-request, ')], sell: [done, error('400')] },
    ],
    ['is in the format of the server', { buy: [done, error('400', 'application/problem+json')] }],
    ['is not JSON', { buy: [done, error('400', 'text/plain')] }],
    ['has a status without a kind of problem', { buy: [done, error('409')] }],
  ])('gets no warning if it %s', (_, operations) => {
    expect(getWarnings(getDocument(operations))).toEqual([])
  })
})

describe('a generated sample that violates its schema', () => {
  const isbn = (more = '') =>
    `Book: { type: object, required: [isbn], properties: { isbn: { type: string, pattern: '^[0-9]{13}$'${more} } } }`
  const json = (schema: string) => `'200': { description: It., content: { application/json: { schema: ${schema} } } }`
  const book = "{ $ref: '#/components/schemas/Book' }"
  const warning = (place: string, reason: string) =>
    `openapi.yaml:${place} warning: invalid-sample\n  There is no example for ${reason}.\n  help: ${warningHelp['invalid-sample']}`

  test('gets one warning at the schema without an example', () => {
    const document = getDocument({ buy: [json(book)], list: [json(`{ type: array, items: ${book} }`)] }, [isbn()])
    expect(getWarnings(document)).toEqual([
      warning('18:65', '`isbn`, and the generated sample is invalid: it must match pattern "^[0-9]{13}$"'),
    ])
  })

  test('gets a warning at the reply if the sample is the whole body', () => {
    expect(getWarnings(getDocument({ buy: [json("{ type: string, pattern: '^[0-9]$' }")] }))).toEqual([
      warning('9:75', 'the response 200 of buy, and the generated sample is invalid: it must match pattern "^[0-9]$"'),
    ])
  })

  test.each([
    ['the schema has an example', isbn(", examples: ['9780000000002']"), json(book)],
    ['the response has one', isbn(), json(`${book}, example: { isbn: '9780000000002' }`)],
    ['the response is an error', isbn(), json(book).replace('200', '409')],
  ])('gets no warning if %s', (_, schema, response) => {
    expect(getWarnings(getDocument({ buy: [done, response] }, [schema]))).toEqual([])
  })
})

test('the command succeeds and prints warnings', async () => {
  const spec = 'test/golden/awkward/openapi.yaml'
  const { code, stdout, stderr } = await runGenerate(['--spec', spec, '--out', temporaryFolder()])
  expect([code, stdout]).toEqual([0, expect.stringContaining('of them changed.')])
  expect(stderr).toMatch(/^test\/golden\/awkward\/openapi\.yaml:\d+:\d+ warning: missing-problem\n.*\n.*\n$/)
})
