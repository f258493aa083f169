import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Validate } from 'gatewright/core'
import { expect, test } from 'vitest'
import { root, temporaryFolder, writeOutput } from './run-generate.ts'

const image = 'data:image/png;base64,iVBORw0KGgo='

const accepted = [{ image }, { image, range: { first: 1, last: 2 }, limit: 3 }, { image, range: { first: 9 } }]
const refused: [order: unknown, keyword: string][] = [
  [{ image: 'https://example.com/a.png' }, 'x-data-url'],
  [{ image: 'data:image/gif;base64,iVBORw0KGgo=' }, 'x-data-url'],
  [{ image: 'data:image/png;base64,iVBORw0KGgoAAAAAAAAAAAAAAAAAAAAA' }, 'x-data-url'],
  [{ image, range: { first: 2, last: 2 } }, 'x-below'],
  [{ image, range: { last: 3 }, limit: 3 }, 'x-below'],
]

/** Plain ajv judges the keywords of JSON Schema in random-schemas.test.ts. */
test('the validators check our own keywords', async () => {
  const folder = temporaryFolder()
  await writeOutput('test/golden/own-keywords/openapi.yaml', folder)
  const { Order }: { readonly Order: Validate } = await import(join(root, folder, 'validators/prints.js'))
  for (const order of accepted) expect([order, Order(order)]).toEqual([order, true])
  for (const [order, keyword] of refused) {
    expect([order, Order(order)]).toEqual([order, false])
    expect(Order.errors?.map((error) => error.keyword)).toContain(keyword)
  }
})

const divided = `
openapi: 3.1.0
info: { title: Divided, version: '1' }
paths:
  /a: { post: { tags: [one], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Leaf' } } } }, responses: { 204: { description: Done. } } } }
  /b: { post: { tags: [two], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }, responses: { 204: { description: Done. } } } }
components:
  schemas:
    Tree: { type: object, properties: { children: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }
    Leaf: { allOf: [{ $ref: '#/components/schemas/Tree' }], properties: { name: { type: string } }, unevaluatedProperties: false }
    Unused: { type: object, required: [name], properties: { name: { type: string } } }
`

test('a schema that several families use has one validator, and one that no operation uses has a validator too', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(root, folder, 'openapi.yaml'), divided)
  await writeOutput(`${folder}/openapi.yaml`, folder)
  const load = (file: string): Promise<Record<string, Validate>> => import(join(root, folder, `validators/${file}.js`))
  const [one, two, others] = [await load('one'), await load('two'), await load('schemas')]
  expect(one.Leaf?.({ name: 'a', children: [{}] })).toBe(true)
  expect(one.Leaf?.({ children: [{ children: 1 }] })).toBe(false)
  expect(one.Leaf?.({ title: 'a' })).toBe(false)
  expect(two.Tree).toBe(others.Tree)
  expect(others.Unused?.({})).toBe(false)
  expect(others.Unused?.({ name: 'a' })).toBe(true)
})
