import type { Route } from 'gatewright/core'
import { expect, test } from 'vitest'
import { families } from '../../generated/errors.ts'
import { routes } from '../../generated/routes.ts'
import { loadContract } from '../../generators/load-contract.ts'
import type { JsonObject } from '../../runtime/json.ts'
import { encodeProblem, Problem } from '../../runtime/problem.ts'
import { writeTestFile } from '../support/temporary-folder.ts'

const loaded = loadContract('spec/openapi.yaml')
if ('errors' in loaded) throw new Error(loaded.errors.join('\n'))
const { tables } = loaded

/** A table with a word in place of each function, whose identity differs. */
function withoutFunctions(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null || depth > 15) return value
  if (Array.isArray(value)) return value.map((item) => withoutFunctions(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutFunctions(item, depth + 1)]))
}

test('the tables of a loaded document are those of its generated files', () => {
  expect(withoutFunctions(tables.families)).toEqual(withoutFunctions(families))
  expect(withoutFunctions(tables.routes)).toEqual(withoutFunctions(routes))
})

test('a loaded validator has the verdict of the generated one, and the errors of the last value only', () => {
  const getValidator = (all: readonly Route[]) =>
    all.find(({ operationId }) => operationId === 'createMessage')?.body?.content[0]?.validate
  const [made, generated] = [getValidator(tables.routes as readonly Route[]), getValidator(routes)]
  const valid = { model: 'gw-text-large', max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] }
  for (const value of [{ ...valid, max_tokens: 'many' }, valid, {}]) {
    expect(made?.(value)).toBe(generated?.(value))
    expect(made?.errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual(
      generated?.errors?.map(({ instancePath, keyword }) => [instancePath, keyword]),
    )
  }
  expect(made?.(valid)).toBe(true)
  expect(made?.errors).toBeNull()
})

const message = 'It is gone.'
const details = { mediaType: 'application/problem+json', body: { title: 'Gone', status: 410, detail: message } }
test.each([
  ['/taken', 409, { mediaType: 'application/json', body: { code: 409, holder: 'ann', message } }],
  ['/taken', 422, { mediaType: 'application/json', body: { code: 422, message } }],
  ['/taken', 410, details],
  ['/text', 410, details],
  ['/nested', 410, { mediaType: 'application/vnd.a+json', body: { error: { code: 410, message } } }],
  ['/default', 410, details],
])('a problem at %s with the status %i has the body that the operation declares for it', (path, status, expected) => {
  const errors = loadContract('test/generators/documents/errors.yaml')
  if ('errors' in errors) throw new Error(errors.errors.join('\n'))
  const route = (errors.tables.routes as readonly Route[]).find((candidate) => candidate.path === path)
  const problem = new Problem('invalid-request', message, { status })
  expect(encodeProblem(problem, undefined, route)).toMatchObject({ status, ...expected })
})

test('a loaded validator compares values as JSON Schema does, whatever their properties are named', () => {
  const schema: JsonObject = {
    uniqueItems: true,
    items: { enum: [{ toString: 1 }, { valueOf: { constructor: [1] } }, { n: [0], m: null }] },
  }
  const post = { requestBody: { content: { 'application/json': { schema } } }, responses: { 204: { description: '' } } }
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/': { post } } }
  const made = loadContract(writeTestFile('openapi.json', JSON.stringify(document)))
  if ('errors' in made) throw new Error(made.errors.join('\n'))
  const validate = (made.tables.routes as readonly Route[])[0]?.body?.content[0]?.validate
  expect(validate?.([{ toString: 1 }, { valueOf: { constructor: [1] } }])).toBe(true)
  expect(validate?.([{ toString: 2 }])).toBe(false)
  expect(validate?.([{ toString: 1 }, { toString: 1 }])).toBe(false)
  expect(validate?.([{ m: null, n: [-0] }])).toBe(true)
  expect(
    validate?.([
      { n: [0], m: null },
      { m: null, n: [-0] },
    ]),
  ).toBe(false)
})
