import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Draft, expectValid, listReplySchemas, VALIDATORS } from './public-schemas.ts'
import { librarySchemas } from './schemas-of-libraries.ts'

describe.each(Object.keys(VALIDATORS) as Draft[])('as a schema of %s', (draft) => {
  test.each(Object.entries(librarySchemas))('%s gets valid samples', (_name, type) => {
    expectValid(z.toJSONSchema(type, { target: draft, io: 'output', unrepresentable: 'any' }), draft, 5)
  })
})

/** `public-schemas.slow.test.ts` takes all of them. */
test('every eighth reply of GitHub gets a valid sample', () => {
  const schemas = listReplySchemas(8)
  expect(schemas.length).toBeGreaterThan(15)
  for (const schema of schemas) expectValid(schema, 'draft-2020-12', 1)
})
