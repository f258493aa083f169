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
