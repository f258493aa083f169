import { expect, test } from 'vitest'
import { getRouteRows } from '../../generators/emit/routes.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { exportName } from '../../generators/print/names.ts'
import { getSpec } from './run-generate.ts'

const document = `
openapi: 3.1.0
info: { title: Names, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                card: { type: object, properties: { number: { type: string } } }
                open: { type: object }
              if: { required: [card] }
              then: { properties: { cards: { type: integer } } }
      responses: { 204: { description: Done. } }
`

test('the names of a body written in its operation are known, also those under a condition', () => {
  const rows = getRouteRows(buildContract(getSpec({ 'openapi.yaml': document })))
  expect(rows).toMatchObject([
    { body: { content: [{ names: ['card', 'cards', 'open'], nested: { card: { names: ['number'] } } }] } },
  ])
})

test.each(['any', 'bigint', 'boolean', 'never', 'number', 'object', 'string', 'symbol'])(
  'a schema named %s does not shadow the type',
  (name) => expect(exportName(name)).toBe(`_${name}`),
)
