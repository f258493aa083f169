import { expect, test } from 'vitest'
import { expectValid, listReplySchemas } from './public-schemas.ts'

test('replies of GitHub get valid samples', () => {
  const schemas = listReplySchemas(1)
  expect(schemas.length).toBeGreaterThan(100)
  for (const schema of schemas) expectValid(schema, 'draft-2020-12', 1)
})
